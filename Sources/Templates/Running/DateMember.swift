import Languages

/// The members of a date in templates: `now.year`.
package enum DateMember: String, Sendable, BitwiseCopyable, CaseIterable {
  case year, month, day, hour, minute, second
  /// The days since 1 January 2000, to choose something for each day; negative before it.
  case daysSince2000

  /// The member of a date, as clocks at the date's own offset show it.
  func number(of time: CivilTime) -> Int {
    switch self {
    case .year: time.year
    case .month: time.month
    case .day: time.day
    case .hour: time.hour
    case .minute: time.minute
    case .second: time.second
    case .daysSince2000: time.daysSince1970 - 10_957
    }
  }
}
