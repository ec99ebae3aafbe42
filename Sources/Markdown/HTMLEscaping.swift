/// Appends text to HTML so that it is nothing but text.
enum HTMLEscaping {
  /// Appends text for an element or for an attribute in double quotes.
  ///
  /// Control characters that HTML does not allow are left out.
  static func appendText(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    unsafe text.withUnsafeBufferPointer { bytes in
      var runStart = 0
      var index = 0
      while index < bytes.count {
        unsafe index += countOfPlainBytes(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[index...]))
        guard index < bytes.count else { break }
        guard unsafe isSpecial(bytes[index]) else {
          index += 1
          continue
        }
        unsafe output.append(contentsOf: bytes[runStart..<index])
        unsafe appendSpecial(bytes[index], to: &output)
        index += 1
        runStart = index
      }
      unsafe output.append(contentsOf: bytes[runStart...])
    }
  }

  /// How many bytes from the start on have nothing special, counted in steps of eight.
  @inline(__always)
  private static func countOfPlainBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte has its high bit set if it is the one sought, or a byte before it was.
      func has(_ byte: UInt64) -> UInt64 {
        let same = word ^ (byte &* 0x0101_0101_0101_0101)
        return (same &- 0x0101_0101_0101_0101) & ~same
      }
      let controls = (word &- 0x2020_2020_2020_2020) & ~word
      let found = has(0x26) | has(0x3C) | has(0x3E) | has(0x22) | has(0x7F) | controls
      guard found & 0x8080_8080_8080_8080 == 0 else { break }
      offset += 8
    }
    return offset
  }

  private static func appendSpecial(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: StaticText.amp)
    case UInt8(ascii: "<"): output.append(contentsOf: StaticText.lt)
    case UInt8(ascii: ">"): output.append(contentsOf: StaticText.gt)
    case UInt8(ascii: "\""): output.append(contentsOf: StaticText.quot)
    default: break
    }
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    if byte > 0x3E { return byte == 0x7F }
    return 0x5000_0044_FFFF_C9FF as UInt64 >> UInt64(byte) & 1 != 0
  }

  /// Appends an address for an attribute in double quotes: bytes that no address has are
  /// percent-encoded, and `%` stays as it is.
  static func appendAddress(_ address: ArraySlice<UInt8>, to output: inout [UInt8]) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: StaticText.amp)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#x27;".utf8)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "%"),
        UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "="),
        UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "$"),
        UInt8(ascii: "~"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

/// Texts that are written often, as arrays.
enum StaticText {
  static let amp = Array("&amp;".utf8)
  static let lt = Array("&lt;".utf8)
  static let gt = Array("&gt;".utf8)
  static let quot = Array("&quot;".utf8)
}
