#if canImport(Glibc)
  import Glibc
#endif

/// A conflict that a version control system has left in a file: two versions between lines that
/// begin with `<<<<<<<`, `=======` and `>>>>>>>`.
package enum MergeConflict {
  /// The first line of the first conflict that begins in a range of a source; nil where there is
  /// none. Linear in the length of the source.
  package static func first(in source: Source, _ range: Range<Int>) -> Span? {
    let bytes = source.bytes
    guard mayHoldOpening(bytes, range) else { return nil }
    var opening: Range<Int>?
    var hasMiddle = false
    var offset = range.lowerBound
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[offset..<end]
      if opening == nil, offset >= range.upperBound { return nil }
      if marks(line, UInt8(ascii: "<")) {
        opening = opening ?? offset..<end
      } else if opening != nil, marks(line, UInt8(ascii: "=")) {
        hasMiddle = true
      } else if hasMiddle, let opening, marks(line, UInt8(ascii: ">")) {
        return Span(source.id, opening)
      }
      offset = end + 1
    }
    return nil
  }

  /// Whether seven `<` follow one another.
  private static func mayHoldOpening(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while let found = firstSign(in: bytes, offset..<range.upperBound) {
      offset = found + 1
      while offset < range.upperBound, bytes[offset] == UInt8(ascii: "<") { offset += 1 }
      if offset - found >= 7 { return true }
    }
    return false
  }

  /// The offset of the first `<` in a range.
  private static func firstSign(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard !range.isEmpty, range.upperBound <= buffer.count, let base = buffer.baseAddress,
        let found = unsafe memchr(
          base + range.lowerBound, Int32(UInt8(ascii: "<")), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Whether a line is seven times this sign, alone or before a blank and a name.
  private static func marks(_ line: ArraySlice<UInt8>, _ sign: UInt8) -> Bool {
    guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == sign }) else { return false }
    return line.count == 7 || line[line.startIndex + 7] == 0x20
  }
}
