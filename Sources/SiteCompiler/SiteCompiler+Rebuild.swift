import Content
import Diagnostics
package import FileSystem
import Incremental
import Planning
package import Publishing
import Rendering
import Schema
import Synchronization

extension SiteCompiler {
  /// Builds a site again in which some files have changed since a build that is remembered.
  ///
  /// What is published is byte for byte what a full build would publish, and so are the
  /// diagnostics.
  ///
  /// - Parameters:
  ///   - memory: What is remembered of the published site.
  ///   - paths: The files that may have changed since then: all others have not.
  ///   - first: Pages that are wanted before all others; nil where none is.
  ///   - interruption: Lets others end the build.
  ///   - begin: Begins the publication, once it is known that there is something to publish.
  /// - Returns: What was published, with what is to be remembered from now on. Nil where a full
  ///   build is needed; nothing is published then.
  /// - Throws: As a full build does.
  package func rebuild<Output: WritableFileSystem>(
    _ memory: BuildMemory, changed paths: [String], first: FirstPages? = nil,
    interruption: Interruption = Interruption(),
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport? {
    guard memory.holds(with: options), memory.revisions < BuildMemory.revisionLimit,
      var change = SiteChange(memory)
    else { return nil }
    for path in paths {
      guard let bytes = bytes(of: path), change.take(path, bytes) else { return nil }
    }
    first?.make(of: &change, options)
    guard let messages = change.messages,
      change.replan(with: searches(labelledBy: messages), threads: options.threads),
      let pages = render(&change)
    else { return nil }
    return try publish(change, pages, interruption, into: begin)
  }

  /// The bytes of a file of the site; nil where it cannot be read, which a full build reports, and
  /// where a file that comes with Apus takes its place.
  private func bytes(of path: String) -> [UInt8]? {
    do throws(FileError) {
      guard try !files.isBuiltIn(path) else { return nil }
      return try files.read(path, limit: options.maximumFileSize)
    } catch {
      return nil
    }
  }

  /// The pages that a change affects, rendered; nil where something is wrong with them.
  private func render(_ change: inout SiteChange) -> [(page: PageIndex, bytes: [UInt8])]? {
    change.compiled.rendered(change.pages, &change.memory.pages, options)
  }

  private func publish<Output: WritableFileSystem>(
    _ change: SiteChange, _ pages: [(page: PageIndex, bytes: [UInt8])],
    _ interruption: Interruption, into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport? {
    var memory = change.memory
    let plan = change.plan
    if pages.isEmpty, memory.digest?.hash == change.oldDigest {
      return BuildReport(unchanged: memory, pages: plan.pages.count)
    }
    let publication = try begun(begin, interruption)
    defer { interruption.end() }
    let made = pages.map { (path: plan.path(ofOutput: OutputIndex($0.page)), bytes: $0.bytes) }
    let files = made + change.newFiles
    let hasWorker = plan.site.device.offline != nil
    let replaced = Set(
      files.map(\.path) + change.oldFiles
        + (hasWorker ? [OfflineFiles.workerPath, OfflineFiles.listPath] : []))
    guard publication.warnings.isEmpty,
      publication.keep(except: replaced, ofSiteWith: memory.manifest)
    else {
      publication.abandon()
      return nil
    }
    let summary = try publishingErrors { () throws(PublicationError) in
      for file in files { try publication.add(file.bytes, at: file.path) }
      try OfflineFiles.add(to: publication, of: plan, makesWorker: options.makesWorker)
      return try publication.finish(fingerprint: memory.site.fingerprint(memory.digest))
    }
    guard let manifest = summary.manifest else { return nil }
    memory.manifest = manifest
    memory.fileCount += change.newFiles.count - change.oldFiles.count
    return BuildReport(memory, rendered: pages.count, summary)
  }
}

extension CompiledPlan {
  /// Some pages, rendered and noted in a memory; nil where something is wrong with them.
  func rendered(
    _ pages: [PageIndex], _ memory: inout PageMemory, _ options: CompilerOptions
  ) -> [(page: PageIndex, bytes: [UInt8])]? {
    guard !pages.isEmpty else { return [] }
    let made = Mutex<[(page: PageIndex, bytes: [UInt8])]>([])
    let rendered = SiteRenderer(
      self, isPortable: options.isPortable, threads: pages.count > 32 ? options.threads : 1
    ).render(pages, noting: .everything, trusting: .everything) { page, bytes in
      let copy = copy bytes
      made.withLock { $0.append((page, copy)) }
    }
    guard memory.take(rendered.notes, keeping: plan.searchedAnchors) else { return nil }
    return made.withLock { $0 }
  }
}

extension BuildReport {
  /// The report of an incremental build that had nothing to publish.
  fileprivate init(unchanged memory: BuildMemory, pages: Int) {
    self.init(
      site: memory.site,
      published: Published(unchanged: pages, files: memory.fileCount, changed: ChangedFiles()),
      memory: memory)
  }

  /// The report of an incremental build.
  fileprivate init(_ memory: BuildMemory, rendered: Int, _ summary: PublicationSummary) {
    let site = memory.site
    self.init(
      site: site.reporting(summary.warnings),
      published: Published(
        pages: site.plan?.pages.count ?? 0, files: memory.fileCount, rendered: rendered, summary),
      memory: memory)
  }
}
