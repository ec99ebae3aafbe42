import Diagnostics

extension ValueTest {
  /// None, no text, no elements, zero.
  static let empty = ValueTest("empty") { _, call in
    call.value.isNone ? call.value.presence(isNegated: false, call.span) : call.unary(.isEmpty)
  }

  static let isTrue = ValueTest("true") { typing, call in call.equals(true, in: &typing) }

  static let isFalse = ValueTest("false") { typing, call in call.equals(false, in: &typing) }
}

extension TestCall {
  /// Whether the value is a `Bool` that is there and has this truth.
  fileprivate func equals(_ truth: Bool, in typing: inout Typing) -> TypedExpression {
    guard value.type.unwrapped == .bool else { return known(false) }
    if value.type == .bool { return truth ? value : TypedExpression(.not(value), .bool, span) }
    let literal = TypedExpression(.bool(truth), .bool, span)
    return ComparisonUse(left: value, comparison: .equal, right: literal, span: span).typed(
      in: &typing)
  }
}
