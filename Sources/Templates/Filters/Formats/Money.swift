import Diagnostics
import Schema

extension Filter {
  /// An amount of money as the page's language writes it, in the currency that the model says or the
  /// template names.
  static let money = Filter("money", takes: .init("currency", .text, isRequired: false)) {
    typing, call in
    guard let operand = call.operand(expected: "a number", in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    guard let currency = call[0] ?? AmountCurrency(typing: typing).code(of: operand) else {
      return typing.fail(.unknownCurrency(of: operand.span, for: "money"), call.span)
    }
    if let code = call[0]?.literalText, Currency(code: code) == nil {
      return typing.fail(
        .unknownCurrency(
          code, as: .macroCall, at: currency.span, suggesting: &typing.reports.log
        ) { "\"\($0)\"" }, call.span)
    }
    return call.binary(.format(.money), operand, currency, .string)
  }

  /// The code of the currency of an amount, such as `EUR`, for data that programs read.
  static let currency = Filter("currency") { typing, call in
    guard let operand = call.operand(expected: "a number", in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    guard let currency = AmountCurrency(typing: typing).code(of: operand) else {
      return typing.fail(.unknownCurrency(of: operand.span, for: "currency"), call.span)
    }
    return TypedExpression(currency.kind, .string, call.span)
  }
}
