import Diagnostics

// Uses of tests: `n is odd`.
extension Checker {
  mutating func checkTest(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], isNegated: Bool,
    _ span: Span
  ) -> TypedExpression {
    let asks = ["defined", "undefined", "none"].contains(name.text)
    if asks, case .name(let text) = operand.kind, here.scopes.lookUp(text) != nil,
      compileTimeBinding(of: operand) != nil
    {
      return TypedExpression(.bool((name.text == "defined") != isNegated), .bool, span)
    }
    if asks, let hosted = presenceOfHosted(operand, name, isNegated: isNegated, span) {
      return hosted
    }
    let value = asks ? checkPerhapsUnknown(operand) : check(operand)
    return test(value, name, arguments, isNegated: isNegated, span)
  }

  /// Whether there is a page or file, `url("about") is defined`: where there is none, what
  /// depends on it is left unchecked, so that it may name the page or file.
  private mutating func presenceOfHosted(
    _ operand: Expression, _ name: Identifier, isNegated: Bool, _ span: Span
  ) -> TypedExpression? {
    guard case .call(let callee, let arguments) = operand.kind,
      case .name(let function) = callee.kind, here.scopes.lookUp(function) == nil,
      let hosted = environment.functions.first(where: { $0.name == function }),
      let text = arguments.first?.value.literalText
    else { return nil }
    let isThere = hosted.names.contains(text)
    guard isThere == ((name.text == "defined") != isNegated) else {
      return TypedExpression(.none, .optional(.never), span)
    }
    return TypedExpression(.bool(true), .bool, span)
  }

  /// Whether a test holds for a value.
  mutating func test(
    _ value: TypedExpression, _ name: Identifier, _ arguments: [Argument], isNegated: Bool,
    _ span: Span
  ) -> TypedExpression {
    guard !value.isInvalid else { return TypedExpression(.invalid, .bool, span) }
    guard let test = ValueTest.tests[name.text] else {
      typing.report(
        .unknownTest(
          name.text, known: ValueTest.names, at: name.span, suggesting: &typing.reports.log))
      return TypedExpression(.invalid, .bool, span)
    }
    let call = TestCall(name: name, value: value, arguments: check(arguments), span: span)
    guard let result = test.rule(&typing, call) else {
      return TypedExpression(.invalid, .bool, span)
    }
    guard isNegated else { return result }
    switch result.kind {
    case .unary(.isPresent, let operand):
      return TypedExpression(.unary(.isNone, operand), .bool, span)
    case .unary(.isNone, let operand):
      return TypedExpression(.unary(.isPresent, operand), .bool, span)
    default: return result.negated(span)
    }
  }
}
