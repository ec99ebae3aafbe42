import Diagnostics

// Lines whose keys, elements or brackets lack a sign, and which are indented by tabs.
extension YAMLDiagnosis {
  /// What is wrong with a bracket between block mappings' keys: one that closes nothing, or a mapping
  /// that is the second element of a list without dashes.
  func bracket(at offset: Int) -> Diagnostic? {
    let rest = lines.trimmed(offset..<lines.endOfLine(from: offset))
    switch lines[offset] {
    case 0x5D, 0x7D:
      guard rest.allSatisfy({ lines[$0] == 0x5D || lines[$0] == 0x7D }) else { return nil }
      return .closedTwice(lines.string(rest), at: Span(lines.source.id, rest))
    case 0x5B, 0x7B:
      let isAlike =
        last.closing == lines[offset] + 2 && isFirst(last.start) && isFirst(offset)
        && indent(at: last.start) == indent(at: offset)
      return isAlike
        ? .elementWithoutDash(
          at: lines.span(last.start, last.end), next: lines.span(offset, offset + 1)) : nil
    default: return nil
    }
  }

  /// A dash before what may be a key.
  func unexpectedItem(at offset: Int) -> Diagnostic {
    let text = lines.trimmed(
      lines.skipBlanks(from: offset + 1)..<lines.endOfLine(from: offset))
    let separator = isFirst(offset) ? lines.separator(in: text) : nil
    return .unexpectedItem(
      at: lines.span(offset, offset + 1),
      key: separator.map { lines.string(text.lowerBound..<$0) })
  }

  /// A bracket right behind the colon of a key, or behind a key without one.
  func openingWithoutSpace(inLineOf offset: Int) -> Diagnostic? {
    let start = lines.skipBlanks(from: lines.startOfLine(at: offset))
    let line = lines.trimmed(start..<lines.endOfLine(from: offset))
    let end = line.first { !Self.isOfKey(lines[$0]) } ?? line.upperBound
    guard end > start else { return nil }
    let opening = lines.skipBlanks(from: lines[end] == 0x3A ? end + 1 : end)
    guard opening < line.upperBound, lines[opening] == 0x7B || lines[opening] == 0x5B,
      lines[line.upperBound - 1] == lines[opening] + 2
    else { return nil }
    if lines[end] == 0x3A {
      return opening == end + 1 ? .indicatorNeedsSpace(":", at: lines.span(end, end + 1)) : nil
    }
    return .missingColon(
      behind: lines.string(start..<end), before: lines.character(at: opening),
      at: lines.span(end, opening + 1))
  }

  /// A line that seems to be a key and a value with another sign between them, or none.
  func keyWithoutColon(in line: Range<Int>) -> Diagnostic? {
    let end = line.first { !Self.isOfKey(lines[$0]) } ?? line.upperBound
    var value = lines.skipBlanks(from: end)
    let sign = value
    while value < line.upperBound, "=;>".utf8.contains(lines[value]) { value += 1 }
    let hasSign = value > sign
    value = lines.skipBlanks(from: value)
    guard end > line.lowerBound, value > end, value < line.upperBound,
      lines.separator(in: line) == nil
    else { return nil }
    return .keyWithoutColon(
      lines.string(line.lowerBound..<end), sign: hasSign ? lines.span(end, value) : nil,
      at: Span(lines.source.id, line))
  }

  /// Whether a key and a blank are before a `=`, `;` or `>`, as in `time = 10:30`.
  func hasSignOfOthers(between offset: Int, and end: Int) -> Bool {
    let key = (offset..<end).first { !Self.isOfKey(lines[$0]) } ?? end
    let sign = lines.skipBlanks(from: key)
    return key > offset && sign < end && "=;>".utf8.contains(lines[sign])
  }

  /// A tab in the indentation of a line.
  func tab(at offset: Int) -> Diagnostic {
    let line = lines.startOfLine(at: offset)
    let first = lines.skipBlanks(from: line)
    guard offset < first else { return .tabIndent(at: lines.span(offset, offset + 1), spaces: 2) }
    return .tabIndent(at: lines.span(line, first), spaces: indentBelow(line, first: first))
  }

  /// By how many spaces a line is indented, judged by the one above.
  private func indentBelow(_ line: Int, first: Int) -> Int {
    guard let above = lines.lineAbove(line) else { return 0 }
    let start = lines.skipBlanks(from: above.lowerBound)
    let own = start - above.lowerBound
    let end = lines.endOfLine(from: first)
    let isItem = lines[first] == 0x2D && lines[first + 1] <= 0x20
    let isBelowKey = lines[lines.trimmed(above).upperBound - 1] == 0x3A
    if isBelowKey { return own + 2 }
    if lines[start] == 0x2D, lines[start + 1] == 0x20, !isItem {
      return lines.skipBlanks(from: start + 1) - above.lowerBound
    }
    return isItem || lines.separator(in: first..<end) != nil ? own : own + 2
  }

  // MARK: Places

  private static func isOfKey(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
      || byte >= 0x80
  }

  /// Whether only blanks are before an offset on its line.
  private func isFirst(_ offset: Int) -> Bool {
    lines.skipBlanks(from: lines.startOfLine(at: offset)) == offset
  }

  private func indent(at offset: Int) -> Int { offset - lines.startOfLine(at: offset) }
}
