/// What an amount is, by what is around it.
extension AmountText {
  /// Units of temperatures.
  private static let degrees: Set<String> = [
    "c", "f", "celsius", "fahrenheit", "kelvin", "degree", "degrees", "deg", "grad", "grado",
    "gradi", "grados", "grau", "graus", "degré", "degrés", "degre", "degres", "stupeň", "stupne",
    "stupni",
    "stupně", "stupňů", "stupňov", "stopień", "stopnie", "stopni",
  ]
  /// Words before a number that names a kind.
  private static let kinds: Set<String> = [
    "type", "typ", "tipo", "no", "nr", "size", "grade", "číslo", "gasmark", "stufe", "thermostat",
    "th", "termostat", "termostato", "ø", "diameter", "durchmesser", "diamètre", "diámetro",
    "diametro", "diâmetro", "priemer", "průměr", "średnica",
  ]
  /// Words after a length of something that is not cut from a longer piece.
  private static let shapes: Set<String> = [
    "thick", "long", "wide", "round", "square", "dick", "dicke", "lang", "lange", "breit", "mould",
    "pan", "springform",
  ]

  /// Whether what follows an amount allows it to be one: `3 %` and `12:30` are none.
  func mayEnd(at end: Int) -> Bool {
    switch reader[end] {
    case "%", "°", "º", "ª", "/", ":", "_", "-", "–": return false
    // Inches, feet, minutes and seconds.
    case "″", "′", "\"", "”", "'", "’": return false
    case ".", ",":
      let isLast = end + 1 == reader.text.count
      return isLast || reader[end] == "," && !reader.isDigit(end + 1)
    // `1¹⁄₂` and other digits than those that are read.
    case let scalar? where scalar.properties.numericType != nil: return false
    default: return !(reader.isSpace(end) && (reader[end + 1] == "%" || reader[end + 1] == "°"))
    }
  }

  /// How an amount is written by its unit; nil where it is none.
  func style(of amount: Amount, isDecimal: Bool, _ last: Amount?) -> Style? {
    let unit = amount.unit
    if let digits = AmountUnits.decimals[unit] { return .decimal(digits: digits) }
    if AmountUnits.lengths.contains(unit) {
      guard isCut(amount, after: last) else { return nil }
      return isDecimal || unit.hasSuffix("m") ? .decimal(digits: 1) : .counted
    }
    if isSpoon(amount) { return .spoons }
    // The d of "½ d’oignon" is not that of days.
    let isTime = reader.timeWords.seconds(of: unit) != nil && !words.of.contains(unit)
    guard !isTime, !Self.degrees.contains(unit) else { return nil }
    let isKnownGlued =
      reader.isSpace(amount.end) || unit.isEmpty || unit == "x"
      || AmountUnits.others.contains(unit)
      || amount.unitEnd - amount.end > 2 && !isOrdinal(unit)
    return isKnownGlued ? (isDecimal ? .decimal(digits: 1) : .counted) : nil
  }

  private func isOrdinal(_ ending: String) -> Bool { ["st", "nd", "rd", "th"].contains(ending) }

  /// Whether the unit is one of spoons or cups; `c` alone is a degree: `2 c. à soupe`, but `180 C`.
  func isSpoon(_ amount: Amount) -> Bool {
    let end = amount.unitEnd
    return words.isSpoon(amount.unit)
      && (amount.unit != "c" || reader[end] == "." || reader.isSpace(end) && reader[end + 1] == "à")
  }

  /// Whether a length is how much of something is taken, as in "2 cm ginger", and not its size.
  private func isCut(_ amount: Amount, after last: Amount?) -> Bool {
    let next = reader.word(at: amount.unitEnd + 1).text
    guard !reader.isDash(amount.unitEnd), reader[amount.unitEnd + 1] != "×", next != "x",
      !Self.shapes.contains(next), !words.isPackage(next)
    else { return false }
    if isHead(amount.start) { return true }
    guard let last, last.style != nil, AmountUnits.lengths.contains(last.unit) else { return false }
    let (word, start) = reader.wordBefore(amount.start - 1)
    if reader.timeWords.to.contains(word) { return start == last.unitEnd + 1 }
    return reader.text[last.unitEnd..<amount.start].allSatisfy {
      "/( =–-".unicodeScalars.contains($0)
    }
  }

  /// Whether a number after what is before it can be an amount.
  func mayFollow(_ start: Int, _ last: Amount?) -> Bool {
    guard let before = reader[start - 1], !reader.isLetter(start) else { return true }
    if before == "(" || before == "~" || before == "+" || before == "≈" { return true }
    if reader.isDash(start - 1) || before == "/" || before == "=" {
      // The other half of `250 ml/1 cup` or of `100g-150g`.
      guard let last, last.style != nil, !last.unit.isEmpty else { return false }
      return last.unitEnd == start - 1 || reader[start - 2] == "." && last.unitEnd == start - 2
    }
    guard reader.isSpace(start - 1) else { return false }
    if let sign = reader[start - 2], ["×", "*", "№", "#", "⌀"].contains(sign) { return false }
    // "n° 405"
    if reader[start - 2] == "°" || reader[start - 2] == "º", !reader.isDigit(start - 3) {
      return false
    }
    let wordEnd = reader[start - 2] == "." ? start - 2 : start - 1
    let (word, wordStart) = reader.wordBefore(wordEnd)
    guard wordStart < wordEnd else { return true }
    if Dimensions.times.contains(word), isSide(before: reader.skippedSpaces(before: wordStart)) {
      return false
    }
    if word == "mark" { return reader.word(before: wordStart).text != "gas" }
    let named = NamedNumbers(reader, words)
    return !Self.kinds.contains(word) && !named.isAdditive(start, behind: wordStart..<wordEnd)
      && !named.isReference(start, behind: wordStart..<wordEnd)
  }

  /// Whether a number, or a length, ends at a place.
  private func isSide(before end: Int) -> Bool {
    reader.isDigit(end - 1) || AmountUnits.lengths.contains(reader.wordBefore(end).text)
  }

  /// Whether something is added behind an amount in words: "1 cup and a half".
  func isOpen(_ amount: Amount) -> Bool {
    guard !amount.unit.isEmpty, let end = reader.share(after: amount.unitEnd)?.end else {
      return false
    }
    let next = reader.word(at: end + 1).text
    return next.isEmpty || words.of.contains(next)
  }
}
