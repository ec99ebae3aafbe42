/// Finds the definitions of footnotes: `[^label]: text` at the start of a line, with what is
/// indented by four columns below it.
///
/// CommonMark has no such block, but a list item has the same shape. So the label is written as
/// a list marker before the text is parsed, and the items are turned into definitions after.
struct FootnoteDefinitions {
  private let text: SourceText

  /// The text with its definitions as list items; nil where it has none.
  static func rewrite(_ text: SourceText) -> SourceText? {
    let hasLabel = ByteSearch.contains(
      UInt8(ascii: "["), before: UInt8(ascii: "^"), in: text.bytes, text.range)
    guard hasLabel else { return nil }
    let definitions = FootnoteDefinitions(text: text)
    guard (1...max(text.lineCount, 1)).contains(where: { definitions.label(in: $0) != nil })
    else { return nil }
    return definitions.rewritten()
  }

  private func rewritten() -> SourceText {
    var literal = BlockOutline(of: text).literalLines[...]
    var rewriter = TextRewriter(text)
    var copied = text.range.lowerBound
    for number in 1...text.lineCount {
      while let lines = literal.first, lines.upperBound < number { literal.removeFirst() }
      guard let label = label(in: number), literal.first?.contains(number) != true else {
        continue
      }
      let start = label.lowerBound - 2
      rewriter.copy(copied..<start)
      rewriter.mark(
        .footnote(label: text.sourceStart(label.lowerBound)..<text.sourceEnd(label.upperBound)))
      rewriter.insert("+   ".utf8)
      copied = label.upperBound + 2
      let end = text.line(number).upperBound
      while copied < end, text.bytes[copied].isBlank { copied += 1 }
      if copied == end {
        // A list item without text on its first line contains what is indented by two columns.
        rewriter.mark(.emptyLine)
        rewriter.insert("***".utf8)
      }
    }
    rewriter.copy(copied..<text.range.upperBound)
    return rewriter.finish()
  }

  /// The label of the definition that a line begins with, after block quotes.
  private func label(in number: Int) -> Range<Int>? {
    let line = text.line(number)
    var start = line.lowerBound
    var indent = 0
    while start < line.upperBound, indent < 4 {
      switch text.bytes[start] {
      case .space: indent += 1
      case UInt8(ascii: ">"): indent = -1
      default:
        guard text.bytes[start...].starts(with: "[^".utf8) else { return nil }
        let label = FootnoteLabel.range(at: start, in: text.bytes, until: line.upperBound)
        guard let label, label.upperBound + 1 < line.upperBound,
          text.bytes[label.upperBound + 1] == UInt8(ascii: ":")
        else { return nil }
        return label
      }
      start += 1
    }
    return nil
  }
}

/// The name of a footnote, as it is after `[^`.
enum FootnoteLabel {
  /// The label whose brackets begin at `offset`: without whitespace and brackets.
  static func range(at offset: Int, in bytes: [UInt8], until end: Int) -> Range<Int>? {
    let start = offset + 2
    var after = start
    while after < end, after - start < 1_000 {
      switch bytes[after] {
      case UInt8(ascii: "]"): return after > start ? start..<after : nil
      case UInt8(ascii: "["), 0...0x20: return nil
      default: after += 1
      }
    }
    return nil
  }

  /// The form by which references find their definition: letter case is ignored.
  static func folded(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).lowercased()
  }
}
