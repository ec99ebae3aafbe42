/// A conflict that a version control system has left in a file: two versions between lines that
/// begin with `<<<<<<<`, `=======` and `>>>>>>>`; or what is left of one, where some of these lines
/// are deleted.
package struct MergeConflict: Sendable {
  /// The first of its lines that is left.
  package let span: Span
  /// Whether all three lines are there.
  package let isWhole: Bool

  /// The first conflict that begins in a range of a source; nil where there is none. Linear in the
  /// length of the source.
  package static func first(in source: Source, _ range: Range<Int>) -> MergeConflict? {
    let bytes = source.bytes
    guard mayHoldSigns(bytes, range) else { return nil }
    var search = Search()
    var offset = range.lowerBound
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if search.opening == nil, offset >= range.upperBound { break }
      if let found = search.pass(offset..<end, in: bytes) {
        return MergeConflict(span: Span(source.id, found), isWhole: search.opening != nil)
      }
      offset = end + 1
    }
    return search.named.map { MergeConflict(span: Span(source.id, $0), isWhole: false) }
  }

  /// Whether seven `<` or `>` may follow one another: one byte of seven is read.
  private static func mayHoldSigns(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<bytes.count)
    let all = bytes.span
    var next = range.lowerBound + 6
    while next < range.upperBound {
      let (offset, sign) = (next, all[next])
      next += 7
      // Both signs are this one, one bit aside.
      guard sign & ~2 == UInt8(ascii: "<") else { continue }
      let before = bytes[range.lowerBound..<offset].suffix(6).reversed().prefix { $0 == sign }
      let behind = bytes[offset..<range.upperBound].prefix(7).prefix { $0 == sign }
      if before.count + behind.count >= 7 { return true }
    }
    return false
  }
}

/// What is known of the conflicts of a file at a line.
private struct Search {
  /// The line of the first opening sign.
  private(set) var opening: Range<Int>?
  /// The same where a name follows it, as it always does in what Git writes.
  private(set) var named: Range<Int>?
  private var hasMiddle = false
  /// A line of `=======` before which no version begins.
  private var middle: Range<Int>?
  /// Whether the line before begins as a quotation of Markdown and of mails does.
  private var isAfterQuotation = false

  /// Reads a line, and returns the first line of the conflict that ends with it.
  mutating func pass(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let text = bytes[line]
    defer { isAfterQuotation = text.first == UInt8(ascii: ">") }
    if marks(text, UInt8(ascii: "<")) {
      opening = opening ?? line
      if hasName(text) { named = named ?? line }
    } else if marks(text, UInt8(ascii: "=")) {
      if opening != nil { hasMiddle = true } else { middle = line }
    } else if marks(text, UInt8(ascii: ">")) {
      if hasMiddle, let opening { return opening }
      if opening == nil, hasName(text), !isInQuotation(line, in: bytes) { return middle ?? line }
    }
    return nil
  }

  /// Whether a line is seven times this sign, alone or before a blank and a name.
  private func marks(_ line: ArraySlice<UInt8>, _ sign: UInt8) -> Bool {
    guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == sign }) else { return false }
    return line.count == 7 || line[line.startIndex + 7] == 0x20
  }

  /// Whether the name of a version follows the signs: one word, perhaps with a remark in parentheses
  /// after it. Sentences are those of quotations.
  private func hasName(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.dropFirst(8)
    let rest = name.drop { $0 != 0x20 }.drop { $0 == 0x20 }
    return name.first.map { $0 != 0x20 } == true
      && (rest.isEmpty || rest.first == UInt8(ascii: "("))
  }

  /// Whether a line before or behind this one is quoted, too.
  private func isInQuotation(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    let next = bytes[line.upperBound...].drop { $0 == 0x0D }.dropFirst()
    return isAfterQuotation || next.first == UInt8(ascii: ">")
  }
}
