// Escaping: what is text or an address stays nothing but that.
extension ByteWriter {
  /// Appends the text at `range` of some bytes for an element or for an attribute in double
  /// quotes.
  ///
  /// Control characters that HTML does not allow are left out.
  mutating func appendText(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    let buffer = UnsafeRawBufferPointer(bytes)
    var index = range.lowerBound
    // Eight bytes are looked at at once, also past the end of the text if more bytes follow.
    while index < range.upperBound, index + 8 <= buffer.count {
      let word = UInt64(
        littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let plain = min(Self.countOfPlainBytes(word), range.upperBound - index)
      append(word, count: plain)
      index += plain
      guard plain < 8, index < range.upperBound else { continue }
      unsafe appendEscaped(buffer[index])
      index += 1
    }
    while index < range.upperBound {
      unsafe appendEscaped(buffer[index])
      index += 1
    }
  }

  /// How many of eight bytes, the lowest first, stand for themselves for certain.
  @inline(__always)
  private static func countOfPlainBytes(_ word: UInt64) -> Int {
    // A byte has its high bit set if it is the one sought, or a byte below it was.
    func has(_ byte: UInt64) -> UInt64 {
      let same = word ^ (byte &* 0x0101_0101_0101_0101)
      return (same &- 0x0101_0101_0101_0101) & ~same
    }
    let controls = (word &- 0x2020_2020_2020_2020) & ~word
    let found =
      (has(0x26) | has(0x3C) | has(0x3E) | has(0x22) | has(0x7F) | controls)
      & 0x8080_8080_8080_8080
    return found == 0 ? 8 : found.trailingZeroBitCount / 8
  }

  @inline(__always)
  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    case .tab, .lineFeed, 0x0C, .carriageReturn: append(byte)
    case 0..<0x20, 0x7F: break
    default: append(byte)
    }
  }

  /// Appends an address for an attribute in double quotes: bytes that no address has are
  /// percent-encoded, and `%` stays as it is.
  mutating func appendAddress(_ address: UnsafeBufferPointer<UInt8>) {
    for index in address.indices {
      let byte = unsafe address[index]
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "%"),
        UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "="),
        UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "$"),
        UInt8(ascii: "~"):
        append(byte)
      default:
        append("%")
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 15))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }
}
