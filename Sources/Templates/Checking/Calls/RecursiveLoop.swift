import Diagnostics
import Escaping
import Schema

/// The identity of a recursive loop of a page's template.
struct RecursionID: Hashable, Sendable {
  let index: Int
}

/// A recursive loop with the state at its place: its body is checked once for each type of list
/// that it is called with.
struct Recursion: Sendable {
  let loop: Loop
  let span: Span
  let surroundings: Surroundings
  let uses: UseStack
  let facts: Facts
  /// The routines that stand for it, by the type of the list.
  var routines: [(list: Type, routine: RoutineID)] = []
}

/// A recursive loop shown for a list:
/// `{% for x in tree recursive %}…{{ loop(x.children) }}…{% endfor %}`.
///
/// Its body runs as a routine, which is made once for each type of list.
struct RecursiveLoop {
  let id: RecursionID
  let list: TypedExpression
  /// The depth of the call, from 1.
  let depth: TypedExpression
  let span: Span

  /// Begins a recursive loop, with the state at its place.
  static func begin(_ loop: Loop, at span: Span, by checker: inout Checker) -> RecursionID {
    checker.typing.forgetNamespaces(in: checker.here.scopes)
    return checker.routines.add(
      Recursion(
        loop: loop, span: span, surroundings: checker.here, uses: checker.typing.reports.uses,
        facts: checker.typing.knowledge.facts))
  }

  /// The parts that show the body of the loop for the list.
  func typed(by checker: inout Checker) -> [TypedNode] {
    var list = list
    _ = checker.typing.elementType(of: &list)
    guard !list.isInvalid else { return [] }
    checker.typing.forgetNamespaces(in: checker.here.scopes)
    let known = checker.routines[id].routines
    if let known = known.first(where: { $0.list == list.type }) {
      let call = TypedCall(routine: known.routine, arguments: [list, depth], definition: nil)
      return [TypedNode(.call(call), span)]
    }
    guard known.count < UseStack.limit else {
      checker.typing.report(.tooManyKinds(limit: UseStack.limit, at: span))
      return []
    }
    let routine = checker.routines.make(for: id, list: list.type)
    let definition = self.definition(for: list, by: &checker)
    let call = TypedCall(routine: routine, arguments: [list, depth], definition: definition)
    return [TypedNode(.call(call), span)]
  }

  /// The body of the loop for one type of list, checked with the state at the loop's place.
  private func definition(
    for list: TypedExpression, by checker: inout Checker
  ) -> TypedRoutine {
    let recursion = checker.routines[id]
    let (outer, uses) = (checker.here, checker.typing.reports.uses)
    let mark = checker.typing.knowledge.mark
    checker.here = recursion.surroundings
    // The text of a block around is that of the call.
    checker.here.blockText = outer.blockText
    checker.typing.reports.uses = recursion.uses
    checker.here.skipsFalseParts = true
    checker.typing.knowledge.replace(by: recursion.facts)
    if recursion.routines.count > 1 {
      checker.typing.reports.uses.enter(
        UseStack.Use(.loop(id.index), "the loop is shown again here", at: span))
    }
    let elements = checker.typing.parts.newVariable()
    let depth = checker.typing.parts.newVariable()
    var parameter = TypedExpression(.variable(elements), list.type, list.span)
    parameter.path = Path(root: elements)
    let body = LoopIterations(
      loop: recursion.loop, list: parameter, recursion: id, depth: depth, span: recursion.span
    ).typed(by: &checker)
    (checker.here, checker.typing.reports.uses) = (outer, uses)
    checker.typing.knowledge.restore(mark)
    return TypedRoutine(parameters: [elements, depth], body: body)
  }
}

/// A call of `loop(list)`, which shows the body of the recursive loop around for another list.
struct LoopCall {
  let loop: LoopReference
  let arguments: [Argument]
  let nameSpan: Span
  let span: Span

  /// What it prints; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    guard let recursion = loop.recursion else {
      _ = checker.check(arguments)
      return checker.typing.fail(.notRecursive(at: nameSpan, loop: loop.span), span)
    }
    guard arguments.count == 1, let argument = arguments.first, argument.name == nil else {
      _ = checker.check(arguments)
      return checker.typing.fail(
        .wrongCount(of: "'loop'", takes: "one list", at: span), span)
    }
    let list = checker.check(argument.value)
    guard !list.isInvalid else { return .invalid(span) }
    let one = TypedExpression(.int(1), .int, span)
    let depth = TypedExpression(
      .binary(.arithmetic(.add), loop.depthOfCalls(span), one), .int, span)
    let nodes = RecursiveLoop(id: recursion, list: list, depth: depth, span: span)
      .typed(by: &checker)
    return checker.typing.captureOfAnything(nodes, at: span)
  }
}
