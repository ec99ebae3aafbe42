import Diagnostics

extension Filter {
  /// The first elements of a list.
  static let take = Filter("take", "limit", takes: .init("count", .int)) { checker, call in
    part(&checker, call, .take)
  }

  /// A list without its first elements.
  static let skip = Filter("skip", "offset", takes: .init("count", .int)) { checker, call in
    part(&checker, call, .skip)
  }

  private static func part(
    _ checker: inout Checker, _ call: FilterCall, _ operation: BinaryOperation
  ) -> TypedExpression {
    guard let count = call[0], let (list, _) = checker.listOperand(of: call) else {
      return call.invalid
    }
    return call.binary(operation, list, count, list.type)
  }
}
