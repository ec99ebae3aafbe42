/// A colour as CSS writes it in hexadecimal digits: `#c63` or `#cc6633`.
enum ColourScalar: ScalarType {
  static let name = "Colour"
  static let noun = "a colour"
  static let role = "colour"
  static let example = "#cc6633"
  static let schema = ScalarForm.text(pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$")
  static let filter: ScalarFilter? = .values

  /// The colour in six small digits.
  static func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = bytes.dropFirst().map(\.lowercased)
    let isShort = digits.count == 3
    return bytes.prefix(1) + digits.flatMap { isShort ? [$0, $0] : [$0] }
  }

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) {
    guard !bytes.isEmpty else { throw ScalarMistake(.colour, .empty) }
    guard bytes[0] == UInt8(ascii: "#") else { throw ScalarMistake(.colour, .other) }
    for index in 1..<bytes.count where !bytes[index].isHexDigit {
      throw ScalarMistake(.colour, .character, at: index..<index + 1)
    }
    guard bytes.count == 4 || bytes.count == 7 else { throw ScalarMistake(.colour, .digitCount) }
  }

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .character: "this character is not a hexadecimal digit"
    case .digitCount: "it has neither three nor six digits"
    default: nil
    }
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    "write '#' and three or six hexadecimal digits, as in '#c63' or '#cc6633', in quotes in YAML"
  }
}
