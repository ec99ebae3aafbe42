import Diagnostics

/// An expression between `{{` and `}}`.
///
/// An inline `if` becomes branches that print, so that its values need no common type.
struct PrintTag {
  let expression: Expression

  /// The parts that print its value; none where nothing is shown, which is reported.
  func typed(by checker: inout Checker) -> [TypedNode] {
    if checker.here.isMuted {
      if checker.here.unit.chain.count > 1, !expression.isInvalid {
        checker.typing.reports.log.report(.hiddenText(at: expression.span))
      }
      return []
    }
    if case .conditional(let condition, let then, let otherwise) = expression.kind {
      return branches(condition, then, otherwise, by: &checker)
    }
    return Self.printed(checker.check(expression), in: &checker.typing)
  }

  private func branches(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression?,
    by checker: inout Checker
  ) -> [TypedNode] {
    checker.reportDeadConditions([condition])
    let test = checker.checkCondition(condition)
    checker.noteBounds(of: test.value, writtenAt: condition.span)
    let rest = otherwise.map { PrintTag(expression: $0) }
    if let truth = test.value.truthByNone {
      let shown = truth ? PrintTag(expression: then) : rest
      checker.leaveOut([], [truth ? otherwise : then].compactMap { $0 })
      return shown?.typed(by: &checker) ?? []
    }
    let mark = checker.typing.knowledge.mark
    checker.typing.knowledge.assume(test.proof.whenTrue)
    let body = PrintTag(expression: then).typed(by: &checker)
    let first = TypedBranch(condition: test.value, body: body)
    checker.typing.knowledge.replace(by: mark.and(test.proof.whenFalse))
    let second = rest?.typed(by: &checker) ?? []
    checker.typing.knowledge.restore(mark)
    return [TypedNode(.condition([first], otherwise: second), expression.span)]
  }

  /// The parts that print a value; an unknown one where it cannot be printed, which is reported.
  static func printed(_ value: TypedExpression, in typing: inout Typing) -> [TypedNode] {
    if case .capture(let nodes, _) = value.kind { return [TypedNode(.scope(nodes), value.span)] }
    if case .sequence(let nodes, let last) = value.kind {
      return nodes + printed(last, in: &typing)
    }
    guard !value.isInvalid, typing.isPrintable(value) else {
      return [TypedNode(.unknown, value.span)]
    }
    return [TypedNode(.print(value.printed), value.span)]
  }
}
