import Diagnostics

extension Filter {
  /// A value, or another where it is none; with `boolean`, also where it is false, empty or zero.
  static let fallback = Filter(
    "default", "d", takes: .init("default_value", .any, isRequired: false),
    .init("boolean", .bool, isRequired: false)
  ) { typing, call in
    var testsTruth = false
    if let boolean = call[1] {
      guard case .bool(let truth) = boolean.kind else {
        return typing.fail(
          .wrongType(
            of: "'boolean' of 'default'", expected: "true or false", found: "an expression",
            at: boolean.span), call.span)
      }
      testsTruth = truth
    }
    let (value, other) = (call.operand, call[0] ?? call.text(""))
    if call.asksForTruth {
      return TypedExpression(.fallback(value, other, testsTruth: testsTruth), .bool, call.span)
    }
    let use = AlternativesUse(value, other, call.span)
    guard let (first, second, type) = use.common(as: value.type.unwrapped, in: typing) else {
      return use.fail(.fallback, in: &typing)
    }
    return TypedExpression(.fallback(first, second, testsTruth: testsTruth), type, call.span)
  }
}
