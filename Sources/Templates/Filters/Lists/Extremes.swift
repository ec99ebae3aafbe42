import Diagnostics

extension Filter {
  static let minimum = Filter(
    "min", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { typing, call in extreme(&typing, call, .minimum) }

  static let maximum = Filter(
    "max", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { typing, call in extreme(&typing, call, .maximum) }

  private static func extreme(
    _ typing: inout Typing, _ call: FilterCall, _ operation: ManyOperation
  ) -> TypedExpression {
    guard let (list, element) = call.listOperand(in: &typing) else { return call.invalid }
    let keys = call.keys(of: list, path: call[1], in: &typing)
    guard call.isOrdered(keys.type.element ?? .invalid, at: call[1], in: &typing) else {
      return call.invalid
    }
    CurrencyOrder([keys], at: call[1]?.span ?? call.span).report(by: &typing)
    return call.many(
      operation, [list, keys, call[0] ?? call.bool(false)],
      list.isNonEmpty ? element : element.madeOptional)
  }
}
