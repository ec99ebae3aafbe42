/// The places of paragraphs and code in a text, from which the passes before the actual parse know
/// which lines may be rewritten.
struct BlockOutline {
  /// A paragraph, or a heading that is underlined.
  struct Paragraph {
    /// The offset of its first byte.
    let start: Int
    /// Its first and last line, from 1.
    let lines: ClosedRange<Int>
    /// How many block quotes it is in.
    let quoteDepth: Int
    /// The column at which the content of the list item around it begins, counted from the innermost
    /// block quote; 0 where there is none.
    let column: Int
  }

  /// An item of a list.
  struct Item {
    /// Its first and last line, from 1.
    let lines: ClosedRange<Int>
    /// How many block quotes it is in.
    let quoteDepth: Int
    /// The column at which its content begins, counted from the innermost block quote.
    let column: Int
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The items of lists, each before those that it holds.
  private(set) var items: [Item] = []
  /// The lines of code and HTML blocks.
  private(set) var literalLines: [ClosedRange<Int>] = []
  /// For each block quote and item that is being read the column at which its content begins.
  private var columns: [Int] = []

  init(of text: SourceText) {
    _ = CommonMarkTree.parse(text.bytes, text.range) { root in
      var quoteDepth = 0
      var node = root.firstChild
      while let current = node {
        node = visit(current, quoteDepth: &quoteDepth, in: text)
      }
    }
  }

  /// Visits a block and returns the next one.
  private mutating func visit(
    _ node: CommonMarkNode, quoteDepth: inout Int, in text: SourceText
  ) -> CommonMarkNode? {
    let kind = node.kind
    let first = node.startLine
    let last = max(first, min(node.endLine, text.lineCount))
    let lines = first...(kind == .heading && last > first ? text.underline(of: node) : last)
    switch kind {
    case .paragraph, .heading:
      let start = text.offset(line: first, column: node.startColumn)
      if lines.count > 1 {
        paragraphs.append(
          Paragraph(
            start: start, lines: lines, quoteDepth: quoteDepth, column: columns.last ?? 0))
      }
    case .codeBlock, .htmlBlock:
      // The last line that libcmark gives for code without a closing fence is one too many.
      let start = text.offset(line: first, column: node.startColumn)
      let count = node.withLiteral { SourceText.lineCount(of: $0) }
      let end = first - 1 + count + (text.isFenced(kind, at: start) ? 1 : 0)
      literalLines.append(first...max(first, end))
    case .blockQuote, .list, .item:
      if kind == .item {
        let column = text.contentColumn(ofItem: node)
        items.append(Item(lines: lines, quoteDepth: quoteDepth, column: column))
      }
      enter(kind, quoteDepth: &quoteDepth, column: items.last?.column ?? 0)
      if let child = node.firstChild { return child }
      leave(kind, quoteDepth: &quoteDepth)
    case .document, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis,
      .strong, .link, .image:
      break
    }
    var current = node
    while current.nextSibling == nil {
      guard let parent = current.parent, parent.kind != .document else { return nil }
      leave(parent.kind, quoteDepth: &quoteDepth)
      current = parent
    }
    return current.nextSibling
  }

  private mutating func enter(
    _ kind: CommonMarkNode.Kind, quoteDepth: inout Int, column: Int
  ) {
    if kind == .blockQuote { quoteDepth += 1 }
    if kind != .list { columns.append(kind == .item ? column : 0) }
  }

  private mutating func leave(_ kind: CommonMarkNode.Kind, quoteDepth: inout Int) {
    if kind == .blockQuote { quoteDepth -= 1 }
    if kind != .list { columns.removeLast() }
  }
}

/// What is before the content of a line: the markers of block quotes, and blanks.
struct LinePrefix {
  /// How many block quotes are marked.
  private(set) var quoteDepth = 0
  /// Where the content begins.
  private(set) var end: Int
  /// The column at which the content begins, counted from the last block quote.
  private(set) var indent = 0

  /// Reads the beginning of a line, with at most so many block quotes.
  init(of line: Range<Int>, in text: SourceText, quoteLimit: Int = .max) {
    end = line.lowerBound
    var (column, base) = (0, 0)
    while end < line.upperBound {
      let byte = text.bytes[end]
      if byte == UInt8(ascii: ">"), quoteDepth < quoteLimit {
        quoteDepth += 1
        column += 1
        let isPadded = end + 1 < line.upperBound && text.bytes[end + 1].isBlank
        base = isPadded ? column + 1 : column
      } else if byte.isBlank {
        column += byte == .tab ? 4 - column % 4 : 1
      } else {
        break
      }
      end += 1
    }
    indent = max(0, column - base)
  }
}

/// What an item of a list begins with.
enum ListMarker {
  /// Where the marker ends that a line begins with, before the blanks behind it; nil where it begins
  /// with none.
  static func end(in line: ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix(while: \.isASCIIDigit)
    guard digits.count <= 9, digits.endIndex < line.endIndex else { return nil }
    let sign = line[digits.endIndex]
    let isMarker = (digits.isEmpty ? "-+*" : ".)").utf8.contains(sign)
    let end = digits.endIndex + 1
    return isMarker && (end == line.endIndex || line[end].isBlank) ? end : nil
  }
}

extension SourceText {
  /// The column of an offset within a line, from 0.
  func column(of offset: Int, in line: Range<Int>) -> Int {
    bytes[line.lowerBound..<offset].reduce(0) { $1 == .tab ? $0 + 4 - $0 % 4 : $0 + 1 }
  }

  /// The column at which the content of an item begins, counted from the innermost block quote.
  fileprivate func contentColumn(ofItem item: CommonMarkNode) -> Int {
    let line = line(item.startLine)
    let start = offset(line: item.startLine, column: item.startColumn)
    guard line.contains(start), let end = ListMarker.end(in: bytes[start..<line.upperBound]) else {
      return 0
    }
    var next = end
    while next < line.upperBound, bytes[next].isBlank { next += 1 }
    var base = 0
    if let quote = bytes[line.lowerBound..<start].lastIndex(of: UInt8(ascii: ">")) {
      base = column(of: quote + 1, in: line) + (bytes[quote + 1].isBlank ? 1 : 0)
    }
    let markerEnd = column(of: end, in: line)
    let padding = next < line.upperBound ? column(of: next, in: line) - markerEnd : 1
    // What is further to the right is code.
    return markerEnd + (padding > 4 ? 1 : padding) - base
  }
}
