import Escaping

/// Marks the amounts in a text, such as "2–3 apples", so that they can be scaled exactly.
///
/// What is not an amount stays as it is: temperatures, percentages, lengths of time, dates,
/// ordinals, numbers that belong to a name, such as `E471` or "type 405", lengths other than at the
/// head of the text, dimensions such as `7 × 7 cm`, shares such as `80/20`, what is for each person,
/// the sizes of packages: the 400 g of "2 tins (400 g)", and what may be read in two ways: "1 500 ml",
/// "2/3 eggs".
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
    /// Whether it may be read in two ways, so that it stays as it is.
    var isDoubtful = false
    /// Whether it is less than one.
    var isShare = false
    /// Whether it belongs to the name of a thing: "flour 405".
    var isOfName = false
    /// The word after them, and where it ends.
    let unit: String
    let unitEnd: Int
  }

  typealias Chain = QuantityReader.Chain

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

  /// An amount with the quantities that it is made of.
  private struct Found {
    let chain: Chain
    var amount: Amount
  }

  private func append(to output: inout [UInt8]) {
    let found = amounts()
    var written = 0
    for (chain, amount) in found.map({ ($0.chain, $0.amount) }) {
      for (start, quantity) in chain {
        append(written..<start, to: &output)
        mark(quantity, from: start, as: amount.style, to: &output)
        written = quantity.end
      }
    }
    append(written..<reader.text.count, to: &output)
    let isScaled = found.contains { $0.amount.style != nil }
    let begins = found.first.map { isBegin($0.amount.start) && !$0.amount.isOfEach } ?? false
    let isUnscaled = begins || isLoose || found.contains(where: \.amount.isOfName)
    if !isScaled && isUnscaled || found.contains(where: \.amount.isDoubtful) {
      output.append("<span data-unscaled></span>")
    }
  }

  /// The amounts of the text, with the numbers that are none.
  private func amounts() -> [Found] {
    var found: [Found] = []
    var last: Int?
    var index = 0
    while index < reader.text.count {
      let before = last.map { found[$0].amount }
      if let end = endOfSize(at: index, after: before) {
        index = end
        continue
      }
      if let end = endOfThousands(at: index) ?? endOfDoubtfulSize(at: index, after: before) {
        let amount = Amount(start: index, end: end, isDoubtful: true, unit: "", unitEnd: end)
        found.append(Found(chain: [], amount: amount))
        last = last ?? found.count - 1
        index = end
        continue
      }
      let chain = quantities(at: index, after: before)
      guard let end = chain.last?.quantity.end else {
        index += 1
        continue
      }
      var amount = amount(of: chain, until: end, after: before)
      if let last, amount.style != nil || amount.isDoubtful {
        relate(&amount, to: &found[last].amount)
      }
      found.append(Found(chain: chain, amount: amount))
      if amount.style != nil || last == nil { last = found.count - 1 }
      index = end
    }
    return found
  }

  /// Quantities that belong together: `2–3`, "2 to 3", or a date such as `2026-10-18`.
  private func quantities(at start: Int, after last: Amount?) -> Chain {
    guard start == 0 || !reader.isDigit(start - 1) else { return [] }
    if reader.isLetter(start) {
      guard mayBeWord(at: start, after: last), let word = reader.wordQuantity(at: start) else {
        return []
      }
      let chain = reader.withUpperEnd([(start, word)])
      return isName(chain) ? [] : chain
    }
    var chain: Chain = []
    var place = start
    while let quantity = reader.quantity(at: place) {
      chain.append((place, quantity))
      let end = quantity.end
      let isJoined = reader.isRangeSign(end) || [":", "/", ".", ","].contains(reader[end])
      let isRange = reader.isSpace(end) && reader.isRangeSign(end + 1) && reader.isSpace(end + 2)
      place = isRange ? end + 3 : end + 1
      guard isJoined || isRange else { break }
    }
    if chain.count == 1 {
      chain[0].quantity = reader.withFraction(reader.withShare(chain[0].quantity))
      chain = reader.withUpperEnd(chain)
    }
    return isName(chain) ? [] : chain
  }

  /// Whether a number may be in words at a place: at the head of a text, in "juice of one lemon",
  /// German "Saft einer Zitrone", and in "one or two".
  private func mayBeWord(at start: Int, after last: Amount?) -> Bool {
    guard !reader.isLetter(start - 1) else { return false }
    if isHead(start) || isAboutHead(start) { return true }
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

  /// Whether only blanks and signs are before a place: `[2] eggs`, `x2 eggs`.
  private func isBegin(_ start: Int) -> Bool {
    reader.text[..<start].allSatisfy {
      $0.properties.isWhitespace || "([{-–—−xX×~≈+*•·".unicodeScalars.contains($0)
    }
  }

  private func amount(of chain: Chain, until end: Int, after last: Amount?) -> Amount {
    let (unit, unitEnd) = reader.word(at: reader.isSpace(end) ? end + 1 : end)
    let isShare = chain.allSatisfy(\.quantity.isShare)
    var amount = Amount(
      start: chain[0].start, end: end, isShare: isShare, unit: unit, unitEnd: unitEnd)
    guard chain.count <= 2, reader.isPlain(chain) else {
      amount.isDoubtful = mayBeTwo(chain, amount)
      return amount
    }
    guard mayFollow(amount.start, last), mayEnd(at: end),
      !chain.contains(where: { $0.quantity.numerator == 0 }), !isOpen(amount)
    else { return amount }
    let named = NamedNumbers(reader, words)
    guard !named.isYear(chain, amount) else { return amount }
    amount.isOfName = named.isPartOfName(chain, amount, after: last)
    guard !amount.isOfName else { return amount }
    amount.isOfEach = isSize(amount, after: last) || isRate(amount) || isShareOfKnown(chain)
    let isSide = Dimensions(reader, words).isDimension(amount.end)
    guard !amount.isOfEach, !isSide else { return amount }
    guard !isSizeOfOne(amount, after: last) else {
      amount.isDoubtful = true
      return amount
    }
    amount.style = style(of: amount, isDecimal: chain.contains { $0.quantity.isDecimal }, last)
    if amount.style != nil, !isCertain(chain, amount) {
      amount.isDoubtful = true
      amount.style = nil
    }
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
