import Languages
import Schema

// Amounts of money.
extension PageOperations {
  /// Appends an amount as the page's language writes it; stops the page where the currency is none,
  /// or where the amount would have to be rounded.
  mutating func appendMoney(
    _ value: Value, currency code: Value, in values: inout PageValues
  ) throws(RenderingFailure) {
    let code = code.tag == .text ? String(decoding: values.bytes(of: code.text), as: UTF8.self) : ""
    guard let currency = Currency(code: code) else {
      throw RenderingFailure(
        "'\(code)' is not the code of a currency",
        help: "give 'money' a code of ISO 4217, such as EUR")
    }
    let format = format(in: &values)
    let fits: Bool
    if case .double(let number) = values.number(of: value), value.tag != .decimal {
      fits = MoneyText.append(number, currency, in: format, to: &values.layer.text)
    } else {
      // Whole numbers are not made floating ones, of which the large ones are rounded.
      let text =
        value.tag == .decimal
        ? Array(values.bytes(of: value.text)) : Array(String(value.int).utf8)
      fits = MoneyText.append(decimal: text.span, currency, in: format, to: &values.layer.text)
    }
    guard fits else {
      throw RenderingFailure(
        "an amount has more decimals than the \(currency.decimals) of \(code)",
        help: "round it on the way: write '| round(\(currency.decimals))' before '| money'")
    }
  }
}
