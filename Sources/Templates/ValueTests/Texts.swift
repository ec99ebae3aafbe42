import Diagnostics

extension ValueTest {
  static let startingWith = ValueTest("startingwith") { checker, call in
    comparison(.startsWith, &checker, call)
  }

  static let endingWith = ValueTest("endingwith") { checker, call in
    comparison(.endsWith, &checker, call)
  }

  /// Whether no letter of a text is small.
  static let upper = ValueTest("upper") { checker, call in
    isText(call.value, &checker, call) ? call.unary(.text(.isUpper)) : nil
  }

  /// Whether no letter of a text is large.
  static let lower = ValueTest("lower") { checker, call in
    isText(call.value, &checker, call) ? call.unary(.text(.isLower)) : nil
  }

  private static func comparison(
    _ operation: BinaryOperation.TextOperation, _ checker: inout Checker, _ call: TestCall
  ) -> TypedExpression? {
    guard let other = checker.argument(of: call) else { return nil }
    for value in [call.value, other] where !value.type.isTextual {
      checker.reportOperand(value, of: call, expected: "a text")
      return nil
    }
    return TypedExpression(
      .binary(.text(operation), checker.text(of: call.value), checker.text(of: other)), .bool,
      call.span)
  }

  private static func isText(
    _ value: TypedExpression, _ checker: inout Checker, _ call: TestCall
  ) -> Bool {
    if value.type.isText { return true }
    checker.reportOperand(value, of: call, expected: "a text")
    return false
  }
}
