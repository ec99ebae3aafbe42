/// Reads lengths of time that are written in a text, such as "1 h 30" or "1 hour, 20 minutes".
///
/// What could be longer than it looks has no seconds: a timer that is missing is noticed, one that
/// ends too early is not.
struct DurationReader {
  /// A number with its unit.
  struct Part {
    /// Nil where it is not certain how long it is.
    var seconds: Int?
    /// The seconds of its unit.
    var unit: Int
    /// Whether its number is whole.
    var isWhole = false
    /// Whether it is from one length to another, as "1–2 hours" is.
    var isRange = false
    var end: Int
  }

  private static let longest = 24 * 3600
  /// The units that follow weeks, days, hours and minutes.
  private static let smaller = [604_800: 86_400, 86_400: 3600, 3600: 60, 60: 1]
  /// Units of other things than time, after a number that has none of time.
  static let otherUnits: Set<String> = ["c", "f"]

  let reader: QuantityReader
  let words: TimeWords

  init(reader: QuantityReader) {
    self.reader = reader
    words = reader.timeWords
  }

  /// The length of time that begins at a place, and where it ends; of a range the lower end counts.
  /// The seconds are nil where they are not certain, and where no timer runs so long.
  func duration(at start: Int) -> (seconds: Int?, end: Int)? {
    guard isFree(start), let lower = length(at: start) else { return nil }
    var (seconds, end) = (lower.seconds, lower.end)
    let isBetween = isAfterBetween(start)
    // "45 minutes to 1 hour"
    let next = reader[end] == "." && isAbbreviated(before: end) ? end + 1 : end
    if !lower.isRange, let place = upperStart(after: next, from: start),
      let upper = length(at: place)
    {
      let isLess = seconds.flatMap { first in upper.seconds.map { first < $0 } }
      if isLess ?? true { end = upper.end }
      // "Between 2 minutes and 30 seconds" goes down: the second may be added to the first.
      if isBetween, isLess == false { seconds = nil }
    }
    if isRest(at: start, unit: lower.unit) || isOfClock(at: start, unit: lower.unit) {
      seconds = nil
    }
    return (seconds.flatMap { (1...Self.longest).contains($0) ? $0 : nil }, end)
  }

  /// A length of time with all of its units, the largest of which is that of the result.
  private func length(at start: Int) -> Part? {
    guard var last = clock(at: start) ?? part(at: start) else { return nil }
    var length = last
    // After "between", a word for "and" is between the ends of the range.
    let isBetween = isAfterBetween(start)
    while let next = smallerPart(after: last, isBetween: isBetween) {
      // "1–2 h 30 min" is from one hour, or from one and a half.
      let isCertain = !last.isRange
      length.seconds =
        isCertain ? length.seconds.flatMap { sum in next.seconds.map { sum + $0 } } : nil
      length.isRange = length.isRange || next.isRange
      length.end = next.end
      last = next
    }
    return length
  }

  private func isFree(_ start: Int) -> Bool {
    reader[start - 1].map { "(>~≈\u{A0} \n\t“„\"".unicodeScalars.contains($0) } ?? true
  }

  /// `1:30 h`
  private func clock(at start: Int) -> Part? {
    guard let first = number(at: start), first.end - start <= 2, reader[first.end] == ":",
      let second = number(at: first.end + 1), second.end - first.end == 3, second.value < 60
    else { return nil }
    let (word, end) = reader.word(at: reader.isBlank(second.end) ? second.end + 1 : second.end)
    guard let unit = words.seconds(of: word), unit == 3600 || unit == 60 else { return nil }
    return Part(seconds: first.value * unit + second.value * unit / 60, unit: 1, end: end)
  }

  /// Digits alone.
  private func number(at start: Int) -> (value: Int, end: Int)? {
    var (value, end) = (0, start)
    while reader.isDigit(end), end - start < 4, let digit = reader[end] {
      value = value * 10 + Int(digit.value) - 0x30
      end += 1
    }
    return end > start && !reader.isDigit(end) ? (value, end) : nil
  }

