import Diagnostics

/// Amounts that are ordered or compared by their numbers.
struct CurrencyOrder {
  private let amounts: [TypedExpression]
  /// The fields by which they are ordered.
  private let fields: [String]
  private let span: Span

  init(_ amounts: [TypedExpression], besides fields: [String] = [], at span: Span) {
    self.amounts = amounts
    self.fields = fields
    self.span = span
  }

  /// Warns where they are of several currencies, or may be, unless they are ordered by their
  /// currencies first.
  func report(by typing: inout Typing) {
    let currency = AmountCurrency(typing: typing)
    let known = amounts.reduce(KnownCurrencies()) { $0.union(currency.known(of: $1)) }
    guard known.count > 1, known.holders.isDisjoint(with: fields) else { return }
    typing.report(
      .bareAmounts(
        known.isInField ? [] : known.codes.sorted(),
        holder: known.hasSeveralOthers ? known.holders.min() : nil,
        condition: known.comparison(in: typing), at: span))
  }
}
