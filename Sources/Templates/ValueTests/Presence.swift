import Diagnostics

extension ValueTest {
  static let defined = ValueTest("defined") { checker, call in
    checker.presence(of: call.value, isNegated: true, call.span)
  }

  static let undefined = ValueTest("undefined") { checker, call in
    checker.presence(of: call.value, isNegated: false, call.span)
  }

  static let isNone = ValueTest("none") { checker, call in
    checker.presence(of: call.value, isNegated: false, call.span)
  }
}
