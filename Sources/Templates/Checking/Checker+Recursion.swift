import Diagnostics
import Escaping
import Schema

/// The identity of a recursive loop of a page's template.
struct RecursionID: Hashable, Sendable {
  let index: Int
}

/// A recursive loop with what is known where it stands: its body is checked once for each type
/// of list that it is called with.
struct Recursion: Sendable {
  let loop: Loop
  let span: Span
  let surroundings: Surroundings
  let uses: UseStack
  let facts: Facts
  /// The routines that stand for it, by the type of the list.
  var routines: [(list: Type, routine: RoutineID)] = []
}

// Recursive loops: `{% for x in tree recursive %}…{{ loop(x.children) }}…{% endfor %}`.
extension Checker {
  mutating func newRecursion(of loop: Loop, at span: Span) -> RecursionID {
    typing.forgetNamespaces(among: here.scopes.variables)
    return routines.add(
      Recursion(
        loop: loop, span: span, surroundings: here, uses: typing.reports.uses,
        facts: typing.knowledge.facts))
  }

  /// What `loop(list)` prints.
  mutating func call(
    _ loop: LoopReference, _ arguments: [Argument], at nameSpan: Span, _ span: Span
  ) -> TypedExpression {
    guard let recursion = loop.recursion else {
      for argument in arguments { _ = check(argument.value) }
      return typing.fail(.notRecursive(at: nameSpan, loop: loop.span), span)
    }
    guard arguments.count == 1, let argument = arguments.first, argument.name == nil else {
      for argument in arguments { _ = check(argument.value) }
      return typing.fail(.wrongCount(of: "'loop'", takes: "one list", at: span), span)
    }
    let list = check(argument.value)
    guard !list.isInvalid else { return .invalid(span) }
    let one = TypedExpression(.int(1), .int, span)
    let depth = TypedExpression(
      .binary(.arithmetic(.add), loop.depthOfCalls(span), one), .int, span)
    let nodes = call(recursion, for: list, atDepth: depth, span)
    return typing.captureOfAnything(nodes, at: span)
  }

  /// The parts that show the body of a recursive loop for a list.
  mutating func call(
    _ id: RecursionID, for list: TypedExpression, atDepth depth: TypedExpression, _ span: Span
  ) -> [TypedNode] {
    var list = list
    _ = typing.elementType(of: &list)
    guard !list.isInvalid else { return [] }
    typing.forgetNamespaces(among: here.scopes.variables)
    let recursion = routines[id]
    if let known = recursion.routines.first(where: { $0.list == list.type }) {
      let call = TypedCall(routine: known.routine, arguments: [list, depth], definition: nil)
      return [TypedNode(.call(call), span)]
    }
    guard recursion.routines.count < UseStack.limit else {
      typing.report(.tooManyKinds(limit: UseStack.limit, at: span))
      return []
    }
    let routine = routines.make(for: id, list: list.type)
    let definition = self.definition(of: id, for: list, at: span)
    let call = TypedCall(routine: routine, arguments: [list, depth], definition: definition)
    return [TypedNode(.call(call), span)]
  }

  /// The body of a recursive loop for one type of list, checked with what is known where the
  /// loop stands.
  private mutating func definition(
    of id: RecursionID, for list: TypedExpression, at span: Span
  ) -> TypedRoutine {
    let recursion = routines[id]
    let (outer, uses, mark) = (here, typing.reports.uses, typing.knowledge.mark)
    defer {
      (here, typing.reports.uses) = (outer, uses)
      typing.knowledge.restore(mark)
    }
    // What a block around gives to its filters is that of the call.
    (here, here.blockText) = (recursion.surroundings, outer.blockText)
    typing.reports.uses = recursion.uses
    here.skipsFalseParts = true
    typing.knowledge.replace(by: recursion.facts)
    if recursion.routines.count > 1 {
      typing.reports.uses.enter(
        UseStack.Use(.loop(id.index), "the loop is shown again here", at: span))
    }
    let (elements, depth) = (typing.parts.newVariable(), typing.parts.newVariable())
    var parameter = TypedExpression(.variable(elements), list.type, list.span)
    parameter.path = Path(root: elements)
    let body = turns(
      of: recursion.loop, over: parameter, recursion: id, depth: depth, at: recursion.span)
    return TypedRoutine(parameters: [elements, depth], body: body)
  }
}
