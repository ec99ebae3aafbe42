import Planning
import Diagnostics
import FileSystem
import Publishing
import SiteCompiler

/// `apus build`: makes the site, or reports everything that is wrong with it.
struct BuildCommand {
  private let options: SiteOptions
  /// The part of the site that is made; nil for all of it.
  private let part: ShardOption?
  /// What is remembered of the published site, where several builds follow each other.
  let remembered: RememberedSite?
  /// Pages that are wanted before all others; nil where none is.
  private let first: FirstPages?

  /// Makes a command that uses what is remembered of the site, and remembers it again.
  init(
    _ options: SiteOptions, part: ShardOption? = nil, remembered: RememberedSite? = nil,
    first: FirstPages? = nil
  ) {
    self.options = options
    self.part = part
    self.remembered = remembered
    self.first = first
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let outcome = build(&output, &errors)
    // The process ends now: freeing each value of a large site takes longer than dropping them all.
    HostSystem.keepUntilExit(outcome.site)
    return outcome.code
  }

  /// How a build ended.
  struct Outcome {
    let code: ExitCode
    /// The moment at which the site changes by itself, in seconds since 1970-01-01T00:00:00Z; nil
    /// where none is known.
    var nextChange: Int64?
    /// What was checked; nil where the build failed before.
    var site: CheckedSite?
    /// Why it failed before, as it was reported.
    var failure: String?
    /// The files that it has written or removed; nil where that is not known.
    var changed: ChangedFiles?
    /// What the next build can use.
    var memory: BuildMemory?
  }

  /// Builds the site and reports what was done, or what is wrong.
  func build(_ output: inout OutputStream, _ errors: inout OutputStream) -> Outcome {
    let start = ContinuousClock.now
    let files: SiteFiles
    do throws(LocationFault) {
      files = try options.siteFiles()
    } catch {
      return Outcome(code: error.write(to: &errors), failure: error.message)
    }
    let progress = Progress("building", on: errors)
    defer { progress.end() }
    let report: BuildReport
    do throws(BuildFailure) {
      report = try build(files)
      progress.end()
    } catch {
      progress.end()
      let failure = FailureText(folder: options.folder)
      return Outcome(
        code: failure.write(error, as: options.format, to: &output, &errors),
        failure: failure.text(of: error))
    }
    let messages = SiteMessages(options: options)
    messages.write(report.site, to: &output, &errors)
    guard let published = report.published else {
      messages.close(Summary.notes(on: report.site), &output, &errors)
      return Outcome(
        code: .mistakes, nextChange: report.site.nextChange, site: report.site)
    }
    let elapsed = ContinuousClock.now - start
    let name = part.map { "part \($0.shard.text): " } ?? ""
    let summary = Summary.text(
      of: published, in: remembered?.files == nil ? options.output : "memory", elapsed: elapsed,
      notes: Summary.notes(on: report.site)
        + (remembered == nil ? Summary.noteOnAddress(of: report.site, options) : ""))
    messages.close(name + summary, &output, &errors)
    return Outcome(
      code: .success, nextChange: report.site.nextChange, site: report.site,
      changed: published.changed, memory: report.memory)
  }

  private func build(_ site: SiteFiles) throws(BuildFailure) -> BuildReport {
    if let files = remembered?.files {
      do throws(BuildFailure) {
        return try build(site, in: files)
      } catch {
        // A site that is too large to be kept in memory is built into the output folder.
        guard files.isFull else { throw error }
        files.removeAll()
      }
    }
    let location = try options.outputLocation(of: site)
    var publishing = options.publishing
    if remembered != nil { publishing.moveLimit = RememberedSite.moveLimit }
    publishing.partRecord = PartPaths.record
    publishing.isPart = part != nil
    let threads = options.compiler.threads
    return try build(
      site, cache: remembered == nil ? cache(at: location) : nil, at: location,
      unless: UpToDateSite.mayExist(at: location)
        ? { UpToDateSite(at: location, madeOf: $0, threads: threads) } : nil
    ) { () throws(PublicationError) in
      // Now it is known which links the site's folders have.
      try Publication(at: options.location(of: site), options: publishing)
    }
  }

