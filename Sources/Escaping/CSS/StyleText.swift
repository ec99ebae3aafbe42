/// Escaping for CSS.
enum StyleText {
  private static let kept = ByteSet.alphanumerics(and: " -._")

  /// Appends a keyword, a number with its unit or a `#hex` colour; `unset` for all else.
  static func appendValue(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    if isValue(bytes) {
      output.append(bytes)
    } else {
      output.append("unset")
    }
  }

  /// Whether a text is a value that is written as it is.
  static func isValue(_ bytes: Swift.Span<UInt8>) -> Bool {
    isKeyword(bytes) || isNumber(bytes) || isColour(bytes)
  }

  /// Appends the inside of a quoted string: escapes of six digits. White space behind one is taken
  /// for its end (CSS Syntax Level 3, section 4.3.7), so that a blank there is written twice.
  static func appendString(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    let kept = kept
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if kept.contains(byte) {
        output.append(byte)
        offset += 1
        continue
      }
      let (scalar, count) = decodedScalar(in: bytes, at: offset)
      output.append(UInt8(ascii: "\\"))
      output.appendHex(scalar == 0 ? 0xFFFD : scalar, digits: 6)
      offset += count
      if offset < bytes.count, bytes[offset] == UInt8(ascii: " ") {
        output.append(UInt8(ascii: " "))
      }
    }
  }

  /// Appends a part of a URL inside `url("…")`.
  static func appendURLPart(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    var encoded: [UInt8] = []
    URLText.appendPart(bytes, to: &encoded)
    appendString(encoded.span, to: &output)
  }

  private static func isKeyword(_ bytes: Swift.Span<UInt8>) -> Bool {
    var offset = 0
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    guard offset < bytes.count, isLetter(bytes[offset]) else { return false }
    while offset < bytes.count {
      let byte = bytes[offset]
      guard isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") else { return false }
      offset += 1
    }
    return true
  }

  private static func isNumber(_ bytes: Swift.Span<UInt8>) -> Bool {
    var offset = 0
    func skipDigits() -> Bool {
      let start = offset
      while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
      return offset > start
    }
    let isSigned =
      bytes.count > 0 && (bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+"))
    if isSigned { offset += 1 }
    let hasWhole = skipDigits()
    let hasPoint = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
    if hasPoint { offset += 1 }
    guard hasPoint ? skipDigits() : hasWhole else { return false }
    if offset + 1 == bytes.count, bytes[offset] == UInt8(ascii: "%") { return true }
    let unitLength = bytes.count - offset
    guard unitLength <= 4 else { return false }
    return (offset..<bytes.count).allSatisfy { isLetter(bytes[$0]) }
  }

  private static func isColour(_ bytes: Swift.Span<UInt8>) -> Bool {
    guard (4...9).contains(bytes.count), bytes[0] == UInt8(ascii: "#") else { return false }
    return (1..<bytes.count).allSatisfy { isHexDigit(bytes[$0]) }
  }
}

/// The scalar of the valid UTF-8 at `offset`, and its number of bytes.
func decodedScalar(
  in bytes: Swift.Span<UInt8>, at offset: Int
) -> (scalar: UInt32, count: Int) {
  let lead = bytes[offset]
  let count =
    switch lead {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  guard count > 1 else { return (UInt32(lead), 1) }
  guard offset + count <= bytes.count else { return (0xFFFD, bytes.count - offset) }
  var scalar = UInt32(lead) & (0xFF >> UInt32(count + 1))
  for index in offset + 1..<offset + count {
    scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
  }
  return (scalar, count)
}
