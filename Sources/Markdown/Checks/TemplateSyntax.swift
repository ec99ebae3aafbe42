import Diagnostics

/// What other generators would replace in a text, while Apus shows it as it is typed.
enum TemplateSyntax: Sendable {
  /// `{{< name >}}` or `{{% name %}}`.
  case shortcode
  /// `{% tag %}`.
  case tag
  /// `{{ value }}`.
  case expression
  /// `{: .class}`, `{#id}` or `{.class}`, `{:toc}` or `{::comment}`; `{width=50}` behind a link, an
  /// image, code or emphasis, or at the end of a heading.
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
      guard
        third.isASCIILetter || third >= 0x80 || third == UInt8(ascii: "#") || third.isASCIIDigit,
        let link = wikiLink(in: line), isName(line[start + 2..<link.upperBound - 2])
      else { return nil }
      return (.wikiLink, link)
    }
    switch line.dropFirst().first {
    case UInt8(ascii: "%"): return (ends("%}") ?? openTag(in: line)).map { (.tag, $0) }
    case UInt8(ascii: "{") where third == UInt8(ascii: "<") || third == UInt8(ascii: "%"):
      return ends("}}").map { (.shortcode, $0) }
    case UInt8(ascii: "{") where third.isBlank || third.isASCIILetter || third == UInt8(ascii: "."):
      return (ends("}}") ?? halfClosed(in: line)).map { (.expression, $0) }
    case UInt8(ascii: ":") where third.isBlank || ".#:/".utf8.contains(third),
      UInt8(ascii: ":") where line.dropFirst(2).starts(with: "toc}".utf8),
      UInt8(ascii: "#") where third.isASCIILetter, UInt8(ascii: ".") where third.isASCIILetter:
      return ends("}").map { (.attributes, $0) }
    default: return nil
    }
  }
}

extension TemplateSyntax {
  /// The beginning of a tag that no line ends: `{% raw`.
  private static func openTag(in line: ArraySlice<UInt8>) -> Range<Int>? {
    let inside = line.dropFirst(2).drop { $0.isBlank || $0 == UInt8(ascii: "-") }
    let word = inside.prefix(while: \.isASCIILetter)
    let name = String(decoding: word, as: UTF8.self)
    return inside.startIndex > line.startIndex + 2 && tags.contains(name)
      ? line.startIndex..<word.endIndex : nil
  }

  /// Tags that most template languages know.
  private static let tags: Set<String> = [
    "raw", "endraw", "if", "endif", "for", "endfor", "include", "extends", "block", "endblock",
    "set",
    "assign", "capture", "highlight", "endhighlight", "comment", "endcomment", "verbatim",
  ]

  /// A name between braces of which one is missing: `{{ page.title }`.
  private static func halfClosed(in line: ArraySlice<UInt8>) -> Range<Int>? {
    let name = line.dropFirst(2).drop(while: \.isBlank).prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    let rest = line[name.endIndex...].drop(while: \.isBlank)
    // `{{a}` may be a formula.
    guard line.dropFirst(2).first?.isBlank == true, name.count > 0,
      name.first?.isASCIILetter == true,
      rest.first == UInt8(ascii: "}"), rest.startIndex > name.endIndex
    else { return nil }
    return line.startIndex..<rest.startIndex + 1
  }

