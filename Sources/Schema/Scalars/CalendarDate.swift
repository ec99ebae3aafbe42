/// A day, or a day and a time of day, of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package let seconds: Int64
  /// Whether the date was written with a time of day.
  package let precision: DatePrecision
  /// The offset from UTC it was written in; 0 where none was written.
  package let offsetMinutes: Int16

  /// The date as a value.
  package var value: Value {
    .date(seconds: seconds, precision: precision, offsetMinutes: offsetMinutes)
  }
}

extension Scalar {
  /// Reads an ISO 8601 date: `2026-03-29`, or with a time and optionally an offset
  /// `2026-03-29T07:05:00+01:00`; a space may stand for the `T`. A time without an offset is UTC;
  /// fractions of a second are not kept.
  package static func date(_ bytes: ByteSpan) throws(ScalarMistake) -> CalendarDate {
    try DateReader.read(bytes)
  }

  /// The number of days from 1970-01-01 to a day of the Gregorian calendar.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    // Years that begin in March put the leap day at their end; 400 years are 146,097 days.
    let shiftedYear = month > 2 ? year : year - 1
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The number of days of a month.
  package static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

private enum DateReader {
  static func read(_ bytes: ByteSpan) throws(ScalarMistake) -> CalendarDate {
    guard !bytes.isEmpty else { throw ScalarMistake(.date, .empty) }
    guard bytes.count <= 64 else { throw ScalarMistake(.date, .tooLong) }
    let days = try day(bytes)
    var index = 10
    guard index < bytes.count else {
      return CalendarDate(seconds: Int64(days) * 86_400, precision: .day, offsetMinutes: 0)
    }
    let time = try time(bytes, &index)
    let offset = try offset(bytes, &index)
    return CalendarDate(
      seconds: Int64(days) * 86_400 + Int64(time - offset * 60), precision: .time,
      offsetMinutes: Int16(offset))
  }

  private static func day(_ bytes: ByteSpan) throws(ScalarMistake) -> Int {
    let dash = UInt8(ascii: "-")
    guard bytes.count >= 10, let year = number(bytes, 0, 4), bytes[4] == dash,
      let month = number(bytes, 5, 2), bytes[7] == dash, let day = number(bytes, 8, 2)
    else { throw ScalarMistake(.date, reason(bytes)) }
    guard year > 0 else { throw ScalarMistake(.date, .outOfRange, at: 0..<4) }
    guard (1...12).contains(month) else { throw ScalarMistake(.date, .noSuchMonth, at: 5..<7) }
    guard day >= 1, day <= Scalar.dayCount(year: year, month: month) else {
      throw ScalarMistake(.date, .noSuchDay, at: 8..<10)
    }
    return Scalar.days(year: year, month: month, day: day)
  }

  /// The seconds of `T07:05` or `T07:05:30.25`.
  private static func time(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) -> Int {
    let start = index + 1
    guard bytes[index] | 0x20 == UInt8(ascii: "t") || bytes[index] == UInt8(ascii: " "),
      let hour = number(bytes, start, 2), start + 2 < bytes.count,
      bytes[start + 2] == UInt8(ascii: ":"), let minute = number(bytes, start + 3, 2)
    else {
      let isShort =
        start + 1 < bytes.count && bytes[start].isDigit && bytes[start + 1] == UInt8(ascii: ":")
      throw ScalarMistake(.date, isShort ? .shortTime : .noSuchTime, at: index..<bytes.count)
    }
    index = start + 5
    var second = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      second = number(bytes, index + 1, 2) ?? 60
      index = min(index + 3, bytes.count)
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isDigit {
        index += 1
        while index < bytes.count, bytes[index].isDigit { index += 1 }
      }
    }
    guard hour < 24, minute < 60, second < 60 else {
      throw ScalarMistake(.date, .noSuchTime, at: start..<index)
    }
    return hour * 3_600 + minute * 60 + second
  }

  /// The minutes of `Z`, `+01:00`, `+0100` or `+01`, or 0 at the end of the text.
  private static func offset(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) -> Int {
    if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { return 0 }
    let mistake = ScalarMistake(.date, .noSuchOffset, at: index..<bytes.count)
    let sign = bytes[index]
    if sign | 0x20 == UInt8(ascii: "z") {
      guard index + 1 == bytes.count else { throw mistake }
      return 0
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(bytes, index + 1, 2)
    else { throw mistake }
    index += 3
    var minutes = 0
    if index < bytes.count {
      if bytes[index] == UInt8(ascii: ":") { index += 1 }
      guard let read = number(bytes, index, 2), index + 2 == bytes.count else { throw mistake }
      minutes = read
    }
    let total = hours * 60 + minutes
    guard minutes < 60, total <= 14 * 60 else { throw mistake }
    return sign == UInt8(ascii: "-") ? -total : total
  }

  private static func number(_ bytes: ByteSpan, _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var result = 0
    for index in start..<start + count {
      guard bytes[index].isDigit else { return nil }
      result = result * 10 + Int(bytes[index] & 0x0F)
    }
    return result
  }

  /// Why a text that does not begin like an ISO date is not a date.
  private static func reason(_ bytes: ByteSpan) -> ScalarMistake.Reason {
    var digits = 0
    var others = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."): others += 1
      default: return .other
      }
    }
    if digits <= 6, digits >= 4, others <= 1, bytes[0].isDigit { return .shortDate }
    return others == 2 && digits >= 3 ? .dateOrder : .other
  }
}
