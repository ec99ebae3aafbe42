import Diagnostics

extension Filter {
  static let first = Filter("first") { checker, call in
    end(&checker, call, .first, place: 0)
  }

  static let last = Filter("last") { checker, call in
    end(&checker, call, .last, place: -1)
  }

  private static func end(
    _ checker: inout Checker, _ call: FilterCall, _ operation: UnaryOperation, place: Int
  ) -> TypedExpression {
    if call.operand.type.isTextual {
      guard let text = checker.textOperand(of: call) else { return call.invalid }
      return checker.element(
        .binary(.text(.element), text, call.int(place)), of: text, .string, at: place, call.span)
    }
    guard let (list, element) = checker.listOperand(of: call) else { return call.invalid }
    return checker.element(.unary(operation, list), of: list, element, at: place, call.span)
  }
}
