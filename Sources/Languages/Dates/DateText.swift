import Escaping

/// Dates as text.
package enum DateText {
  /// Appends a date, given by the seconds since 1970-01-01T00:00:00Z and the offset from UTC at
  /// which it is shown, by a pattern.
  package static func append(
    seconds: Int64, offsetMinutes: Int, by pattern: DatePattern, in language: LanguageFormat,
    to output: inout [UInt8]
  ) {
    let time = CivilTime(
      seconds: seconds, offsetMinutes: pattern.isInUTC ? 0 : offsetMinutes)
    append(time, by: pattern, in: pattern.isEnglish ? .english : language, to: &output)
  }

  /// Appends a date as ISO 8601 writes it: `2026-03-29`, and with a time
  /// `2026-03-29T07:05:00+01:00`.
  package static func appendISO(
    seconds: Int64, offsetMinutes: Int, hasTime: Bool, to output: inout [UInt8]
  ) {
    let time = CivilTime(seconds: seconds, offsetMinutes: offsetMinutes)
    NumberText.append(time.year, digits: 4, to: &output)
    appendPart("-", time.month, to: &output)
    appendPart("-", time.day, to: &output)
    guard hasTime else { return }
    appendPart("T", time.hour, to: &output)
    appendPart(":", time.minute, to: &output)
    appendPart(":", time.second, to: &output)
    appendOffset(time.offsetMinutes, to: &output)
  }

  private static func appendPart(
    _ separator: StaticString, _ number: Int, to output: inout [UInt8]
  ) {
    output.append(separator)
    NumberText.append(number, digits: 2, to: &output)
  }

  private static func appendOffset(_ minutes: Int, to output: inout [UInt8]) {
    guard minutes != 0 else { return output.append(UInt8(ascii: "Z")) }
    appendOffset(minutes, separator: ":", to: &output)
  }

  private static func appendOffset(
    _ minutes: Int, separator: StaticString, to output: inout [UInt8]
  ) {
    output.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    NumberText.append(abs(minutes) / 60, digits: 2, to: &output)
    appendPart(separator, abs(minutes) % 60, to: &output)
  }

  private static func append(
    _ time: CivilTime, by pattern: DatePattern, in language: LanguageFormat,
    to output: inout [UInt8]
  ) {
    for segment in pattern.segments {
      let digits = segment.digits
      switch segment.field {
      case .literal(let bytes): output.append(contentsOf: bytes)
      case .year: NumberText.append(time.year, digits: digits, to: &output)
      case .shortYear: NumberText.append(abs(time.year) % 100, digits: 2, to: &output)
      case .month: NumberText.append(time.month, digits: digits, to: &output)
      case .day: NumberText.append(time.day, digits: digits, to: &output)
      case .dayOfYear: NumberText.append(time.dayOfYear, digits: digits, to: &output)
      case .hour: NumberText.append(time.hour, digits: digits, to: &output)
      case .hourOfHalf:
        NumberText.append((time.hour + 11) % 12 + 1, digits: digits, to: &output)
      case .minute: NumberText.append(time.minute, digits: digits, to: &output)
      case .second: NumberText.append(time.second, digits: digits, to: &output)
      case .offset: appendOffset(time.offsetMinutes, to: &output)
      case .plainOffset: appendOffset(time.offsetMinutes, separator: "", to: &output)
      case .monthName, .monthAlone, .weekdayName, .dayHalf, .named:
        appendName(of: time, for: segment.field, in: language, to: &output)
      }
    }
  }

  private static func appendName(
    of time: CivilTime, for field: DatePattern.Field, in language: LanguageFormat,
    to output: inout [UInt8]
  ) {
    switch field {
    case .monthName(let isShort):
      let names = isShort ? language.months.short : language.months.wide
      output.append(names[time.month - 1])
    case .monthAlone: output.append(language.monthsAlone[time.month - 1])
    case .weekdayName(let isShort):
      let names = isShort ? language.weekdays.short : language.weekdays.wide
      output.append(names[time.weekday])
    case .dayHalf:
      output.append(time.hour < 12 ? language.dayHalves.am : language.dayHalves.pm)
    case .named(let index):
      append(time, by: language.patterns[index], in: language, to: &output)
    case .literal, .year, .shortYear, .month, .day, .dayOfYear, .hour, .hourOfHalf, .minute,
      .second, .offset, .plainOffset:
      break
    }
  }
}
