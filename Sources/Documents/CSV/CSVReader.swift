package import Diagnostics
import Tables

extension DocumentTree {
  /// Reads separated values (RFC 4180), or reports what is wrong with them: a list with one mapping
  /// per line, whose keys are in the first line.
  ///
  /// The separator is a comma, or a semicolon or tab where one of these comes first in the first
  /// line, or a vertical bar where there is none of them; a line `sep=;` above, as spreadsheets write
  /// it, says which. Columns without a name at the end are left out where they are empty. Cells are
  /// texts without a type, like plain scalars of YAML; an empty one, and only that, has no value. A
  /// line with another number of cells than the first is reported and left out.
  package init(csv source: Source, log: inout DiagnosticLog) {
    let range = source.textStart..<source.bytes.count
    guard source.checkText(in: range, .json, log: &log) else {
      self.init(source: source)
      return
    }
    var reader = CSVReader(source: source, start: range.lowerBound)
    self = reader.read(log: &log)
  }
}

/// Reads separated values in one pass.
struct CSVReader {
  /// A cell: its place, quotes included, and its text.
  fileprivate struct Cell {
    let place: Range<Int>
    let text: Range<Int>
    let isDecoded: Bool
  }

  private static let quote = UInt8(ascii: "\"")
  private let source: Source
  private let bytes: [UInt8]
  private var separator = UInt8(ascii: ",")
  private var offset: Int
  private var tree: DocumentTree
  private var mistakes = 0
  /// Whether a cell has no end, so that the rest cannot be read.
  private var isLost = false

  init(source: Source, start: Int) {
    self.source = source
    bytes = source.bytes
    offset = start
    tree = DocumentTree(source: source)
  }

  /// Reads the whole text.
  mutating func read(log: inout DiagnosticLog) -> DocumentTree {
    separator = statedSeparator() ?? foundSeparator
    let start = offset
    guard let header = readLine(log: &log), !isLost else {
      if !isLost { log.report(.emptyCSV(at: span(start..<start))) }
      return DocumentTree(source: source)
    }
    let names = header.withoutEmptyEnd(from: 1)
    guard areNames(names, log: &log) else { return DocumentTree(source: source) }
    tree.nodes.append(DocumentNode(.sequence, start: start, end: bytes.count))
    var count = 0
    while var cells = readLine(log: &log), !isLost {
      if cells.count == header.count { cells = cells.withoutEmptyEnd(from: names.count) }
      if cells.count == header.count, cells.count > names.count {
        note(.namelessColumn(at: span(cells[cells.count - 1].place)), log: &log)
        continue
      }
      guard cells.count == names.count else {
        // Cells that are too many, otherwise the whole line.
        let first = cells.count > names.count ? names.count : 0
        note(
          .unevenLine(
            cells.count, expected: names.count, separator: separator,
            at: span(cells[first].place.lowerBound..<cells[cells.count - 1].place.upperBound)),
          log: &log)
        continue
      }
      add(cells, names)
      count += 1
    }
    guard !isLost else { return DocumentTree(source: source) }
    tree.nodes[.root].count = UInt32(count)
    tree.nodes[.root].next = tree.end
    if count > 0 { tree.reportDuplicateKeys(of: .root + 1, areColumns: true, log: &log) }
    return tree
  }

  private func span(_ range: Range<Int>) -> Span {
    Span(source.id, range.lowerBound, range.upperBound)
  }

  private mutating func note(_ diagnostic: Diagnostic, log: inout DiagnosticLog) {
    mistakes += 1
    if mistakes <= DocumentLimits.mistakes { log.report(diagnostic) }
    tree.noteRecovery(at: Int(diagnostic.span?.start ?? 0))
  }

