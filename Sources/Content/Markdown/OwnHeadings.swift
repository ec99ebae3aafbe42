import Documents
import Escaping
import Markdown

/// The headings of a text to which its own links lead: `#usage` means the text's own heading, also
/// where its anchor has another number because another text of the entry has the same heading.
struct OwnHeadings {
  /// The anchors of the headings that are not those of the text alone, by those.
  private var anchors: [[UInt8]: [UInt8]] = [:]

  /// No headings.
  init() {}

  /// The headings of a text, in document order.
  ///
  /// - Parameters:
  ///   - headings: The headings.
  ///   - all: The anchors of the whole document, for a text that is a part of one: there a number
  ///     counts the headings of the document. Nil for a text of its own.
  init(_ headings: [MarkdownHTML.Heading], amongAll all: AnchorSet?) {
    guard headings.contains(where: { $0.anchor != $0.base }) else { return }
    let own = Set(headings.map(\.anchor))
    var alone = AnchorSet()
    for heading in headings {
      let anchor = alone.anchor(withBase: heading.base)
      if anchor == heading.anchor { continue }
      if let all {
        if own.contains(anchor) { continue }
        if anchor != heading.base, all.contains(anchor) { continue }
      }
      anchors[anchor] = heading.anchor
    }
  }

  /// The destination with the anchor of the heading that another one means; nil where it stays as it
  /// is.
  func destination(meantBy destination: ArraySlice<UInt8>) -> [UInt8]? {
    guard !anchors.isEmpty, destination.first == UInt8(ascii: "#") else { return nil }
    return anchors[PercentEncoding.decoded(destination.dropFirst())].map {
      [UInt8(ascii: "#")] + $0
    }
  }

  /// Whether a text may have headings.
  static func mayBe(in text: ArraySlice<UInt8>) -> Bool {
    var isMultiple = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "#"): return true
      case 0x0A, 0x0D: isMultiple = true
      case UInt8(ascii: "="), UInt8(ascii: "-"): if isMultiple { return true }
      default: break
      }
    }
    return false
  }
}
