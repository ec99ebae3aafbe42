import Escaping
package import Schema

/// Amounts of money as text.
package enum MoneyText {
  /// Appends an amount, given by the normal text of a decimal number, with all decimals of its
  /// currency: `12,50 €`.
  ///
  /// - Returns: false where the amount has more decimals than the currency. Nothing is written then,
  ///   because an amount is never rounded in silence.
  package static func append(
    decimal text: Swift.Span<UInt8>, _ currency: Currency, in language: LanguageFormat,
    to output: inout [UInt8]
  ) -> Bool {
    guard currency.canHold(text) else { return false }
    let isNegative =
      !text.isEmpty && text[0] == UInt8(ascii: "-")
      && text.indices.contains { (0x31...0x39).contains(text[$0]) }
    let start = !text.isEmpty && text[0] == UInt8(ascii: "-") ? 1 : 0
    let form = language.money
    let symbol = form.symbol(of: currency)
    var before: Unicode.Scalar?
    for scalar in (isNegative ? form.negative : form.positive).unicodeScalars {
      switch scalar {
      case "¤":
        appendSpace(between: before, and: symbol.unicodeScalars.first, to: &output)
        output.append(contentsOf: symbol.utf8)
        before = symbol.unicodeScalars.last
        continue
      case "#":
        appendSpace(between: "0", and: before, to: &output)
        NumberText.append(
          decimal: text.extracting(start...), in: language, fractionDigits: currency.decimals,
          to: &output)
        before = "0"
        continue
      case "-": output.append(language.minusSign)
      default: output.append(contentsOf: String(scalar).utf8)
      }
      before = nil
    }
    return true
  }

  /// Whether a currency is written at the end of the text before an amount, or at the beginning of the
  /// text behind it: by its code, its symbol in a language, or any sign of currencies.
  package static func isWritten(
    _ currency: Currency, inTextBefore before: [UInt8], orBehind behind: [UInt8],
    in language: LanguageFormat
  ) -> Bool {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let next = Array(String(decoding: behind, as: UTF8.self).unicodeScalars.drop(while: isBlank))
    let last = Array(
      String(decoding: before, as: UTF8.self).unicodeScalars.reversed().drop(while: isBlank))
    if let scalar = next.first, scalar.properties.generalCategory == .currencySymbol { return true }
    if let scalar = last.first, scalar.properties.generalCategory == .currencySymbol { return true }
    return [currency.code, language.money.symbol(of: currency)].contains { sign in
      let scalars = Array(sign.unicodeScalars)
      return next.starts(with: scalars) || last.starts(with: scalars.reversed())
    }
  }

  /// Appends a number as an amount, in its shortest form; false where that has more decimals than
  /// the currency.
  package static func append(
    _ number: Double, _ currency: Currency, in language: LanguageFormat, to output: inout [UInt8]
  ) -> Bool {
    guard number.isFinite else { return false }
    var text: [UInt8] = []
    NumberText.appendPlain(number, to: &text)
    return append(decimal: text.span, currency, in: language, to: &output)
  }

  /// Keeps digits from the letters of a symbol, as the CLDR asks for: `CHF 12.50`, `€12.50`.
  private static func appendSpace(
    between digit: Unicode.Scalar?, and symbol: Unicode.Scalar?, to output: inout [UInt8]
  ) {
    guard digit == "0", let symbol, symbol.properties.generalCategory != .currencySymbol else {
      return
    }
    output.append("\u{A0}")
  }
}