  /// The list of attributes that begins at a brace, as Pandoc and other programs read it behind an
  /// element: `{width=50%}`, `{ .button key="value" }`. Nil for other text in braces.
  static func attributes(
    at start: Int, in bytes: [UInt8], until limit: Int
  ) -> Range<Int>? {
    let line = bytes[start + 1..<min(limit, start + longest)].prefix { !$0.isLineEnd }
    guard let end = line.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    var rest = line[..<end].drop(while: \.isBlank)
    guard !rest.isEmpty else { return nil }
    while let first = rest.first {
      let isNamed = ".#".utf8.contains(first)
      let word = (isNamed ? rest.dropFirst() : rest).prefix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 || "-_:".utf8.contains($0)
      }
      // `{n=0}` is rather mathematics.
      guard word.first?.isASCIILetter == true, isNamed || word.count > 1 else { return nil }
      rest = rest[word.endIndex...]
      if !isNamed {
        guard rest.first == UInt8(ascii: "="), let behind = pastValue(rest.dropFirst()) else {
          return nil
        }
        rest = behind
      }
      guard rest.first?.isBlank ?? true else { return nil }
      rest = rest.drop(while: \.isBlank)
    }
    return start..<end + 1
  }

  /// The inlines that other programs give the attributes behind them.
  fileprivate static let mayHaveAttributes: [MarkdownNode.Kind] = [
    .link, .image, .code, .emphasis, .strong, .strikethrough,
  ]

  /// The list of attributes at an offset that is the end of an element, or at the end of a heading.
  fileprivate static func attributes(
    at start: Int, of document: MarkdownDocument, behind ends: Set<UInt32>, inHeadingUntil end: Int
  ) -> (syntax: TemplateSyntax, range: Range<Int>)? {
    guard document.source.bytes[start] == UInt8(ascii: "{"),
      let place = attributes(
        at: start, in: document.source.bytes, until: document.range.upperBound),
      ends.contains(UInt32(clamping: start))
        || place.upperBound <= end
          && document.source.bytes[place.upperBound..<end].allSatisfy({
            $0.isBlank || $0.isLineEnd || $0 == UInt8(ascii: "#")
          })
    else { return nil }
    return (.attributes, place)
  }

  /// What follows the value of an attribute, with or without quotation marks; nil where there is no
  /// value.
  private static func pastValue(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let value = text.prefix { !$0.isBlank && !"\"'`=<>{".utf8.contains($0) }
      return value.isEmpty ? nil : text[value.endIndex...]
    }
    return text.dropFirst().firstIndex(of: first).map { text[($0 + 1)...] }
  }

  /// Whether a text may be the name of a page, such as `2026-03-29` or `202603291415`, rather than
  /// numbers of a list.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    text.first?.isASCIIDigit != true || text.contains { $0.isASCIILetter || $0 >= 0x80 }
      || text.count >= 8 && (text.contains(UInt8(ascii: "-")) || text.allSatisfy(\.isASCIIDigit))
  }

  /// The two pairs of brackets that a text begins with, with words between them in the same line that
  /// may be those of a link of a wiki. No more is read than up to the next bracket.
  fileprivate static func wikiLink(in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard text.starts(with: "[[".utf8),
      let end = text.dropFirst(2).firstIndex(where: { $0.isBracket || $0.isLineEnd }),
      end > text.startIndex + 2,
      text[end...].starts(with: "]]".utf8),
      text[(end + 2)...].first.map({ !"([:".utf8.contains($0) }) ?? true
    else { return nil }
    return text.startIndex..<end + 2
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
    var ends: Set<UInt32> = []
    var endOfHeading = 0
    for node in nodes {
      if node.kind == .heading { endOfHeading = Int(node.end) }
      if TemplateSyntax.mayHaveAttributes.contains(node.kind) { ends.insert(node.end) }
      guard node.kind == .text else { continue }
      // A cell of a table with `\|` is decoded, and may hold `[[page\|words]]`.
      let range = node.text.isDecoded ? Int(node.start)..<Int(node.end) : node.text.range
      var offset = range.lowerBound
      while let start = ByteSearch.first(sign, in: source.bytes, offset..<range.upperBound) {
        offset = start + 1
        guard !source.bytes.isEscaped(start, from: self.range.lowerBound),
          let found = TemplateSyntax.find(at: start, in: source.bytes, until: self.range.upperBound)
            ?? TemplateSyntax.attributes(
              at: start, of: self, behind: ends, inHeadingUntil: endOfHeading)
        else { continue }
        log.report(.templateSyntaxInText(found.syntax, at: Span(source.id, found.range)))
        offset = max(offset, min(found.range.upperBound, range.upperBound))
      }
    }
  }
}

extension UInt8 {
  fileprivate var isBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "]") }
}

/// Finds what wikis write as links, and other texts in two pairs of brackets.
package enum WikiLinkPlaces {
  /// Where they are in a document, brackets included: also numbers, which may be a list. In code
  /// there is none.
  package static func all(in document: MarkdownDocument) -> [Range<Int>] {
    let (sign, bytes) = (UInt8(ascii: "["), document.source.bytes)
    guard ByteSearch.first(sign, in: bytes, document.range) != nil else { return [] }
    var links: [Range<Int>] = []
    for node in document.nodes where node.kind == .text {
      let range = node.text.isDecoded ? Int(node.start)..<Int(node.end) : node.text.range
      var offset = range.lowerBound
      while let start = ByteSearch.first(sign, in: bytes, offset..<range.upperBound) {
        offset = start + 1
        let rest = bytes[start..<document.range.upperBound]
        guard !bytes.isEscaped(start, from: document.range.lowerBound),
          let link = TemplateSyntax.wikiLink(in: rest)
        else { continue }
        links.append(link)
        offset = max(offset, min(link.upperBound, range.upperBound))
      }
    }
    return links
  }
}