  /// A number, or a range of numbers, with its unit.
  private func part(at start: Int) -> Part? {
    guard !reader.isLetter(start) else { return spelledPart(at: start) }
    guard let quantity = reader.quantity(at: start).map(reader.withShare) else { return nil }
    guard quantity.isShare, let part = part(of: ofUnit(quantity), at: start) else {
      return part(of: quantity, at: start)
    }
    return part
  }

  /// A number, or a range of numbers, whose lower end has been read.
  func part(of quantity: Quantity, at start: Int) -> Part? {
    let upper = upperEnd(after: quantity.end, from: start)
    guard let (unit, word, end) = unit(after: upper?.end ?? quantity.end) else { return nil }
    let isCertain =
      unit <= 3600 && !isDoubtful(quantity, of: unit)
      && (upper.map(quantity.isLess) ?? isFraction(quantity, of: word))
    let (seconds, rest) = (quantity.numerator * unit).quotientAndRemainder(
      dividingBy: quantity.denominator)
    let rounded = seconds + (rest * 2 >= quantity.denominator ? 1 : 0)
    return Part(
      seconds: isCertain ? rounded : nil, unit: unit, isWhole: quantity.denominator == 1,
      isRange: upper != nil, end: end)
  }

  /// The unit after a number, and where it ends; it may be joined by a dash.
  private func unit(after end: Int) -> (seconds: Int, word: String, end: Int)? {
    let isApart = reader.isBlank(end) || reader.isDash(end)
    let (word, end) = reader.word(at: isApart ? end + 1 : end)
    return words.seconds(of: word).map { ($0, word, end) }
  }

  /// Whether a number with a stroke is a fraction of a unit: "3/4 hour", but not "3/4 hours".
  private func isFraction(_ quantity: Quantity, of unit: String) -> Bool {
    guard quantity.doubt == .stroke else { return true }
    let isOne = reader.format.units.contains { $0.one.description.lowercased() == unit }
    let isUsual = quantity.isUsualFraction && !reader.numberWords.isSeveral(unit)
    return isUsual || isOne && [2, 3, 4].contains(quantity.denominator)
  }

  /// Whether a number may be another: `1.500 min` and, of hours and minutes, `1.30 h`.
  private func isDoubtful(_ quantity: Quantity, of unit: Int) -> Bool {
    if case .threeDigits = quantity.doubt { return true }
    return mayBeClock(quantity, of: unit)
  }

  /// Whether a number may be hours and minutes, or minutes and seconds.
  private func mayBeClock(_ quantity: Quantity, of unit: Int) -> Bool {
    guard quantity.isDecimal, unit == 3600 || unit == 60 else { return false }
    let isOfHundredths = reader[quantity.end - 3] == "." || reader[quantity.end - 3] == ","
    return isOfHundredths && 4 % quantity.denominator != 0
  }

  /// The upper end of a range whose lower end is before: `–40`, ` to 40`, and ` and 40` where
  /// "between" is before it.
  private func upperEnd(after end: Int, from start: Int) -> Quantity? {
    upperStart(after: end, from: start).flatMap(upper)
  }

  /// Where the upper end of a range begins whose lower end is before a place.
  private func upperStart(after end: Int, from start: Int) -> Int? {
    if reader.isDash(end) || reader.isTilde(end) {
      // "a 5- to 10-minute rest"
      let (word, wordEnd) = reader.word(at: end + 2)
      let isWord = reader.isBlank(end + 1) && words.to.contains(word) && reader.isBlank(wordEnd)
      guard !isWord else { return wordEnd + 1 }
      return reader.isBlank(end + 1) && reader.isDigit(end + 2) ? end + 2 : end + 1
    }
    guard reader.isBlank(end) else { return nil }
    if reader.isDash(end + 1) || reader.isTilde(end + 1) {
      return reader.isBlank(end + 2) ? end + 3 : end + 2
    }
    let (word, wordEnd) = reader.word(at: end + 1)
    guard reader.isBlank(wordEnd), !word.isEmpty else { return nil }
    let isJoined =
      words.to.contains(word) || words.andsOfRange.contains(word) && isAfterBetween(start)
    return isJoined ? wordEnd + 1 : nil
  }

