/// Two amounts in one: "4 fillets of 150 g", "2/3 of 1 cup". Of these only one is scaled, since
/// otherwise four times as much would be taken for two times the servings.
extension AmountText {
  /// Whether an amount is the size of the things before it, which are counted: the 150 g of "4 fillets
  /// of 150 g", the 12 of "2 boxes of 12 eggs". `start` is where the word between them begins.
  func isSize(_ amount: Amount, ofThingBefore start: Int, _ last: Amount) -> Bool {
    var thing = reader.word(before: start)
    // Portuguese "4 filés de cerca de 150 g".
    if words.about.contains(thing.text) {
      let of = reader.word(before: thing.start)
      if words.of.contains(of.text) { thing = reader.word(before: of.start) }
    }
    if words.isPackage(thing.text) || words.each.contains(thing.text) { return true }
    guard AmountUnits.isUnit(amount.unit, words) else { return false }
    if thing == ("", last.end) { return !last.isShare }
    if AmountUnits.isUnit(last.unit, words) {
      // "2 cups of 200 ml".
      return words.isSpoon(last.unit)
        && thing.start + last.unit.unicodeScalars.count == last.unitEnd
        && AmountUnits.decimals[amount.unit] != nil
    }
    return !reader.hasBreak(last.end..<thing.start)
  }

  /// Decides which of two amounts is scaled where one is taken from the other.
  func relate(_ amount: inout Amount, to last: inout Amount) {
    guard last.style != nil else { return }
    if amount.isDoubtful {
      // "3 10/12 cups"
      if last.end + 1 == amount.start { doubt(&last) }
      return
    }
    let before = wordBefore(amount)
    guard words.of.contains(before.text) else { return }
    if reader.word(before: before.start) == ("", last.end) {
      guard !last.isShare else {
        // "2/3 of 2 cups" is twice "2/3 of 1 cup".
        last.style = nil
        last.isOfEach = true
        return
      }
    } else {
      // "2 slices of 1 lemon"
      let isThing = !last.unit.isEmpty && reader.skippedSpaces(before: before.start) == last.unitEnd
      guard isThing, !AmountUnits.isUnit(last.unit, words) else { return }
    }
    doubt(&last)
    doubt(&amount)
  }

  private func doubt(_ amount: inout Amount) {
    amount.style = nil
    amount.isDoubtful = true
  }
}
