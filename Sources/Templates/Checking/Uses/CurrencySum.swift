import Diagnostics

/// Amounts that are added, or of which one is subtracted from another.
struct CurrencySum {
  private let amounts: [TypedExpression]
  private let span: Span

  init(_ amounts: [TypedExpression], at span: Span) {
    self.amounts = amounts
    self.span = span
  }

  /// Whether all of them are of one currency, as far as it is known; reports it where they are not.
  func check(by typing: inout Typing) -> Bool {
    let currency = AmountCurrency(typing: typing)
    let all = amounts.map { (amount: $0, known: currency.known(of: $0)) }
      .filter { $0.known.count > 0 }
    // The amounts of a list are all of one of them.
    if all.count == 1, all[0].known.isChoice, all[0].amount.type.element != nil { return true }
    var known = all.reduce(KnownCurrencies()) { $0.union($1.known) }
    if known.codes.count == 1, known.codes.allSatisfy(currency.isCompared) { known.groups = [] }
    guard known.count > 1 else { return true }
    if !known.isInField, known.groups.isEmpty {
      typing.report(.unlikeCurrencies(known.codes.sorted(), at: span))
    } else if known.hasSeveralOthers, let holder = known.holders.min() {
      typing.report(.currenciesInField(holder, at: span))
    } else {
      typing.report(.currenciesInFields(known.comparison(in: typing), at: span))
    }
    return false
  }
}

/// An amount that is added to a field of a namespace in a loop, and whose currency each iteration
/// may change.
struct RunningCurrencySum {
  private let amount: TypedExpression
  private let currency: KnownCurrencies

  /// The amount that is added to what a field of a namespace holds; nil where a value is no such sum,
  /// or all amounts are of one currency.
  init?(_ value: TypedExpression, in namespace: TypedExpression, _ typing: Typing) {
    guard case .binary(.arithmetic(let operation), let left, let right) = value.kind,
      operation == .add || operation == .subtract, let root = namespace.path?.root,
      case .field(let object, _) = left.kind, object.path?.root == root,
      case let fields = AmountCurrency(typing: typing).known(of: right).fields,
      let changing = fields.first(where: { $0.key.root.index > root.index })
    else { return nil }
    amount = right
    currency = KnownCurrencies(fields: [changing.key: changing.value])
  }

  /// Reports it.
  func report(by typing: inout Typing) {
    typing.report(.currenciesInFields(currency.comparison(in: typing), at: amount.span))
  }
}
