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

  /// The alignments of the table whose header is this line, nil where none begins here.
  private func alignments(
    header: Int, _ paragraph: BlockOutline.Paragraph
  ) -> [MarkdownNode.Alignment]? {
    guard let delimiters = content(of: header + 1, paragraph),
      let alignments = TableRows.alignments(delimiters, in: text.bytes),
      let row = content(of: header, paragraph),
      text.bytes[row].contains(UInt8(ascii: "|"))
        || text.bytes[delimiters].contains(UInt8(ascii: "|")),
      TableRows.cells(row, in: text.bytes).count == alignments.count
    else { return nil }
    return alignments
  }

  /// The part of a line that belongs to the paragraph; nil where the line is lazy, without the
  /// markers of its containers.
  private func content(of number: Int, _ paragraph: BlockOutline.Paragraph) -> Range<Int>? {
    let line = text.line(number)
    if number == paragraph.lines.lowerBound { return paragraph.start..<line.upperBound }
    var start = line.lowerBound
    for _ in 0..<paragraph.quoteDepth {
      while start < line.upperBound, text.bytes[start].isBlank { start += 1 }
      guard start < line.upperBound, text.bytes[start] == UInt8(ascii: ">") else { return nil }
      start += 1
    }
    while start < line.upperBound, text.bytes[start].isBlank { start += 1 }
    let isIndented = column(of: start, in: line) + 3 >= paragraphColumn(paragraph)
    return isIndented && start < line.upperBound ? start..<line.upperBound : nil
  }

  private func paragraphColumn(_ paragraph: BlockOutline.Paragraph) -> Int {
    let line = text.line(paragraph.lines.lowerBound)
    let prefix = text.bytes[line.lowerBound..<paragraph.start]
    // Without a list marker before it, a paragraph's own indentation does not count.
    guard prefix.contains(where: { !$0.isBlank && $0 != UInt8(ascii: ">") }) else { return 0 }
    return column(of: paragraph.start, in: line)
  }

  private func column(of offset: Int, in line: Range<Int>) -> Int {
    text.bytes[line.lowerBound..<offset].reduce(0) { $1 == .tab ? $0 + 4 - $0 % 4 : $0 + 1 }
  }

  private mutating func writeTable(
    header: Int, _ alignments: [MarkdownNode.Alignment], _ paragraph: BlockOutline.Paragraph
  ) {
    writeRow(header, 0, alignments, paragraph)
    var number = header + 2
    var row = 1
    while number <= paragraph.lines.upperBound, let content = content(of: number, paragraph),
      !isThematicBreak(content)
    {
      writeRow(number, row, alignments, paragraph)
      number += 1
      row += 1
    }
    tableCount += 1
    // The delimiter row is not copied.
    let next = number <= text.lineCount ? text.line(number).lowerBound : text.range.upperBound
    copied = max(copied, next)
  }

  /// Whether a line that was taken for the underline of a heading is a thematic break.
  private func isThematicBreak(_ line: Range<Int>) -> Bool {
    let marks = text.bytes[line].filter { !$0.isBlank }
    return marks.count >= 3 && marks.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private mutating func writeRow(
    _ number: Int, _ row: Int, _ alignments: [MarkdownNode.Alignment],
    _ paragraph: BlockOutline.Paragraph
  ) {
    guard let content = content(of: number, paragraph) else { return }
    let line = text.line(number)
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
      if column > 0 || row > 0 { writePrefix(line.lowerBound..<content.lowerBound) }
      if column == 0, row == 0 { rewriter.copy(line.lowerBound..<content.lowerBound) }
      let start = text.sourceStart(cell.lowerBound)
      rewriter.mark(
        .cell(
          TableCellMark(
            table: tableCount, row: row, alignment: alignment, rowPlace: rowPlace,
            place: start..<max(start, text.sourceEnd(cell.upperBound)))))
      writeCell(cell)
    }
  }

  /// Writes the markers of containers before a line, without beginning a container.
  private mutating func writePrefix(_ prefix: Range<Int>) {
    rewriter.insert(
      text.bytes[prefix].map { $0 == UInt8(ascii: ">") || $0 == .tab ? $0 : .space })
  }

  private mutating func writeCell(_ cell: Range<Int>) {
    rewriter.insert("# ".utf8)
    var start = cell.lowerBound
    var offset = start
    while offset + 1 < cell.upperBound {
      guard text.bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      if text.bytes[offset + 1] == UInt8(ascii: "|") {
        rewriter.copy(start..<offset)
        start = offset + 1
      }
      offset += 2
    }
    rewriter.copy(start..<cell.upperBound)
    rewriter.insert(" #\n".utf8)
  }
}