  /// Builds the site into memory.
  private func build(
    _ site: SiteFiles, in files: MemoryFileSystem
  ) throws(BuildFailure) -> BuildReport {
    let (name, threads) = (PreviewSite.name, options.compiler.threads)
    var publishing = options.publishing
    // Nobody sees the files before all of them are there.
    publishing.moveLimit = .max
    return try build(
      site,
      unless: UpToDateSite.mayExist(in: name, of: files)
        ? { UpToDateSite(in: name, of: files, madeOf: $0, threads: threads) } : nil
    ) { () throws(PublicationError) in
      try Publication(into: name, in: files, options: publishing)
    }
  }

  /// Builds the site, or its part, as far as there is something to do.
  private func build<Output: WritableFileSystem>(
    _ site: SiteFiles, cache: BuildCache<Output>? = nil, at location: OutputLocation? = nil,
    unless upToDate: ((_ madeOf: ContentHash) -> UpToDateSite?)?,
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport {
    let interruption = Interruption()
    let registration = Signals.beforeEnd { interruption.interrupt() }
    defer { registration.end() }
    let compiler = SiteCompiler(site, options: options.identified)
    if let part {
      return try PartCompiler(compiler).build(
        part.shard, by: part.command(for: options.folder, in: location?.path ?? ""),
        interruption: interruption, into: begin)
    }
    if let remembered, let memory = remembered.memory, let changed = remembered.changed,
      let report = try compiler.rebuild(
        memory, changed: changed.sorted(), first: first, interruption: interruption, into: begin)
    {
      return report
    }
    let isWanted = remembered?.isWanted == true
    return try compiler.build(
      interruption: interruption,
      unless: upToDate.map { upToDate in { isWanted ? nil : upToDate($0) } },
      cache: cache, after: remembered?.memory,
      remembering: remembered.map { _ in options.readsAll ? 0 : HostSystem.nanoseconds },
      into: begin)
  }
}

extension BuildCommand {
  /// What builds save for later ones.
  private func cache(at location: OutputLocation) -> BuildCache<DiskFileSystem>? {
    var cache = BuildCache(at: location, moment: HostSystem.nanoseconds)
    cache?.trustsStamps = !options.readsAll
    return cache
  }
}

/// `apus check`: reports everything that is wrong with the site.
struct CheckCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let messages = SiteMessages(options: options)
    let site: CheckedSite
    do throws(LocationFault) {
      site = try messages.checkedSite(
        lookingAhead: true, &output, &errors,
        with: { options.listsUnescaped ? [UnescapedList(of: $0).member] : [] })
    } catch {
      return error.write(to: &errors)
    }
    if options.listsUnescaped, options.format == .text {
      output.write(UnescapedList(of: site).text)
    }
    if let refusal = refusalOfOutput {
      return FailureText(folder: options.folder).write(refusal, to: &errors)
    }
    let notes = Summary.notes(on: site) + Summary.noteOnAddress(of: site, options)
    guard site.isPublishable, let plan = site.plan else {
      messages.close(notes, &output, &errors)
      return .mistakes
    }
    let checked = "\(Summary.counted(plan.pages.count, "page")) checked"
    let warnings = site.log.diagnostics.isEmpty ? ", nothing is wrong" : ", no errors"
    messages.close(checked + warnings + "\n" + notes, &output, &errors)
    return .success
  }

  /// Why a build would refuse its output folder because of the folders that the site is made from;
  /// nil where it would not.
  private var refusalOfOutput: BuildFailure? {
    let files: SiteFiles
    do throws(LocationFault) {
      files = try options.siteFiles()
    } catch {
      // The check of the site has said so.
      return nil
    }
    do throws(BuildFailure) {
      try listInputs(of: files)
      _ = try options.outputLocation(of: files)
      return nil
    } catch {
      guard case .unpublished(let reason) = error, reason.diagnostic.code == .misplacedOutput else {
        return nil
      }
      return error
    }
  }

  /// Lists the folders that the site is made from, so that their links are known.
  private func listInputs(of files: SiteFiles) throws(BuildFailure) {
    do throws(FileError) {
      for folder in options.inputFolders(of: files) where try files.upper.exists(folder) {
        _ = try files.upper.tree(folder)
      }
    } catch {
      throw .unreadable(error)
    }
  }
}
