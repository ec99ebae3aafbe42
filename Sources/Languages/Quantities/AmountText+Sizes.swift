/// Amounts that are of each thing or person, and so the same for any number of servings.
extension AmountText {
  /// Words after "per" that mean no amount: "as per taste", "per the instructions".
  private static let manners: Set<String> = ["taste", "the", "your", "instructions", "directions"]

  /// Whether an amount is that of each of the things before it: the 400 g of "2 400 g tins", of
  /// "2 tins of 400 g", of "2 tins, 400 g each" and of "3 potatoes, each about 150 g".
  func isSize(_ amount: Amount, after last: Amount?) -> Bool {
    guard let last, last.style != nil else { return false }
    let before = wordBefore(amount)
    if words.of.contains(before.text) || words.sizes.contains(before.text),
      isSize(amount, ofThingBefore: before.start, last)
    {
      return true
    }
    guard AmountUnits.isUnit(amount.unit, words) else { return false }
    if words.each.contains(before.text) || words.isPackage(before.text) { return true }
    if let each = EachWords(reader, words).end(after: amount.unitEnd) {
      // "1 tsp each cumin and salt" is an amount of both.
      let isOfFollowing = reader.isSpace(each) && reader.isLetter(each + 1)
      return !(isOfFollowing && words.isSpoon(amount.unit))
    }
    guard !AmountUnits.isUnit(last.unit, words) else { return false }
    return last.end + 1 == amount.start && reader.isSpace(last.end)
      || words.isPackage(reader.word(at: amount.unitEnd + 1).text)
        && last.unitEnd + 1 == amount.start
  }

  /// Whether an amount is the size of one package, which is not counted: "a 400 g tin", "tin of 400
  /// g". Twice of it are two packages, and none of twice the size.
  func isSizeOfOne(_ amount: Amount, after last: Amount?) -> Bool {
    guard AmountUnits.isUnit(amount.unit, words) else { return false }
    let before = wordBefore(amount)
    if reader.numberWords.articles.contains(before.text) {
      return words.isPackage(reader.word(at: amount.unitEnd + 1).text)
    }
    guard last?.style == nil else { return false }
    return
      (words.of.contains(before.text) || words.sizes.contains(before.text)
      || words.each.contains(before.text))
      && words.isPackage(reader.word(before: before.start).text)
  }

  /// Where two numbers end of which it is not certain whether they are one, with a space between
  /// thousands, or a number of things and the weight of each: "1 500 ml milk". "2 400 g tins" is
  /// certain.
  func endOfThousands(at start: Int) -> Int? {
    guard !reader.isGroupedBySpaces, reader.isDigit(start),
      start == 0 || reader.isSpace(start - 1) || reader[start - 1] == "(",
      let first = reader.quantity(at: start), first.end - start <= 3, first.denominator == 1,
      reader.isSpace(first.end), let second = reader.quantity(at: first.end + 1),
      second.end - first.end == 4, second.denominator == 1, second.numerator >= 100
    else { return nil }
    let unit = reader.word(at: reader.isSpace(second.end) ? second.end + 1 : second.end)
    let isSize = words.isPackage(reader.word(at: unit.end + 1).text)
    return AmountUnits.isMeasure(unit.text, words) && !isSize ? second.end : nil
  }

  /// The word before an amount, except those that make it inexact: "each *about* 150 g".
  func wordBefore(_ amount: Amount) -> (text: String, start: Int) {
    var index = amount.start
    while true {
      while reader.isSpace(index - 1) || reader.isTilde(index - 1) || reader[index - 1] == "≈"
        || reader.isApostrophe(index - 1)
      {
        index -= 1
      }
      let isAbbreviated = reader[index - 1] == "."
      let word = reader.wordBefore(isAbbreviated ? index - 1 : index)
      guard words.about.contains(word.text) else {
        return isAbbreviated && !words.each.contains(word.text) ? ("", index) : word
      }
      index = word.start
    }
  }

  /// Whether an amount is that for each person: "120 g beef per person", "20 g/person", "per person:
  /// 2 eggs".
  func isRate(_ amount: Amount) -> Bool {
    if reader[amount.unitEnd] == "/" || reader[amount.unitEnd + 1] == "/" {
      let start = reader[amount.unitEnd] == "/" ? amount.unitEnd + 1 : amount.unitEnd + 2
      let word = reader.word(at: reader.isSpace(start) ? start + 1 : start).text
      if words.persons.contains(word) { return true }
    }
    if reader.isSpace(amount.start - 1),
      words.per.contains(reader.wordBefore(amount.start - 1).text)
    {
      return true
    }
    return isRate(at: 0) || isRateInClause(from: amount.end)
      || NamedNumbers(reader, words).isContent(amount.start..<amount.end)
  }

