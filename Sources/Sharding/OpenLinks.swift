package import Diagnostics
import Planning
package import Rendering
import Tables

/// The links between parts that point to missing anchors.
package struct OpenLinks: Sendable {
  private struct Anchor: Hashable {
    let page: PageIndex
    let hash: UInt64
  }

  private let links: [PartRecord.OpenLink]

  /// Looks for the anchors in all parts of a site.
  package init(of parts: [Part]) {
    let open = parts.flatMap(\.record.links)
    var missing = Set(open.map { Anchor(page: $0.link.target, hash: $0.link.anchorHash) })
    let pages = Set(missing.map(\.page))
    for part in parts {
      for (page, hashes) in part.record.anchors where pages.contains(page) {
        for hash in hashes { missing.remove(Anchor(page: page, hash: hash)) }
      }
    }
    links = open.filter {
      missing.contains(Anchor(page: $0.link.target, hash: $0.link.anchorHash))
    }.sorted { $0.link.page < $1.link.page }
  }

  /// Whether no link is broken.
  package var isEmpty: Bool { links.isEmpty }

  /// The broken links, for callers that have the site and can find their places.
  package var missing: [AnchorLink] { links.map(\.link) }

  /// Reports the links, each anchor once, without the places where they are written.
  package func report(to log: inout DiagnosticLog) {
    var order: [Anchor] = []
    var pages: [Anchor: [PartRecord.OpenLink]] = [:]
    for open in links {
      let anchor = Anchor(page: open.link.target, hash: open.link.anchorHash)
      if pages[anchor] == nil { order.append(anchor) }
      if pages[anchor]?.last?.link.page != open.link.page {
        pages[anchor, default: []].append(open)
      }
    }
    for anchor in order {
      guard let all = pages[anchor], let first = all.first else { continue }
      var diagnostic = Diagnostic.missingAnchor(
        first.link.anchor, of: first.targetAddress, nil,
        linkedFrom: .init(first: first.address, count: all.count), at: nil)
      diagnostic.help = [.placeOfLink]
      log.report(diagnostic)
    }
  }
}
