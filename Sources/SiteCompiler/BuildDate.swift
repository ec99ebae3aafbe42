import Schema

/// The date of a build: everything that depends on time depends on it.
package struct BuildDate: Sendable {
  /// The date, as templates see it.
  let value: Value

  /// An ISO 8601 date, `2026-11-21` or with a time; nil for a text that is none.
  package init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard let date = try? Scalar.date(bytes.span) else { return nil }
    value = date.value
  }

  /// A number of seconds since 1970-01-01T00:00:00Z, as SOURCE_DATE_EPOCH has it; nil for a text
  /// that is none, or a date after the year 9999.
  package init?(secondsSince1970 text: String) {
    guard let seconds = Int64(text), (0..<253_402_300_800).contains(seconds) else { return nil }
    value = .date(seconds: seconds, precision: .time)
  }

  /// What tells it from every other date, also from one that means the same moment and is written
  /// otherwise: templates see whether it has a time, and in which zone.
  var identity: String { "\(value.seconds) \(value.detail) \(value.buffer)" }

  /// Its seconds since 1970-01-01T00:00:00Z.
  package var seconds: Int64 { value.seconds }
}
