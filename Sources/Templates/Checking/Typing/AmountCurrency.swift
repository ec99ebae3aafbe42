import Diagnostics
import Schema

/// The codes of the currencies of amounts, as models say them (`@Currency`).
struct AmountCurrency {
  let typing: Typing

  /// The code of the currency of a field's amounts: empty where it is no amount of money, or where
  /// there is neither an amount nor a currency.
  func shown(for field: Shape.Field, in record: TypedExpression) -> TypedExpression {
    let none = TypedExpression(.text([]), .string, record.span)
    guard let code = code(of: field, in: record) else { return none }
    guard code.type.isOptional else { return code }
    return TypedExpression(.fallback(code, none, testsTruth: false), .string, record.span)
  }

  /// The code of the currency of an amount that is there; nil where it is no field whose currency
  /// the model says.
  func code(of amount: TypedExpression) -> TypedExpression? {
    guard case .field(let record, let slot) = amount.kind,
      case .structure(let id) = record.type.unwrapped,
      let field = typing.types[id].fields.first(where: { $0.slot == slot }),
      var code = code(of: field, in: record)
    else { return nil }
    // Content is checked: there is no amount without a currency.
    code.type = code.type.unwrapped
    return code
  }

  /// The currencies that models say of an amount, of a sum of amounts, and of amounts in a list.
  /// What is multiplied or divided, as by an exchange rate, has none, nor has an amount whose
  /// currency a condition around compares.
  func known(of amount: TypedExpression) -> KnownCurrencies {
    guard amount.type.number != nil else { return KnownCurrencies() }
    switch amount.kind {
    case .field(let record, let slot): return known(of: slot, in: record)
    case .variable(let variable): return typing.currencies[variable] ?? KnownCurrencies()
    case .unary(.first, let operand), .unary(.last, let operand), .binary(.element, let operand, _):
      return known(of: operand).ofOne
    case .unary(.negate, let operand), .unary(.positive, let operand),
      .unary(.absolute, let operand), .unary(.reversed, let operand),
      .binary(.take, let operand, _), .binary(.skip, let operand, _),
      .binary(.toInt, let operand, _), .binary(.toDouble, let operand, _),
      .sequence(_, let operand):
      return known(of: operand)
    case .binary(.arithmetic(.add), let left, let right),
      .binary(.arithmetic(.subtract), let left, let right), .binary(.sum, let left, let right),
      .binary(.appended, let left, let right), .fallback(let left, let right, _),
      .conditional(_, let left, let right):
      return known(of: left).union(known(of: right))
    case .many(.minimum, let operands), .many(.maximum, let operands):
      return operands.first.map { known(of: $0).ofOne } ?? KnownCurrencies()
    case .many(.round, let operands), .many(.unique, let operands), .many(.sort, let operands),
      .many(.slice, let operands):
      return operands.first.map { known(of: $0) } ?? KnownCurrencies()
    case .list(let elements):
      return elements.reduce(KnownCurrencies()) { $0.union(known(of: $1)) }
    case .comprehension(let made): return known(ofElementsOf: made)
    default: return KnownCurrencies()
    }
  }

  private func known(of slot: FieldSlot, in record: TypedExpression) -> KnownCurrencies {
    var known = KnownCurrencies()
    guard case .structure(let id) = record.type.unwrapped,
      let field = typing.types[id].fields.first(where: { $0.slot == slot })
    else { return known }
    switch field.currency {
    case nil: break
    case .always(let currency): known.codes = [currency.code]
    case .field(let holder):
      guard var code = code(of: field, in: record) else { break }
      code.type = code.type.unwrapped
      guard let path = record.path?.appending(.field(holder)) else {
        known.others = 1
        break
      }
      if !typing.knowledge.facts.equal.contains(path) { known.fields[path] = code }
    }
    return known
  }

  /// The currencies of a list that is made from another: each element has its own where a field of
  /// the records says it, unless they are chosen or grouped by it.
  private func known(ofElementsOf made: Comprehension) -> KnownCurrencies {
    var known = known(of: made.element)
    let own = known.fields.keys.filter { $0.root == made.variable }
    guard !own.isEmpty else { return known }
    var facts = made.list.factsOfElements(as: made.variable)
    if let condition = made.condition { facts.formUnion(condition.proof.whenTrue) }
    for path in own {
      known.fields[path] = nil
      guard !facts.equal.contains(path) else { continue }
      known.others += 2
      known.holders.insert(name(of: path, in: made.list.type.element))
    }
    return known
  }

  /// A path below a variable of this type, as it is written.
  private func name(of path: Path, in type: Type?) -> String {
    var (type, names) = (type?.unwrapped, [String]())
    for step in path.steps {
      guard case .field(let slot) = step, case .structure(let id) = type,
        let field = typing.types[id].fields.first(where: { $0.slot == slot })
      else { break }
      names.append(field.name)
      type = field.type.unwrapped
    }
    return names.joined(separator: ".")
  }

  private func code(of field: Shape.Field, in record: TypedExpression) -> TypedExpression? {
    guard let source = field.currency, case .structure(let id) = record.type.unwrapped else {
      return nil
    }
    switch source {
    case .always(let currency):
      return TypedExpression(.text(Array(currency.code.utf8)), .string, record.span)
    case .field(let slot):
      let holder = typing.types[id].fields.first { $0.slot == slot }
      return holder.map { typing.field($0, of: record, record.span).asText }
    }
  }

  /// Notes the currencies of a variable that holds an amount, or a list of amounts.
  static func note(
    _ variable: VariableID, from value: TypedExpression, in typing: inout Typing
  ) {
    let known = AmountCurrency(typing: typing).known(of: value)
    if known.count > 0 { typing.currencies[variable] = known }
  }

  /// Notes the currency of a variable that holds each amount of a list in turn.
  static func note(
    _ variable: VariableID, fromElementsOf list: TypedExpression, in typing: inout Typing
  ) {
    let known = AmountCurrency(typing: typing).known(of: list).ofOne
    if known.count > 0 { typing.currencies[variable] = known }
  }

  /// Whether all of these amounts are of one currency, as far as it is known; reports it where they
  /// are not.
  static func isShared(
    by amounts: [TypedExpression], at span: Span, in typing: inout Typing
  ) -> Bool {
    let currency = AmountCurrency(typing: typing)
    let known = amounts.reduce(KnownCurrencies()) { $0.union(currency.known(of: $1)) }
    guard known.count > 1 else { return true }
    if !known.isInField {
      typing.report(.unlikeCurrencies(known.codes.sorted(), at: span))
    } else if known.others > 1, let holder = known.holders.min() {
      typing.report(.currenciesInField(holder, at: span))
    } else {
      typing.report(.currenciesInFields(known.comparison(in: typing), at: span))
    }
    return false
  }

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
    typing.usage.comparedAmounts[amount.span] = ComparedAmount(
      field: written, holder: path.joined(separator: "."), span: amount.span)
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
