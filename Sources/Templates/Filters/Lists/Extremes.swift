import Diagnostics

extension Filter {
  static let minimum = Filter(
    "min", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { checker, call in extreme(&checker, call, .minimum) }

  static let maximum = Filter(
    "max", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { checker, call in extreme(&checker, call, .maximum) }

  private static func extreme(
    _ checker: inout Checker, _ call: FilterCall, _ operation: ManyOperation
  ) -> TypedExpression {
    guard let (list, element) = checker.listOperand(of: call) else { return call.invalid }
    let keys = checker.keys(of: list, call, path: call[1])
    guard checker.isOrdered(keys.type.element ?? .invalid, call) else { return call.invalid }
    return call.many(
      operation, [list, keys, call[0] ?? call.bool(false)],
      list.isNonEmpty ? element : element.madeOptional)
  }
}
