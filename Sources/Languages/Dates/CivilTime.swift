/// A moment in the proleptic Gregorian calendar.
package struct CivilTime: Hashable, Sendable {
  /// In the astronomical count: 0 is 1 BC.
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 59.
  package let second: Int
  /// The days from 1 January 1970 to this date; negative before it.
  package let daysSince1970: Int
  /// 0 for Monday to 6 for Sunday.
  let weekday: Int
  /// 1 for 1 January.
  let dayOfYear: Int
  /// The offset from UTC in minutes.
  let offsetMinutes: Int

  /// The seconds of the years 1 to 9999 in UTC: those that ISO 8601 and RFC 3339 can write.
  package static let secondsOfFourDigitYears: Range<Int64> =
    Int64(days(year: 1, month: 1, day: 1)) * 86_400..<Int64(days(year: 10_000, month: 1, day: 1))
    * 86_400

  /// The time this many seconds after 1970-01-01T00:00:00Z, as clocks at this offset show it.
  ///
  /// Any number of seconds has a year; offsets are limited to 18 hours.
  package init(seconds: Int64, offsetMinutes: Int) {
    let offset = min(max(offsetMinutes, -1080), 1080)
    let (days, timeOfDay) = CivilTime.daysAndSeconds(seconds, offset: offset)
    let date = CivilTime.date(days: days)
    (year, month, day) = (date.year, date.month, date.day)
    daysSince1970 = days
    hour = timeOfDay / 3600
    minute = timeOfDay / 60 % 60
    second = timeOfDay % 60
    weekday = CivilTime.floorModulo(days + 3, 7)
    dayOfYear = days - CivilTime.days(year: year, month: 1, day: 1) + 1
    self.offsetMinutes = offset
  }

  /// The days since the epoch and the seconds of the day: at most 86,399.
  private static func daysAndSeconds(_ seconds: Int64, offset: Int) -> (days: Int, seconds: Int) {
    var days = Int(seconds / 86_400)
    var rest = Int(seconds % 86_400) + offset * 60
    while rest < 0 {
      rest += 86_400
      days -= 1
    }
    while rest >= 86_400 {
      rest -= 86_400
      days += 1
    }
    return (days, rest)
  }

  /// Years are counted from March here, so that the leap day is the last of them; 400 years have
  /// 146,097 days, and 0000-03-01 is 719,468 days before 1970-01-01.
  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func floorModulo(_ number: Int, _ modulus: Int) -> Int {
    let rest = number % modulus
    return rest < 0 ? rest + modulus : rest
  }
}
