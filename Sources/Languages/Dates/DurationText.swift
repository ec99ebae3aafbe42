import Escaping

/// Durations as text.
package enum DurationText {
  /// How long the names of units are.
  package enum Style: UInt8, Hashable, Sendable {
    /// `1 h 10 min`, `2 days`
    case short
    /// `1 hour 10 minutes`
    case long
  }

  /// Appends a duration of `lower` to `upper` seconds, such as `1 h 10 min` or `30–40 min`.
  ///
  /// From one day on it is written in days; both ends of a range from below one day to below two
  /// are in hours: `12–36 h`. Where both ends have only one unit, and it is the same, it is written
  /// once.
  package static func append(
    lower: UInt32, upper: UInt32, in language: LanguageFormat, style: Style = .short,
    to output: inout [UInt8]
  ) {
    guard lower != upper else {
      return append(
        upper, from: unitFrom(lower: upper, upper: upper), in: language, style: style, to: &output)
    }
    let largest = unitFrom(lower: lower, upper: upper)
    if let unit = onlyUnit(of: lower, from: largest), onlyUnit(of: upper, from: largest) == unit {
      NumberText.append(Int(lower) / seconds[unit], to: &output)
      output.append("–")
      appendNumber(Int(upper) / seconds[unit], unit, in: language, style: style, to: &output)
    } else {
      append(lower, from: largest, in: language, style: style, to: &output)
      output.append(" – ")
      append(upper, from: largest, in: language, style: style, to: &output)
    }
  }

  /// The largest unit in which a duration or a range may be written.
  private static func unitFrom(lower: UInt32, upper: UInt32) -> Int {
    let day = UInt32(seconds[0])
    return upper < day || lower < day && upper < 2 * day ? 1 : 0
  }

  /// Appends the ISO 8601 form of the upper end, such as `PT1H10M`: ranges have no such form.
  package static func appendISO(upper: UInt32, to output: inout [UInt8]) {
    output.append("PT")
    let parts: [(UInt32, UInt8)] = [
      (upper / 3600, UInt8(ascii: "H")), (upper / 60 % 60, UInt8(ascii: "M")),
      (upper % 60, UInt8(ascii: "S")),
    ]
    for (amount, letter) in parts where amount > 0 || upper == 0 && letter == UInt8(ascii: "S") {
      NumberText.append(Int(amount), to: &output)
      output.append(letter)
    }
  }

  /// The name of a unit of so many seconds, as it is behind numbers that are not known: `minutes`.
  package static func name(ofUnit length: Int, in language: LanguageFormat) -> String {
    language.units[seconds.firstIndex(of: length) ?? 2].many.description
  }

  /// The seconds of a day, an hour, a minute, a second.
  private static let seconds = [86_400, 3600, 60, 1]

  /// The largest unit of which a duration is a multiple, if it is written in that unit only.
  private static func onlyUnit(of duration: UInt32, from largest: Int) -> Int? {
    var unit: Int?
    forEachAmount(of: duration, from: largest) { _, index in unit = unit == nil ? index : -1 }
    return unit == -1 ? nil : unit
  }

  private static func append(
    _ duration: UInt32, from largest: Int, in language: LanguageFormat, style: Style,
    to output: inout [UInt8]
  ) {
    var isFirst = true
    forEachAmount(of: duration, from: largest) { amount, unit in
      if !isFirst { output.append(UInt8(ascii: " ")) }
      isFirst = false
      appendAmount(amount, unit, in: language, style: style, to: &output)
    }
  }

  /// Calls `body` with each amount that is not zero, largest unit first; once with no minutes
  /// for an empty duration.
  private static func forEachAmount(
    of duration: UInt32, from largest: Int, _ body: (Int, Int) -> Void
  ) {
    var rest = Int(duration)
    if rest == 0 { return body(0, 2) }
    for unit in largest..<seconds.count {
      let amount = rest / seconds[unit]
      rest -= amount * seconds[unit]
      if amount > 0 { body(amount, unit) }
    }
  }

  private static func appendAmount(
    _ amount: Int, _ unit: Int, in language: LanguageFormat, style: Style,
    to output: inout [UInt8]
  ) {
    let name = style == .long ? language.units[unit] : language.signs.time[unit]
    guard let two = name.two, amount == 1 || amount == 2 else {
      return appendNumber(amount, unit, in: language, style: style, to: &output)
    }
    output.append(amount == 1 ? name.one : two)
  }

  /// Appends an amount with its number in any case, as at the end of a range.
  private static func appendNumber(
    _ amount: Int, _ unit: Int, in language: LanguageFormat, style: Style,
    to output: inout [UInt8]
  ) {
    NumberText.append(amount, to: &output)
    output.append(UInt8(ascii: " "))
    let name = style == .long ? language.units[unit] : language.signs.time[unit]
    output.append(name.form(for: amount, by: language.rule))
  }
}
