import Diagnostics

extension ValueTest {
  static let startingWith = ValueTest("startingwith", takesValue: true) { typing, call in
    comparison(.startsWith, &typing, call)
  }

  static let endingWith = ValueTest("endingwith", takesValue: true) { typing, call in
    comparison(.endsWith, &typing, call)
  }

  /// Whether a text has no lower-case letter.
  static let upper = ValueTest("upper") { typing, call in
    isText(call.value, &typing, call) ? call.unary(.text(.isUpper)) : nil
  }

  /// Whether a text has no upper-case letter.
  static let lower = ValueTest("lower") { typing, call in
    isText(call.value, &typing, call) ? call.unary(.text(.isLower)) : nil
  }

  private static func comparison(
    _ operation: BinaryOperation.TextOperation, _ typing: inout Typing, _ call: TestCall
  ) -> TypedExpression? {
    guard let other = call.argument(in: &typing) else { return nil }
    for value in [call.value, other] where !value.type.isTextual {
      call.reportOperand(value, expected: .text, in: &typing)
      return nil
    }
    if operation == .startsWith, call.value.type.unwrapped == .address {
      AddressUse(call.value, other)?.report(isWhole: false, by: &typing)
    }
    return TypedExpression(
      .binary(.text(operation), call.value.asText, other.asText), .bool,
      call.span)
  }

  private static func isText(
    _ value: TypedExpression, _ typing: inout Typing, _ call: TestCall
  ) -> Bool {
    if value.type.isText { return true }
    call.reportOperand(value, expected: .text, in: &typing)
    return false
  }
}
