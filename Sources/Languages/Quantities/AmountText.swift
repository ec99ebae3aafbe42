import Escaping

/// Marks the amounts in a text, such as "2–3 apples", so that they can be scaled exactly.
///
/// What is not an amount stays as it is: temperatures, lengths, percentages, lengths of time,
/// dates, ordinals, and numbers that belong to a name, such as `E471` or "type 405".
package struct AmountText {
  private static let decimalUnits: Set<String> = [
    "mg", "g", "dag", "dkg", "kg", "ml", "cl", "dl", "l",
  ]
  /// Units of quantities that are the same for any number of servings.
  private static let fixedUnits: Set<String> = ["mm", "cm", "dm", "m", "c", "f"]
  /// Words before a number that names a kind.
  private static let kinds: Set<String> = [
    "type", "typ", "tipo", "no", "nr", "size", "grade", "číslo",
  ]

  private let reader: QuantityReader

  /// Appends a text as HTML, its amounts in `<span data-amount="3/2">`.
  package static func append(
    _ text: ArraySlice<UInt8>, in format: LanguageFormat, to output: inout [UInt8]
  ) {
    guard QuantityReader.mayHoldQuantity(text) else {
      return Escaper.append(text.span, to: &output, using: .html)
    }
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    AmountText(reader: QuantityReader(text: scalars, format: format)).append(to: &output)
  }

  private func append(to output: inout [UInt8]) {
    var index = 0
    var written = 0
    while index < reader.text.count {
      let chain = quantities(at: index)
      guard let last = chain.last?.quantity else {
        index += 1
        continue
      }
      let kind = kind(of: chain, until: last.end)
      for (start, quantity) in chain {
        append(written..<start, to: &output)
        mark(quantity, from: start, as: kind, to: &output)
        written = quantity.end
      }
      index = written
    }
    append(written..<index, to: &output)
  }

  private enum Kind {
    case none, fraction, decimal
  }

  /// Quantities that belong together: `2–3`, or a date such as `2026-10-18`.
  private func quantities(at start: Int) -> [(start: Int, quantity: Quantity)] {
    guard start == 0 || !reader.isDigit(start - 1) else { return [] }
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
    return chain
  }

  /// Whether quantities are amounts, by what is around them.
  private func kind(of chain: [(start: Int, quantity: Quantity)], until end: Int) -> Kind {
    guard let first = chain.first, chain.count <= 2, mayFollow(first.start), isPlain(chain),
      !chain.contains(where: { $0.quantity.numerator == 0 })
    else { return .none }
    let isDecimal = chain.contains { $0.quantity.isDecimal }
    switch reader[end] {
    case "%", "°", "º", "ª", "″", "\"", "/", ":", "_", "-", "–": return .none
    case ".", ",":
      let isLast = end + 1 == reader.text.count
      return isLast || reader[end] == "," && !reader.isDigit(end + 1) ? .fraction : .none
    default: break
    }
    let isApart = reader.isSpace(end)
    if isApart, reader[end + 1] == "%" || reader[end + 1] == "°" { return .none }
    let (unit, unitEnd) = reader.word(at: isApart ? end + 1 : end)
    if Self.decimalUnits.contains(unit) { return .decimal }
    if Self.fixedUnits.contains(unit) || reader.format.timeWords.seconds(of: unit) != nil {
      return .none
    }
    let isKnownGlued =
      isApart || unit.isEmpty || unit == "x" || unitEnd - end > 2 && !isOrdinal(unit)
    return isKnownGlued ? (isDecimal ? .decimal : .fraction) : .none
  }

  private func isOrdinal(_ ending: String) -> Bool { ["st", "nd", "rd", "th"].contains(ending) }

  /// Whether it is one number, or two with a dash between them and nothing else.
  private func isPlain(_ chain: [(start: Int, quantity: Quantity)]) -> Bool {
    guard chain.count == 2 else { return true }
    let (first, second) = (chain[0].quantity, chain[1].quantity)
    // What goes down is no range: `1-½` is one and a half.
    guard first.numerator * second.denominator < second.numerator * first.denominator else {
      return false
    }
    return reader.isDash(first.end) || reader.isSpace(first.end)
  }

  /// Whether a number after what is before it can be an amount.
  private func mayFollow(_ start: Int) -> Bool {
    guard let before = reader[start - 1] else { return true }
    if before == "(" || before == "~" || before == "+" || before == "≈" { return true }
    if reader.isDash(start - 1), endsWithUnit(start - 1) { return true }
    guard reader.isSpace(start - 1) else { return false }
    if reader[start - 2] == "×" || reader[start - 2] == "№" || reader[start - 2] == "#" {
      return false
    }
    var wordStart = start - 1
    if reader[start - 2] == "." { wordStart -= 1 }
    let wordEnd = wordStart
    while reader.isLetter(wordStart - 1) { wordStart -= 1 }
    guard wordStart < wordEnd else { return true }
    let word = reader.word(at: wordStart).text
    if word == "x" { return !reader.isDigit(wordStart - 1) && !reader.isDigit(wordStart - 2) }
    return !Self.kinds.contains(word)
  }

  /// Whether a number and its unit are right before a place, as in `100g-150g`.
  private func endsWithUnit(_ end: Int) -> Bool {
    var start = end
    while reader.isLetter(start - 1) { start -= 1 }
    let isAfterNumber =
      reader.isDigit(start - 1) || reader.isSpace(start - 1) && reader.isDigit(start - 2)
    return isAfterNumber && Self.decimalUnits.contains(reader.word(at: start).text)
  }

  private func mark(
    _ quantity: Quantity, from start: Int, as kind: Kind, to output: inout [UInt8]
  ) {
    guard kind != .none else { return append(start..<quantity.end, to: &output) }
    output.append("<span data-amount=\"")
    output.append(contentsOf: quantity.text.utf8)
    output.append(kind == .decimal ? "\" data-decimal>" : "\">")
    append(start..<quantity.end, to: &output)
    output.append("</span>")
  }

  private func append(_ range: Range<Int>, to output: inout [UInt8]) {
    guard !range.isEmpty else { return }
    let bytes = reader.bytes(range)
    Escaper.append(bytes.span, to: &output, using: .html)
  }
}
