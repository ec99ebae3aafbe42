import Diagnostics
import Schema

// Amounts that are ordered by their numbers, or compared with one.
extension AmountCurrency {
  /// Warns where amounts that are ordered or compared by their numbers are of several currencies, or
  /// may be, unless they are ordered by their currencies first.
  static func reportOrder(
    of amounts: [TypedExpression], besides fields: [String] = [], at span: Span,
    in typing: inout Typing
  ) {
    let currency = AmountCurrency(typing: typing)
    let known = amounts.reduce(KnownCurrencies()) { $0.union(currency.known(of: $1)) }
    guard known.count > 1, known.holders.isDisjoint(with: fields) else { return }
    typing.report(
      .bareAmounts(
        known.isInField ? [] : known.codes.sorted(),
        holder: known.others > 1 ? known.holders.min() : nil,
        condition: known.comparison(in: typing), at: span))
  }

  /// Notes an amount whose currency is in a field, and that a condition compares with a number.
  static func noteComparison(
    of amount: TypedExpression, with other: TypedExpression, in typing: inout Typing
  ) {
    guard typing.environment.isCondition, other.isNumber(besides: 0),
      case .field(let record, let slot) = amount.kind,
      case .structure(let id) = record.type.unwrapped,
      case .field(let place) = typing.types[id].fields.first(where: { $0.slot == slot })?.currency,
      let holder = typing.types[id].fields.first(where: { $0.slot == place }),
      AmountCurrency(typing: typing).known(of: amount).isInField
    else { return }
    let written = typing.reports.written(amount.span)
    let path = written.split(separator: ".").dropLast() + [Substring(holder.name)]
    var currency = typing.field(holder, of: record, amount.span)
    // Names that the condition begins with are fields of a record without a path.
    currency.path = amount.path?.ending(with: .field(place))
    typing.usage.comparedAmounts[amount.span] = ComparedAmount(
      field: written, holder: path.joined(separator: "."), amount: amount, currency: currency)
  }
}

extension TypedExpression {
  /// Whether it is a number that a template writes, other than this one.
  fileprivate func isNumber(besides excluded: Int) -> Bool {
    switch kind {
    case .int(let number): number != excluded
    case .double: true
    case .unary(.negate, let operand): operand.isNumber(besides: excluded)
    default: false
    }
  }
}
