// Texts of any length in normal form C.

extension UTF8Text {
  /// A text in normal form C, with composed letters; nil where it is already in this form.
  ///
  /// The ideographs for compatibility stay as they are written, because their composed forms look
  /// different in names, and so does a piece of more than 1,024 bytes without an ASCII character or
  /// ideograph. Linear in the length; a text without a character from U+0300 on costs one scan.
  package static func composedText(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard !isSurelyComposed(bytes.span) else { return nil }
    var text: [UInt8] = []
    var (copied, start) = (bytes.startIndex, bytes.startIndex)
    while start < bytes.endIndex {
      let end = endOfPiece(in: bytes, from: start)
      let isKept = isForCompatibility(bytes[start..<end])
      if !isKept, let piece = composed(bytes[start..<end]) {
        text += bytes[copied..<start]
        text += piece
        copied = end
      }
      start = end
    }
    guard copied > bytes.startIndex else { return nil }
    text += bytes[copied...]
    return text
  }

  /// Whether all characters are of common blocks in which none is decomposed or a mark: Latin up to
  /// U+02FF, Cyrillic up to U+047F, dashes, quotation marks and ideographs. Other texts may be in
  /// normal form C, too. Cost: linear, eight bytes at a time where they are ASCII.
  package static func isSurelyComposed(_ text: ByteSpan) -> Bool {
    unsafe text.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        if offset + 8 <= bytes.count,
          unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
          continue
        }
        switch unsafe bytes[offset] {
        case 0..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: offset += 1
        // Of the blocks that begin with this byte only U+2002 to U+203F.
        case 0xE2
        where unsafe offset + 2 < bytes.count && bytes[offset + 1] == 0x80
          && bytes[offset + 2] >= 0x82:
          offset += 3
        default: return false
        }
      }
      return true
    }
  }

  /// The end of the piece that begins at an index: before the next character that never joins one
  /// before it. An ideograph for compatibility is a piece of its own.
  private static func endOfPiece(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    if isForCompatibility(bytes[start...]) { return start + (bytes[start] == 0xEF ? 3 : 4) }
    var index = start + 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 || 0xE4...0xE9 ~= byte { return index }
      if byte >= 0xEF, isForCompatibility(bytes[index...]) { return index }
      index += 1
    }
    return index
  }

  /// Whether a text begins with an ideograph for compatibility: U+F900 to U+FAFF, U+2F800 to
  /// U+2FA1F.
  private static func isForCompatibility(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let (first, second) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
    if first == 0xEF { return 0xA4...0xAB ~= second }
    guard first == 0xF0, second == 0xAF, bytes.count >= 4 else { return false }
    return 0xA0...0xA8 ~= bytes[bytes.startIndex + 2]
  }
}
