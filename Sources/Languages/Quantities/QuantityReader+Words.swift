/// Numbers that are written as words: "half a lemon", "a dozen eggs", "two and a half".
extension QuantityReader {
  /// A number in words, as it is read before it is known what is counted.
  struct Spelled {
    enum Kind { case article, share, number }

    let kind: Kind
    let quantity: Quantity
  }

  /// A word and where it ends.
  typealias Step = (word: String, end: Int)

  /// The amount in words that begins at a place, with a space after it, or what ends a clause if
  /// it may be last; nil where none does.
  func wordQuantity(at start: Int, mayBeLast: Bool = false) -> Quantity? {
    let first = word(at: start)
    if numberWords.dozens.contains(first.text), isSpace(first.end) {
      return Quantity(12, over: 1, end: first.end)
    }
    guard let spelled = spelled(at: start) else { return nil }
    let quantity = spelled.quantity
    if let end = endOfDozen(after: quantity.end) {
      let isWhole = 12 % quantity.denominator == 0
      return isWhole
        ? Quantity(12 * quantity.numerator, over: quantity.denominator, end: end) : nil
    }
    guard isSpace(quantity.end) || mayBeLast && isEndOfClause(quantity.end),
      !isVague(at: quantity.end + 1), !isLoose(quantity, at: quantity.end + 1)
    else { return nil }
    switch spelled.kind {
    case .article: return nil
    case .share: return isShareOfKnown(after: quantity.end) ? nil : withArticle(quantity)
    case .number: return quantity
    }
  }

  private func isEndOfClause(_ index: Int) -> Bool {
    self[index].map { ",.;:)".unicodeScalars.contains($0) } ?? true
  }

  /// The number in words that begins at a place: "half", "one and a half", "three quarters",
  /// "twenty-five"; nil where none does, and where a number continues in words that are not known.
  func spelled(at start: Int) -> Spelled? {
    guard let first = self[start], numberWords.beginnings.mayBegin(first, self[start + 1] ?? " ")
    else { return nil }
    let (word, end) = word(at: start)
    if let share = mixedOrShare(word, end: end) {
      // "Third" alone is a number in order.
      return share.quantity.denominator == 3 ? nil : share
    }
    let isArticle = numberWords.articles.contains(word)
    guard let value = isArticle || numberWords.ones.contains(word) ? 1 : numberWords.wholes[word]
    else { return nil }
    guard let next = step(after: end) else {
      return Spelled(
        kind: isArticle ? .article : .number, quantity: Quantity(value, over: 1, end: end))
    }
    if let share = mixedOrShare(next.word, end: next.end) {
      guard value > 1 || !isArticle || share.quantity.denominator != 3 else { return nil }
      return times(value, share)
    }
    guard let whole = joined(value, end: end, next) else { return nil }
    let number = withShare(whole)
    return Spelled(kind: isArticle ? .article : .number, quantity: number)
  }

  private func mixedOrShare(_ word: String, end: Int) -> Spelled? {
    if let mixed = numberWords.mixed[word] {
      let quantity = Quantity(mixed.numerator, over: mixed.denominator, end: end)
      return Spelled(kind: .number, quantity: quantity)
    }
    return numberWords.shares[word].map {
      Spelled(kind: .share, quantity: Quantity(1, over: $0, end: end))
    }
  }

  /// "Three quarters", "one half", German "eine dreiviertel".
  private func times(_ value: Int, _ share: Spelled) -> Spelled? {
    let quantity = share.quantity
    guard share.kind == .share || value == 1 && quantity.numerator < quantity.denominator else {
      return nil
    }
    return Spelled(
      kind: .share,
      quantity: Quantity(
        value * quantity.numerator, over: quantity.denominator, end: quantity.end))
  }

  /// A whole number with a smaller one that is added to it: "forty-five", "cuarenta y cinco"; nil
  /// where another number follows.
  private func joined(_ value: Int, end: Int, _ next: Step) -> Quantity? {
    var last = next
    let isAnd = next.word == timeWords.and
    if isAnd, let after = step(after: next.end) { last = after }
    let isOne =
      numberWords.ones.contains(last.word)
      && step(after: last.end).map { numberWords.shares[$0.word] == nil } ?? true
    let added = isOne ? 1 : numberWords.wholes[last.word]
    if let added, value >= 20, value % 10 == 0, added < 10, !isOne || isAnd {
      return Quantity(value + added, over: 1, end: last.end)
    }
    // French "soixante et onze"; "between twenty and thirty" has two numbers.
    let isAdded = isAnd && value >= 20 && added.map { (10...19).contains($0) } ?? false
    let isOther =
      isAdded || !isAnd && (added != nil && !isOne || numberWords.unread.contains(next.word))
    return isOther ? nil : Quantity(value, over: 1, end: end)
  }

  /// The word that is added to another by blanks or a dash.
  private func step(after end: Int) -> Step? {
    var index = end
    while isBlank(index) { index += 1 }
    if index == end, isDash(end) { index += 1 }
    guard index > end, isLetter(index) else { return nil }
    let (word, wordEnd) = word(at: index)
    return (word, wordEnd)
  }

