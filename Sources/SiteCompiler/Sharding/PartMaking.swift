import Diagnostics
import FileSystem
import Planning
import Publishing
import Rendering
import Sharding
import Tables

/// A part of a site whose pages are rendered, while it is written to its folder.
struct PartMaking<Files: FileSystem> {
  let compiler: SiteCompiler<Files>
  let plan: SitePlan
  let part: SitePart
  let parted: PartedSite
  let command: PartCommand
  let rendered: RenderedPart

  /// Makes a part visible whose pages were handed over, unless one could not be taken or there are
  /// mistakes.
  func publish(
    _ site: CheckedSite, _ digest: InputDigest?, after failure: PublicationError?,
    in publication: Publication<some WritableFileSystem>
  ) throws(BuildFailure) -> BuildReport {
    var checked = site
    let files = plan.publishedFiles(referenced: rendered.pages.files, of: part)
    if checked.isPublishable {
      if let failure { throw .unpublished(failure) }
      let log = try compiler.copyFiles(files, of: plan, below: PartPaths.site, to: publication)
      checked = checked.reporting(log)
    }
    guard checked.isPublishable else {
      publication.abandon()
      return BuildReport(site: checked)
    }
    let hasNothingToReport = checked.fingerprint(digest) != nil
    let record = record(hasFiles: true, hasNothingToReport: hasNothingToReport, files)
    let summary = try compiler.publishingErrors { () throws(PublicationError) in
      try publication.add(record.bytes, at: PartPaths.record)
      return try publication.finish()
    }
    return BuildReport(
      site: checked.reporting(summary.warnings),
      published: BuildReport.Published(
        pages: part.pages.count, files: files.count, rendered: part.pages.count, summary))
  }

  /// Writes only the record that is needed to check the links between parts; returns why that
  /// failed. The mistakes in the site matter more than that.
  func leaveRecord<Output: WritableFileSystem>(
    _ start: () throws(BuildFailure) -> Publication<Output>
  ) -> [Diagnostic] {
    do throws(BuildFailure) {
      let publication = try start()
      let record = record(hasFiles: false, hasNothingToReport: false, [])
      try compiler.publishingErrors { () throws(PublicationError) in
        try publication.add(record.bytes, at: PartPaths.record)
        _ = try publication.finish()
      }
      return []
    } catch {
      guard case .unpublished(let failure) = error else { return [] }
      return [failure.diagnostic]
    }
  }

  private func record(
    hasFiles: Bool, hasNothingToReport: Bool, _ files: [FileIndex]
  ) -> PartRecord {
    func address(_ page: PageIndex) -> String {
      String(decoding: plan.address(ofPage: page), as: UTF8.self)
    }
    let shared = files.filter { plan.files[$0].needsPage }
    return PartRecord(
      site: parted, shard: part.shard, command: command, hasFiles: hasFiles,
      hasNothingToReport: hasNothingToReport, ownCount: part.ownCount,
      sharedPaths: shared.map { plan.path(ofOutput: plan.output(ofFile: $0)) },
      anchors: rendered.anchors,
      links: rendered.links.map {
        PartRecord.OpenLink(
          $0, address: address($0.page), targetAddress: address($0.target))
      })
  }
}
