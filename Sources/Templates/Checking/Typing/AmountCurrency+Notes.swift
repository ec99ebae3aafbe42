import Diagnostics
import Schema

// What is noted of variables and fields of namespaces, and what may be added.
extension AmountCurrency {
  /// Notes the currencies of a variable that holds an amount, or a list or record of amounts.
  static func note(
    _ variable: VariableID, from value: TypedExpression, in typing: inout Typing
  ) {
    let known = AmountCurrency(typing: typing).known(of: value)
    if !known.isEmpty { typing.currencies[variable] = known }
  }

  /// Notes the currency of a variable that holds each amount of a list in turn.
  static func note(
    _ variable: VariableID, fromElementsOf list: TypedExpression, in typing: inout Typing
  ) {
    let isOfLists = list.type.unwrapped.element?.unwrapped.element != nil
    let known = AmountCurrency(typing: typing).known(of: list)
    if !known.isEmpty { typing.currencies[variable] = isOfLists ? known : known.ofOne }
  }

  /// Notes the currency of a variable that holds one of these values, by a condition: there is one
  /// where all of them are amounts of it or numbers that the template writes.
  static func note(
    _ variable: VariableID, joining values: [TypedExpression], in typing: inout Typing
  ) {
    var codes: Set<String> = []
    for value in values where !value.isOfAnyCurrency {
      guard let code = AmountCurrency(typing: typing).onlyCode(of: value) else { return }
      codes.insert(code)
    }
    if codes.count == 1 { typing.currencies[variable] = KnownCurrencies(codes: codes) }
  }

  /// Notes the currencies of what the fields of a namespace begin with.
  static func note(
    _ values: [TypedExpression], inNamespace id: StructureID, of typing: inout Typing
  ) {
    for (field, value) in zip(typing.types[id].fields, values) {
      let held = NamespaceField(id: id, slot: field.slot)
      typing.currencies[held] = nil
      note(value, in: held, of: &typing)
    }
  }

  /// Notes the currency of what a field of a namespace is set to.
  static func note(_ value: TypedExpression, in field: NamespaceField, of typing: inout Typing) {
    if value.isOfAnyCurrency {
      typing.currencies[field] = nil
    } else if typing.currencies[field] != .anything {
      let code = AmountCurrency(typing: typing).onlyCode(of: value)
      typing.currencies[field] = code.map { .amount($0) } ?? .anything
    }
  }

  /// The code of the currency of an amount, or of all amounts in a list; nil where there is not
  /// exactly one that is known wherever the template reads the value.
  private func onlyCode(of value: TypedExpression) -> String? {
    let known = known(of: value)
    return known.count == 1 && known.parts.isEmpty ? known.codes.first : nil
  }

  /// Whether all of these amounts are of one currency, as far as it is known; reports it where they
  /// are not.
  static func isShared(
    by amounts: [TypedExpression], at span: Span, in typing: inout Typing
  ) -> Bool {
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
    } else if known.others > 1, let holder = known.holders.min() {
      typing.report(.currenciesInField(holder, at: span))
    } else {
      typing.report(.currenciesInFields(known.comparison(in: typing), at: span))
    }
    return false
  }

  /// Reports an amount that is added to a field of a namespace in a loop, where each iteration may
  /// have another currency.
  static func reportRunningSum(
    _ value: TypedExpression, in namespace: TypedExpression, of typing: inout Typing
  ) {
    guard case .binary(.arithmetic(let operation), let left, let right) = value.kind,
      operation == .add || operation == .subtract, let root = namespace.path?.root,
      case .field(let object, _) = left.kind, object.path?.root == root
    else { return }
    let currency = AmountCurrency(typing: typing)
    let fields = currency.known(of: right).fields
    guard let changing = fields.first(where: { $0.key.root.index > root.index }) else { return }
    let codes = KnownCurrencies(fields: [changing.key: changing.value])
    typing.report(.currenciesInFields(codes.comparison(in: typing), at: right.span))
  }
}

extension TypedExpression {
  /// Whether it is none, an empty list or a number that the template writes, which stands for an
  /// amount of any currency.
  fileprivate var isOfAnyCurrency: Bool {
    if case .literal(.decimal) = kind { return true }
    return isNone || type == .list(.never) || exactLiteral != nil
  }
}
