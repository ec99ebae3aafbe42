// Quotation marks in scripts that are written without spaces: `彼は"はい"と言った`.
extension Typography {
  /// Whether a quotation mark is between two characters of which one is of such a script, so that
  /// nothing around it says whether it opens or closes.
  func isUnspaced(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard let before = Self.scalar(before: offset, in: bytes),
      let after = Self.scalar(at: offset + 1, in: bytes),
      !before.properties.isWhitespace, !after.properties.isWhitespace
    else { return false }
    return Self.isUnspaced(before) || Self.isUnspaced(after)
  }

  /// The longest part of a paragraph before and behind a quotation mark that is read, in bytes.
  private static let paragraphLimit = 2_000

  /// Whether a quotation mark opens: those of a paragraph open and close in turn. Nil where that
  /// is not certain.
  func opensUnspaced(at offset: Int, in bytes: [UInt8]) -> Bool? {
    guard let paragraph = paragraph(around: offset, in: bytes),
      !bytes[paragraph].contains(UInt8(ascii: "`"))
    else { return nil }
    var isOpen = false
    var opens: Bool?
    for place in paragraph where bytes[place] == bytes[offset] {
      guard !bytes.isEscaped(place, from: paragraph.lowerBound),
        !isApostrophe(between: place, in: bytes)
      else { continue }
      guard mayBe(isOpening: !isOpen, at: place, in: bytes) else { return nil }
      if place == offset { opens = !isOpen }
      isOpen.toggle()
    }
    return isOpen ? nil : opens
  }

  /// The paragraph around an offset; nil where it is long.
  private func paragraph(around offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var (start, end) = (offset, offset)
    while start > 0, !(bytes[start - 1] == .lineFeed && bytes[start] == .lineFeed) {
      start -= 1
      guard offset - start < Self.paragraphLimit else { return nil }
    }
    while end < bytes.count, !(bytes[end] == .lineFeed && bytes[end - 1] == .lineFeed) {
      end += 1
      guard end - offset < Self.paragraphLimit else { return nil }
    }
    return start..<end
  }

  /// Whether what is around a mark allows it to open, or to close.
  private func mayBe(isOpening: Bool, at place: Int, in bytes: [UInt8]) -> Bool {
    let before = Self.scalar(before: place, in: bytes)
    let after = Self.scalar(at: place + 1, in: bytes)
    let isAfterBlank = before?.properties.isWhitespace ?? true
    let isBeforeBlank = after?.properties.isWhitespace ?? true
    guard isOpening else { return !isAfterBlank || isBeforeBlank }
    // Behind a digit it may be that of inches.
    return !isBeforeBlank
      && !(before.map { $0.value < 0x80 && $0.properties.numericType != nil } ?? false)
  }

  /// Whether a `'` is between two letters or digits of ASCII.
  private func isApostrophe(between place: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[place] == UInt8(ascii: "'"), place > 0, place + 1 < bytes.count else {
      return false
    }
    return bytes[place - 1].isWordOfASCII && bytes[place + 1].isWordOfASCII
  }

  private static func scalar(before offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    var start = offset
    while start > 0, offset - start < 4 {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { break }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.last
  }

  private static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first
  }

  /// Whether a character is of a script that is written without spaces: Thai, Lao, Myanmar, Khmer,
  /// Chinese, Japanese, with their punctuation.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31F0...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
