import Diagnostics
package import FileSystem
package import Publishing
package import Sharding

/// Makes one site from its parts, which are in separate folders: byte for byte the site that one
/// build makes.
package struct SiteJoin<Files: FileSystem>: Sendable {
  let folders: [PartFolder<Files>]
  let threads: Int

  /// Joins the parts in these folders.
  package init(_ folders: [PartFolder<Files>], threads: Int) {
    self.folders = folders
    self.threads = threads
  }

  /// Checks the parts and the links between them, and makes the output folder hold exactly their
  /// site, unless something is wrong.
  ///
  /// - Parameters:
  ///   - interruption: Lets others end it.
  ///   - locate: Reports broken links, with the places where they are written; nil where
  ///     the site is not there, or not the one that the part was made from.
  ///   - begin: Begins the publication, once it is known that there is something to publish.
  /// - Returns: the diagnostics, and what was published.
  /// - Throws: when a part cannot be read, or the output folder cannot be written; the site that
  ///   was there is not changed.
  package func run<Output: WritableFileSystem>(
    interruption: Interruption = Interruption(),
    locating locate: (OpenLinks, Part) -> CheckedSite? = { _, _ in nil },
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport {
    let (parts, checked) = try self.checked(locating: locate)
    guard !checked.log.hasErrors, let first = parts.first?.record.site else {
      return BuildReport(site: checked.reporting(try handOver(parts) { _, _, _ in }))
    }
    let publication = try Self.publishing { () throws(PublicationError) in
      try interruption.begin(begin, undo: { $0.abandon() })
    }
    defer { interruption.end() }
    let site = checked.reporting(publication.warnings)
      .reporting(try copy(parts, to: publication))
    guard !site.log.hasErrors else {
      publication.abandon()
      return BuildReport(site: site)
    }
    let isCertain =
      publication.warnings.isEmpty && parts.allSatisfy(\.record.hasNothingToReport)
    let fingerprint = BuildFingerprint(inputs: first.digest, pages: first.pageCount)
    let summary = try Self.publishing { () throws(PublicationError) in
      try OfflineFiles.add(first.worker, to: publication)
      return try publication.finish(fingerprint: isCertain ? fingerprint : nil)
    }
    return BuildReport(
      site: site.reporting(summary.warnings),
      published: BuildReport.Published(
        pages: first.pageCount, files: summary.count - first.pageCount, rendered: 0, summary))
  }

  /// The parts in all folders; reports why they are not one site, except for their files.
  private func checked(
    locating locate: (OpenLinks, Part) -> CheckedSite?
  ) throws(BuildFailure) -> (parts: [Part], site: CheckedSite) {
    var log = DiagnosticLog()
    let parts = try parts(log: &log)
    guard parts.count == folders.count else { return (parts, CheckedSite(log: log)) }
    let set = PartSet(parts)
    var ownLog = DiagnosticLog()
    set.check(log: &ownLog)
    let isComplete = !ownLog.hasErrors
    log.merge(ownLog)
    for part in set.withMistakes { log.report(.partWithMistakes(part)) }
    guard isComplete, let first = parts.first else { return (parts, CheckedSite(log: log)) }
    let links = OpenLinks(of: parts)
    guard !links.isEmpty else { return (parts, CheckedSite(log: log)) }
    if let located = locate(links, first) {
      return (parts, CheckedSite(sources: located.sources, log: located.log).reporting(log))
    }
    links.report(to: &log)
    return (parts, CheckedSite(log: log))
  }

  /// The parts in all folders; one that is missing was reported.
  private func parts(log: inout DiagnosticLog) throws(BuildFailure) -> [Part] {
    var parts: [Part] = []
    for folder in folders {
      do throws(FileError) {
        if let part = try folder.part(log: &log) { parts.append(part) }
      } catch {
        throw .unreadable(error.typed(below: folder.name))
      }
    }
    return parts
  }

  private static func publishing<Result>(
    _ body: () throws(PublicationError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(PublicationError) { return try body() } catch { throw .unpublished(error) }
  }
}
