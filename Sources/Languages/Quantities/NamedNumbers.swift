/// Numbers that name a thing, or say what is in one.
struct NamedNumbers {
  private let reader: QuantityReader
  private let words: AmountWords

  init(_ reader: QuantityReader, _ words: AmountWords) {
    (self.reader, self.words) = (reader, words)
  }

  /// Whether a number names an additive: `E 330`, but not the flour of "SAL E 250 G".
  func isAdditive(_ start: Int, behind word: Range<Int>) -> Bool {
    guard word.count == 1, reader[word.lowerBound] == "E",
      let quantity = reader.quantity(at: start), 3...4 ~= quantity.end - start
    else { return false }
    return !AmountUnits.isUnit(reader.word(at: quantity.end + 1).text, words)
  }

  /// Whether a number refers to a place in a text: "see p. 12", "dough from step 2", "pages 12 and
  /// 14".
  func isReference(_ start: Int, behind word: Range<Int>) -> Bool {
    guard let quantity = reader.quantity(at: start), quantity.denominator == 1 else {
      return false
    }
    let isApart = reader.isSpace(quantity.end)
    let unit = reader.word(at: isApart ? quantity.end + 1 : quantity.end)
    guard !AmountUnits.isUnit(unit.text, words) else { return false }
    let references = reader.format.referenceWords
    let text = reader.wordBefore(word.upperBound).text
    if references.contains(text, isShort: reader[word.upperBound] == ".") { return true }
    let times = reader.timeWords
    guard text == times.and || times.to.contains(text), !(isApart && !unit.text.isEmpty) else {
      return false
    }
    var index = reader.skippedSpaces(before: word.lowerBound)
    while reader.isDigit(index - 1) || reader.isDash(index - 1) { index -= 1 }
    index = reader.skippedSpaces(before: index)
    let isShort = reader[index - 1] == "."
    let before = reader.wordBefore(isShort ? index - 1 : index).text
    return references.contains(before, isShort: isShort)
  }

  /// Whether a number is a year: "1 bottle 2019 Merlot".
  func isYear(_ chain: AmountText.Chain, _ amount: AmountText.Amount) -> Bool {
    !AmountUnits.isUnit(amount.unit, words)
      && chain.allSatisfy { start, quantity in
        quantity.denominator == 1 && (1900...2099).contains(quantity.numerator)
          && quantity.end - start == 4
      }
  }

  /// Whether a number belongs to the name before it: German "200 g Mehl 405", "Mehl 405, 200 g". No
  /// more things are counted behind what is measured, and hundreds not behind their name.
  func isPartOfName(
    _ chain: AmountText.Chain, _ amount: AmountText.Amount, after last: AmountText.Amount?
  ) -> Bool {
    guard chain.count == 1, let quantity = chain.first?.quantity, quantity.denominator == 1,
      !quantity.isDecimal, reader.isSpace(amount.start - 1), reader.isLetter(amount.start - 2),
      !reader.isLetter(amount.start), !AmountUnits.isUnit(amount.unit, words),
      !isJoint(reader.wordBefore(amount.start - 1).text)
    else { return false }
    let isLast = !(reader.isSpace(amount.end) && reader.isLetter(amount.end + 1))
    let isLarge = quantity.numerator >= 100
    guard let last, last.style != nil, AmountUnits.isMeasure(last.unit, words),
      !reader.hasBreak(last.unitEnd..<amount.start)
    else { return isLast && isLarge }
    return isLast || isLarge
  }

  /// Whether a word is between a thing and what is counted, and names nothing.
  private func isJoint(_ word: String) -> Bool {
    let times = reader.timeWords
    return word == times.and || times.to.contains(word) || times.between.contains(word)
      || words.of.contains(word) || words.sizes.contains(word) || words.each.contains(word)
      || words.about.contains(word) || words.extracts.contains(word)
      || words.forEach.contains(word) || Dimensions.times.contains(word)
  }

  /// Whether an amount begins brackets that say how much is in each package: "2 packets (8 per box)".
  func isContent(_ amount: Range<Int>) -> Bool {
    guard reader[amount.lowerBound - 1] == "(" else { return false }
    var index = amount.upperBound
    while let scalar = reader[index], scalar != ")" {
      let (word, end) = reader.word(at: index)
      if words.per.contains(word) || words.forEach.contains(word),
        words.isPackage(reader.word(at: end + 1).text)
      {
        return true
      }
      index = word.isEmpty ? index + 1 : end
    }
    return false
  }
}
