import Languages
import Schema

// Amounts of money.
extension PageOperations {
  /// An amount with a code that the template reads from somewhere else than the amount; stops the page
  /// where it is another than that of the amount, which the model says.
  mutating func money(
    _ value: Value, by code: Value, ofCurrency own: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    guard !value.isNone else { return .none }
    let (given, known) = (Array(values.bytes(of: code.text)), values.bytes(of: own.text))
    guard given.elementsEqual(known) else {
      throw RenderingFailure(
        "this amount is one of \(String(decoding: known, as: UTF8.self)), not of "
          + "'\(String(decoding: given, as: UTF8.self))'",
        help: "write '… | money': it takes the currency from the model")
    }
    return try formatted(.money, value, code, in: &values)
  }

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