  private func isAfterBetween(_ start: Int) -> Bool {
    reader.isBlank(start - 1) && words.between.contains(reader.wordBefore(start - 1).text)
  }

  private func upper(at start: Int) -> Quantity? {
    guard reader.isLetter(start) else {
      return reader.quantity(at: start).map(reader.withShare)
    }
    return reader.spelled(at: start).map { ofUnit($0).quantity }
  }

  /// What is added in a smaller unit: ` and 15 minutes`, ` 15 min`, `30`.
  private func smallerPart(after last: Part, isBetween: Bool) -> Part? {
    guard last.unit > 1 else { return nil }
    if reader.isDigit(last.end) { return bareNumber(at: last.end, after: last, isGlued: true) }
    guard let (start, joint) = joint(at: last.end), !(isBetween && joint == .and) else {
      return nil
    }
    if var part = clock(at: start) ?? part(at: start), part.unit < last.unit {
      guard joint == .comma else { return part }
      // "30 minutes, 10 seconds": one length or two. What cannot be one is two.
      let mayBeOne =
        part.unit == Self.smaller[last.unit] && last.isWhole
        && part.seconds.map { $0 < last.unit } ?? true
      part.seconds = nil
      return mayBeOne ? part : nil
    }
    switch joint {
    case .comma: return nil
    case .stop:
      let number = bareNumber(at: start, after: last, isGlued: false)
      // An amount of something else begins the next sentence: "30 min-1 h. 3/4 l milk".
      return number.flatMap { isLast($0.end) && isLast(endOfAmount(at: start)) ? $0 : nil }
    case .blank:
      return bareNumber(at: start, after: last, isGlued: false) ?? doubtful(at: start, after: last)
    case .and: return addedShare(at: start, of: last)
    }
  }

  /// What is between two parts.
  private enum Joint { case blank, comma, and, stop }

  /// A share, or after hours a number in words, which may belong to what is before it: "2 hours ½",
  /// French "une heure trois quarts", German "eine Stunde zwanzig".
  private func doubtful(at start: Int, after last: Part) -> Part? {
    if let share = reader.quantity(at: start), share.isShare {
      return Part(seconds: nil, unit: 1, end: share.end)
    }
    guard last.unit == 3600, let spelled = reader.spelled(at: start), spelled.kind != .article
    else { return nil }
    return Part(seconds: nil, unit: 1, end: spelled.quantity.end)
  }

  /// Where an amount or a range of amounts ends.
  private func endOfAmount(at start: Int) -> Int {
    let end = reader.quantity(at: start)?.end ?? start
    return upperEnd(after: end, from: start)?.end ?? end
  }

  /// Whether no word follows what ends at a place.
  private func isLast(_ end: Int) -> Bool {
    end == reader.text.count || !reader.isBlank(end) || !reader.isLetter(end + 1)
  }

  /// Where what is added begins after a blank, a comma or a word for "and". An abbreviation may have
  /// its full stop.
  private func joint(at end: Int) -> (start: Int, Joint)? {
    var index = end
    let hasStop = reader[index] == "." && isAbbreviated(before: index)
    if hasStop { index += 1 }
    let hasComma = reader[index] == ","
    if hasComma { index += 1 }
    // "1hr.30min"
    if hasStop, !hasComma, reader.isDigit(index) {
      return (index, part(at: index) == nil ? .stop : .blank)
    }
    guard reader.isBlank(index) else { return nil }
    index += 1
    for sign in ["&amp;", "&", "+"] where reader.holds(sign, at: index) {
      let after = index + sign.unicodeScalars.count
      return (reader.isBlank(after) ? after + 1 : after, hasComma ? .comma : .and)
    }
    let (word, wordEnd) = reader.word(at: index)
    let isJoined = !word.isEmpty && word == words.and && reader.isBlank(wordEnd)
    if isJoined { return (wordEnd + 1, hasComma ? .comma : .and) }
    // After a full stop a number alone may begin the next sentence.
    if hasStop, part(at: index) == nil { return (index, .stop) }
    return (index, hasComma ? .comma : .blank)
  }

