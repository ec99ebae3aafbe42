/// Numbers that may be read in two ways.
extension AmountText {
  /// Whether two numbers, as in `30/40 g`, may be those of one amount.
  func mayBeTwo(_ chain: Chain, _ amount: Amount) -> Bool {
    guard chain.count == 2, reader.isSpace(amount.end) || !amount.unit.isEmpty else { return false }
    if AmountUnits.isMeasure(amount.unit, words) { return true }
    let (first, second) = (chain[0].quantity, chain[1].quantity)
    return reader[first.end] == "/" && first.isLess(than: second) && !amount.unit.isEmpty
  }

  /// Whether the quantities of an amount are certain to be what they are read as.
  func isCertain(_ chain: Chain, _ amount: Amount) -> Bool {
    chain.allSatisfy { _, quantity in
      switch quantity.doubt {
      case nil: true
      case .threeDigits(let isDecimalMark):
        isDecimalMark
          && (isSpoon(amount) || AmountUnits.others.contains(amount.unit)
            || AmountUnits.decimals[amount.unit] == 2)
      // The ends of a range are no ranges.
      case .stroke: chain.count == 2 || isFraction(quantity, amount)
      }
    }
  }

  /// Whether a stroke is that of a fraction: in "3/4 cup" and "2/3 of a bowl", but not in "2/3 eggs".
  private func isFraction(_ quantity: Quantity, _ amount: Amount) -> Bool {
    if words.of.contains(amount.unit) || reader.numberWords.articles.contains(amount.unit) {
      return true
    }
    let isMeasure = AmountUnits.isUnit(amount.unit, words)
    // Italian "1/2 cucchiai", where a half has "cucchiaio".
    if isMeasure, reader.numberWords.isSeveral(amount.unit) { return false }
    if quantity.isUsualFraction { return true }
    if isSpoon(amount) {
      return quantity.numerator == 1 || [3, 4, 8, 16].contains(quantity.denominator)
        || !quantity.isShare
    }
    let isOther = AmountUnits.others.contains(amount.unit)
    // "2/3 pound", but not "2/3 pounds" and "2/3 kg".
    if quantity.denominator == 3 { return isOther && !amount.unit.hasSuffix("s") }
    guard [2, 4, 8, 16].contains(quantity.denominator) else { return false }
    return isOther || AmountUnits.decimals[amount.unit] == 2 || amount.unit.hasPrefix("inch")
  }

  /// Whether a number below one is a share of something that is known: "1/2 of the dough".
  func isShareOfKnown(_ chain: Chain) -> Bool {
    guard chain.count == 1, let quantity = chain.first?.quantity, quantity.isShare,
      reader.isSpace(quantity.end), !reader.isLetter(chain[0].start)
    else { return false }
    return reader.isShareOfDefinite(after: quantity.end)
  }
}
