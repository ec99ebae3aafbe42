/// A whole number of 64 bits.
enum IntScalar: ScalarType {
  static let name = "Int"
  static let storage = ScalarStorage.int
  static let noun = "a whole number"
  static let example = "4"
  static let literal = example
  static let schema = ScalarForm.number("integer", pattern: "^-?(0|[1-9][0-9]*)$")
  static let role = "number"
  static let input: String? = "number"
  static let filter: ScalarFilter? = .numbers
  static let canBeKey = true
  static let isSearchable = true
  static let canBeInAddress = true
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.int(bytes) }
  static func fact(_ reason: ScalarMistake.Reason) -> String? { NumberNouns.fact(reason) }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    NumberNouns.help(reason, usual: "write digits, such as 4")
  }
}

/// A number with a fraction.
protocol FractionScalar: ScalarType {}

extension FractionScalar {
  static var example: String { "4.5" }
  static var literal: String { "4.5" }
  static var schema: ScalarForm { .number("number", pattern: NumberNouns.pattern) }
  static var role: String { "number" }
  static var filter: ScalarFilter? { .numbers }

  static func fact(_ reason: ScalarMistake.Reason) -> String? { NumberNouns.fact(reason) }
}

/// A floating point number of 64 bits.
enum DoubleScalar: FractionScalar {
  static let name = "Double"
  static let storage = ScalarStorage.double
  static let noun = "a number"
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.double(bytes) }
  static func help(_ reason: ScalarMistake.Reason) -> String? { NumberNouns.help(reason) }
}

/// A decimal number, kept exactly as it is written.
enum DecimalScalar: FractionScalar {
  static let name = "Decimal"
  static let storage = ScalarStorage.decimal
  static let noun = "a decimal number"
  static let isSearchable = true
  static let canBeInTitle = true

  /// The normal text without the zeros at its end that are after the point.
  static func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: ".")) else { return bytes }
    var text = bytes
    while text.last == UInt8(ascii: "0") { text.removeLast() }
    if text.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.decimal(bytes) }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    reason == .outOfRange
      ? "at most 64 digits stand before and after the point" : NumberNouns.help(reason)
  }
}

/// What the types of numbers share.
private enum NumberNouns {
  static let pattern = "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$"

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .leadingZero: "it begins with a superfluous zero"
    case .leadingPlus: "it begins with a plus sign"
    case .fraction: "it has a decimal point"
    case .exponent: "it has an exponent"
    case .separators: "digits stand without anything between them, and the point is '.'"
    case .otherBase: "numbers are decimal"
    case .percentage: "the percent sign does not belong to a number"
    case .outOfRange: "it is beyond what can be kept"
    default: nil
    }
  }

  static func help(
    _ reason: ScalarMistake.Reason, usual: String = "write it as 4 or 4.5"
  ) -> String? {
    switch reason {
    case .leadingZero, .leadingPlus, .percentage: "leave it out"
    case .outOfRange: nil
    default: usual
    }
  }
}
