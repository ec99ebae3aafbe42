/// Finds tables in paragraphs and writes each of their cells as a heading on a line of its own: the
/// only block of CommonMark with inlines and exactly one line. The headings are turned into cells
/// after the parse.
struct TableRewriting {
  private let text: SourceText
  private var rewriter: TextRewriter
  private var copied: Int
  private var tableCount = 0
  /// The cells that were added to short rows; a limit keeps the size of the result linear.
  private var addedCells = 0
  private static var addedCellsLimit: Int { 1 << 16 }

  /// The text with its tables as headings; nil where it has none.
  static func rewrite(_ text: SourceText) -> SourceText? {
    guard mayHoldTable(text) else { return nil }
    let paragraphs = BlockOutline(of: text).paragraphs
    var rewriting = TableRewriting(text: text)
    for paragraph in paragraphs { rewriting.rewrite(paragraph) }
    guard rewriting.tableCount > 0 else { return nil }
    rewriting.rewriter.copy(rewriting.copied..<text.range.upperBound)
    return rewriting.rewriter.finish()
  }

  private init(text: SourceText) {
    self.text = text
    rewriter = TextRewriter(text)
    copied = text.range.lowerBound
  }

  /// Whether a line could be a delimiter row.
  static func mayHoldTable(_ text: SourceText) -> Bool {
    guard text.lineCount > 1,
      ByteSearch.first(UInt8(ascii: "|"), in: text.bytes, text.range) != nil
    else { return false }
    return (2...text.lineCount).contains { number in
      var line = text.line(number)
      while let first = line.first,
        text.bytes[first].isBlank || text.bytes[first] == UInt8(ascii: ">")
      {
        line.removeFirst()
      }
      guard let first = line.first else { return false }
      switch text.bytes[first] {
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "-"): break
      default: return false
      }
      let header = text.line(number - 1)
      return text.bytes[header.lowerBound..<line.upperBound].contains(UInt8(ascii: "|"))
        && TableRows.alignments(line, in: text.bytes) != nil
    }
  }

  private mutating func rewrite(_ paragraph: BlockOutline.Paragraph) {
    var header = paragraph.lines.lowerBound
    while header < paragraph.lines.upperBound {
      if let alignments = alignments(header: header, paragraph) {
        return writeTable(header: header, alignments, paragraph)
      }
      header += 1
    }
  }

  /// The alignments of the table whose header is this line, nil where none begins here: cmark-gfm
  /// reads a row of hyphens alone as the underline of a heading.
  private func alignments(
    header: Int, _ paragraph: BlockOutline.Paragraph
  ) -> [MarkdownNode.Alignment]? {
    guard header < paragraph.lines.upperBound else { return nil }
    let delimiters = line(header + 1, of: paragraph)
    guard delimiters.isInPlace, !isUnderline(delimiters.content),
      let alignments = TableRows.alignments(delimiters.content, in: text.bytes)
    else { return nil }
    let row = line(header, of: paragraph).content
    guard
      text.bytes[row].contains(UInt8(ascii: "|"))
        || text.bytes[delimiters.content].contains(UInt8(ascii: "|")),
      TableRows.cells(row, in: text.bytes).count == alignments.count
    else { return nil }
    return alignments
  }

  private func isUnderline(_ line: Range<Int>) -> Bool {
    text.bytes[line].allSatisfy { $0 == UInt8(ascii: "-") || $0.isBlank }
  }

  /// A line of a paragraph.
  private struct Line {
    /// What is on it, without the markers of its containers and its indentation.
    let content: Range<Int>
    /// Whether it is in the containers of the paragraph, and not indented like code.
    let isInPlace: Bool
  }

  private func line(_ number: Int, of paragraph: BlockOutline.Paragraph) -> Line {
    let line = text.line(number)
    if number == paragraph.lines.lowerBound {
      return Line(content: paragraph.start..<line.upperBound, isInPlace: true)
    }
    let prefix = LinePrefix(of: line, in: text, quoteLimit: paragraph.quoteDepth)
    let indent = prefix.indent - paragraph.column
    return Line(
      content: prefix.end..<line.upperBound,
      isInPlace: prefix.quoteDepth == paragraph.quoteDepth && (0..<4).contains(indent))
  }

  private mutating func writeTable(
    header: Int, _ alignments: [MarkdownNode.Alignment], _ paragraph: BlockOutline.Paragraph
  ) {
    writeRow(header, 0, alignments, paragraph)
    var number = header + 2
    var row = 1
    while number <= paragraph.lines.upperBound, isRow(line(number, of: paragraph)) {
      writeRow(number, row, alignments, paragraph)
      number += 1
      row += 1
    }
    tableCount += 1
    // The delimiter row is not copied.
    let next = number <= text.lineCount ? text.line(number).lowerBound : text.range.upperBound
    copied = max(copied, next)
  }

  /// Whether a line of a paragraph is a row of the table above: it begins no block of those that
  /// cannot interrupt a paragraph, or were taken for the underline of a heading.
  private func isRow(_ line: Line) -> Bool {
    let content = text.bytes[line.content]
    return line.isInPlace && !isThematicBreak(content) && !beginsItem(content) && !isTag(content)
  }

  private func isThematicBreak(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.filter { !$0.isBlank }
    return marks.count >= 3 && marks.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private func beginsItem(_ line: ArraySlice<UInt8>) -> Bool {
    ListMarker.end(in: line) != nil
  }

  /// Whether nothing but a tag is on a line.
  private func isTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "<"),
      let end = line.firstIndex(of: UInt8(ascii: ">")),
      line[(end + 1)...].allSatisfy(\.isBlank)
    else { return false }
    let tag = line[line.startIndex + 1..<end]
    let name = tag.first == UInt8(ascii: "/") ? tag.dropFirst() : tag
    let rest = name.drop { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    return name.first?.isASCIILetter == true
      && (rest.first.map { $0.isBlank || $0 == UInt8(ascii: "/") } ?? true)
  }

  private mutating func writeRow(
    _ number: Int, _ row: Int, _ alignments: [MarkdownNode.Alignment],
    _ paragraph: BlockOutline.Paragraph
  ) {
    let content = line(number, of: paragraph).content
    let line = text.line(number)
    let prefix = text.line(paragraph.lines.lowerBound).lowerBound..<paragraph.start
    if row == 0 { rewriter.copy(copied..<line.lowerBound) }
    copied = line.upperBound
    let cells = TableRows.cells(content, in: text.bytes)
    let rowPlace = text.sourceStart(content.lowerBound)..<text.sourceEnd(content.upperBound)
    for (column, alignment) in alignments.enumerated() {
      if column >= cells.count {
        addedCells += 1
        guard addedCells <= Self.addedCellsLimit else { return }
      }
      let cell = column < cells.count ? cells[column] : content.upperBound..<content.upperBound
      // Only the first line of the paragraph begins its containers.
      if column == 0, number == paragraph.lines.lowerBound {
        rewriter.copy(prefix)
      } else {
        writePrefix(prefix)
      }
      let start = text.sourceStart(cell.lowerBound)
      rewriter.mark(
        .cell(
          TableCellMark(
            table: tableCount, row: row, alignment: alignment, rowPlace: rowPlace,
            place: start..<max(start, text.sourceEnd(cell.upperBound)))))
      writeCell(cell)
    }
  }

  /// Writes the markers of containers before the first line of a paragraph, without beginning a
  /// container: whatever is before the other lines, each cell is a heading in the same ones.
  private mutating func writePrefix(_ prefix: Range<Int>) {
    rewriter.insert(
      text.bytes[prefix].map { $0 == UInt8(ascii: ">") || $0 == .tab ? $0 : .space })
  }

  private mutating func writeCell(_ cell: Range<Int>) {
    rewriter.insert("# ".utf8)
    var start = cell.lowerBound
    // A backslash right before a bar belongs to the bar, whatever is before the backslash.
    for offset in cell.dropLast()
    where text.bytes[offset] == UInt8(ascii: "\\") && text.bytes[offset + 1] == UInt8(ascii: "|") {
      rewriter.copy(start..<offset)
      start = offset + 1
    }
    rewriter.copy(start..<cell.upperBound)
    rewriter.insert(" #\n".utf8)
  }
}
