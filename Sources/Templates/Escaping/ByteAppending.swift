extension [UInt8] {
  /// Appends the bytes of a span.
  @inlinable
  package mutating func append(_ bytes: Swift.Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends the bytes of a literal.
  @inlinable
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Inserts the bytes of a literal.
  mutating func insert(_ literal: StaticString, at index: Int) {
    literal.withUTF8Buffer { unsafe insert(contentsOf: $0, at: index) }
  }

  /// Appends U+FFFD, which stands for what may not be written.
  mutating func appendReplacementCharacter() {
    append(0xEF)
    append(0xBF)
    append(0xBD)
  }

  /// Appends `%XX`.
  mutating func appendPercentEncoded(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(upperHexDigit(byte >> 4))
    append(upperHexDigit(byte & 15))
  }

  /// Appends the last `count` hexadecimal digits of `number`, in small letters.
  mutating func appendHex(_ number: UInt32, digits count: Int) {
    for place in (0..<count).reversed() {
      append(lowerHexDigit(UInt8(number >> UInt32(place * 4) & 15)))
    }
  }
}

/// The hexadecimal digit of a number below 16, in capitals.
@inline(__always)
func upperHexDigit(_ number: UInt8) -> UInt8 {
  number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
}

/// The hexadecimal digit of a number below 16, in small letters.
@inline(__always)
func lowerHexDigit(_ number: UInt8) -> UInt8 {
  number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
}

/// Whether `byte` is a hexadecimal digit.
@inline(__always)
func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
    UInt8(ascii: "A")...UInt8(ascii: "F"):
    true
  default: false
  }
}

/// Whether `byte` is an ASCII letter.
@inline(__always)
func isLetter(_ byte: UInt8) -> Bool {
  let small = byte | 0x20
  return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
}

/// Whether `byte` is an ASCII digit.
@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// Whether `byte` is white space in HTML and CSS.
@inline(__always)
func isWhitespace(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
  default: false
  }
}

/// `byte`, as a small letter if it is an ASCII capital.
@inline(__always)
func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
