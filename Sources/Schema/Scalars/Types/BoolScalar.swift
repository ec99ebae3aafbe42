/// `true` or `false`.
enum BoolScalar: ScalarType {
  static let name = "Bool"
  static let storage = ScalarStorage.bool
  static let noun = "true or false"
  static let plural = noun
  static let expectation = "'true' or 'false'"
  static let example = "true"
  static let literal = example
  static let schema = ScalarForm.truth
  static let role = "bool"
  static let input: String? = "checkbox"
  static let filter: ScalarFilter? = .values
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.bool(bytes) }

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    reason == .quoted ? "it stands in quotes, so it is a text" : nil
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    reason == .quoted ? "leave out the quotes" : "write 'true' or 'false'"
  }
}
