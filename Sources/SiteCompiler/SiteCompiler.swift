import Content
import Diagnostics
package import FileSystem
import Incremental
import Parallel
import Planning
package import Publishing
import Rendering
import Schema
import Synchronization
import Tables
import Templates

/// The stages of a build in order: read, check, plan, render, publish.
package struct SiteCompiler<Files: FileSystem>: Sendable {
  let files: Files
  let options: CompilerOptions

  /// Makes a compiler of the site in `files`, whose root is the site's folder.
  package init(_ files: Files, options: CompilerOptions) {
    self.files = files
    self.options = options
  }

  /// Checks everything, the rendered pages included, and publishes nothing.
  ///
  /// - Throws: when a file that is there cannot be read.
  package func check() throws(FileError) -> CheckedSite {
    let site = try plan()
    let rendered = render(site) { _, _ in }
    let checked = site.reporting(rendered.log)
    guard checked.isPublishable, let plan = site.plan else { return checked }
    var log = DiagnosticLog()
    let files = OutputFile(files: files, plan: plan, options: options)
    for index in plan.publishedFiles(referenced: rendered.files) {
      _ = try files.bytes(ofFile: index, log: &log)
    }
    return checked.reporting(log)
  }

  /// Builds the site and makes the output folder hold exactly it, unless something is wrong.
  ///
  /// - Parameters:
  ///   - interruption: Lets others end the build.
  ///   - upToDate: Finds a published site that was made from the same inputs: then there is nothing
  ///     to do and nothing to say. Nil where there is none.
  ///   - cache: What builds in other processes have saved, and where they find what this one
  ///     saves.
  ///   - previous: What an earlier build of the site has remembered.
  ///   - moment: When the build began, in nanoseconds since 1970, where the report is to contain what a
  ///     later build can use; nil where it is not. Nothing that is published depends on it.
  ///   - begin: Begins the publication, once it is known that there is something to publish.
  /// - Returns: the diagnostics, and what was published.
  /// - Throws: when a file cannot be read, or the output folder cannot be written; the site that
  ///   was there is not changed.
  package func build<Output: WritableFileSystem>(
    interruption: Interruption = Interruption(),
    unless upToDate: ((_ madeOf: ContentHash) -> UpToDateSite?)? = nil,
    cache: BuildCache<Output>? = nil, after previous: BuildMemory? = nil,
    remembering moment: Int64? = nil,
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport {
    let saved = cache?.read()
    let inputs = BuildInputs(
      files, options, areHashedFirst: upToDate != nil || previous != nil, for: cache, saved,
      after: previous, isRemembering: moment != nil)
    if let upToDate,
      let report = try lesserBuild(
        of: inputs, unless: upToDate, cache, knowing: saved, interruption, into: begin)
    {
      return report
    }
    let draft = cache.map { TextDraft(for: $0) }
    defer { draft?.abandon() }
    let scratch = moment == nil ? cache?.makeScratchSpace() : nil
    let known = previous.map { KnownSite($0, now: inputs.early, options) }
    let site = try plan(inputs, knowing: known, remembering: moment != nil, scratch, writing: draft)
    guard site.isPublishable, let plan = site.plan else {
      let rendered = render(site) { _, _ in }
      if let failure = scratch?.file.failure { throw .unreadable(failure) }
      return BuildReport(site: site.reporting(rendered.log))
    }
    let publication = try begun(begin, interruption)
    defer { interruption.end() }
    let noted: NotedPages = moment != nil ? .everything : cache != nil ? .texts : .nothing
    let (rendered, failure) = render(
      site, noting: noted, after: cache == nil ? previous : nil, into: publication)
    if let failure = scratch?.file.failure { throw .unreadable(failure) }
    let found = site.reporting(publication.warnings).reporting(rendered.log)
    let digest = found.isPublishable ? inputs.digest(of: site) : nil
    let copied = try copiedFiles(
      of: plan, rendered, found, after: failure, knowing: digest, known, to: publication)
    let checked = found.reporting(copied)
    if !checked.isPublishable { publication.abandon() }
    guard checked.isPublishable else { return BuildReport(site: checked) }
    let (kept, report) = try Parallel.both(threads: options.threads) {
      self.kept(of: checked, rendered.texts, digest, knowing: saved, draft)
    } _: { () throws(BuildFailure) in
      try publish(checked, plan, rendered, digest, copied, in: publication, remembering: moment)
    }
    remember(kept, files: report.published?.files ?? 0, report.summary, in: cache)
    return report
  }

  /// Does less than a whole build where that is enough: nothing, where the published site is up to
  /// date, or replaces texts in it; nil where it is not enough.
  private func lesserBuild<Output: WritableFileSystem>(
    of inputs: BuildInputs<Files>, unless upToDate: (ContentHash) -> UpToDateSite?,
    _ cache: BuildCache<Output>?, knowing known: PublishedTexts?, _ interruption: Interruption,
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport? {
    guard let digest = inputs.early else { return nil }
    if let site = upToDate(digest.hash) { return BuildReport(of: site) }
    guard let cache, let known else { return nil }
    return try over(inputs.files).buildTexts(known, digest, cache, interruption, into: begin)
  }

  /// Hands over the files that are not pages, unless something is wrong with the pages; returns what is
  /// wrong with the files.
  ///
  /// - Throws: `failure`, where a page could not be handed over, or why a file could not.
  private func copiedFiles(
    of plan: SitePlan, _ rendered: RenderedPages, _ site: CheckedSite,
    after failure: PublicationError?, knowing digest: InputDigest?, _ known: KnownSite?,
    to publication: Publication<some WritableFileSystem>
  ) throws(BuildFailure) -> DiagnosticLog {
    guard site.isPublishable else { return DiagnosticLog() }
    if let failure { throw .unpublished(failure) }
    return try copyFiles(
      plan.publishedFiles(referenced: rendered.files), of: plan, knowing: digest,
      quiet: known?.quietFiles ?? [], to: publication)
  }

  /// Plans the site, while the texts of its content are saved.
  private func plan(
    _ inputs: BuildInputs<Files>, knowing known: KnownSite?, remembering isRemembering: Bool,
    _ scratch: ScratchSpace?, writing draft: TextDraft<some WritableFileSystem>?
  ) throws(BuildFailure) -> CheckedSite {
    try reading { () throws(FileError) in
      try over(inputs.files).plan(
        knowing: known, remembering: isRemembering, releasingSources: !isRemembering,
        scratch: scratch
      ) {
        keepsTexts(of: $0) ? draft?.begin() : nil
      }
    }
  }

  /// Hands all pages to a publication: those that are still up to date are taken over, the others
  /// rendered. Also returns why one could not be taken.
  private func render(
    _ site: CheckedSite, noting noted: NotedPages, after previous: BuildMemory?,
    into publication: Publication<some WritableFileSystem>
  ) -> (RenderedPages, PublicationError?) {
    precondition(
      site.compiled?.canMakeAllPages == true,
      "a template that was not compiled has not been reported")
    guard noted == .everything, let previous, let taken = ReusedPages(of: previous, in: site)
    else { return render(site, noting: noted, into: publication) }
    var failure: PublicationError?
    do throws(PublicationError) {
      if let rendered = try taken.handOver(to: publication, options) { return (rendered, nil) }
    } catch {
      failure = error
    }
    // The diagnostics about the pages are still missing.
    return (render(site, noting: noted) { _, _ in }, failure)
  }

  /// Renders all pages and hands each to a publication; also returns why one could not be taken.
  private func render(
    _ site: CheckedSite, noting noted: NotedPages,
    into publication: Publication<some WritableFileSystem>
  ) -> (RenderedPages, PublicationError?) {
    guard let plan = site.plan else { return (RenderedPages(), nil) }
    let failure = Mutex<PublicationError?>(nil)
    let folders = FoldersAhead(
      for: publication, count: plan.pages.count, threads: options.threads
    ) { plan.path(ofOutput: OutputIndex(PageIndex($0))) }
    let rendered = render(site, noting: noted) { page, bytes in
      do throws(PublicationError) {
        try publication.add(
          bytes.span, at: plan.path(ofOutput: OutputIndex(page)),
          hasFolder: folders?.reach(page.position) == true)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    return (rendered, failure.withLock { $0 })
  }

  /// The compiler of the same site, with other files.
  func over<Others: FileSystem>(_ others: Others) -> SiteCompiler<Others> {
    SiteCompiler<Others>(others, options: options)
  }

  /// Begins a publication that an interruption abandons.
  func begun<Output: WritableFileSystem>(
    _ begin: () throws(PublicationError) -> Publication<Output>, _ interruption: Interruption
  ) throws(BuildFailure) -> Publication<Output> {
    try publishingErrors { () throws(PublicationError) in
      try interruption.begin(begin, undo: { $0.abandon() })
    }
  }

  /// Makes a site visible whose files were all handed over; `log` has what was reported about those
  /// that are not pages.
  private func publish(
    _ site: CheckedSite, _ plan: SitePlan, _ rendered: RenderedPages,
    _ digest: InputDigest?, _ log: DiagnosticLog,
    in publication: Publication<some WritableFileSystem>, remembering moment: Int64?
  ) throws(BuildFailure) -> BuildReport {
    let summary = try publishingErrors { () throws(PublicationError) in
      try OfflineFiles.add(to: publication, of: plan, makesWorker: options.makesWorker)
      return try publication.finish(fingerprint: site.fingerprint(digest))
    }
    // A warning about the output folder concerns only this build.
    let isRemembered = publication.warnings.isEmpty
    let memory = moment.flatMap {
      let notes = BuildMemory.Notes(moment: $0, hasQuietFiles: log.diagnostics.isEmpty)
      return isRemembered
        ? BuildMemory(of: site, rendered, digest, notes, summary, files, options) : nil
    }
    let isQuiet = publication.warnings.isEmpty && summary.warnings.isEmpty
    return BuildReport(
      site: site.reporting(summary.warnings),
      published: BuildReport.Published(
        pages: plan.pages.count, files: summary.count - plan.pages.count,
        rendered: plan.pages.count - rendered.reusedCount, summary),
      memory: memory, summary: isQuiet ? summary : nil)
  }

  /// Hands over the files that are not pages, and reports mistakes in them. Files whose hash is in
  /// a digest need not be copied again, nor are those read that are certainly `quiet`: of which
  /// nothing was reported, and which have not changed since.
  func copyFiles(
    _ indices: [FileIndex], of plan: SitePlan, below folder: String = "",
    knowing digest: InputDigest? = nil, quiet: Set<String> = [],
    to publication: Publication<some WritableFileSystem>
  ) throws(BuildFailure) -> DiagnosticLog {
    var log = DiagnosticLog()
    let output = OutputFile(files: files, plan: plan, options: options)
    let hashes = digest?.hashes(of: Set(indices.map { plan.files[$0].path })) ?? [:]
    for index in indices {
      let path = folder + plan.path(ofOutput: plan.output(ofFile: index))
      let source = plan.files[index].path
      // An image without its metadata is made again: before, it may have been published as it is.
      let known = quiet.contains(source) && plan.files[index].isSame ? hashes[source] : nil
      let isKept = try publishingErrors { () throws(PublicationError) in
        if let known { try publication.keep(path, holding: known) } else { false }
      }
      if isKept { continue }
      let bytes = try reading { () throws(FileError) in
        try output.bytes(ofFile: index, log: &log)
      }
      try publishingErrors { () throws(PublicationError) in
        if let bytes { return try publication.add(bytes, at: path) }
        if let hash = hashes[source], try publication.keep(path, holding: hash) { return }
        try publication.copy(source, from: files, to: path)
      }
    }
    return log
  }

  /// Renders what can be rendered, whether or not there are mistakes, so that all are reported in one
  /// run.
  func render(
    _ site: CheckedSite, noting noted: NotedPages = .nothing,
    _ accept: @Sendable (PageIndex, borrowing [UInt8]) -> Void
  ) -> RenderedPages {
    guard let compiled = site.compiled else { return RenderedPages() }
    let all = SiteRenderer(compiled, isPortable: options.isPortable, threads: options.threads)
    return all.render(noting: noted, trusting: site.trust, accept)
  }
}

/// Why a site could not be built, apart from mistakes in it.
package enum BuildFailure: Error, Sendable {
  /// A file could not be read.
  case unreadable(FileError)
  /// The output folder could not be written.
  case unpublished(PublicationError)
}

extension SiteCompiler {
  func reading<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(FileError) { return try body() } catch { throw .unreadable(error) }
  }

  func publishingErrors<Result>(
    _ body: () throws(PublicationError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(PublicationError) { return try body() } catch { throw .unpublished(error) }
  }
}
