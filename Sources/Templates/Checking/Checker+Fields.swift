import Diagnostics
import Schema

// `{% for field in fields(record) %}`: the body is put down once a field, each time with the
// field's own type, so that a template can show a record of any model.
extension Checker {
  /// The record that `fields(record)` names; nil for any other expression.
  func recordOfFields(_ list: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = list.kind, case .name("fields") = callee.kind,
      here.scopes.lookUp("fields") == nil, arguments.count == 1, arguments[0].name == nil
    else { return nil }
    return arguments[0].value
  }

  mutating func checkFields(
    of expression: Expression, _ loop: Loop, at span: Span
  ) -> [TypedNode] {
    if loop.isRecursive { typing.report(.recursiveFields(at: span)) }
    var record = check(expression)
    guard !record.isInvalid, typing.isPresent(record, for: "its fields are gone through") else {
      return []
    }
    guard case .structure(let id) = record.type, loop.names.count == 1 else {
      typing.report(
        .wrongFilterOperand(
          "fields", expected: "a structure", type: typing.name(record.type), at: record.span))
      return []
    }
    let (outer, mark) = (here, typing.knowledge.mark)
    defer {
      (here.scopes, here.skipsFalseParts) = (outer.scopes, outer.skipsFalseParts)
      typing.knowledge.undo(to: mark)
    }
    here.scopes.enter(.loop)
    var nodes: [TypedNode] = []
    if let node = here.bind("", to: record, declaration: nil, in: &typing) {
      nodes.append(node)
      if case .variable(let variable)? = here.scopes.lookUp("")?.binding {
        record = typing.read(variable, at: span)
      }
    }
    here.skipsFalseParts = true
    for field in FieldReference.all(of: id, record: record, in: typing) {
      here.scopes = outer.scopes.entering(.loop)
      typing.knowledge.undo(to: mark)
      here.scopes.bind(loop.names[0].text, .field(field))
      nodes += checkTurn(loop, span)
    }
    return [TypedNode(.scope(nodes), span)]
  }

  /// The body for one field, if the loop's condition may hold for it.
  private mutating func checkTurn(_ loop: Loop, _ span: Span) -> [TypedNode] {
    guard let filter = loop.filter else { return [TypedNode(.scope(check(loop.body)), span)] }
    let test = checkCondition(filter)
    if case .bool(false) = test.value.kind { return [] }
    typing.knowledge.assume(test.proof.whenTrue)
    let branch = TypedBranch(condition: test.value, body: check(loop.body))
    return [TypedNode(.condition([branch], otherwise: []), span)]
  }
}
