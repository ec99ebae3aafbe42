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
  /// Whether a cell of the line has no end, so that only the next lines can be read.
  private var isBroken = false

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
    if isBroken { return DocumentTree(source: source) }
    let names = header.withoutEmptyEnd(from: 1)
    guard areNames(names, log: &log) else { return DocumentTree(source: source) }
    tree.nodes.append(DocumentNode(.sequence, start: start, end: bytes.count))
    var count = 0
    while var cells = readLine(log: &log), !isLost {
      if isBroken { continue }
      if cells.count == header.count { cells = cells.withoutEmptyEnd(from: names.count) }
      if cells.count == header.count, cells.count > names.count {
        note(.namelessColumn(at: span(cells[cells.count - 1].place)), log: &log)
        continue
      }
      guard cells.count == names.count else {
        if count == 0, mistakes == 0, let place = otherSeparator(of: header, than: cells) {
          log.report(.otherSeparator(separator, than: place.other, at: span(place.range)))
          return DocumentTree(source: source)
        }
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

  /// The first separator of the first line, where the line has the next one's as well and only both
  /// together give as many cells as there are in the next; nil where no such slip explains the line.
  private func otherSeparator(
    of header: [Cell], than cells: [Cell]
  ) -> (range: Range<Int>, other: UInt8)? {
    guard cells.count == 1, header.count > 1 else { return nil }
    let names = header[0].place.lowerBound..<header[header.count - 1].place.upperBound
    for other in [",", ";", "\t", "|"] as [Unicode.Scalar] where UInt8(other.value) != separator {
      let sign = UInt8(other.value)
      let (above, below) = (count(of: sign, in: names), count(of: sign, in: cells[0].place))
      guard above > 0, below == above + header.count - 1 else { continue }
      let place = header[0].place.upperBound
      let start = bytes[place...].firstIndex(of: separator) ?? place
      return (start..<start + 1, sign)
    }
    return nil
  }

  /// How often a sign is in a range, outside of quotation marks.
  private func count(of sign: UInt8, in range: Range<Int>) -> Int {
    var (count, isQuoted) = (0, false)
    for byte in bytes[range] {
      if byte == Self.quote { isQuoted.toggle() }
      if byte == sign, !isQuoted { count += 1 }
    }
    return count
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
    isBroken = false
    while offset < bytes.count {
      var cells: [Cell] = []
      repeat { cells.append(readCell(log: &log)) } while !isLost && !isBroken && passSeparator()
      if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
      if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if isBroken || !cells.allSatisfy(\.place.isEmpty) { return cells }
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
        if beginsOther(mark, inside: start) { return breakLine(at: start, decoded, log: &log) }
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

  /// Whether the quotation mark at which a cell ends in a later line begins a cell of that line: then
  /// the first cell has none at its end.
  private func beginsOther(_ mark: Int, inside start: Int) -> Bool {
    let inside = bytes[start + 1..<mark]
    guard let before = inside.last(where: { $0 != 0x20 }), isEnd(before),
      inside.contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return false }
    let next = bytes[(mark + 1)...].first { $0 != 0x20 }
    return next.map { !isEnd($0) } ?? false
  }

  /// Reports a cell without an end, and continues with the next line.
  private mutating func breakLine(
    at start: Int, _ decoded: Int, log: inout DiagnosticLog
  ) -> Cell {
    note(.unclosedCell(at: span(start..<start + 1)), log: &log)
    tree.decoded.removeSubrange(decoded...)
    offset = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    isBroken = true
    return Cell(place: start..<offset, text: start..<start, isDecoded: false)
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
