extension [UInt8] {
  /// Makes an array of the bytes of a span.
  @inlinable
  package init(copying bytes: Swift.Span<UInt8>) {
    self.init()
    append(bytes)
  }

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
  package mutating func insert(_ literal: StaticString, at index: Int) {
    literal.withUTF8Buffer { unsafe insert(contentsOf: $0, at: index) }
  }

  /// Appends `%XX`.
  package mutating func appendPercentEncoded(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(HexDigit.upper(byte >> 4))
    append(HexDigit.upper(byte & 15))
  }

  /// Appends the last `count` hexadecimal digits of `number`, in lower case.
  mutating func appendHex(_ number: UInt32, digits count: Int) {
    for place in (0..<count).reversed() {
      append(HexDigit.lower(UInt8(number >> UInt32(place * 4) & 15)))
    }
  }

  /// Appends an address inside the site to markup: of its characters only `&` has a meaning there.
  package mutating func appendAddressInMarkup(_ address: some Sequence<UInt8>) {
    for byte in address {
      if byte == UInt8(ascii: "&") { append("&amp;") } else { append(byte) }
    }
  }
}
