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
    let first = call.operand
    guard
      let (left, right, type) = typing.alternatives(
        first, call[0] ?? call.text(""), first.type.unwrapped)
    else { return call.invalid }
    // The text of a number or of a Bool is never empty.
    if testsTruth, case .unary(.textOf, _) = left.kind {
      return TypedExpression(
        .conditional(first.asTruth, then: left, otherwise: right), type, call.span)
    }
    return TypedExpression(.fallback(left, right, testsTruth: testsTruth), type, call.span)
  }
}
