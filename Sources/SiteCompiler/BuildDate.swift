import Languages
import Schema

/// The date of a build: all results that depend on time depend on it.
package struct BuildDate: Sendable {
  /// The date, as templates see it.
  let value: Value

  /// An ISO 8601 date, `2026-11-21` or with a time; nil for any other text.
  package init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard let date = try? Scalar.date(bytes.span) else { return nil }
    value = date.value
  }

  /// A number of seconds since 1970-01-01T00:00:00Z, as SOURCE_DATE_EPOCH has it; nil for any other
  /// text, or a date after the year 9999.
  package init?(secondsSince1970 text: String) {
    guard let seconds = Int64(text), (0..<253_402_300_800).contains(seconds) else { return nil }
    value = .date(seconds: seconds, precision: .time)
  }

  /// Its identity, which also differs for dates that mean the same moment but are written
  /// differently: templates see whether it has a time, and in which zone.
  var identity: String { "\(value.seconds) \(value.detail) \(value.buffer)" }

  /// The date as `init(iso:)` reads it, with its time.
  package var isoText: String {
    var text: [UInt8] = []
    DateText.appendISO(seconds: seconds, offsetMinutes: 0, hasTime: true, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Its seconds since 1970-01-01T00:00:00Z.
  package var seconds: Int64 { value.seconds }
}
