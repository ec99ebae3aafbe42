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
