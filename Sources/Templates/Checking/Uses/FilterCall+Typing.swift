import Diagnostics

extension FilterCall {
  /// The result of the filter; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    guard let filter = FilterTable.filters[name.text] else {
      _ = checker.check(arguments)
      return checker.typing.fail(
        .unknownFilter(
          name.text, known: FilterTable.names, at: name.span,
          suggesting: &checker.typing.reports.log), span)
    }
    guard !operand.isInvalid else { return invalid }
    switch filter.kind {
    case .readsArguments(let check): return check(&checker, self)
    case .takes(let parameters, let rule):
      let signature = Signature(name.text, parameters)
      let arguments = checker.check(self.arguments)
      let values = signature.values(for: arguments, at: span, in: &checker.typing)
      return values.map { rule(&checker.typing, with($0)) } ?? invalid
    }
  }
}
