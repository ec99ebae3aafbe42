import Diagnostics

/// The words and signs of spelled durations.
enum DurationNotation {
  /// What a unit's word means.
  enum Unit {
    case seconds(Int)
    /// Months and years, whose length varies.
    case calendar
  }

  /// The unit a word names, in English, Portuguese, Spanish, French or German.
  static func unit(_ word: ByteSpan) -> Unit? {
    for (seconds, names) in units
    where names.contains(where: { word.equalsIgnoringCase($0) }) { return .seconds(seconds) }
    return calendarUnits.contains { word.equalsIgnoringCase($0) } ? .calendar : nil
  }

  private static let units: [(Int, [StaticString])] = [
    (60, ["min", "mins", "minute", "minutes", "m", "minuto", "minutos", "minuten"]),
    (
      3_600,
      [
        "h", "hr", "hrs", "hour", "hours", "hora", "horas", "heure", "heures", "std", "stunde",
        "stunden",
      ]
    ),
    (86_400, ["d", "day", "days", "dia", "dias", "día", "días", "jour", "jours", "tag", "tage"]),
    (
      1,
      [
        "s", "sec", "secs", "second", "seconds", "seg", "segundo", "segundos", "seconde",
        "secondes", "sek", "sekunde", "sekunden",
      ]
    ),
    (
      604_800,
      [
        "w", "wk", "wks", "week", "weeks", "semana", "semanas", "semaine", "semaines", "woche",
        "wochen",
      ]
    ),
  ]

  /// Whether a word names one unit, as after a fraction: "3/4 hour", where "3/4 hours" may be three or
  /// four.
  static func isSingular(_ word: ByteSpan) -> Bool {
    let words: [StaticString] = [
      "second", "minute", "hour", "day", "week", "segundo", "minuto", "hora", "dia", "día",
      "semana", "seconde", "heure", "jour", "semaine", "sekunde", "stunde", "tag", "woche",
    ]
    return words.contains { word.equalsIgnoringCase($0) }
  }

  private static let calendarUnits: [StaticString] = [
    "month", "months", "year", "years", "mes", "mês", "meses", "ano", "anos", "año", "años",
    "mois", "an", "ans", "monat", "monate", "jahr", "jahre",
  ]

  static func isRangeWord(_ word: ByteSpan) -> Bool {
    let words: [StaticString] = ["to", "a", "até", "à", "bis"]
    return words.contains { word.equalsIgnoringCase($0) }
  }

  static func isApproximation(_ word: ByteSpan) -> Bool {
    let words: [StaticString] = ["about", "approx", "approximately", "around", "ca", "circa"]
    return words.contains { word.equalsIgnoringCase($0) }
  }

  static func isOpenEnd(_ word: ByteSpan) -> Bool {
    let words: [StaticString] = ["at", "over", "more", "up", "under", "less", "minimum", "maximum"]
    return words.contains { word.equalsIgnoringCase($0) }
  }

  /// The letters from `start` on: ASCII letters, and everything beyond ASCII that is not a sign or
  /// a space.
  static func word(_ bytes: ByteSpan, from start: Int) -> Range<Int> {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isLetter || byte == 0xC3 || (byte & 0xC0 == 0x80 && index > start) else { break }
      index += 1
    }
    return start..<index
  }

  /// Skips spaces, tabs, and the no-break and thin spaces that are used before units.
  static func skipSpaces(_ bytes: ByteSpan, _ index: inout Int) {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
        index += 1
      } else if !skip("\u{A0}", bytes, &index), !skip("\u{202F}", bytes, &index),
        !skip("\u{2009}", bytes, &index)
      {
        return
      }
    }
  }

  /// Skips a sign if it is at `index`.
  static func skip(_ sign: StaticString, _ bytes: ByteSpan, _ index: inout Int) -> Bool {
    guard bytes.extracting(index..<bytes.count).hasPrefix(sign) else { return false }
    index += sign.utf8CodeUnitCount
    return true
  }

  /// Skips a comma, `&` or a word for "and" before a further amount.
  static func skipConjunction(_ bytes: ByteSpan, _ index: inout Int) {
    var position = index
    skipSpaces(bytes, &position)
    if !skip(",", bytes, &position), !skip("&", bytes, &position) {
      let word = word(bytes, from: position)
      let words: [StaticString] = ["and", "e", "y", "et", "und"]
      guard words.contains(where: { bytes.extracting(word).equalsIgnoringCase($0) }) else {
        return
      }
      position = word.upperBound
    }
    skipSpaces(bytes, &position)
    if position < bytes.count, bytes[position].isDigit { index = position }
  }

  /// Reads an amount: `1`, `1.5`, `1/2`, `1 1/2`, `1½` or `½`.
  static func amount(
    _ bytes: ByteSpan, _ index: inout Int
  ) throws(ScalarMistake) -> DurationAmount? {
    if let part = vulgarFraction(bytes, &index) { return part }
    let start = index
    guard let amount = try DurationAmount(bytes, &index) else { return nil }
    if mayHaveThousands(bytes, start..<index) {
      throw ScalarMistake(.duration, .separators, at: start..<index)
    }
    guard amount.denominator == 1 else { return amount }
    var position = index
    if skip("/", bytes, &position), let part = try denominator(bytes, &position) {
      index = position
      return try fraction(amount.numerator, part, after: nil, at: start..<index)
    }
    skipSpaces(bytes, &position)
    if let part = vulgarFraction(bytes, &position) {
      index = position
      return sum(amount, part)
    }
    if let part = try DurationAmount.digits(bytes, &position), part < 100,
      skip("/", bytes, &position), let whole = try denominator(bytes, &position)
    {
      index = position
      return try fraction(part, whole, after: amount.numerator, at: start..<index)
    }
    return amount
  }

  private static func fraction(
    _ numerator: Int, _ denominator: Int, after whole: Int?, at range: Range<Int>
  ) throws(ScalarMistake) -> DurationAmount {
    guard let amount = DurationAmount(numerator: numerator, stroke: denominator, after: whole)
    else {
      throw ScalarMistake(.duration, .stroke, at: range)
    }
    return amount
  }

  /// Whether a number may be read in two ways: `1,500` and `1.500` are 1500 to some, and 1½ to
  /// others.
  private static func mayHaveThousands(_ bytes: ByteSpan, _ number: Range<Int>) -> Bool {
    let mark = number.upperBound - 4
    return (1...3).contains(mark - number.lowerBound) && !bytes[mark].isDigit
      && bytes[number.lowerBound] != UInt8(ascii: "0")
  }

  private static func denominator(
    _ bytes: ByteSpan, _ index: inout Int
  ) throws(ScalarMistake) -> Int? {
    guard let number = try DurationAmount.digits(bytes, &index), (1...100).contains(number) else {
      return nil
    }
    return number
  }

  private static func sum(_ whole: DurationAmount, _ part: DurationAmount) -> DurationAmount {
    DurationAmount(
      numerator: whole.numerator * part.denominator + part.numerator,
      denominator: part.denominator)
  }

  private static func vulgarFraction(_ bytes: ByteSpan, _ index: inout Int) -> DurationAmount? {
    let signs: [(StaticString, Int, Int)] = [
      ("½", 1, 2), ("¼", 1, 4), ("¾", 3, 4), ("⅓", 1, 3), ("⅔", 2, 3),
    ]
    guard index < bytes.count, bytes[index] > 0x7F else { return nil }
    for (sign, numerator, denominator) in signs where skip(sign, bytes, &index) {
      return DurationAmount(numerator: numerator, denominator: denominator)
    }
    return nil
  }
}
