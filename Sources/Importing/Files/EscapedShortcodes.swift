import Documents
import Escaping
import Markdown

/// Writes shortcodes in code as pages of Hugo and Zola show them: without the signs of a comment
/// that keep them from being replaced, as in `{{</* ref "tea" */>}}`.
struct EscapedShortcodes: FileEdit {
  private let pairs: [(open: String, close: String)]
  private var count = 0

  /// - Parameter generator: The generator of the former site; nil if it is not known.
  init(of generator: SiteGenerator?) {
    pairs =
      switch generator {
      case .hugo: [("{{<", ">}}"), ("{{%", "%}}")]
      case .zola: [("{{", "}}"), ("{%", "%}")]
      case .astro, .eleventy, .jekyll, nil: []
      }
  }

  var notes: [String] {
    switch count {
    case 0: []
    case 1: ["one shortcode in code is written without '/*' and '*/' now"]
    default: ["\(count) shortcodes in code are written without '/*' and '*/' now"]
    }
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard !pairs.isEmpty, bytes.contains(bytesOf: "/*"), bytes.contains(bytesOf: "*/") else {
      return nil
    }
    var file = DetachedFile(path: path, bytes)
    var edits = TextEdits()
    var found = 0
    for range in TemplateComments.code(of: file.markdown) {
      for (open, close) in pairs {
        found += Self.unescape(open + "/*", "*/" + close, in: bytes[range], &edits)
      }
    }
    guard found > 0 else { return nil }
    count += found
    return edits.applied(to: bytes)
  }

  /// Takes the signs of comments out of shortcodes in a text, and returns in how many.
  private static func unescape(
    _ open: String, _ close: String, in text: ArraySlice<UInt8>, _ edits: inout TextEdits
  ) -> Int {
    var (count, start, opened) = (0, text.startIndex, Int?.none)
    while start < text.endIndex {
      let rest = text[start...]
      if rest.starts(with: open.utf8) {
        start += open.utf8.count
        opened = start
      } else if let place = opened, rest.starts(with: close.utf8) {
        edits.replace(place - 2..<place, with: "")
        edits.replace(start..<start + 2, with: "")
        start += close.utf8.count
        opened = nil
        count += 1
      } else {
        start += 1
      }
    }
    return count
  }
}
