import Diagnostics

/// The text that is given to libcmark, with a mapping from its bytes to the source.
///
/// It is the source's own bytes, unless a pass had to rewrite lines: then `pieces` say which parts
/// of it are in the source, and where.
struct SourceText {
  /// A stretch of the text that is in the source as it is.
  struct Piece {
    let start: Int
    let source: Int
    let count: Int
  }

  let source: SourceID
  let bytes: [UInt8]
  /// The part of `bytes` that is read.
  let range: Range<Int>
  /// Stretches copied from the source, by `start`; empty when `bytes` are the source's own.
  let pieces: [Piece]
  /// What rewritten lines stand for, by the offset of their marker.
  let marks: [Int: LineMark]
  /// The offset at which each line begins, and the end of the last one.
  let lineStarts: [Int]
  /// Whether not all lines end with LF alone.
  let hasCarriageReturns: Bool
  /// Whether it consists of printing ASCII and line feeds only.
  let isPrintingASCII: Bool

  init(source: Source, range: Range<Int>) {
    self.init(
      source: source.id, bytes: source.bytes, range: range, pieces: [], marks: [:])
  }

  init(rewriting text: SourceText, as bytes: [UInt8], pieces: [Piece], marks: [Int: LineMark]) {
    self.init(
      source: text.source, bytes: bytes, range: 0..<bytes.count, pieces: pieces, marks: marks)
  }

  private init(
    source: SourceID, bytes: [UInt8], range: Range<Int>, pieces: [Piece], marks: [Int: LineMark]
  ) {
    self.source = source
    self.bytes = bytes
    self.range = range
    self.pieces = pieces
    self.marks = marks
    let lines = Self.lines(of: bytes, in: range)
    lineStarts = lines.starts
    hasCarriageReturns = lines.hasCarriageReturns
    isPrintingASCII = lines.isPrintingASCII
  }

  /// Where the lines begin, and whether they consist of printing ASCII only: one pass.
  private static func lines(
    of bytes: [UInt8], in range: Range<Int>
  ) -> (starts: [Int], hasCarriageReturns: Bool, isPrintingASCII: Bool) {
    var starts: [Int] = []
    starts.reserveCapacity(range.count / 24 + 8)
    starts.append(range.lowerBound)
    var isPrintingASCII = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset += ByteSearch.countOfPlainBytes(in: bytes, offset..<range.upperBound)
      guard offset < range.upperBound else { break }
      let byte = bytes[offset]
      offset += 1
      if byte == .lineFeed {
        starts.append(offset)
      } else if byte == .carriageReturn {
        starts.removeLast(starts.count - 1)
        appendMixedLineStarts(of: bytes, in: range, to: &starts)
        if starts.last != range.upperBound { starts.append(range.upperBound) }
        return (starts, true, false)
      } else if byte < 0x20 || byte > 0x7E {
        isPrintingASCII = false
      }
    }
    if starts.last != range.upperBound { starts.append(range.upperBound) }
    return (starts, false, isPrintingASCII)
  }

  /// Lines end with LF, CRLF or CR.
  private static func appendMixedLineStarts(
    of bytes: [UInt8], in range: Range<Int>, to starts: inout [Int]
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      guard byte.isLineEnd else { continue }
      if byte == .carriageReturn, offset < range.upperBound, bytes[offset] == .lineFeed {
        offset += 1
      }
      starts.append(offset)
    }
  }

  /// Whether the bytes are the source's own.
  var isVerbatim: Bool { pieces.isEmpty }

  /// The offset of a line and a column, both counted from 1, the column in bytes.
  func offset(line: Int, column: Int) -> Int {
    let line = min(max(line, 1), lineStarts.count) - 1
    return min(lineStarts[line] + max(column, 1) - 1, range.upperBound)
  }

  /// The offsets of a line, counted from 1, without its line break.
  func line(_ number: Int) -> Range<Int> {
    let index = min(max(number, 1), lineStarts.count) - 1
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : range.upperBound
    while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn {
      end -= 1
    }
    return start..<end
  }

  /// The number of lines.
  var lineCount: Int { lineStarts.count - 1 }

  /// The place in the source of the first byte of a stretch that begins at `offset`.
  func sourceStart(_ offset: Int) -> Int {
    guard !isVerbatim else { return offset }
    let index = pieceIndex(at: offset)
    let piece = pieces[index]
    if offset < piece.start { return piece.source }
    if offset < piece.start + piece.count { return piece.source + offset - piece.start }
    return index + 1 < pieces.count ? pieces[index + 1].source : piece.source + piece.count
  }

  /// The place in the source after the last byte of a stretch that ends before `offset`.
  func sourceEnd(_ offset: Int) -> Int {
    guard !isVerbatim, offset > 0 else { return offset }
    let piece = pieces[pieceIndex(at: offset - 1)]
    return piece.source + min(max(offset - piece.start, 0), piece.count)
  }

  /// Whether a stretch is in the source as it is.
  func isVerbatim(_ stretch: Range<Int>) -> Bool {
    guard !isVerbatim, !stretch.isEmpty else { return true }
    let piece = pieces[pieceIndex(at: stretch.lowerBound)]
    return stretch.lowerBound >= piece.start && stretch.upperBound <= piece.start + piece.count
  }

  /// The last piece that begins at or before `offset`, or the first one.
  func pieceIndex(at offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceText {
  /// The offset after the last byte of a block, without whitespace.
  func blockEnd(lastLine: Int, from start: Int) -> Int {
    var end = max(start, line(lastLine).upperBound)
    while end > start, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
    return end
  }

  /// The line that underlines a heading of several lines: libcmark gives the line after it, unless
  /// the text ends there.
  func underline(of heading: CommonMarkNode) -> Int {
    let last = min(heading.endLine, lineCount)
    guard last - 1 > heading.startLine else { return last }
    let isBefore = bytes[line(last - 1)].allSatisfy { byte in
      byte.isBlank || [UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: ">")].contains(byte)
    }
    return isBefore && !line(last - 1).isEmpty ? last - 1 : last
  }
}

/// What a line that a pass has rewritten stands for.
enum LineMark {
  /// A cell of a table, written as a heading.
  case cell(TableCellMark)
  /// The first line of a footnote's definition, written as a list item; where its label is in the
  /// source.
  case footnote(label: Range<Int>)
  /// The rest of a definition's first line, which has nothing after the label, written as a
  /// thematic break.
  case emptyLine
}

/// Which cell of which table a line stands for.
struct TableCellMark {
  let table: Int
  /// 0 is the header.
  let row: Int
  let alignment: MarkdownNode.Alignment
  /// Where its row is in the source.
  let rowPlace: Range<Int>
  /// Where it is in the source, without the pipes.
  let place: Range<Int>
}

extension [UInt8] {
  /// Whether a backslash escapes a byte of a text that begins at an offset: of `\\*` the second
  /// backslash is escaped, and the star is not (CommonMark 0.30, section 2.4).
  func isEscaped(_ offset: Int, from start: Int) -> Bool {
    let backslash = UInt8(ascii: "\\")
    var first = offset
    while first > start, self[first - 1] == backslash { first -= 1 }
    return (offset - first) % 2 == 1
  }
}

extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether it ends a line.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether CommonMark lets a backslash escape it.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The byte, with an ASCII capital in lower case.
  var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