  /// Whether what is said of amounts up to a place is said of each person: in the same clause, or
  /// first after it.
  private func isRateInClause(from start: Int) -> Bool {
    var index = start
    while let scalar = reader[index] {
      if let end = reader.endOfBracket(at: index) {
        index = end
      } else if scalar == ";" || scalar == "|" || scalar == "=" {
        return false
      } else if reader.isDash(index), reader.isSpace(index - 1), reader.isSpace(index + 1) {
        return isRate(at: index + 2)
      } else if scalar == ",", reader.isSpace(index + 1) {
        return isRate(at: index + 2)
      } else if reader.isLetter(index) {
        if isRate(at: index) { return true }
        index = reader.word(at: index).end
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether words for "per person" are at a place.
  private func isRate(at start: Int) -> Bool {
    let (word, end) = reader.word(at: start)
    guard !word.isEmpty, reader.isSpace(end) else { return false }
    if words.forEach.contains(word), words.persons.contains(reader.word(at: end + 1).text) {
      return true
    }
    guard words.per.contains(word) else { return false }
    if reader.quantity(at: end + 1) != nil { return true }
    let next = reader.word(at: end + 1).text
    return !next.isEmpty && !words.isPackage(next) && !Self.manners.contains(next)
      && reader.wordBefore(start - 1).text != "as"
  }

  /// Where brackets end that hold the size of a package: `2 (400 g) tins`, "2 tins (400 g)". What is
  /// in others is scaled: "2 tablespoons (30 ml)".
  func endOfSize(at start: Int, after last: Amount?) -> Int? {
    guard let bracketEnd = reader.endOfBracket(at: start),
      holdsMeasure(from: start + 1) || isBeforeMeasure(start..<bracketEnd),
      !isAlternativeOrTotal(start..<bracketEnd)
    else { return nil }
    let end = bracketEnd - 1
    let from = last.map(\.end) ?? 0
    let isCount = last.map { $0.style != nil && $0.end >= start - 1 } ?? false
    let isOfPackage =
      holds(from..<start, words.isPackage) || words.isPackage(reader.word(at: end + 2).text)
    let isOfEach =
      last?.style != nil
      && (holds(start..<end, words.each.contains)
        || EachWords(reader, words).end(after: bracketEnd) != nil)
    // Of "400 g tin (14 oz)" both are scaled.
    let isMeasured = last.map { $0.style != nil && AmountUnits.isUnit($0.unit, words) } ?? false
    return isCount || isOfPackage && !isMeasured || isOfEach ? bracketEnd : nil
  }

  /// Where brackets end that hold the size of each of some things, or of all of them: "12 large (50
  /// g) eggs".
  func endOfDoubtfulSize(at start: Int, after last: Amount?) -> Int? {
    guard let last, last.style != nil, last.unitEnd + 1 == start,
      Self.adjectives.contains(last.unit), let end = reader.endOfBracket(at: start),
      reader.isSpace(end), reader.isLetter(end + 1), holdsMeasure(from: start + 1),
      !isAlternativeOrTotal(start..<end)
    else { return nil }
    return end
  }

  /// Words between a number and the things that are counted.
  private static let adjectives: Set<String> = [
    "large", "medium", "small", "big", "extra", "jumbo", "große", "mittlere", "mittelgroße",
    "kleine", "gros", "grosses", "moyens", "moyennes", "petits", "petites", "grandes", "medianos",
    "medianas", "pequeños", "pequeñas", "grandi", "medi", "medie", "piccoli", "piccole", "médios",
    "médias", "pequenos", "pequenas", "veľké", "veľkých", "stredné", "malé", "malých", "velké",
    "velkých", "střední", "středních", "duże", "dużych", "średnie", "średnich", "małe", "małych",
  ]

  /// Whether brackets hold what may be taken in place of the things before, or of all of them: "4
  /// cans (or 6 cups cooked)", "2 tins (800 g in total)".
  private func isAlternativeOrTotal(_ brackets: Range<Int>) -> Bool {
    reader.timeWords.to.contains(reader.word(at: brackets.lowerBound + 1).text)
      || holds(brackets.lowerBound..<brackets.upperBound - 1, words.totals.contains)
  }

  /// Whether a number with a unit of weight or volume is in brackets.
  private func holdsMeasure(from start: Int) -> Bool {
    var index = start
    while index < reader.text.count, reader[index] != ")" {
      if let quantity = reader.quantity(at: index) {
        let unitStart = reader.isSpace(quantity.end) ? quantity.end + 1 : quantity.end
        if AmountUnits.isMeasure(reader.word(at: unitStart).text, words) { return true }
        index = quantity.end
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether brackets hold a number only, whose unit is after them: `2 (3 1/2) pound chickens`.
  private func isBeforeMeasure(_ brackets: Range<Int>) -> Bool {
    guard let quantity = reader.quantity(at: brackets.lowerBound + 1),
      quantity.end + 1 == brackets.upperBound,
      reader.isSpace(brackets.upperBound) || reader.isDash(brackets.upperBound)
    else { return false }
    return AmountUnits.isMeasure(reader.word(at: brackets.upperBound + 1).text, words)
  }

  /// Whether one of the words in a part of the text, since its last comma, is of a kind.
  private func holds(_ range: Range<Int>, _ isKind: (String) -> Bool) -> Bool {
    var index = range.upperBound
    while index > range.lowerBound, reader[index - 1] != "," {
      let word = reader.wordBefore(index)
      if word.start < index, word.start >= range.lowerBound, isKind(word.text) { return true }
      index = min(word.start, index - 1)
    }
    return false
  }
}