  /// A whole number with the share that is added to it in words: "2 and a half", "one and three
  /// quarters", German "zwei einhalb".
  func withShare(_ quantity: Quantity) -> Quantity {
    guard quantity.denominator == 1,
      let share = half(after: quantity.end) ?? share(after: quantity.end)
    else { return quantity }
    return Quantity(
      quantity.numerator * share.denominator + share.numerator, over: share.denominator,
      end: share.end)
  }

  /// A half that is added without "and".
  private func half(after end: Int) -> Quantity? {
    guard !numberWords.added.isEmpty, let next = step(after: end),
      numberWords.added.contains(next.word)
    else { return nil }
    return Quantity(1, over: 2, end: next.end)
  }

  /// The share of " and a half" or " and three quarters" behind a place; nil where it is not there.
  func share(after end: Int) -> Quantity? {
    guard isBlank(end) || self[end] == "-" || self[end] == "\u{2010}" || self[end] == "\u{2011}",
      let and = step(after: end), and.word == timeWords.and, var last = step(after: and.end)
    else { return nil }
    if let half = half(after: and.end) { return half }
    let isOne = numberWords.articles.contains(last.word) || numberWords.ones.contains(last.word)
    var count = 1
    if let several = isOne ? 1 : numberWords.wholes[last.word], let next = step(after: last.end) {
      (count, last) = (several, next)
    }
    guard let denominator = numberWords.shares[last.word], count < denominator else { return nil }
    return Quantity(count, over: denominator, end: last.end)
  }

  /// Where a dozen ends, with the article that may be before it: "half *a dozen*".
  private func endOfDozen(after end: Int) -> Int? {
    guard var next = step(after: end) else { return nil }
    if numberWords.articles.contains(next.word), let after = step(after: next.end) { next = after }
    return numberWords.dozens.contains(next.word) && isSpace(next.end) ? next.end : nil
  }

  /// A share with the article after it, which is not part of a number: "half *a* lemon".
  private func withArticle(_ quantity: Quantity) -> Quantity {
    guard let next = step(after: quantity.end), numberWords.articles.contains(next.word),
      isSpace(next.end)
    else { return quantity }
    return Quantity(quantity.numerator, over: quantity.denominator, end: next.end)
  }

  /// Whether a word after a number makes it none: German "ein paar".
  private func isVague(at start: Int) -> Bool {
    numberWords.vague.contains(word(at: start).text)
  }

  /// Whether a word after the word for one, which many languages have as their article, makes it
  /// none: German "eine Prise".
  private func isLoose(_ quantity: Quantity, at start: Int) -> Bool {
    quantity.numerator == 1 && quantity.denominator == 1
      && format.amountWords.loose.contains(word(at: start).text)
  }

  /// Whether what is before a place is a share of something that is known, which is the same for any
  /// number of servings: "half of the dough", or the halves of "half milk, half water".
  func isShareOfKnown(after end: Int) -> Bool {
    guard let next = step(after: end) else { return true }
    if next.word == "the" { return true }
    if format.amountWords.of.contains(next.word) {
      // "A quarter of an onion" is one of a thing; "um quarto de xícara" as well.
      guard next.word.hasPrefix("d"), let after = step(after: next.end) else { return true }
      return Self.definite.contains(after.word)
    }
    var index = end
    while index < text.count {
      guard isLetter(index) else {
        index += 1
        continue
      }
      let (word, wordEnd) = word(at: index)
      if numberWords.shares[word] == 2 { return true }
      index = wordEnd
    }
    return false
  }

  /// Whether what is before a place is a share of something with an article: "1/2 of the dough", "½ the
  /// dough", Italian "½ della pasta", German "½ der Butter".
  func isShareOfDefinite(after end: Int) -> Bool {
    guard let next = step(after: end) else { return false }
    if next.word == "the" || Self.contractions.contains(next.word) { return true }
    guard format.amountWords.of.contains(next.word), let after = step(after: next.end) else {
      return false
    }
    // In a language without articles nothing tells "½ of a lemon" from "½ of the lemon".
    return after.word == "the" || next.word.hasPrefix("d") && Self.definite.contains(after.word)
  }

  /// Words for "of" and an article.
  private static let contractions: Set<String> = [
    "du", "des", "del", "della", "dello", "dell", "dei", "degli", "delle", "do", "da", "dos", "das",
    "der", "vom",
  ]
  /// Articles of things that are known.
  private static let definite: Set<String> = [
    "la", "l", "le", "les", "el", "los", "las", "lo", "gli", "i", "o", "a", "os", "as",
  ]

  /// The letters before a place, in lower case, and where they begin.
  func wordBefore(_ end: Int) -> (text: String, start: Int) {
    var start = end
    while isLetter(start - 1) { start -= 1 }
    guard start < end else { return ("", end) }
    return (String(decoding: bytes(start..<end), as: UTF8.self).lowercased(), start)
  }

  /// The word before a place, with spaces between.
  func word(before end: Int) -> (text: String, start: Int) {
    wordBefore(skippedSpaces(before: end))
  }

  /// Where spaces begin that end at a place.
  func skippedSpaces(before end: Int) -> Int {
    var index = end
    while isSpace(index - 1) { index -= 1 }
    return index
  }
}
