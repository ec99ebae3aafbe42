/// Finds the definitions of footnotes: `[^label]: text` at the start of a line, with what is
/// indented by four columns below it.
///
/// CommonMark has no such block, but a list item has the same shape. So the label is written as
/// a list marker before the text is parsed, and the items are turned into definitions after.
struct FootnoteDefinitions {
  private let text: SourceText

  /// How many definitions may hold each other.
  private static let depthLimit = 4

  /// The text with its definitions as list items; nil where it has none.
  static func rewrite(_ text: SourceText) -> SourceText? {
    let hasLabel = ByteSearch.contains(
      UInt8(ascii: "["), before: UInt8(ascii: "^"), in: text.bytes, text.range)
    guard hasLabel else { return nil }
    var result: SourceText?
    // What a definition holds is found when it is an item itself.
    for _ in 0..<depthLimit {
      guard let next = FootnoteDefinitions(text: result ?? text).rewritten() else { break }
      result = next
    }
    return result
  }

  private func rewritten() -> SourceText? {
    guard text.lineCount > 0,
      (1...text.lineCount).contains(where: { label(in: $0) != nil })
    else { return nil }
    let outline = BlockOutline(of: text)
    var literal = outline.literalLines[...]
    var containers = OpenItems(outline.items)
    var rewriter = TextRewriter(text)
    var copied = text.range.lowerBound
    for number in 1...text.lineCount {
      while let lines = literal.first, lines.upperBound < number { literal.removeFirst() }
      guard let found = label(in: number), literal.first?.contains(number) != true else {
        continue
      }
      guard !found.isInItem else {
        // libcmark would take it for the definition of a link.
        rewriter.copy(copied..<found.label.lowerBound - 2)
        rewriter.insert("\\".utf8)
        copied = found.label.lowerBound - 2
        continue
      }
      let indent = found.prefix.indent - containers.column(of: found.prefix, on: number)
      guard indent < 4 else { continue }
      write(found, indent: indent, in: text.line(number), from: &copied, to: &rewriter)
    }
    guard copied > text.range.lowerBound else { return nil }
    rewriter.copy(copied..<text.range.upperBound)
    return rewriter.finish()
  }

  /// Writes the first line of a definition, up to its text.
  private func write(
    _ found: Found, indent: Int, in line: Range<Int>, from copied: inout Int,
    to rewriter: inout TextRewriter
  ) {
    let label = found.label
    // Its content is indented by four columns from its container, however its label is.
    let blanks = text.bytes[line.lowerBound..<label.lowerBound - 2].suffix(indent)
    let isSpaced = blanks.allSatisfy { $0 == .space }
    rewriter.copy(copied..<label.lowerBound - 2 - (isSpaced ? indent : 0))
    rewriter.mark(
      .footnote(label: text.sourceStart(label.lowerBound)..<text.sourceEnd(label.upperBound)))
    rewriter.insert("+   ".utf8)
    copied = label.upperBound + 2
    while copied < line.upperBound, text.bytes[copied].isBlank { copied += 1 }
    if copied == line.upperBound {
      // A list item without text on its first line contains what is indented by two columns.
      rewriter.mark(.emptyLine)
      rewriter.insert("***".utf8)
    }
  }

  /// A label with a colon that a line begins with.
  private struct Found {
    let label: Range<Int>
    /// What is before it.
    let prefix: LinePrefix
    /// Whether the marker of a list item is before it.
    let isInItem: Bool
  }

  /// The label of the definition that a line begins with, after the markers of its containers.
  private func label(in number: Int) -> Found? {
    let line = text.line(number)
    let prefix = LinePrefix(of: line, in: text)
    var start = prefix.end
    while let end = ListMarker.end(in: text.bytes[start..<line.upperBound]) {
      start = LinePrefix(of: end..<line.upperBound, in: text).end
    }
    guard start < line.upperBound, text.bytes[start...].starts(with: "[^".utf8),
      let label = FootnoteLabel.range(at: start, in: text.bytes, until: line.upperBound),
      label.upperBound + 1 < line.upperBound,
      text.bytes[label.upperBound + 1] == UInt8(ascii: ":")
    else { return nil }
    return Found(label: label, prefix: prefix, isInItem: start > prefix.end)
  }
}

/// The items of lists that are open while lines are read in order.
private struct OpenItems {
  private var next: ArraySlice<BlockOutline.Item>
  private var open: [BlockOutline.Item] = []

  init(_ items: [BlockOutline.Item]) { next = items[...] }

  /// The column at which the content of the innermost item begins that a line with this prefix is
  /// in; 0 where it is in none.
  mutating func column(of prefix: LinePrefix, on line: Int) -> Int {
    while let item = next.first, item.lines.lowerBound <= line {
      next.removeFirst()
      close(before: item.lines.lowerBound)
      open.append(item)
    }
    close(before: line)
    let around = open.filter { $0.quoteDepth == prefix.quoteDepth }
    return around.prefix { $0.column <= prefix.indent }.last?.column ?? 0
  }

  private mutating func close(before line: Int) {
    while let last = open.last, last.lines.upperBound < line { open.removeLast() }
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
