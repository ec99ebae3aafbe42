import Diagnostics

extension ValueTest {
  static let defined = ValueTest("defined") { typing, call in
    call.value.presence(isNegated: true, call.span)
  }

  static let undefined = ValueTest("undefined") { typing, call in
    call.value.presence(isNegated: false, call.span)
  }

  static let isNone = ValueTest("none") { typing, call in
    call.value.presence(isNegated: false, call.span)
  }
}
