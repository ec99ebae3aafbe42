/// The sides of something, which are the same for any number of servings: `7x7 cm`, `9x13 pan`.
struct Dimensions {
  /// Signs and words between the sides of something: `7 × 7 cm`, "7 by 7 cm".
  static let times: Set<String> = [
    "x", "by", "mal", "sur", "por", "per", "times", "fois", "veces", "volte", "vezes", "krát",
    "razy",
  ]

  private let reader: QuantityReader
  private let words: AmountWords

  init(_ reader: QuantityReader, _ words: AmountWords) {
    (self.reader, self.words) = (reader, words)
  }

  /// Whether a number that ends at a place is a side of something: `7x7 cm`, `10 cm × 12
  /// cm`, "9 by 13 inch".
  func isDimension(_ end: Int) -> Bool {
    var index = end
    var isMeasured = false
    var sides = 0
    while true {
      if let end = endOfLength(after: index) { (index, isMeasured) = (end, true) }
      var next = index
      while reader.isSpace(next) { next += 1 }
      let word = reader.word(at: next)
      guard reader[next] == "×" || reader[next] == "*" || Self.times.contains(word.text) else {
        return sides > 0 && (isMeasured || isBare(index))
      }
      next = word.text.isEmpty ? next + 1 : word.end
      while reader.isSpace(next) { next += 1 }
      guard let quantity = reader.quantity(at: next) else {
        return sides > 0 && (isMeasured || isBare(index))
      }
      index = quantity.end
      sides += 1
    }
  }

  /// Whether neither a unit nor a package follows a number: `9x13 pan`, but not `2 x 400 g`.
  private func isBare(_ end: Int) -> Bool {
    let isApart = reader.isSpace(end) || reader.isDash(end)
    let word = reader.word(at: isApart ? end + 1 : end).text
    return !AmountUnits.isMeasure(word, words) && !words.isPackage(word)
  }

  /// Where the unit of a length behind a number ends.
  private func endOfLength(after end: Int) -> Int? {
    if reader[end] == "\"" || reader[end] == "″" || reader[end] == "”" { return end + 1 }
    if reader.isApostrophe(end), reader.isApostrophe(end + 1) { return end + 2 }
    let isApart = reader.isSpace(end) || reader.isDash(end)
    let (word, wordEnd) = reader.word(at: isApart ? end + 1 : end)
    return AmountUnits.lengths.contains(word) ? wordEnd : nil
  }
}
