import Diagnostics

// Uses of filters: `value | filter(argument)`.
extension Checker {
  mutating func checkFilter(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let value =
      Filter.fallback.names.contains(name.text) ? checkPerhapsUnknown(operand) : check(operand)
    return apply(FilterCall(name: name, operand: value, arguments: arguments, span: span))
  }

  /// What a filter makes of a value.
  mutating func apply(_ call: FilterCall) -> TypedExpression {
    guard let filter = FilterTable.filters[call.name.text] else {
      _ = check(call.arguments)
      return typing.fail(
        .unknownFilter(
          call.name.text, known: FilterTable.names, at: call.name.span,
          suggesting: &typing.reports.log), call.span)
    }
    guard !call.operand.isInvalid else { return call.invalid }
    switch filter.kind {
    case .readsArguments(let check): return check(&self, call)
    case .takes(let parameters, let rule):
      let signature = Signature(call.name.text, parameters)
      let values = signature.values(
        for: check(call.arguments), at: call.span, in: &typing)
      return values.map { rule(&typing, call.with($0)) } ?? call.invalid
    }
  }
}
