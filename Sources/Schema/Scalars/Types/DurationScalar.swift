/// A length of time, or a range of lengths.
enum DurationScalar: ScalarType {
  static let name = "Duration"
  static let storage = ScalarStorage.duration
  static let noun = "a duration"
  static let example = "1 h 10 min"
  static let literal = "\"PT10M\""
  static let schema = ScalarForm.text(pattern: "[0-9½¼¾⅓⅔]")
  static let role = "duration"
  static let filter: ScalarFilter? = .durations
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.duration(bytes) }

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .missingUnit: "a unit is missing"
    case .unknownUnit: "this is no unit of time"
    case .unitOrder: "a greater or equal unit follows a smaller one"
    case .emptyRange: "the second length is shorter than the first"
    case .mixedFraction: "a hyphen stands between a whole number and its fraction"
    case .trailingText: "more text follows the length of time"
    case .calendarUnit: "months and years have no fixed length"
    case .clock: "it could mean hours and minutes, or minutes and seconds"
    case .hundredths:
      "the two digits of its fraction could be sixtieths, such as minutes of an hour"
    case .longClock: "hours, minutes and seconds have units, and no colons"
    case .openEnd: "it has only one end"
    case .sum: "it is a sum"
    case .separators: "the sign between its digits could separate thousands, or begin a fraction"
    case .stroke: "a stroke is between the numbers of a fraction, or of a range"
    case .sharedUnit: "it is not certain which units are those of both ends"
    case .partOfSecond: "it is no whole number of seconds"
    case .outOfRange: "it is beyond what can be kept"
    default: nil
    }
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .unitOrder: "write the greatest unit first and each once, as in '1 h 10 min'"
    case .emptyRange: "write the shorter length first"
    case .mixedFraction: "write a space between them, as in '2 1/2 h'"
    case .trailingText: "keep the length of time only, as in '30 min' or '30-40 min'"
    case .sum: "add the lengths up and write one, as in '45 min'"
    case .hundredths: "write each unit, as in '2 h 30 min', or one digit, as in '2.3 h'"
    case .longClock: "write '1 h 15 min' for '01:15:00'"
    case .openEnd: "write a length or a range, as in '4 h' or '4-6 h'"
    case .separators: "write thousands as in '1500 min', and a fraction as in '1.5 h'"
    case .stroke: "write a range as in '30-40 min', and a fraction in smaller units, as in '45 min'"
    case .sharedUnit: "write the units of both ends, as in '1 h - 2 h 30 min'"
    case .partOfSecond: "write whole seconds, as in '7 min 30 s'"
    case .outOfRange: nil
    default: "write an amount and a unit, as in '20 min', '1 h 10 min', '30-40 min' or '3 days'"
    }
  }
}
