import Diagnostics
import Schema

/// A `for` tag: over a list, over nested lists (`recursive`), or over the fields of a record.
struct ForTag {
  let loop: Loop
  let span: Span

  /// The parts that show the loop.
  func typed(by checker: inout Checker) -> [TypedNode] {
    if let fields = FieldsLoop(loop, at: span, in: checker.here.scopes) {
      return fields.typed(by: &checker)
    }
    var list = checker.check(loop.list)
    guard loop.isRecursive else { return iterations(over: list, by: &checker) }
    let recursion = RecursiveLoop.begin(loop, at: span, by: &checker)
    if checker.typing.elementType(of: &list) == .invalid, list.isInvalid {
      return iterations(over: list, recursion: recursion, by: &checker)
    }
    let depth = TypedExpression(.int(1), .int, span)
    return RecursiveLoop(id: recursion, list: list, depth: depth, span: span).typed(by: &checker)
  }

  private func iterations(
    over list: TypedExpression, recursion: RecursionID? = nil, by checker: inout Checker
  ) -> [TypedNode] {
    LoopIterations(loop: loop, list: list, recursion: recursion, span: span).typed(by: &checker)
  }
}

/// The iterations of a loop over the elements of a list.
///
/// In its body the loop's names and `loop` are bound, and its condition holds; what is known about
/// namespaces is forgotten, since an earlier iteration may have changed it.
struct LoopIterations {
  let loop: Loop
  let list: TypedExpression
  /// For a recursive loop, what `loop(list)` repeats.
  var recursion: RecursionID?
  /// For a recursive loop, the variable that counts the depth of its calls.
  var depth: VariableID?
  let span: Span

  /// The parts that show them, and the part for an empty list.
  func typed(by checker: inout Checker) -> [TypedNode] {
    var list = self.list
    let element = checker.typing.elementType(of: &list)
    let id = checker.typing.parts.newLoop()
    let variable = checker.typing.parts.newVariable()
    checker.typing.currencies.note(
      AmountCurrency(typing: checker.typing).known(ofElementsOf: list), of: variable)
    let (outer, mark) = (checker.here.scopes, checker.typing.knowledge.mark)
    checker.here.scopes.enter(.loop)
    var body = checker.here.bind(loop.names, to: variable, element, in: &checker.typing)
    checker.typing.forgetNamespaces(in: checker.here.scopes)
    if loop.filter != nil {
      list = filtered(list, variable, element, after: body, by: &checker)
    } else if let path = list.path {
      checker.typing.knowledge.assumeTrue(path)
    }
    let facts = list.factsOfElements(as: variable)
    checker.typing.knowledge.assume(facts)
    checker.typing.knowledge.note(facts, ofElements: variable, in: id)
    let reference = LoopReference(
      id: id, element: element, span: span, recursion: recursion, depth: depth)
    checker.here.scopes.bind("loop", .loop(reference))
    var currencies = NotedCurrencies.Branches(from: checker.typing.currencies)
    body += checker.check(loop.body)
    currencies.end(in: &checker.typing.currencies)
    checker.here.scopes = outer
    checker.typing.knowledge.restore(mark)
    checker.here.scopes.enter(.with)
    let otherwise = checker.check(loop.otherwise)
    checker.here.scopes.leave()
    currencies.end(in: &checker.typing.currencies)
    currencies.join(in: &checker.typing.currencies)
    let parts = checker.typing.parts
    let typed = TypedLoop(
      id: id, variable: variable, list: list,
      showsNeighbours: parts.asksForNeighbours(of: id), state: parts.state(of: id), body: body,
      otherwise: otherwise)
    return [TypedNode(.loop(typed), span)]
  }

  /// The elements that satisfy the loop's condition, which is known from here on. The loop's names
  /// are bound before the condition.
  private func filtered(
    _ list: TypedExpression, _ variable: VariableID, _ element: Type,
    after names: [TypedNode], by checker: inout Checker
  ) -> TypedExpression {
    guard let filter = loop.filter else { return list }
    checker.reportDeadConditions([filter])
    let test = checker.checkCondition(filter)
    checker.noteBounds(of: test.value, writtenAt: filter.span)
    let comprehension = Comprehension(
      variable: variable, list: list,
      condition: names.isEmpty ? test.value : test.value.following(names),
      element: TypedExpression(.variable(variable), element, list.span))
    checker.typing.knowledge.assume(test.proof.whenTrue)
    return TypedExpression(.comprehension(comprehension), .list(element), list.span)
  }
}
