/// Percent-encoding of what stands in a URL after its path is known (RFC 3986, section 2).
package enum PercentEncoding {
  /// The bytes with everything encoded that may not stand in a query or fragment; `%` stays
  /// where it begins an encoded byte already.
  package static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHex(bytes[index + 1])
        && isHex(bytes[index + 2])
      if isEscape || isAllowed(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(hex(byte >> 4))
        output.append(hex(byte & 15))
      }
    }
    return output
  }

  /// A path with everything encoded but what stands for itself in every language: it may be
  /// written in CSS, scripts, JSON and XML, with quotation marks or without.
  static func encodedPath(_ path: [UInt8]) -> [UInt8] {
    encoded(path) { isPlain($0) || $0 == UInt8(ascii: "/") }
  }

  /// A query and a fragment, encoded in the same way.
  static func encodedSuffix(_ suffix: [UInt8]) -> [UInt8] {
    encoded(suffix) { isPlain($0) || "!$*+,;=:@/?#&%".utf8.contains($0) }
  }

  private static func encoded(_ bytes: [UInt8], but isKept: (UInt8) -> Bool) -> [UInt8] {
    bytes.flatMap { byte in
      isKept(byte) ? [byte] : [UInt8(ascii: "%"), hex(byte >> 4), hex(byte & 15)]
    }
  }

  /// Bytes with their percent-encoding undone (section 2.1).
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let first = rest.first.flatMap(HexDigit.value),
        let second = rest.dropFirst().first.flatMap(HexDigit.value)
      {
        output.append(first << 4 | second)
        rest = rest.dropFirst(2)
      } else {
        output.append(byte)
      }
    }
    return output
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isPlain(byte) || "!$&'()*+,;=:@/?#".utf8.contains(byte)
  }

  private static func isHex(_ byte: UInt8) -> Bool { HexDigit.value(of: byte) != nil }

  private static func hex(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }
}
