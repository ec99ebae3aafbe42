/// A date in words or with other signs that can only mean one day: `Jul 08 2022`, `8 July 2022,
/// 5:30 PM`, `Fri, 08 Jul 2022 10:30:00 +0200`, `2022/7/8`. `7/8/2022` may mean two.
package enum WrittenDate {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The date as Apus reads it, `2022-07-08` or `2022-07-08T10:30:00+02:00`; nil where the text is
  /// no date, may mean several, or there is no such day.
  package static func iso(_ text: String) -> String? {
    var words = text.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
    if let first = words.first, number(of: first, among: weekdays) != nil { words.removeFirst() }
    guard let (day, count) = day(words) else { return nil }
    guard let time = time(words.dropFirst(count)) else { return nil }
    let whole = day + time
    return isDate(whole) ? whole : nil
  }

  /// Whether a text is a date as Apus reads it.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return (try? Scalar.date(bytes.span)) != nil
  }

  /// The place of a name in a list of names, which may be shortened to three letters or a few more.
  private static func number(of word: String, among names: [String]) -> Int? {
    let plain = word.last == "." ? String(word.dropLast()) : word
    guard (3...9).contains(plain.utf8.count) else { return nil }
    return names.firstIndex { name in
      name == plain || plain.utf8.count <= 5 && name.hasPrefix(plain)
    }
  }

  /// The day at the beginning of words, and of how many it consists.
  private static func day(_ words: [String]) -> (day: String, count: Int)? {
    guard let first = words.first else { return nil }
    if let day = numericDay(first) { return (day, 1) }
    let hyphened = first.split(separator: "-").map(String.init)
    let parts = hyphened.count == 3 ? hyphened : Array(words.prefix(3))
    guard parts.count == 3,
      let place = parts.firstIndex(where: { number(of: $0, among: months) != nil }),
      let month = number(of: parts[place], among: months)
    else { return nil }
    let others = parts.indices.filter { $0 != place }.map { parts[$0] }
    // `July 8 2022`, `8 July 2022` or `2022 July 8`.
    let (day, year) =
      place == 1 && others[0].utf8.count == 4
      ? (others[1], others[0]) : (others[0], others[1])
    guard let number = number(ordinal(day), 1...2), year.utf8.count == 4,
      self.number(year, 4...4) != nil
    else { return nil }
    return ("\(year)-\(padded(month + 1))-\(padded(number))", parts == hyphened ? 1 : 3)
  }

  /// `2022/7/8`, `2022.07.08` or `2022-7-8` with two digits for month and day.
  private static func numericDay(_ word: String) -> String? {
    for sign in ["-", "/", "."] as [Character] {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, number(parts[0], 4...4) != nil, let month = number(parts[1], 1...2),
        let day = number(parts[2], 1...2)
      else { continue }
      return "\(parts[0])-\(padded(month))-\(padded(day))"
    }
    return nil
  }

  /// The time and the offset that are left of words in lower case, as Apus reads them; empty where
  /// there are none.
  package static func time(_ words: ArraySlice<String>) -> String? {
    guard var first = words.first else { return "" }
    var rest = words.dropFirst()
    let half = half(of: &first, &rest)
    let parts = first.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), var hour = number(parts[0], 1...2),
      parts.dropFirst().allSatisfy({ number($0, 2...2) != nil })
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    let time = "T" + ([padded(hour)] + parts.dropFirst()).joined(separator: ":")
    guard let zone = rest.first else { return time }
    guard rest.count == 1 else { return nil }
    if ["z", "gmt", "utc"].contains(zone) { return time + "Z" }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard "+-".contains(zone.prefix(1)), digits.count == 4, number(digits, 4...4) != nil else {
      return nil
    }
    return time + zone.prefix(1) + digits.prefix(2) + ":" + digits.suffix(2)
  }

  /// The half of the day, which is taken out of the words of a time: `5:30pm` or `5:30 p.m.`.
  private static func half(of time: inout String, _ rest: inout ArraySlice<String>) -> String? {
    if let half = ["am", "pm"].first(where: time.hasSuffix) {
      time.removeLast(2)
      return half
    }
    guard let next = rest.first?.filter({ $0 != "." }), next == "am" || next == "pm" else {
      return nil
    }
    rest.removeFirst()
    return next
  }

  private static func ordinal(_ day: String) -> String {
    ["st", "nd", "rd", "th"].contains(String(day.suffix(2))) ? String(day.dropLast(2)) : day
  }

  private static func number(_ text: String, _ counts: ClosedRange<Int>) -> Int? {
    let isNumber =
      counts.contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? Int(text) : nil
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
