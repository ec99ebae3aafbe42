import Tables

// The parts of a document: names, references, single characters.

extension XMLReader {
  /// Whether a text is next.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where unsafe buffer[index] != bytes[offset + index] { return false }
      return true
    }
  }

  /// Skips a text; false where it is not next.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Skips white space; false where there is none.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Reads a name; every byte of a character beyond ASCII may be part of one.
  mutating func name() throws(XMLFault) -> Range<Int> {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard start < offset else {
      throw XMLFault(
        start > 0 && bytes[start - 1] == UInt8(ascii: "<")
          ? "expected a name after '<'; a sign of its own is written '&lt;'"
          : "expected a name", at: place)
    }
    guard !(UInt8(ascii: "-")...UInt8(ascii: ".")).contains(bytes[start]),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    else {
      throw XMLFault("a name cannot begin like '\(text(start..<offset))'", at: start..<offset)
    }
    return start..<offset
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// Skips a character or a reference.
  mutating func character() throws(XMLFault) {
    guard bytes[offset] == UInt8(ascii: "&") else { return try scalar() }
    let start = offset
    offset += 1
    if take("#") { return try numericReference(from: start) }
    let name = offset..<(bytes[offset...].firstIndex { !Self.isNameByte($0) } ?? bytes.count)
    guard !name.isEmpty, name.upperBound < bytes.count,
      bytes[name.upperBound] == UInt8(ascii: ";")
    else { throw XMLFault("'&' by itself; write '&amp;'", at: start..<start + 1) }
    offset = name.upperBound + 1
    let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains(text(name))
    guard isKnown || entities.contains(Array(bytes[name])) else {
      throw XMLFault(
        "XML does not know '&\(text(name));'; write the character itself", at: start..<offset)
    }
  }

  private mutating func numericReference(from start: Int) throws(XMLFault) {
    let radix = take("x") ? 16 : 10
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    let digits = offset..<min(end, offset + 9)
    guard end < bytes.count, end - offset < 9,
      let number = UInt32(unsigned: text(digits), radix: radix),
      let scalar = Unicode.Scalar(number), Self.isAllowed(scalar)
    else {
      throw XMLFault(
        "a character reference that means no character", at: start..<digits.upperBound)
    }
    offset = end + 1
  }

  /// Skips ASCII that means nothing but itself in texts and in values of attributes.
  mutating func skipPlainText() {
    var end = offset
    while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
    offset = end
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: 0x20..<0x80 ~= byte
    }
  }

  /// Skips one character.
  mutating func scalar() throws(XMLFault) {
    let byte = bytes[offset]
    if byte < 0x80 {
      guard byte >= 0x20 || Self.isSpace(byte) else {
        throw XMLFault("a control character, which XML does not allow", at: place)
      }
      offset += 1
      return
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    let end = min(offset + length, bytes.count)
    guard let text = String(validating: bytes[offset..<end], as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      Self.isAllowed(scalar)
    else {
      throw XMLFault(
        "bytes that are not UTF-8, or a character that XML does not allow", at: offset..<end)
    }
    offset = end
  }

  /// Whether XML allows a character (production 2, `Char`).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Skips a document type declaration, and notes the names of its entities.
  mutating func documentType() throws(XMLFault) {
    let start = offset - "<!DOCTYPE".utf8.count
    var isInside = false
    while offset < bytes.count {
      if take("<!--") {
        while offset < bytes.count, !take("-->") { offset += 1 }
      } else if take("<!ENTITY") {
        skipSpace()
        entities.insert(Array(bytes[try name()]))
      } else if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
        guard let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset]) else { break }
        offset = end + 1
      } else if take("[") {
        isInside = true
      } else if take("]") {
        isInside = false
      } else if take(">") {
        if !isInside { return }
      } else {
        try scalar()
      }
    }
    throw XMLFault("'<!DOCTYPE' is not closed", at: start..<start + 9)
  }
}
