import Diagnostics

extension ValueTest {
  static let odd = ValueTest("odd") { checker, call in
    isWhole(call.value, &checker, call) ? call.unary(.isOdd) : nil
  }

  static let even = ValueTest("even") { checker, call in
    isWhole(call.value, &checker, call) ? call.unary(.isEven) : nil
  }

  static let divisible = ValueTest("divisibleby") { checker, call in
    guard isWhole(call.value, &checker, call), let divisor = checker.argument(of: call) else {
      return nil
    }
    guard divisor.type == .int else {
      checker.reportOperand(divisor, of: call, expected: "a whole number")
      return nil
    }
    return TypedExpression(.binary(.isDivisible, call.value, divisor), .bool, call.span)
  }

  private static func isWhole(
    _ value: TypedExpression, _ checker: inout Checker, _ call: TestCall
  ) -> Bool {
    if value.type == .int || value.type == .bool { return true }
    checker.reportOperand(value, of: call, expected: "a whole number")
    return false
  }
}
