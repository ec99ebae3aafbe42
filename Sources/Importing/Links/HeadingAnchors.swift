import Diagnostics
import Documents
import Escaping
import Markdown
import Schema

/// The anchors of pages, by which links to them are corrected that have the anchor as another
/// generator makes it: `get-page` for a heading `get_page` (Zola).
struct HeadingAnchors {
  /// For each page the anchors by what all generators make of them; nil for those of several
  /// headings.
  private var anchors: [String: [[UInt8]: [UInt8]?]] = [:]
  /// The anchors of each page.
  private var known: [String: Set<[UInt8]>] = [:]

  /// Reads the pages, if any text has a link with an anchor.
  init(of pages: [(path: String, bytes: [UInt8])]) {
    let mayBeUsed = pages.contains { page in
      [".md#", "](#", "/#"].contains { page.bytes.contains(bytesOf: $0) }
    }
    guard mayBeUsed else { return }
    for page in pages { add(page.path, page.bytes) }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    let document = file.markdown
    var (html, set) = ([UInt8](), AnchorSet())
    _ = MarkdownPart(document).appendHTML(to: &html, anchors: &set)
    for anchor in Self.ids(in: html) {
      known[path, default: []].insert(anchor)
      let folded = Self.folded(anchor)
      let isFirst = anchors[path]?[folded] == nil
      anchors[path, default: [:]][folded] = .some(isFirst ? anchor : nil)
    }
  }

  /// The ids of headings in HTML that was written for Markdown.
  private static func ids(in html: [UInt8]) -> [[UInt8]] {
    let start = Array(" id=\"".utf8)
    return html.indices.compactMap { index -> [UInt8]? in
      guard html[index] == 0x20, html[index...].starts(with: start) else { return nil }
      return Array(html[(index + start.count)...].prefix { $0 != UInt8(ascii: "\"") })
    }
  }

  /// The letters and digits of an anchor, with single hyphens between.
  private static func folded(_ anchor: [UInt8]) -> [UInt8] {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: anchor.span, to: &slug)
    return slug
  }

  /// The anchor of a page that another generator would have written as `anchor`; nil if the page has
  /// that one, or none or several that may be meant.
  func meant(by anchor: String, onPageAt path: String) -> String? {
    let written = PercentEncoding.decoded(Array(anchor.utf8)[...])
    guard !written.isEmpty, known[path]?.contains(written) == false,
      let found = anchors[path]?[Self.folded(written)], let found
    else { return nil }
    return String(decoding: found, as: UTF8.self)
  }
}
