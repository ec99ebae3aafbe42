import Diagnostics

/// The text that parts of a template print, passed to filters: the body of a `filter` tag, or of a
/// `set` tag without `=`.
struct FilteredBlock {
  /// The filters, whose innermost operand is the text.
  let filters: Expression
  let body: [Node]
  let span: Span

  /// The parts that print the result of the filters.
  func printed(by checker: inout Checker) -> [TypedNode] {
    guard !checker.here.isMuted else { return [] }
    let value = value(by: &checker)
    guard !value.isInvalid, checker.typing.isPrintable(value) else { return [] }
    return [TypedNode(.print(value.printed), span)]
  }

  /// The parts that store the result of the filters under a name.
  func assigned(to name: Identifier, by checker: inout Checker) -> [TypedNode] {
    checker.here.warnOfLostAssignment(name, in: &checker.typing)
    let value = value(by: &checker)
    return checker.here.give(name, .value(value), isSet: true, in: &checker.typing)
  }

  /// The result of the filters, which alone see the text.
  private func value(by checker: inout Checker) -> TypedExpression {
    let outer = checker.here
    defer {
      (checker.here.blockText, checker.here.isMuted, checker.here.scopes) =
        (outer.blockText, outer.isMuted, outer.scopes)
    }
    checker.here.isMuted = false
    checker.here.scopes.enter(.with)
    let nodes = checker.check(body)
    checker.here.scopes.leave()
    checker.here.blockText = checker.typing.capture(nodes, at: span)
    return checker.check(filters)
  }
}
