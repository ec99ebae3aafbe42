import Diagnostics

extension ValueTest {
  /// None, no text, no elements, zero.
  static let empty = ValueTest("empty") { _, call in call.unary(.isEmpty) }

  static let isTrue = ValueTest("true") { _, call in
    call.value.type == .bool ? call.value : call.known(false)
  }

  static let isFalse = ValueTest("false") { _, call in
    guard call.value.type == .bool else { return call.known(false) }
    return TypedExpression(.not(call.value), .bool, call.span)
  }
}
