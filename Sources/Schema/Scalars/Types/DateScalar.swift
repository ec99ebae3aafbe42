/// A day, or a moment of it.
enum DateScalar: ScalarType {
  static let name = "Date"
  static let storage = ScalarStorage.date
  static let noun = "a date"
  static let example = "2026-11-21"
  static let schema = ScalarForm.text(
    pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([Tt ].+)?$")
  static let role = "date"
  static let filter: ScalarFilter? = .dates
  static let canBeKey = true
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { _ = try Scalar.date(bytes) }

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .noSuchMonth: "there is no such month"
    case .noSuchDay: "there is no such day"
    case .noSuchTime: "there is no such time of day"
    case .shortTime: "the hour of a time has two digits"
    case .noSuchOffset: "there is no such offset from UTC"
    case .outOfRange: "there is no year 0"
    case .shortDate: "a day is missing"
    default: nil
    }
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .noSuchTime, .shortTime: "write the time as in '2026-03-29T07:05' or '2026-03-29T07:05:30'"
    case .noSuchOffset: "write 'Z', or an offset such as '+01:00', or nothing for UTC"
    case .noSuchMonth: "write year, month and day in this order, as in '2026-03-29'"
    case .noSuchDay: "write a day that the month has in that year"
    case .outOfRange: nil
    default: "write year, month and day as in '2026-03-29'"
    }
  }
}
