/// Amounts without a number that could be scaled.
extension AmountText {
  /// Whether a text begins with an amount, or is taken from one thing, without a number: "a pinch of
  /// salt", "a few leaves", "juice of a lemon".
  var isLoose: Bool { beginsLoosely || isOfOne }

  private var beginsLoosely: Bool {
    guard
      var start = reader.text.indices.first(where: { !reader.isSpace($0) && reader[$0] != "(" })
    else { return false }
    if let after = endOfAbout(at: start) { start = after }
    let (word, end) = reader.word(at: start)
    guard reader.isSpace(end) else { return reader.isDash(end) && isJoinedNumber(word, end: end) }
    if words.loose.contains(word) || words.isSpoon(word) || words.isPackage(word) { return true }
    let next = reader.word(at: end + 1)
    if words.extracts.contains(word), words.of.contains(next.text) { return true }
    let numbers = reader.numberWords
    if numbers.articles.contains(word) { return true }
    guard numbers.isNumber(word), !numbers.names.contains(next.text) else { return false }
    return numbers.shares[word] == nil || !reader.isShareOfKnown(after: end)
  }

  /// Where what follows a word for "about" begins.
  private func endOfAbout(at start: Int) -> Int? {
    let (word, end) = reader.word(at: start)
    let after = reader[end] == "." ? end + 1 : end
    return words.about.contains(word) && reader.isSpace(after) ? after + 1 : nil
  }

  /// Whether a word for "about" is before a place, at the head of the text.
  func isAboutHead(_ start: Int) -> Bool {
    guard reader.isSpace(start - 1) else { return false }
    let end = reader[start - 2] == "." ? start - 2 : start - 1
    let word = reader.wordBefore(end)
    return words.about.contains(word.text) && isHead(word.start)
  }

  /// Whether a number in words is joined by a dash to its unit, or to another that is not read:
  /// "half-cup", French "quatre-vingts".
  private func isJoinedNumber(_ word: String, end: Int) -> Bool {
    let numbers = reader.numberWords
    guard numbers.isNumber(word) else { return false }
    let next = reader.word(at: end + 1)
    if AmountUnits.isUnit(next.text, words) { return true }
    guard numbers.isNumber(next.text) else { return false }
    return numbers.shares[next.text] == nil || !reader.isShareOfKnown(after: next.end)
  }

  /// Whether something is taken from one thing, as in "juice of a lemon".
  private var isOfOne: Bool {
    let numbers = reader.numberWords
    return reader.text.indices.contains { start in
      guard let before = reader[start - 1],
        reader.isSpace(start - 1) || before == "'" || before == "’"
      else { return false }
      let word = reader.word(at: start).text
      guard numbers.articles.contains(word) || numbers.ones.contains(word) else { return false }
      let of = reader.wordBefore(start - 1).text
      return words.of.contains(of) || words.extracts.contains(of)
    }
  }

  /// Whether a number belongs to a name: "5 spice powder".
  func isName(_ chain: Chain) -> Bool {
    guard chain.count == 1, let quantity = chain.first?.quantity, quantity.denominator == 1,
      quantity.numerator > 2, reader.isSpace(quantity.end)
    else { return false }
    return reader.numberWords.names.contains(reader.word(at: quantity.end + 1).text)
  }
}
