/// Reads character references as CommonMark does: `&amp;`, `&#8364;`, `&#x20AC;`.
///
/// The names are those libcmark knows: each is asked for once and then remembered.
struct EntityReader {
  private var named: [[UInt8]: [UInt8]?] = [:]

  /// The reference at `offset`, where `&` is: how long it is and what it means.
  mutating func reference(
    at offset: Int, in bytes: [UInt8], until end: Int
  ) -> (count: Int, decoded: [UInt8])? {
    guard offset + 2 < end else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "#") {
      return Self.numeric(at: offset, in: bytes, until: end)
    }
    var after = offset + 1
    while after < end, after - offset <= 32,
      bytes[after].isASCIILetter || bytes[after].isASCIIDigit
    {
      after += 1
    }
    guard after < end, bytes[after] == UInt8(ascii: ";") else { return nil }
    let name = Array(bytes[offset...after])
    return decode(name).map { (name.count, $0) }
  }

  private mutating func decode(_ name: [UInt8]) -> [UInt8]? {
    if let known = named[name] { return known }
    let parsed = CommonMarkTree.parse(name, 0..<name.count) { root in
      root.firstChild?.firstChild?.withLiteral { literal in
        literal.indices.map { literal[$0] }
      }
    }
    let decoded = (parsed ?? nil).flatMap { $0 == name ? nil : $0 }
    if named.count < 4096 { named[name] = .some(decoded) }
    return decoded
  }

  private static func numeric(
    at offset: Int, in bytes: [UInt8], until end: Int
  ) -> (count: Int, decoded: [UInt8])? {
    var after = offset + 2
    let isHex = bytes[after] | 0x20 == UInt8(ascii: "x")
    if isHex { after += 1 }
    let first = after
    var code: UInt32 = 0
    while after < end, after - first < (isHex ? 7 : 8),
      let digit = digit(bytes[after], radix: isHex ? 16 : 10)
    {
      code = code * (isHex ? 16 : 10) + digit
      after += 1
    }
    guard after > first, after - first <= (isHex ? 6 : 7), after < end,
      bytes[after] == UInt8(ascii: ";")
    else { return nil }
    let scalar = (code == 0 ? nil : Unicode.Scalar(code)) ?? "\u{FFFD}"
    return (after + 1 - offset, Array(String(Character(scalar)).utf8))
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    let value: UInt32 =
      if byte.isASCIIDigit { UInt32(byte) - 0x30 } else if byte.isASCIILetter {
        UInt32(byte | 0x20) - 0x61 + 10
      } else { radix }
    return value < radix ? value : nil
  }
}
