import Languages
import Schema

/// The day on which a page of Jekyll is: that of its moment in the time zone of the site.
///
/// The rules of time zones are not here, only between which offsets from UTC their clocks are, in
/// the years in which there are pages of Jekyll.
enum LocalDay {
  /// The least and the greatest offset in hours, by names of zones.
  private static let zones: [String: ClosedRange<Int>] = [
    "utc": 0...0, "etc/utc": 0...0, "gmt": 0...0, "etc/gmt": 0...0,
    "america/new_york": -5 ... -4, "america/toronto": -5 ... -4, "america/detroit": -5 ... -4,
    "us/eastern": -5 ... -4, "america/chicago": -6 ... -5, "us/central": -6 ... -5,
    "america/denver": -7 ... -6, "us/mountain": -7 ... -6, "america/los_angeles": -8 ... -7,
    "america/vancouver": -8 ... -7, "us/pacific": -8 ... -7, "america/sao_paulo": -3 ... -2,
    "europe/london": 0...1, "europe/dublin": 0...1, "europe/lisbon": 0...1,
    "europe/amsterdam": 1...2, "europe/berlin": 1...2, "europe/brussels": 1...2,
    "europe/budapest": 1...2, "europe/copenhagen": 1...2, "europe/madrid": 1...2,
    "europe/oslo": 1...2, "europe/paris": 1...2, "europe/prague": 1...2, "europe/rome": 1...2,
    "europe/stockholm": 1...2, "europe/vienna": 1...2, "europe/warsaw": 1...2,
    "europe/zurich": 1...2, "europe/athens": 2...3, "europe/helsinki": 2...3,
    "europe/moscow": 3...4, "asia/hong_kong": 8...8, "asia/seoul": 9...9, "asia/shanghai": 8...8,
    "asia/singapore": 8...8, "asia/taipei": 8...8, "asia/tokyo": 9...9,
    "australia/melbourne": 10...11, "australia/sydney": 10...11, "pacific/auckland": 12...13,
  ]
  /// The same for the zones of areas.
  private static let areas: [String: ClosedRange<Int>] = [
    "africa": -1...4, "america": -10...0, "asia": 2...13, "australia": 8...11, "europe": 0...5,
  ]

  /// The day of a date.
  ///
  /// - Parameters:
  ///   - date: The date as Apus reads it; one without an offset is in UTC.
  ///   - zone: The name of the time zone; nil where the site has none.
  /// - Returns: The day, or the whole date where that is its day as it is written; nil where it
  ///   cannot be told.
  static func day(of date: String, inZoneNamed zone: String?) -> String? {
    guard let zone = zone?.lowercased(), let moment = moment(date), moment.precision == .time else {
      return date
    }
    let hours = zones[zone] ?? areas[String(zone.prefix { $0 != "/" })] ?? -12...14
    let first = CivilTime(seconds: moment.seconds, offsetMinutes: hours.lowerBound * 60)
    let last = CivilTime(seconds: moment.seconds, offsetMinutes: hours.upperBound * 60)
    if first.daysSince1970 == last.daysSince1970 {
      let pair = [first.month, first.day].map { ($0 < 10 ? "0" : "") + String($0) }
      return ([String(first.year)] + pair).joined(separator: "-")
    }
    // An offset that clocks of the zone show is that of the zone.
    let own = hours.lowerBound * 60...hours.upperBound * 60
    return moment.offsetMinutes != 0 && own.contains(Int(moment.offsetMinutes)) ? date : nil
  }

  private static func moment(_ date: String) -> CalendarDate? {
    do throws(ScalarMistake) {
      return try Scalar.date(Array(date.utf8).span)
    } catch {
      // The day is taken as it is written.
      return nil
    }
  }
}
