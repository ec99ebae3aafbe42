import Diagnostics
import Schema

/// `{% for field in fields(record) %}`: the body is compiled once per field, each time with the
/// field's own type, so that a template can show a record of any model.
struct FieldsLoop {
  private let record: Expression
  private let loop: Loop
  private let span: Span

  /// The loop over the fields of a record; nil for a loop over anything else.
  init?(_ loop: Loop, at span: Span, in scopes: ScopeStack<Binding>) {
    guard case .call(let callee, let arguments) = loop.list.kind,
      case .name("fields") = callee.kind, scopes.lookUp("fields") == nil, arguments.count == 1,
      arguments[0].name == nil
    else { return nil }
    record = arguments[0].value
    self.loop = loop
    self.span = span
  }

  /// The parts that show the body for each field.
  func typed(by checker: inout Checker) -> [TypedNode] {
    if loop.isRecursive { checker.typing.report(.recursiveFields(at: span)) }
    var record = checker.check(self.record)
    guard !record.isInvalid,
      checker.typing.isPresent(record, for: "its fields are gone through")
    else { return [] }
    guard case .structure(let id) = record.type, loop.names.count == 1 else {
      checker.typing.report(
        .wrongFilterOperand(
          "fields", expected: .structure,
          type: checker.typing.types.namedType(of: record.type), at: record.span))
      return []
    }
    let (outer, mark) = (checker.here, checker.typing.knowledge.mark)
    checker.here.scopes.enter(.loop)
    var nodes = keep(&record, by: &checker)
    checker.here.skipsFalseParts = true
    let fields = FieldReference.all(of: id, record: record, in: checker.typing)
    if fields.isEmpty { checker.leaveOut(loop.body, [loop.filter].compactMap { $0 }) }
    for field in fields {
      checker.here.scopes = outer.scopes.entering(.loop)
      checker.typing.knowledge.restore(mark)
      checker.here.scopes.bind(loop.names[0].text, .field(field))
      checker.typing.fieldsAround.append(field.name)
      nodes += iteration(by: &checker)
      checker.typing.fieldsAround.removeLast()
    }
    (checker.here.scopes, checker.here.skipsFalseParts) = (outer.scopes, outer.skipsFalseParts)
    checker.typing.knowledge.restore(mark)
    return [TypedNode(.scope(nodes), span)]
  }

  /// Keeps the record in a variable without a name, so that it is not made again for each field.
  private func keep(_ record: inout TypedExpression, by checker: inout Checker) -> [TypedNode] {
    guard let node = checker.here.bind("", to: record, declaration: nil, in: &checker.typing)
    else { return [] }
    if case .variable(let variable)? = checker.here.scopes.lookUp("")?.binding {
      record = checker.typing.read(variable, at: span)
    }
    return [node]
  }

  /// The body for one field, if the loop's condition may hold for it.
  private func iteration(by checker: inout Checker) -> [TypedNode] {
    guard let filter = loop.filter else {
      return [TypedNode(.scope(checker.check(loop.body)), span)]
    }
    let test = checker.checkCondition(filter)
    if case .bool(false) = test.value.kind {
      checker.leaveOut(loop.body)
      return []
    }
    checker.typing.knowledge.assume(test.proof.whenTrue)
    let isShown = checker.typing.isShownOnSite
    let site = SiteConditions(around: checker.typing)
    // What another part of the condition excludes: `field.name not in without and false`.
    if site.isFalseOnSite(test.value) { checker.typing.isShownOnSite = false }
    let branch = TypedBranch(condition: test.value, body: checker.check(loop.body))
    checker.typing.isShownOnSite = isShown
    return [TypedNode(.condition([branch], otherwise: []), span)]
  }
}
