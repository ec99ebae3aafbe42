import Diagnostics

extension ValueTest {
  static let isIn = ValueTest("in") { checker, call in
    guard let other = checker.argument(of: call) else { return nil }
    return checker.membership(call.value, other, call.span)
  }

  static let containing = ValueTest("containing") { checker, call in
    guard let other = checker.argument(of: call) else { return nil }
    return checker.membership(other, call.value, call.span)
  }
}
