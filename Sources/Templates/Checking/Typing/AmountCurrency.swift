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

  /// The codes of the currencies that models say of an amount, of a sum of amounts, and of amounts
  /// in a list. What is multiplied or divided, as by an exchange rate, has none, nor has an amount
  /// with its currency in a field.
  func codes(of amount: TypedExpression) -> Set<String> {
    guard amount.type.number != nil else { return [] }
    switch amount.kind {
    case .field(let record, let slot):
      guard case .structure(let id) = record.type.unwrapped,
        let field = typing.types[id].fields.first(where: { $0.slot == slot }),
        case .always(let currency)? = field.currency
      else { return [] }
      return [currency.code]
    case .variable(let variable): return typing.currencies[variable] ?? []
    case .unary(.negate, let operand), .unary(.positive, let operand),
      .unary(.absolute, let operand), .unary(.first, let operand), .unary(.last, let operand),
      .unary(.reversed, let operand), .binary(.element, let operand, _),
      .binary(.take, let operand, _), .binary(.skip, let operand, _),
      .binary(.toInt, let operand, _), .binary(.toDouble, let operand, _),
      .sequence(_, let operand):
      return codes(of: operand)
    case .binary(.arithmetic(.add), let left, let right),
      .binary(.arithmetic(.subtract), let left, let right), .binary(.sum, let left, let right),
      .binary(.appended, let left, let right), .fallback(let left, let right, _),
      .conditional(_, let left, let right):
      return codes(of: left).union(codes(of: right))
    case .many(.round, let operands), .many(.minimum, let operands), .many(.maximum, let operands),
      .many(.unique, let operands), .many(.sort, let operands), .many(.slice, let operands):
      return operands.first.map { codes(of: $0) } ?? []
    case .list(let elements):
      return elements.reduce(into: []) { $0.formUnion(codes(of: $1)) }
    case .comprehension(let comprehension): return codes(of: comprehension.element)
    default: return []
    }
  }

  /// Whether the currency of a field's amounts is in another field.
  func isInField(of amount: TypedExpression) -> Bool {
    guard let code = code(of: amount) else { return false }
    return code.literalText == nil
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

  /// Notes the currencies of a variable that holds an amount, or one of a list of amounts.
  static func note(
    _ variable: VariableID, from value: TypedExpression, in typing: inout Typing
  ) {
    let codes = AmountCurrency(typing: typing).codes(of: value)
    if !codes.isEmpty { typing.currencies[variable] = codes }
  }

  /// Whether all of these amounts are of one currency, as far as it is known; reports it where they
  /// are not.
  static func isShared(
    by amounts: [TypedExpression], at span: Span, in typing: inout Typing
  ) -> Bool {
    let known = AmountCurrency(typing: typing)
    let codes = amounts.reduce(into: Set()) { $0.formUnion(known.codes(of: $1)) }
    if codes.count > 1 { typing.report(.unlikeCurrencies(codes.sorted(), at: span)) }
    return codes.count <= 1
  }
}
