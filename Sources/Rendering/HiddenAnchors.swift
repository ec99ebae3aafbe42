package import Diagnostics
import Schema

/// The anchors that pages may lack only because of mistakes in content, which hide values, texts
/// and entries from them.
///
/// What is hidden stands in the files with mistakes, and reaches a page with what templates write.
/// An anchor with a word that is in none of these is no part of it: it is missing by itself.
package struct HiddenAnchors: Hashable, Sendable {
  /// The longest number that may count something, and so be written nowhere.
  private static let longestCount = 2

  /// The folded words that may be part of hidden anchors; nil where any word may be.
  private let words: Set<[UInt8]>?
  /// The files of content, whose links are written as they are.
  private let content: Set<SourceID>

  /// All anchors, where anything may be hidden.
  package static let all = HiddenAnchors(words: nil, content: [])

  private init(words: Set<[UInt8]>?, content: Set<SourceID>) {
    (self.words, self.content) = (words, content)
  }

  /// Collects the words of what may be hidden.
  ///
  /// - Parameters:
  ///   - wrong: The files of content and of interface texts with mistakes.
  ///   - templates: All templates.
  ///   - content: All files of content.
  package init(in wrong: [Source], templates: [Source], content: Set<SourceID>) {
    var words: Set<[UInt8]> = []
    for source in wrong {
      Self.forEachWord(of: Array(source.path.utf8)[...]) { words.insert($0) }
      Self.forEachWord(of: Self.withoutLinks(source.bytes)) { words.insert($0) }
    }
    for source in templates {
      Self.forEachWord(of: Self.markup(of: source.bytes)) { words.insert($0) }
    }
    self.init(words: words, content: content)
  }

  /// These, and those with words of further files.
  package func adding(_ others: [Source]) -> HiddenAnchors {
    guard var words else { return self }
    for source in others {
      Self.forEachWord(of: Self.withoutLinks(source.bytes)) { words.insert($0) }
    }
    return HiddenAnchors(words: words, content: content)
  }

  /// Whether an anchor may be one of them.
  func mayHold(_ anchor: String) -> Bool {
    guard let words else { return true }
    var isWritten = true
    Self.forEachWord(of: Array(anchor.utf8)[...]) { word in
      let isCount = word.count <= Self.longestCount && word.allSatisfy { $0 <= UInt8(ascii: "9") }
      if !isCount, !words.contains(word) { isWritten = false }
    }
    return isWritten
  }

  /// Whether a link is in a file of content, where no mistake changes it.
  func isOfContent(_ span: Span) -> Bool { content.contains(span.source) }

  /// Calls `body` with each run of letters and digits, folded as in slugs.
  private static func forEachWord(of text: ArraySlice<UInt8>, _ body: ([UInt8]) -> Void) {
    for part in text.split(whereSeparator: { !isPartOfWord($0) }) {
      var slug: [UInt8] = []
      TextFold.appendSlug(from: Array(part).span, to: &slug)
      for word in slug.split(separator: UInt8(ascii: "-")) { body(Array(word)) }
    }
  }

  /// A text without the anchors of its links: `#gone` in `(#gone)` and `page.md#gone`.
  private static func withoutLinks(_ text: [UInt8]) -> ArraySlice<UInt8> {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var isAnchor = false
    for byte in text {
      if byte == UInt8(ascii: "#") {
        let before = kept.last ?? UInt8(ascii: " ")
        isAnchor = isPartOfWord(before) || "(</\".".utf8.contains(before)
      } else if isAnchor {
        isAnchor = isPartOfWord(byte) || "-_.%".utf8.contains(byte)
      }
      kept.append(isAnchor ? UInt8(ascii: " ") : byte)
    }
    return kept[...]
  }

  /// What is in tags of HTML and in code of a template, where anchors are written, without the
  /// anchors of links.
  private static func markup(of template: [UInt8]) -> ArraySlice<UInt8> {
    var kept: [UInt8] = []
    var isMarkup = false
    var isAnchor = false
    for byte in template {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "{"): isMarkup = true
      case UInt8(ascii: ">"), UInt8(ascii: "}"): isMarkup = false
      default: break
      }
      isAnchor =
        byte == UInt8(ascii: "#")
        || isAnchor
          && (isPartOfWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"))
      kept.append(isMarkup && !isAnchor ? byte : UInt8(ascii: " "))
    }
    return kept[...]
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return byte >= 0x80 || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
