// The normal forms of Unicode are in the standard library, but not in its public part.
@_spi(_Unicode) private import Swift

/// UTF-8, one scalar at a time.
package enum UTF8Text {
  /// A name in normal form C, with composed letters; nil where it is already in this form, and
  /// where it is longer than 1,024 bytes, because composing takes time in proportion to the square
  /// of the number of consecutive marks.
  package static func composed(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    // All scalars below U+0300, which begins with the byte 0xCC, are composed.
    guard bytes.count <= 1_024, bytes.contains(where: { $0 >= 0xCC }) else { return nil }
    var composed: [UInt8] = []
    composed.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self)._nfc {
      append(scalar.value, to: &composed)
    }
    return composed.elementsEqual(bytes) ? nil : composed
  }

  /// The scalar at `index`, which moves past it; U+FFFD, one byte long, where the bytes are not
  /// UTF-8.
  static func decode(_ bytes: ByteSpan, _ index: inout Int) -> UInt32 {
    let first = bytes[index]
    index += 1
    guard first > 0x7F else { return UInt32(first) }
    let (count, least): (Int, UInt32)
    switch first {
    case 0xC2...0xDF: (count, least) = (1, 0x80)
    case 0xE0...0xEF: (count, least) = (2, 0x800)
    case 0xF0...0xF4: (count, least) = (3, 0x10000)
    default: return 0xFFFD
    }
    guard index + count <= bytes.count else { return 0xFFFD }
    var scalar = UInt32(first) & (0x3F >> UInt32(count))
    for offset in 0..<count {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return 0xFFFD }
    index += count
    return scalar
  }

  /// The number of scalars in a text, which is UTF-8.
  static func scalarCount(_ bytes: ByteSpan) -> Int {
    var count = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Appends a scalar; an invalid value becomes U+FFFD.
  static func append(_ value: UInt32, to output: inout [UInt8]) {
    switch value {
    case 0..<0x80: output.append(UInt8(value))
    default: output.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init())
    }
  }
}
