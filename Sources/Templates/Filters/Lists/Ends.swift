import Diagnostics

extension Filter {
  static let first = Filter("first") { typing, call in
    end(&typing, call, .first, place: 0)
  }

  static let last = Filter("last") { typing, call in
    end(&typing, call, .last, place: -1)
  }

  private static func end(
    _ typing: inout Typing, _ call: FilterCall, _ operation: UnaryOperation, place: Int
  ) -> TypedExpression {
    if call.operand.type.isTextual {
      guard let text = call.textOperand(in: &typing) else { return call.invalid }
      return typing.element(
        .binary(.text(.element), text, call.int(place)), of: text, .string, at: place, call.span)
    }
    guard let (list, element) = call.listOperand(in: &typing) else { return call.invalid }
    return typing.element(.unary(operation, list), of: list, element, at: place, call.span)
  }
}
