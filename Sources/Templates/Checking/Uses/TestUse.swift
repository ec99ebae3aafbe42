import Diagnostics

/// A use of a test: `n is odd`, `n is not odd`, or the name of a test as an argument of a filter.
struct TestUse {
  let name: Identifier
  let arguments: [Argument]
  let isNegated: Bool
  /// The filter that it is an argument of.
  var filter: String?
  let span: Span

  /// Whether the test holds for an expression, which may have no value at all.
  func typed(of operand: Expression, by checker: inout Checker) -> TypedExpression {
    guard ["defined", "undefined", "none"].contains(name.text) else {
      return typed(of: checker.check(operand), by: &checker)
    }
    let known =
      checker.here.compileTimeBinding(of: operand) == nil
      ? presence(ofHosted: operand, in: checker)
      : TypedExpression(.bool(asksForPresence), .bool, span)
    if let known { return refusesArguments(in: &checker.typing) ? invalid : known }
    return typed(of: checker.checkPerhapsUnknown(operand), by: &checker)
  }

  private var asksForPresence: Bool { (name.text == "defined") != isNegated }

  /// Whether there is a page or file, `url("about") is defined`: where there is none, parts that
  /// depend on it are not checked, so that they may name the page or file.
  private func presence(
    ofHosted operand: Expression, in checker: Checker
  ) -> TypedExpression? {
    guard case .call(let callee, let arguments) = operand.kind,
      case .name(let function) = callee.kind, checker.here.scopes.lookUp(function) == nil,
      let hosted = checker.environment.site.functions.first(where: { $0.name == function }),
      let text = arguments.first?.value.literalText
    else { return nil }
    guard hosted.names.contains(text) == asksForPresence else {
      return TypedExpression(.none, .optional(.never), span)
    }
    return TypedExpression(.bool(true), .bool, span)
  }

  private var invalid: TypedExpression { TypedExpression(.invalid, .bool, span) }

  /// Whether it has an argument that the test does not take, which is reported.
  private func refusesArguments(in typing: inout Typing) -> Bool {
    guard let surplus = arguments.first else { return false }
    typing.report(
      .wrongCount(
        of: "the test '\(name.text)'", takes: "no value besides the one that is tested",
        at: surplus.value.span))
    return true
  }

  /// Whether the test holds for a value.
  func typed(of value: TypedExpression, by checker: inout Checker) -> TypedExpression {
    guard !value.isInvalid else { return invalid }
    guard let test = ValueTest.tests[name.text] else {
      checker.typing.report(
        .unknownTest(
          name.text, in: filter, known: ValueTest.names, at: name.span,
          suggesting: &checker.typing.reports.log))
      return invalid
    }
    let arguments = checker.check(self.arguments)
    if !test.takesValue, refusesArguments(in: &checker.typing) { return invalid }
    let call = TestCall(name: name, value: value, arguments: arguments, span: span)
    guard let result = test.rule(&checker.typing, call) else { return invalid }
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
