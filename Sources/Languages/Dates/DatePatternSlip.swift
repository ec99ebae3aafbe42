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
    if !hasHour, hasDay || hasYear, let minute = letters("m", of: .minute) {
      return DatePatternSlip(typed: minute, meaning: "minutes", meant: minute.uppercased())
    }
    if hasHour, !hasDay, !hasYear, !holds(.minute), let month = letters("M", of: .month) {
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
