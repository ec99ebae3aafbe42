/// Words by which what is before them is the size of each of some things: "150 g *each*".
struct EachWords {
  private let reader: QuantityReader
  private let words: AmountWords

  init(_ reader: QuantityReader, _ words: AmountWords) {
    (self.reader, self.words) = (reader, words)
  }

  /// Where a word for "each" ends that follows, after other amounts only: `150 g (5 oz) each`.
  func end(after start: Int) -> Int? {
    var index = start
    while let scalar = reader[index] {
      let (word, end) = reader.word(at: index)
      if words.each.contains(word) { return end }
      if let end = endOfPiece(at: index) { return end }
      if let bracketEnd = reader.endOfBracket(at: index) {
        index = bracketEnd
      } else if let quantity = reader.quantity(at: index) {
        index = quantity.end
      } else if AmountUnits.isUnit(word, words) || reader.timeWords.to.contains(word) {
        index = end
      } else if reader.isSpace(index) || reader.isDash(index)
        || "./=~".unicodeScalars.contains(scalar)
      {
        index += 1
      } else {
        return endOfLastEach(after: end)
      }
    }
    return nil
  }

  /// Where words for "a piece" end, with nothing behind them: French "150 g pièce", Italian "150 g
  /// l’uno", German "150 g das Stück".
  private func endOfPiece(at start: Int) -> Int? {
    var (word, end) = reader.word(at: start)
    if Self.articlesOfPieces.contains(word), reader.isApostrophe(end) || reader.isSpace(end) {
      let next = reader.word(at: end + 1)
      guard word == "l" ? Self.ones.contains(next.text) : true else { return nil }
      (word, end) = next
    } else if Self.ones.contains(word) {
      return nil
    }
    guard Self.pieces.contains(word) || Self.ones.contains(word),
      !(reader.isSpace(end) && reader.isLetter(end + 1))
    else { return nil }
    return end
  }

  private static let articlesOfPieces: Set<String> = ["l", "la", "das", "al", "il"]
  private static let ones: Set<String> = ["un", "une", "uno", "una"]
  private static let pieces: Set<String> = ["pièce", "stück", "pezzo", "pieza", "sztuka", "kus"]

  /// Where a word for "each" ends that is the last of a text, one word after a place: "½ l capacity
  /// each".
  private func endOfLastEach(after start: Int) -> Int? {
    guard reader.isSpace(start) else { return nil }
    let (word, end) = reader.word(at: start + 1)
    return words.each.contains(word) && end == reader.text.count ? end : nil
  }
}