  private func isAbbreviated(before end: Int) -> Bool {
    words.isAbbreviation(reader.wordBefore(end).text)
  }

  /// `1 hour and a half`; a number without a unit may be anything.
  private func addedShare(at start: Int, of last: Part) -> Part? {
    let numbers = reader.numberWords
    var (word, end) = reader.word(at: start)
    let isOne = numbers.articles.contains(word) || numbers.ones.contains(word)
    if isOne, reader.isBlank(end) { (word, end) = reader.word(at: end + 1) }
    if let share = numbers.shares[word] {
      return Part(seconds: share == 2 ? last.unit / 2 : nil, unit: 1, end: end)
    }
    if let share = reader.quantity(at: start), share.numerator < share.denominator {
      return Part(seconds: nil, unit: 1, end: share.end)
    }
    // "An hour and three quarters", Portuguese "uma hora e vinte"
    if let spelled = reader.spelled(at: start), spelled.kind != .article {
      return Part(seconds: nil, unit: 1, end: spelled.quantity.end)
    }
    guard let number = number(at: start), number.end - start == 2, number.value < 60 else {
      return nil
    }
    return Part(seconds: nil, unit: 1, end: number.end)
  }

  /// Two digits without a unit, which are minutes after hours and seconds after minutes.
  private func bareNumber(at start: Int, after last: Part, isGlued: Bool) -> Part? {
    let smaller = last.unit / 60
    guard last.unit == 3600 || last.unit == 60, let number = number(at: start), number.value < 60
    else {
      return isGlued ? Part(seconds: nil, unit: 1, end: last.end) : nil
    }
    if isGlued, let part = part(at: start), part.unit == smaller { return part }
    var end = number.end
    let (glued, gluedEnd) = reader.word(at: end)
    if smaller == 60, glued == "m" || glued == "mn" { end = gluedEnd }
    // "1 h 05 min"
    if let unit = unit(after: end), unit.seconds == smaller {
      return Part(seconds: number.value * smaller, unit: smaller, end: unit.end)
    }
    if isOfOtherUnit(end) { return nil }
    let isPlain =
      !reader.isDigit(end) && !reader.isLetter(end) && upperEnd(after: end, from: start) == nil
    let isLast = isLast(end)
    let isCertain =
      number.end - start == 2 && isPlain && endsNumber(end) && (smaller == 60 || isLast)
    let isNumber = isGlued || number.end - start == 2 || isLast
    guard isCertain || isNumber else { return nil }
    let seconds = isCertain ? number.value * smaller : nil
    return Part(seconds: seconds, unit: 1, end: end)
  }

  /// Whether a number ends at a place, unlike in `30.5`, `30/40` or `30-minute`.
  private func endsNumber(_ end: Int) -> Bool {
    if reader.isDash(end) { return false }
    switch reader[end] {
    case "/", ":": return false
    case ".", ",": return !reader.isDigit(end + 1)
    default: return true
    }
  }

  /// Whether a unit of something else than time follows a number: `180 °C`, `200 g`.
  private func isOfOtherUnit(_ end: Int) -> Bool {
    let start = reader.isBlank(end) ? end + 1 : end
    if reader[start] == "°" || reader[start] == "%" { return true }
    let unit = reader.word(at: start).text
    return AmountUnits.isUnit(unit, reader.format.amountWords) || Self.otherUnits.contains(unit)
  }
}
