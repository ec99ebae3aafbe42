/// The rows of tables as they are written: GFM's extension "Tables".
enum TableRows {
  /// The cells of a row, without the pipes and the whitespace around them. A pipe right behind a
  /// backslash is part of its cell, also where a backslash is before that: so does cmark-gfm.
  static func cells(_ row: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var row = trimmed(row, in: bytes)
    if row.first.map({ bytes[$0] == UInt8(ascii: "|") }) ?? false { row.removeFirst() }
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    var offset = start
    while offset < row.upperBound {
      let isEscaped = offset > row.lowerBound && bytes[offset - 1] == UInt8(ascii: "\\")
      if bytes[offset] == UInt8(ascii: "|"), !isEscaped {
        cells.append(trimmed(start..<offset, in: bytes))
        start = offset + 1
      }
      offset += 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound, in: bytes)) }
    return cells
  }

  /// The alignments of a delimiter row; nil for another row.
  static func alignments(_ row: Range<Int>, in bytes: [UInt8]) -> [MarkdownNode.Alignment]? {
    let isPossible = bytes[row].allSatisfy { byte in
      byte.isBlank || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
        || byte == UInt8(ascii: "|")
    }
    guard isPossible, bytes[row].contains(UInt8(ascii: "-")) else { return nil }
    let cells = cells(row, in: bytes)
    guard cells.count <= 1000 else { return nil }
    var alignments: [MarkdownNode.Alignment] = []
    for cell in cells {
      guard let alignment = alignment(bytes[cell]) else { return nil }
      alignments.append(alignment)
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func alignment(_ cell: ArraySlice<UInt8>) -> MarkdownNode.Alignment? {
    let colon = UInt8(ascii: ":")
    let dashes = cell.drop { $0 == colon }.prefix { $0 == UInt8(ascii: "-") }
    let before = dashes.startIndex - cell.startIndex
    let after = cell.endIndex - dashes.endIndex
    guard !dashes.isEmpty, before <= 1, after <= 1,
      cell[dashes.endIndex...].allSatisfy({ $0 == colon })
    else { return nil }
    switch (before, after) {
    case (0, 0): return MarkdownNode.Alignment.none
    case (1, 0): return .left
    case (0, 1): return .right
    default: return .center
    }
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isBlank { range.removeFirst() }
    while let last = range.last, bytes[last].isBlank { range.removeLast() }
    return range
  }
}
