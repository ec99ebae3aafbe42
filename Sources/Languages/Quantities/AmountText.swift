import Escaping

/// Marks the amounts in a text, such as "2–3 apples", so that they can be scaled exactly.
///
/// What is not an amount stays as it is: temperatures, percentages, lengths of time, dates,
/// ordinals, numbers that belong to a name, such as `E471` or "type 405", lengths other than at the
/// head of the text, dimensions such as `7 × 7 cm`, shares such as `80/20`, what is for each person,
/// the sizes of packages: the 400 g of "2 tins (400 g)", and what may be read in two ways: "1 500 ml".
package struct AmountText {
  /// How a scaled amount is written.
  enum Style: Hashable {
    /// A number of things.
    case counted
    /// Of spoons or cups, of which there are thirds.
    case spoons
    /// As a decimal number, with so many digits after the mark below ten.
    case decimal(digits: Int)
  }

  /// Amounts that belong together, as those of `2–3`.
  struct Amount {
    let start: Int
    let end: Int
    /// Nil where they are not scaled.
    var style: Style?
    /// Whether it is the same for any number of servings: "120 g per person".
    var isOfEach = false
    /// The word after them, and where it ends.
    let unit: String
    let unitEnd: Int
  }

  let reader: QuantityReader
  let words: AmountWords

  /// Appends a text as HTML, its amounts in `<span data-amount="3/2">`. At its end is
  /// `<span data-unscaled>` where it begins with an amount that is not scaled.
  package static func append(
    _ text: ArraySlice<UInt8>, in format: LanguageFormat, to output: inout [UInt8]
  ) {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let reader = QuantityReader(text: scalars, format: format)
    AmountText(reader: reader, words: format.amountWords).append(to: &output)
  }

  private func append(to output: inout [UInt8]) {
    var index = 0
    var written = 0
    var last: Amount?
    while index < reader.text.count {
      if let end = endOfSize(at: index, after: last) {
        index = end
        continue
      }
      if let end = endOfThousands(at: index) {
        last = last ?? Amount(start: index, end: end, unit: "", unitEnd: end)
        index = end
        continue
      }
      let chain = quantities(at: index, after: last)
      guard let end = chain.last?.quantity.end else {
        index += 1
        continue
      }
      let amount = amount(of: chain, until: end, after: last)
      for (start, quantity) in chain {
        append(written..<start, to: &output)
        mark(quantity, from: start, as: amount.style, to: &output)
        written = quantity.end
      }
      if amount.style != nil || last == nil { last = amount }
      index = written
    }
    append(written..<index, to: &output)
    if last?.style == nil, last.map({ isHead($0.start) && !$0.isOfEach }) ?? false || isLoose {
      output.append("<span data-unscaled></span>")
    }
  }

  /// Quantities that belong together: `2–3`, or a date such as `2026-10-18`.
  private func quantities(
    at start: Int, after last: Amount?
  ) -> [(start: Int, quantity: Quantity)] {
    guard start == 0 || !reader.isDigit(start - 1) else { return [] }
    if reader.isLetter(start) {
      guard mayBeWord(at: start, after: last), let word = reader.wordQuantity(at: start) else {
        return []
      }
      return isName([(start, word)]) ? [] : [(start, word)]
    }
    var chain: [(start: Int, quantity: Quantity)] = []
    var place = start
    while let quantity = reader.quantity(at: place) {
      chain.append((place, quantity))
      let isJoined =
        reader.isDash(quantity.end) || [":", "/", ".", ","].contains(reader[quantity.end])
      let isRange = reader.isSpace(quantity.end) && reader.isDash(quantity.end + 1)
      place = isRange ? quantity.end + 3 : quantity.end + 1
      guard isJoined || isRange && reader.isSpace(quantity.end + 2) else { break }
    }
    if chain.count == 1 { chain[0].quantity = reader.withShare(chain[0].quantity) }
    return isName(chain) ? [] : chain
  }

  /// Whether a number may be in words at a place: at the head of a text, in "juice of one lemon",
  /// German "Saft einer Zitrone", and in "one or two".
  private func mayBeWord(at start: Int, after last: Amount?) -> Bool {
    guard !reader.isLetter(start - 1) else { return false }
    if isHead(start) { return true }
    if reader[start - 1] == "'" || reader[start - 1] == "’" {
      return words.of.contains(reader.wordBefore(start - 1).text)
    }
    guard reader.isSpace(start - 1) else { return false }
    let before = reader.wordBefore(start - 1)
    if words.of.contains(before.text) { return true }
    guard let last else { return words.extracts.contains(before.text) }
    guard last.style != nil else { return false }
    return reader.timeWords.to.contains(before.text) && last.end == before.start - 1
  }

  /// Whether only blanks, or the begin of a bracket, are before a place.
  func isHead(_ start: Int) -> Bool {
    (0..<start).allSatisfy { reader.isSpace($0) || reader[$0] == "(" }
  }

  private func amount(
    of chain: [(start: Int, quantity: Quantity)], until end: Int, after last: Amount?
  ) -> Amount {
    let (unit, unitEnd) = reader.word(at: reader.isSpace(end) ? end + 1 : end)
    var amount = Amount(start: chain[0].start, end: end, unit: unit, unitEnd: unitEnd)
    guard chain.count <= 2, isPlain(chain), mayFollow(amount.start, last), mayEnd(at: end),
      !chain.contains(where: { $0.quantity.numerator == 0 }), !isOpen(amount)
    else { return amount }
    amount.isOfEach = isSize(amount, after: last) || isRate(amount)
    guard !amount.isOfEach, !isDimension(amount) else { return amount }
    amount.style = style(of: amount, isDecimal: chain.contains { $0.quantity.isDecimal }, last)
    return amount
  }

  private func mark(
    _ quantity: Quantity, from start: Int, as style: Style?, to output: inout [UInt8]
  ) {
    guard let style else { return append(start..<quantity.end, to: &output) }
    output.append("<span data-amount=\"")
    output.append(contentsOf: quantity.text.utf8)
    switch style {
    case .counted: output.append("\">")
    case .spoons: output.append("\" data-spoon>")
    case .decimal(digits: 1): output.append("\" data-decimal>")
    case .decimal(let digits): output.append(contentsOf: "\" data-decimal=\"\(digits)\">".utf8)
    }
    append(start..<quantity.end, to: &output)
    output.append("</span>")
  }

  private func append(_ range: Range<Int>, to output: inout [UInt8]) {
    guard !range.isEmpty else { return }
    let bytes = reader.bytes(range)
    Escaper.append(bytes.span, to: &output, using: .html)
  }
}
