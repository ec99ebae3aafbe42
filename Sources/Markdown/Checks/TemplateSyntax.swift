import Diagnostics

/// What other generators would replace in a text, while Apus shows it as it is typed.
enum TemplateSyntax: Sendable {
  /// `{{< name >}}` or `{{% name %}}`.
  case shortcode
  /// `{% tag %}`.
  case tag
  /// `{{ value }}`.
  case expression
  /// `{: .class}`, `{#id}` or `{.class}`, `{:toc}` or `{::comment}`.
  case attributes
  /// `[[page]]`, `[[page|words]]` or, with a `!` before it, a picture.
  case wikiLink

  /// How far from its beginning the end is searched for.
  private static let longest = 200

  /// What begins at a brace or bracket, and where it ends on the same line; nil for a plain sign.
  static func find(
    at start: Int, in bytes: [UInt8], until limit: Int
  ) -> (syntax: TemplateSyntax, range: Range<Int>)? {
    let line = bytes[start..<min(limit, start + longest)].prefix { !$0.isLineEnd }
    func ends(_ closing: String) -> Range<Int>? {
      let wanted = Array(closing.utf8)
      var index = start + 2
      while index + wanted.count <= line.endIndex {
        if line[index..<index + wanted.count].elementsEqual(wanted) {
          return start..<index + wanted.count
        }
        index += 1
      }
      return nil
    }
    let third = line.dropFirst(2).first ?? 0
    if line.first == UInt8(ascii: "[") {
      guard line.dropFirst().first == UInt8(ascii: "["),
        third.isASCIILetter || third >= 0x80 || third == UInt8(ascii: "#") || third.isASCIIDigit,
        let link = ends("]]"), isName(line[start + 2..<link.upperBound - 2]),
        !line[start + 2..<link.upperBound - 2].contains(where: \.isBracket),
        line[link.upperBound...].first.map({ !"([:".utf8.contains($0) }) ?? true
      else { return nil }
      return (.wikiLink, link)
    }
    switch line.dropFirst().first {
    case UInt8(ascii: "%"): return ends("%}").map { (.tag, $0) }
    case UInt8(ascii: "{") where third == UInt8(ascii: "<") || third == UInt8(ascii: "%"):
      return ends("}}").map { (.shortcode, $0) }
    case UInt8(ascii: "{") where third.isBlank || third.isASCIILetter || third == UInt8(ascii: "."):
      return ends("}}").map { (.expression, $0) }
    case UInt8(ascii: ":") where third.isBlank || ".#:/".utf8.contains(third),
      UInt8(ascii: ":") where line.dropFirst(2).starts(with: "toc}".utf8),
      UInt8(ascii: "#") where third.isASCIILetter, UInt8(ascii: ".") where third.isASCIILetter:
      return ends("}").map { (.attributes, $0) }
    default: return nil
    }
  }
}

extension TemplateSyntax {
  /// Whether a text may be the name of a page, such as `2026-03-29`, rather than numbers of a list.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    text.first?.isASCIIDigit != true || text.contains { $0.isASCIILetter || $0 >= 0x80 }
      || text.count >= 8 && text.contains(UInt8(ascii: "-"))
  }
}

extension MarkdownDocument {
  /// Warns of what other generators would replace. In code it is intended.
  func checkTemplateSyntax(log: inout DiagnosticLog) {
    for sign in [UInt8(ascii: "{"), UInt8(ascii: "[")] {
      checkTemplateSyntax(beginningWith: sign, log: &log)
    }
  }

  private func checkTemplateSyntax(beginningWith sign: UInt8, log: inout DiagnosticLog) {
    guard ByteSearch.first(sign, in: source.bytes, range) != nil else { return }
    for node in nodes where node.kind == .text {
      // A cell of a table with `\|` is decoded, and may hold `[[page\|words]]`.
      let range = node.text.isDecoded ? Int(node.start)..<Int(node.end) : node.text.range
      var offset = range.lowerBound
      while let start = ByteSearch.first(sign, in: source.bytes, offset..<range.upperBound) {
        offset = start + 1
        guard !isEscaped(start),
          let found = TemplateSyntax.find(at: start, in: source.bytes, until: self.range.upperBound)
        else { continue }
        log.report(.templateSyntaxInText(found.syntax, at: Span(source.id, found.range)))
        offset = max(offset, min(found.range.upperBound, range.upperBound))
      }
    }
  }

  /// Whether a backslash before a byte escapes it.
  private func isEscaped(_ offset: Int) -> Bool {
    offset > range.lowerBound && source.bytes[offset - 1] == UInt8(ascii: "\\")
  }
}

extension UInt8 {
  fileprivate var isBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "]") }
}
