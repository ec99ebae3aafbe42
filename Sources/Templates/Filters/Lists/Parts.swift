import Diagnostics

extension Filter {
  /// The first elements of a list.
  static let take = Filter("take", "limit", takes: .init("count", .int, in: .taken)) {
    typing, call in
    part(&typing, call, .take)
  }

  /// A list without its first elements.
  static let skip = Filter("skip", "offset", takes: .init("count", .int, in: .skipped)) {
    typing, call in
    part(&typing, call, .skip)
  }

  private static func part(
    _ typing: inout Typing, _ call: FilterCall, _ operation: BinaryOperation
  ) -> TypedExpression {
    guard let count = call[0], let (list, _) = call.listOperand(in: &typing) else {
      return call.invalid
    }
    if operation == .take, typing.reports.written(count.span) == "0" {
      typing.report(.takesNothing(call.name.text, at: count.span))
    }
    return call.binary(operation, list, count, list.type)
  }
}
