import Diagnostics

/// A `set` tag: one or more names, or a member of a namespace, are given a value.
struct SetTag {
  let targets: [AssignmentTarget]
  let value: Expression

  /// The parts that store the values.
  func typed(by checker: inout Checker) -> [TypedNode] {
    if targets.count == 1, let member = targets[0].member {
      return assignment(to: member, of: targets[0].name, by: &checker)
    }
    for target in targets {
      if let member = target.member { checker.typing.report(.cannotAssign(at: member.span)) }
      checker.here.warnOfLostAssignment(target.name, in: &checker.typing)
    }
    if targets.count == 1 {
      let given = checker.given(by: value)
      return checker.here.give(targets[0].name, given, isSet: true, in: &checker.typing)
    }
    if case .tuple(let values) = value.kind, values.count == targets.count {
      // All values are evaluated before the tag: `set a, b = b, a` swaps.
      let typed = values.map { checker.check($0) }
      var nodes: [TypedNode] = []
      for (target, value) in zip(targets, typed) {
        nodes += checker.here.give(
          target.name, .value(value), isSet: true, in: &checker.typing)
      }
      return nodes
    }
    let value = checker.check(self.value)
    return checker.here.unpack(
      value, into: targets.map(\.name), isSet: true, in: &checker.typing)
  }

  private func assignment(
    to member: Identifier, of name: Identifier, by checker: inout Checker
  ) -> [TypedNode] {
    let value = checker.check(self.value)
    let object = checker.check(Expression(.name(name.text), name.span))
    if let (_, index) = checker.here.scopes.lookUp(name.text),
      checker.here.scopes.hasLoop(inside: index)
    {
      RunningCurrencySum(value, in: object, checker.typing)?.report(by: &checker.typing)
    }
    return checker.typing.assignment(of: value, to: member, of: object, named: name)
  }
}

/// A `with` tag: names that are bound only in its body.
struct WithTag {
  let values: [(name: Identifier, value: Expression)]
  let body: [Node]
  let span: Span

  /// The parts of its body, after those that store the values. The values do not see each other's
  /// names.
  func typed(by checker: inout Checker) -> [TypedNode] {
    let (outer, mark) = (checker.here.scopes, checker.typing.knowledge.mark)
    let given = values.map { checker.given(by: $0.value) }
    checker.here.scopes.enter(.with)
    var nodes: [TypedNode] = []
    for (value, given) in zip(values, given) {
      nodes += checker.here.give(value.name, given, in: &checker.typing)
    }
    nodes += checker.check(body)
    checker.here.scopes = outer
    checker.typing.knowledge.restore(mark)
    return [TypedNode(.scope(nodes), span)]
  }
}
