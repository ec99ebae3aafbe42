/// Finds rows between vertical bars that make another table than they look like, or none.
struct NearlyTables {
  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []
  /// Whether the last line continues rows of a table.
  private var isContinued = false
  /// Whether one of these is a row of hyphens.
  private var hasRule = false
  /// Where the last row of hyphens below another row ends.
  private var endOfRule: Int?

  private var bytes: [UInt8] { text.bytes }

  /// Reads a text whose lines begin at these offsets, the last of which is its end. Linear in its
  /// size.
  init(in text: NearlyMarkdown, linesAt starts: [Int]) {
    self.text = text
    guard ByteSearch.first(UInt8(ascii: "|"), in: text.bytes, text.range) != nil else { return }
    var previous: Range<Int>?
    for index in starts.indices.dropLast() {
      var start = starts[index]
      let end = starts[index + 1]
      // Blanks, and the marks of block quotes.
      while start < end, bytes[start].isBlank || bytes[start] == UInt8(ascii: ">") { start += 1 }
      if start < end { find(in: text.trimmed(start..<end), after: previous) }
      previous = text.trimmed(start..<end)
    }
  }

  private mutating func find(in line: Range<Int>, after previous: Range<Int>?) {
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "|"), UInt8(ascii: ":"):
      findRows(line, after: previous)
      findDelimiterRow(line, after: previous)
    case UInt8(ascii: "-"): findDelimiterRow(line, after: previous)
    case UInt8(ascii: "+") where isGrid(line): findGrid(line, after: previous)
    default: break
    }
  }

  private mutating func add(_ form: NearlyMarkdown.Form, _ place: Range<Int>) {
    finds.append(NearlyMarkdown.Find(form: form, range: place))
  }

  /// Finds rows of hyphens below other rows of a table, a row that a blank line parts from its
  /// table, and two rows with no row of hyphens among them, that no such row comes before.
  private mutating func findRows(_ line: Range<Int>, after previous: Range<Int>?) {
    if let end = endOfRule, isRow(line), !isDelimiterRow(line), isBlankLine(end..<line.lowerBound) {
      add(.partedRow, line)
    }
    endOfRule = nil
    guard isRow(line), let previous, isRow(previous) else {
      (isContinued, hasRule) = (false, isRow(line) && isDelimiterRow(line))
      return
    }
    if isDelimiterRow(line) {
      // The place is in the text of a cell, where it is one.
      if hasRule, let sign = bytes[line].firstIndex(where: { $0 == UInt8(ascii: "-") }) {
        add(.innerRule, sign..<sign + bytes[sign...].prefix { $0 == UInt8(ascii: "-") }.count)
      }
      hasRule = true
    }
    if !isContinued, !isDelimiterRow(previous), !isDelimiterRow(line) {
      add(.rows, previous.lowerBound..<line.upperBound)
    }
    isContinued = true
  }

  /// Notes a line of hyphens, colons and vertical bars, below another one that has such bars or
  /// below no row.
  private mutating func findDelimiterRow(_ line: Range<Int>, after previous: Range<Int>?) {
    let bar = UInt8(ascii: "|")
    guard bytes[line].contains(bar), isDelimiterRow(line) else { return }
    let count = bytes[line].count { $0 == UInt8(ascii: "-") }
    if let previous, bytes[previous].contains(bar) {
      if count > 2 || count > 0 && isRow(line) {
        let isAlike =
          TableRows.cells(previous, in: bytes).count == TableRows.alignments(line, in: bytes)?.count
        add(isAlike ? .misplacedRow : .delimiterRow, line)
      }
      endOfRule = line.upperBound
    } else if isRow(line), count > 0 {
      add(.headless, line)
    }
  }

  /// Finds the first line of a table that is drawn.
  private mutating func findGrid(_ line: Range<Int>, after previous: Range<Int>?) {
    if let previous, bytes[previous].first == UInt8(ascii: "|") { return }
    add(.grid, line)
  }

  private func isRow(_ line: Range<Int>) -> Bool {
    let bar = UInt8(ascii: "|")
    return line.count > 2 && bytes[line].first == bar && bytes[line].last == bar
  }

  private func isDelimiterRow(_ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy { $0.isBlank || "|:-".utf8.contains($0) }
  }

  /// Whether a line is one between the rows of a table that is drawn: `+---+---+`.
  private func isGrid(_ line: Range<Int>) -> Bool {
    line.count > 4 && bytes[line].last == UInt8(ascii: "+")
      && bytes[line].allSatisfy { "+-=:".utf8.contains($0) }
      && bytes[line].contains { $0 != UInt8(ascii: "+") }
  }

  /// Whether one blank line is there, between the ends of two others.
  private func isBlankLine(_ place: Range<Int>) -> Bool {
    bytes[place].count { $0 == .lineFeed } == 2
      && bytes[place].allSatisfy { $0.isBlank || $0.isLineEnd }
  }
}
