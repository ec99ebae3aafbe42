/// A set of ASCII bytes that is tested with a shift.
@usableFromInline
package struct ByteSet: Sendable, BitwiseCopyable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// Makes the set of the ASCII characters of `characters`.
  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for index in bytes.indices { unsafe insert(bytes[index]) }
    }
  }

  /// The letters and digits of ASCII, and `characters`.
  static func alphanumerics(and characters: StaticString) -> ByteSet {
    var set = ByteSet(characters)
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { set.insert(byte) }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      set.insert(byte)
      set.insert(byte & ~0x20)
    }
    return set
  }

  /// Adds an ASCII byte; any other is left out.
  package mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
  }

  /// Whether the set has `byte`; it has none above ASCII.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    let half = byte < 64 ? low : high
    return byte < 128 && half >> UInt64(byte & 63) & 1 != 0
  }
}
