/// Quantities that belong together.
extension QuantityReader {
  /// Some of them, with the places at which they begin.
  typealias Chain = [(start: Int, quantity: Quantity)]

  /// Whether a sign that is between the ends of a range is at a place.
  func isRangeSign(_ index: Int) -> Bool { isDash(index) || isTilde(index) }

  /// Whether it is one number, or two that are the ends of a range.
  func isPlain(_ chain: Chain) -> Bool {
    guard chain.count == 2 else { return true }
    let (first, second) = (chain[0].quantity, chain[1].quantity)
    // What goes down is no range: `1-½` is one and a half.
    guard first.isLess(than: second) else { return false }
    guard isDash(first.end) || isSpace(first.end) else {
      return isTilde(first.end) && !isAbout(first, second)
    }
    return !(isTilde(first.end + 1) && isAbout(first, second))
  }

  /// Whether a tilde between two numbers means "about": "1 ~ 150 g".
  private func isAbout(_ first: Quantity, _ second: Quantity) -> Bool {
    let ratio = 20
    return first.numerator * ratio * second.denominator < second.numerator * first.denominator
  }

  /// A quantity with the one that a word makes the upper end of a range: "2 to 3", "between 2 and 3".
  func withUpperEnd(_ chain: Chain) -> Chain {
    guard let (start, lower) = chain.first, isSpace(lower.end) else { return chain }
    let (word, wordEnd) = word(at: lower.end + 1)
    let isBetween = timeWords.between.contains(wordBefore(start - 1).text)
    guard !word.isEmpty,
      timeWords.to.contains(word) || isBetween && timeWords.andsOfRange.contains(word),
      isSpace(wordEnd)
    else { return chain }
    let place = wordEnd + 1
    let isWord = isLetter(place)
    guard let read = isWord ? wordQuantity(at: place, mayBeLast: true) : quantity(at: place) else {
      // "One or two hundred" is none of the two.
      let isOpen = isLetter(start) && numberWords.isNumber(self.word(at: place).text)
      return isOpen ? [] : chain
    }
    let upper = withFraction(withShare(read))
    // "2 or 3-4" has three numbers.
    let isJoined = isRangeSign(upper.end) && isDigit(upper.end + 1)
    return lower.isLess(than: upper) && !isJoined ? chain + [(place, upper)] : chain
  }

  /// A whole number with the fraction that is added to it: "1 and 1/2", Spanish "1 y 1/2".
  func withFraction(_ whole: Quantity) -> Quantity {
    guard whole.denominator == 1, isSpace(whole.end) else { return whole }
    let (word, wordEnd) = word(at: whole.end + 1)
    guard !word.isEmpty, word == timeWords.and, isSpace(wordEnd),
      let part = quantity(at: wordEnd + 1), part.isShare, !part.isDecimal
    else { return whole }
    let numerator = whole.numerator * part.denominator + part.numerator
    return Quantity(numerator, over: part.denominator, end: part.end)
  }

  /// Whether a part of the text is more than the name of one thing.
  func hasBreak(_ range: Range<Int>) -> Bool {
    // A name is short, and a long text is not read from its begin at each of its amounts.
    guard range.count < 80 else { return true }
    var index = range.lowerBound
    while index < range.upperBound {
      let (word, end) = self.word(at: index)
      if word.isEmpty {
        if let sign = self[index], ",;:()+&/=|".unicodeScalars.contains(sign) { return true }
        index += 1
      } else {
        if word == timeWords.and { return true }
        index = end
      }
    }
    return false
  }

  /// Where a bracket that begins at a place ends.
  func endOfBracket(at start: Int) -> Int? {
    guard self[start] == "(" else { return nil }
    return text[start...].firstIndex(of: ")").map { $0 + 1 }
  }
}
