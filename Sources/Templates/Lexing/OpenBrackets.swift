/// The brackets that are open in a tag, the innermost last.
struct OpenBrackets {
  private var bytes: [UInt8] = []
  /// How many of them are braces, so that no token has to search all brackets.
  private var braces = 0

  /// Whether one of them is a brace.
  var holdBrace: Bool { braces > 0 }

  var last: UInt8? { bytes.last }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if byte == UInt8(ascii: "{") { braces += 1 }
  }

  mutating func removeLast() {
    if bytes.popLast() == UInt8(ascii: "{") { braces -= 1 }
  }
}
