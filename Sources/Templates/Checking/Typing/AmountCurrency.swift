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
}
