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
  let facts: Facts
  /// The routines that stand for it, by the type of the list.
  var routines: [(list: Type, routine: RoutineID)] = []
}

// Recursive loops: `{% for x in tree recursive %}…{{ loop(x.children) }}…{% endfor %}`.
extension Checker {
  mutating func newRecursion(of loop: Loop, at span: Span) -> RecursionID {
    forgetNamespaces()
    return routines.add(
      Recursion(loop: loop, span: span, surroundings: here, facts: knowledge.facts))
  }

  /// What `loop(list)` prints.
  mutating func call(
    _ loop: LoopReference, _ arguments: [Argument], at nameSpan: Span, _ span: Span
  ) -> TypedExpression {
    guard let recursion = loop.recursion else {
      for argument in arguments { _ = check(argument.value) }
      return fail(.notRecursive(at: nameSpan, loop: loop.span), span)
    }
    guard arguments.count == 1, let argument = arguments.first, argument.name == nil else {
      for argument in arguments { _ = check(argument.value) }
      return fail(.wrongCount(of: "'loop'", takes: "one list", at: span), span)
    }
    let list = check(argument.value)
    guard !list.isInvalid else { return .invalid(span) }
    let one = TypedExpression(.int(1), .int, span)
    let depth = TypedExpression(
      .binary(.arithmetic(.add), self.depth(of: loop, span), one), .int, span)
    let nodes = call(recursion, for: list, atDepth: depth, span)
    return TypedExpression(
      .capture(nodes, asText: page.keepsText), page.keepsText ? .string : .markup, span)
  }

  /// How deep the calls of a loop are, counted from 1.
  func depth(of loop: LoopReference, _ span: Span) -> TypedExpression {
    loop.depth.map { TypedExpression(.variable($0), .int, span) }
      ?? TypedExpression(.int(1), .int, span)
  }

  /// The parts that show the body of a recursive loop for a list.
  mutating func call(
    _ id: RecursionID, for list: TypedExpression, atDepth depth: TypedExpression, _ span: Span
  ) -> [TypedNode] {
    var list = list
    _ = elementType(of: &list)
    guard !list.isInvalid else { return [] }
    forgetNamespaces()
    let recursion = routines[id]
    if let known = recursion.routines.first(where: { $0.list == list.type }) {
      let call = TypedCall(routine: known.routine, arguments: [list, depth], definition: nil)
      return [TypedNode(.call(call), span)]
    }
    guard recursion.routines.count < UseStack.limit else {
      report(.tooManyKinds(limit: UseStack.limit, at: span))
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
    let (outer, mark) = (here, knowledge.mark)
    defer {
      here = outer
      knowledge.restore(mark)
    }
    // What a block around gives to its filters is that of the call.
    (here, here.blockText) = (recursion.surroundings, outer.blockText)
    here.skipsFalseParts = true
    knowledge.replace(by: recursion.facts)
    if recursion.routines.count > 1 {
      here.uses.enter(
        UseStack.Use(.loop(id.index), "the loop is shown again here", at: span))
    }
    let (elements, depth) = (parts.newVariable(), parts.newVariable())
    var parameter = TypedExpression(.variable(elements), list.type, list.span)
    parameter.path = Path(root: elements)
    let body = turns(
      of: recursion.loop, over: parameter, recursion: id, depth: depth, at: recursion.span)
    return TypedRoutine(parameters: [elements, depth], body: body)
  }
}