  /// The separator that a line above the header names, which is passed.
  private mutating func statedSeparator() -> UInt8? {
    let line = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: "sep=".utf8), let sign = line.last else { return nil }
    offset = line.endIndex
    if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
    if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    return sign
  }

  /// The first separator of the first line that is not in quotes.
  private var foundSeparator: UInt8 {
    var isQuoted = false
    var hasBar = false
    for byte in bytes[offset...] {
      switch byte {
      case Self.quote: isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"):
        if !isQuoted { return byte }
      case UInt8(ascii: "|"): hasBar = hasBar || !isQuoted
      case 0x0A, 0x0D: if !isQuoted { return hasBar ? UInt8(ascii: "|") : UInt8(ascii: ",") }
      default: continue
      }
    }
    return hasBar ? UInt8(ascii: "|") : UInt8(ascii: ",")
  }

  /// Whether each cell of the first line names a key.
  private func areNames(_ cells: [Cell], log: inout DiagnosticLog) -> Bool {
    for cell in cells where cell.text.isEmpty { log.report(.namelessColumn(at: span(cell.place))) }
    return cells.allSatisfy { !$0.text.isEmpty }
  }

  /// Adds a line as a mapping.
  private mutating func add(_ cells: [Cell], _ names: [Cell]) {
    let end = tree.end + 1 + 2 * cells.count
    tree.nodes.append(
      DocumentNode(
        .mapping, start: cells[0].place.lowerBound,
        end: cells[cells.count - 1].place.upperBound, count: cells.count, next: end))
    for (name, cell) in zip(names, cells) {
      add(name, as: .string)
      add(cell, as: kind(of: cell))
    }
  }

  /// What a cell is: a text that may mean anything, or nothing where it is empty. The words with
  /// which YAML writes nothing are texts here, such as the name Null.
  private func kind(of cell: Cell) -> DocumentNode.Kind {
    guard !cell.text.isEmpty else { return .null }
    let text = cell.isDecoded ? tree.decoded[cell.text] : bytes[cell.text]
    return text.elementsEqual("null".utf8) || text.elementsEqual("~".utf8) ? .string : .plain
  }

  private mutating func add(_ cell: Cell, as kind: DocumentNode.Kind) {
    tree.nodes.append(
      DocumentNode(
        kind, isDecoded: cell.isDecoded, start: cell.place.lowerBound, end: cell.place.upperBound,
        textStart: cell.text.lowerBound, count: cell.text.count, next: tree.end + 1))
  }

  /// The cells of the next line that has more than separators; nil at the end.
  private mutating func readLine(log: inout DiagnosticLog) -> [Cell]? {
    while offset < bytes.count {
      var cells: [Cell] = []
      repeat { cells.append(readCell(log: &log)) } while !isLost && passSeparator()
      if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
      if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if !cells.allSatisfy(\.place.isEmpty) { return cells }
    }
    return nil
  }

  private mutating func passSeparator() -> Bool {
    guard offset < bytes.count, bytes[offset] == separator else { return false }
    offset += 1
    return true
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private mutating func readCell(log: inout DiagnosticLog) -> Cell {
    let start = bytes[offset...].firstIndex { $0 != 0x20 } ?? bytes.count
    if start < bytes.count, bytes[start] == Self.quote {
      offset = start
      return readQuoted(log: &log)
    }
    let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
    defer { offset = end }
    let last = bytes[start..<end].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
    return Cell(place: start..<last, text: start..<last, isDecoded: false)
  }

  /// A cell in quotation marks, where two of them stand for one.
  private mutating func readQuoted(log: inout DiagnosticLog) -> Cell {
    let start = offset
    let decoded = tree.decoded.count
    var isDecoded = false
    var plain = start + 1
    while let mark = bytes[plain...].firstIndex(of: Self.quote) {
      let isDoubled = mark + 1 < bytes.count && bytes[mark + 1] == Self.quote
      guard isDoubled else {
        if isDecoded { tree.decoded += bytes[plain..<mark] }
        offset = mark + 1
        refuseText(log: &log)
        return Cell(
          place: start..<mark + 1,
          text: isDecoded ? decoded..<tree.decoded.count : start + 1..<mark, isDecoded: isDecoded)
      }
      isDecoded = true
      tree.decoded += bytes[plain...mark]
      plain = mark + 2
    }
    log.report(.unclosedCell(at: span(start..<start + 1)))
    isLost = true
    offset = bytes.count
    return Cell(place: start..<bytes.count, text: start..<start, isDecoded: false)
  }

  /// Refuses what is between the end of a cell in quotes and the next separator.
  private mutating func refuseText(log: inout DiagnosticLog) {
    let end = bytes[offset...].firstIndex(where: isEnd) ?? bytes.count
    if bytes[offset..<end].contains(where: { $0 != 0x20 }) {
      note(.textAfterCell(at: span(offset..<end)), log: &log)
    }
    offset = end
  }
}

extension [CSVReader.Cell] {
  /// The cells without empty ones at the end, but at least so many.
  fileprivate func withoutEmptyEnd(from least: Int) -> Self {
    var count = count
    while count > least, self[count - 1].place.isEmpty { count -= 1 }
    return Array(prefix(count))
  }
}
