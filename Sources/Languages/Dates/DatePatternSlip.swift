import Escaping

/// Letters of a date's pattern that mean something else than was surely meant, such as the minutes
/// in `dd.mm.yyyy`.
package struct DatePatternSlip: Hashable, Sendable {
  /// The letters as they are written.
  package let typed: String
  /// What they stand for.
  package let meaning: String
  /// The letters to write.
  package let meant: String
}

extension DatePattern {
  /// The first such letters.
  package var slip: DatePatternSlip? {
    let (hasHour, hasDay) = (holds(.hour) || holds(.hourOfHalf), holds(.day))
    let hasYear = holds(.year) || holds(.shortYear)
    if let minute = minuteAmongDays(isAlone: !hasHour && (hasDay || hasYear)) {
      return DatePatternSlip(typed: minute, meaning: "minutes", meant: minute.uppercased())
    }
    if let month = monthAfterHour(isAlone: hasHour && !hasDay && !hasYear && !holds(.minute)) {
      return DatePatternSlip(typed: month, meaning: "the month", meant: "mm")
    }
    if holdsMonth, !hasDay, let day = letters("D", of: .dayOfYear) {
      return DatePatternSlip(typed: day, meaning: "the day of the year", meant: "d")
    }
    if !holds(.dayHalf), let hour = letters("h", of: .hourOfHalf) {
      return DatePatternSlip(
        typed: hour, meaning: "the hours 1 to 12, without 'a' for morning or evening",
        meant: hour.uppercased())
    }
    return nil
  }

  /// What a time may end with.
  private static let partsOfTime: Set<Field> = [.hour, .hourOfHalf, .minute, .second, .dayHalf]

  /// Whether a text right behind its time is the name of UTC: `Z`, `UTC` or `GMT`, and no offset
  /// from it, such as `UTC+1`.
  var namesUTC: Bool {
    guard !holds(.offset), !holds(.plainOffset) else { return false }
    return zip(segments, segments.dropFirst()).contains { time, text in
      guard Self.partsOfTime.contains(time.field), case .literal(let bytes) = text.field
      else { return false }
      let written = bytes.drop { $0 == UInt8(ascii: " ") }
      return ["Z", "UTC", "GMT"].contains { name in
        guard written.starts(with: name.utf8) else { return false }
        let rest = written.dropFirst(name.utf8.count)
        let next = rest.first ?? UInt8(ascii: " ")
        let number = rest.drop { " (+-".utf8.contains($0) }.first
        return next < 0x80 && !isLetter(next) && number.map(isDigit) != true
          && !"+-".utf8.contains(next)
      }
    }
  }

  /// The minutes of a pattern without hours, or those that are where a month would be: the first of
  /// `dd.mm.yyyy HH:mm`.
  private func minuteAmongDays(isAlone: Bool) -> String? {
    let times: Set<Field> = [.hour, .hourOfHalf, .second]
    let days: Set<Field> = [.day, .year, .shortYear]
    let shown = fields
    for (index, segment) in shown.enumerated() where segment.field == .minute {
      let before = index > 0 ? shown[index - 1].field : .minute
      let after = index + 1 < shown.count ? shown[index + 1].field : .minute
      let isOfTime = times.contains(before) || times.contains(after)
      let isOfDate = days.contains(before) || days.contains(after)
      // `dd.mm. HH:mm`
      let isAfterDay = before == .day && !holdsMonth
      if isAlone || isOfDate && (!isOfTime || isAfterDay) {
        return String(repeating: "m", count: segment.digits)
      }
    }
    return nil
  }

  /// The month of a pattern of hours alone, or the one that is where minutes would be: the second of
  /// `dd.MM.yyyy HH:MM`.
  private func monthAfterHour(isAlone: Bool) -> String? {
    let marks: [Field] = [":", ".", "h"].map { .literal(Array($0.utf8)) }
    let index = segments.indices.first { index in
      guard segments[index].field == .month else { return false }
      if isAlone { return true }
      guard index > 1, marks.contains(segments[index - 1].field) else { return false }
      return [.hour, .hourOfHalf].contains(segments[index - 2].field)
    }
    return index.map { String(repeating: "M", count: segments[$0].digits) }
  }

  /// The parts that show something of the date.
  private var fields: [Segment] {
    segments.filter { segment in
      if case .literal = segment.field { false } else { true }
    }
  }

  /// Whether it shows a month, by its number or its name.
  private var holdsMonth: Bool {
    segments.contains {
      switch $0.field {
      case .month, .monthName, .monthAlone: true
      default: false
      }
    }
  }

  private func holds(_ field: Field) -> Bool { segments.contains { $0.field == field } }

  /// The letters that are written for a field; nil where it is not in the pattern.
  private func letters(_ letter: String, of field: Field) -> String? {
    segments.first { $0.field == field }.map { String(repeating: letter, count: $0.digits) }
  }
}
