import Diagnostics

extension ValueTest {
  static let odd = ValueTest("odd") { typing, call in
    isWhole(call.value, &typing, call) ? call.unary(.isOdd) : nil
  }

  static let even = ValueTest("even") { typing, call in
    isWhole(call.value, &typing, call) ? call.unary(.isEven) : nil
  }

  static let divisible = ValueTest("divisibleby", takesValue: true) { typing, call in
    guard isWhole(call.value, &typing, call), let divisor = call.argument(in: &typing) else {
      return nil
    }
    guard divisor.type == .int else {
      call.reportOperand(divisor, expected: .wholeNumber, in: &typing)
      return nil
    }
    return TypedExpression(.binary(.isDivisible, call.value, divisor), .bool, call.span)
  }

  private static func isWhole(
    _ value: TypedExpression, _ typing: inout Typing, _ call: TestCall
  ) -> Bool {
    if value.type == .int || value.type == .bool { return true }
    call.reportOperand(value, expected: .wholeNumber, in: &typing)
    return false
  }
}
