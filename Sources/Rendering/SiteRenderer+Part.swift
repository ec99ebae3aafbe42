package import Diagnostics
package import Planning
import Tables

/// The rendered pages of a part of a site.
package struct RenderedPart: Sendable {
  /// Their diagnostics, and the files that they refer to.
  package let pages: RenderedPages
  /// The anchors of each page that has any, in the order of the pages.
  package let anchors: [(page: PageIndex, hashes: [UInt64])]
  /// The links to anchors of pages that other parts make, in the order of the pages: whether these
  /// have them can only be checked with all parts together.
  package let links: [AnchorLink]
}

extension SiteRenderer {
  /// Renders the pages of a part of the site, and hands each to `accept` as `render` does.
  package func render(
    _ part: SitePart, trusting trust: CheckScope,
    _ accept: @Sendable (_ page: PageIndex, _ bytes: borrowing [UInt8]) -> Void
  ) -> RenderedPart {
    let findings = findings(ofPages: part.pages, noting: .nothing, accept)
    let links = findings.anchorUses.filter { link in
      trust == .everything && !part.contains(link.target)
        && compiled.canMakePages(of: compiled.plan.pages[link.target].declaration)
    }
    return RenderedPart(
      pages: rendered(findings, of: part, trusting: trust),
      anchors: findings.anchors.byPage,
      links: links.sorted { ($0.page, $0.range.lowerBound) < ($1.page, $1.range.lowerBound) })
  }

  /// The diagnostics of links to anchors that were found to be missing, each with the place where
  /// it is written.
  package func log(ofMissing links: [AnchorLink]) -> DiagnosticLog {
    var report = report(trusting: .everything)
    return report.log(ofMissing: links)
  }
}
