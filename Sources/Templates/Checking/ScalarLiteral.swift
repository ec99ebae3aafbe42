import Schema

/// A value that a template writes as a text and that is read as the type of the value it is
/// compared with, such as `'2026-11-21'` beside a date.
enum ScalarLiteral: Hashable, Sendable {
  case date(CalendarDate)
  case duration(DurationRange)
  /// By its normal text.
  case decimal([UInt8])

  /// Reads a text as content does; nil where values of the type are not written as texts.
  init?(_ bytes: [UInt8], as storage: ScalarStorage?) throws(ScalarMistake) {
    switch storage {
    case .date: self = .date(try Scalar.date(bytes.span))
    case .duration: self = .duration(try Scalar.duration(bytes.span))
    case .decimal:
      var text: [UInt8] = []
      try Scalar.decimal(bytes.span).appendNormalText(of: bytes.span, to: &text)
      self = .decimal(text)
    case .text, .int, .double, .bool, nil: return nil
    }
  }
}
