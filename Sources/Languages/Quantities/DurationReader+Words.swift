/// Lengths of time in words, and what may be before one: "half an hour", "one and a half hours".
extension DurationReader {
  /// A number in words with its unit, or a word that is both: "twenty minutes", Czech "půlhodinu".
  func spelledPart(at start: Int) -> Part? {
    guard let first = reader[start] else { return nil }
    if words.beginnings.mayBegin(first, reader[start + 1] ?? " ") {
      let (word, end) = reader.word(at: start)
      if let seconds = words.secondsOfWhole(word) {
        return Part(seconds: seconds, unit: 60, end: end)
      }
    }
    guard let spelled = reader.spelled(at: start).map(ofUnit),
      let part = part(of: spelled.quantity, at: start)
    else { return nil }
    // "A second" is more often one in order than a length of time.
    let isOrder = part.unit == 1 && spelled.quantity.numerator == spelled.quantity.denominator
    return isOrder ? nil : part
  }

  /// A share with the words that may be between it and its unit: "half *an* hour", "a quarter *of
  /// an* hour", French "un quart *d'*heure".
  func ofUnit(_ spelled: QuantityReader.Spelled) -> QuantityReader.Spelled {
    let quantity = ofUnit(spelled.quantity, isShare: spelled.kind == .share)
    return QuantityReader.Spelled(kind: spelled.kind, quantity: quantity)
  }

  /// A number with the words that may be between it and its unit, which are more where it is a share.
  func ofUnit(_ quantity: Quantity, isShare: Bool = true) -> Quantity {
    var end = quantity.end
    if isShare {
      let of = reader.word(at: end + 1)
      if reader.isBlank(end), reader.format.amountWords.of.contains(of.text) { end = of.end }
      let article = reader.word(at: end + 1)
      let isArticle = reader.numberWords.articles.contains(article.text)
      if reader.isBlank(end), isArticle { end = article.end }
    }
    // Italian "un'ora", "mezz'ora". A dash or a blank is skipped with the unit.
    if reader.isApostrophe(end) {
      end += 1
    } else if reader.holds(Self.escapedApostrophe, at: end) {
      end += Self.escapedApostrophe.unicodeScalars.count
    }
    guard end > quantity.end else { return quantity }
    return Quantity(quantity.numerator, over: quantity.denominator, end: end)
  }

  /// An apostrophe in HTML.
  private static let escapedApostrophe = "&#39;"

  /// Whether what begins at a place is added to something before it, so that it is longer than it
  /// looks: the 15 minutes of "godzinę i 15 minut", the half of "1 and ½ hours", the hours of "two
  /// hundred hours".
  func isRest(at start: Int, unit: Int) -> Bool {
    var index = skippedMarkup(before: start)
    guard index < start else { return false }
    // "10 / 15 minutes"
    if reader[index - 1] == "/" { return isNumber(before: skippedBlanks(before: index - 1)) }
    var word = reader.wordBefore(index)
    let isAnd = word.text == words.and && !word.text.isEmpty
    let sign =
      isAnd
      ? nil
      : ["&amp;", "&", "+"].first {
        reader.holds($0, at: index - $0.unicodeScalars.count)
      }
    if isAnd || sign != nil {
      let length = sign?.unicodeScalars.count
      index = skippedMarkup(before: length.map { index - $0 } ?? word.start)
      if mayBeShare(at: start) { return isNumber(before: index) || isUnit(before: index) }
      // The twenty of "one hundred and twenty", unless it is the upper end of a range.
      if reader.isLetter(start), isNumberWord(before: index) { return true }
    } else if reader.isLetter(start) || mayBeShare(at: start), isNumber(before: index) {
      return true
    }
    // "8 <em>to</em> 10 minutes", "five sixths of an hour"
    let isUpper = words.to.contains(word.text)
    if isUpper || reader.isLetter(start) && reader.format.amountWords.of.contains(word.text) {
      let before = skippedMarkup(before: word.start)
      if isUpper ? isNumber(before: before) : isNumberWord(before: before) { return true }
    }
    let hasComma = reader[index - 1] == ","
    if hasComma { index -= 1 }
    if reader[index - 1] == ".", words.isAbbreviation(reader.wordBefore(index - 1).text) {
      index -= 1
    }
    index = skippedBlanks(before: index)
    word = reader.wordBefore(index)
    guard let seconds = words.seconds(of: word.text) else {
      return words.units.isEmpty && isOfUnknownUnit(before: index)
    }
    // A comma parts two lengths of time, each with its number.
    return seconds > unit && !(hasComma && isNumber(before: skippedBlanks(before: word.start)))
  }

  /// Whether hours are a time of the day: French "à 20 h 30", Portuguese "às 18h30".
  func isOfClock(at start: Int, unit: Int) -> Bool {
    guard unit == 3600 || unit == 1 else { return false }
    return words.clock.contains(reader.wordBefore(skippedMarkup(before: start)).text)
  }

  private func skippedBlanks(before end: Int) -> Int {
    var index = end
    while reader.isBlank(index - 1) { index -= 1 }
    return index
  }

  /// Where blanks begin that end at a place, with the tags of emphasis between them.
  private func skippedMarkup(before end: Int) -> Int {
    var index = skippedBlanks(before: end)
    for tag in Self.emphasis + Self.emphasis
    where reader.holds(tag, at: index - tag.unicodeScalars.count) {
      index = skippedBlanks(before: index - tag.unicodeScalars.count)
    }
    return index
  }

  private static let emphasis = ["strong", "em", "b", "i"].flatMap { ["<\($0)>", "</\($0)>"] }

  /// Whether a number below one is at a place.
  private func mayBeShare(at start: Int) -> Bool {
    let quantity = reader.spelled(at: start)?.quantity ?? reader.quantity(at: start)
    return quantity.map { $0.numerator < $0.denominator } ?? false
  }

  private func isNumber(before end: Int) -> Bool {
    if reader.quantity(at: end - 1) != nil { return true }
    return isNumberWord(before: end)
  }

  private func isNumberWord(before end: Int) -> Bool {
    reader.numberWords.isNumber(reader.wordBefore(end).text)
  }

  private func isUnit(before end: Int) -> Bool {
    words.seconds(of: reader.wordBefore(end).text) != nil
  }

  /// Whether a number with a word is before a place, in a language whose words for time are not
  /// known: the 15 minutes of Dutch "2 uur en 15 min".
  private func isOfUnknownUnit(before end: Int) -> Bool {
    var index = end
    for _ in 0..<2 {
      if reader[index - 1] == "." { index -= 1 }
      let word = reader.wordBefore(index)
      guard word.start < index else { return false }
      index = skippedBlanks(before: word.start)
      guard reader.isDigit(index - 1) else { continue }
      let isOther =
        Self.otherUnits.contains(word.text)
        || AmountUnits.isUnit(word.text, reader.format.amountWords)
      return !isOther
    }
    return false
  }
}
