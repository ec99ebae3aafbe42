import Diagnostics
import Schema

extension Filter {
  /// An amount of money as the page's language writes it, in the currency that the model says or the
  /// template names.
  static let money = Filter("money", takes: .init("currency", .text, isRequired: false)) {
    typing, call in
    guard let operand = call.operand(expected: .number, in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    guard let currency = call[0] ?? known(of: operand, in: typing) else {
      guard typing.types.models.certainty == .certain else { return call.invalid }
      return typing.fail(unknown(of: operand, for: "money", in: typing), call.span)
    }
    if let code = call[0]?.literalText {
      if Currency(code: code) == nil {
        return typing.fail(
          .unknownCurrency(
            code, as: .macroCall, at: currency.span, suggesting: &typing.reports.log
          ) { "\"\($0)\"" }, call.span)
      }
      if let mistake = mistake(of: code, at: currency.span, for: operand, in: typing) {
        return typing.fail(mistake, call.span)
      }
    } else if call[0] != nil, let own = known(of: operand, in: typing) {
      return call.many(.money, [operand, currency, own], .string)
    }
    return call.binary(.format(.money), operand, currency, .string)
  }

  /// What is reported of a code for an amount that may be of another currency; nil where it is right,
  /// as far as that is known.
  private static func mistake(
    of code: String, at span: Span, for amount: TypedExpression, in typing: Typing
  ) -> Diagnostic? {
    let currency = AmountCurrency(typing: typing)
    let known = currency.known(of: amount)
    if let other = known.codes.subtracting([code]).min() {
      return .otherCurrency(code, amount: other, at: span)
    }
    if known.hasOthers { return unknown(of: amount, for: "money", in: typing) }
    if known.isInField { return .otherCurrency(code, amount: nil, at: span) }
    guard !known.groups.isEmpty, !currency.isCompared(with: code) else { return nil }
    return currency.code(of: amount) == nil
      ? .currencyOfGroup(notOnly: code, filter: "money", at: span)
      : .otherCurrency(code, amount: nil, at: span)
  }

  /// The code of the currency of an amount, such as `EUR`, for data that programs read.
  static let currency = Filter("currency") { typing, call in
    guard let operand = call.operand(expected: .number, in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    guard let currency = known(of: operand, in: typing) else {
      guard typing.types.models.certainty == .certain else { return call.invalid }
      return typing.fail(unknown(of: operand, for: "currency", in: typing), call.span)
    }
    return TypedExpression(currency.kind, .string, call.span)
  }

  /// The code of the only currency that an amount can be of; nil where it is not known.
  private static func known(of amount: TypedExpression, in typing: Typing) -> TypedExpression? {
    let currency = AmountCurrency(typing: typing)
    if let code = currency.code(of: amount) { return code }
    let known = currency.known(of: amount)
    guard known.count == 1 else { return nil }
    if let code = known.fields.values.first { return code }
    return known.codes.first.map { TypedExpression(.text(Array($0.utf8)), .string, amount.span) }
  }

  /// What is reported of an amount whose currency is not known.
  private static func unknown(
    of amount: TypedExpression, for filter: String, in typing: Typing
  ) -> Diagnostic {
    let known = AmountCurrency(typing: typing).known(of: amount)
    if !known.groups.isEmpty, !known.hasOthers {
      return .currencyOfGroup(notOnly: nil, filter: filter, at: amount.span)
    }
    return known.hasOthers
      ? .currencyOfRecords(known.holders.sorted(), filter: filter, at: amount.span)
      : .unknownCurrency(of: amount.span, for: filter)
  }
}
