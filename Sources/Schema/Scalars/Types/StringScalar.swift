/// Text that is not blank.
enum StringScalar: ScalarType {
  static let name = "String"
  static let noun = "a text"
  static let example = "…"
  static let literal = "\"Soup\""
  static let schema = ScalarForm.freeText
  static let input: String? = "text"
  static let filter: ScalarFilter? = .values
  static let canBeKey = true
  static let isSearchable = true
  static let canBeInAddress = true
  static let isReadableKey = true

  /// The text with one plain space in place of each row of blanks, whatever kind they are: a page
  /// shows them alike.
  static func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard mayHaveBlanksToJoin(bytes) else { return bytes }
    let words = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split { $0.properties.isWhitespace }
    return Array(words.map { String($0) }.joined(separator: " ").utf8)[...]
  }

  /// Whether a text may have other blanks than single spaces between words: judged by first bytes,
  /// which a few other characters have, too.
  private static func mayHaveBlanksToJoin(_ bytes: ArraySlice<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    for byte in bytes {
      if byte < space || byte == space && previous == space { return true }
      // U+0085 and U+00A0; U+2000 to U+205F; U+3000.
      let isBlank =
        previous == 0xC2
        ? byte <= 0xA0
        : previous == 0xE2 ? byte == 0x80 || byte == 0x81 : previous == 0xE3 && byte == 0x80
      if isBlank { return true }
      previous = byte
    }
    return previous == space && !bytes.isEmpty
  }

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) {
    var index = 0
    while index < bytes.count {
      if bytes[index] > 0x20 { return }
      index += 1
    }
    throw ScalarMistake(.string, .empty)
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? { "write a text" }
}
