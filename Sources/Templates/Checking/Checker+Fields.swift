import Diagnostics
import Schema

// `{% for field in fields(record) %}`: the body is put down once a field, each time with the
// field's own type, so that a template can show a record of any model.
extension Checker {
  /// The record that `fields(record)` names; nil for any other expression.
  func recordOfFields(_ list: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = list.kind, case .name("fields") = callee.kind,
      lookUp("fields") == nil, arguments.count == 1, arguments[0].name == nil
    else { return nil }
    return arguments[0].value
  }

  mutating func checkFields(
    of expression: Expression, _ loop: Loop, at span: Span
  ) -> [TypedNode] {
    if loop.isRecursive { report(.recursiveFields(at: span)) }
    var record = check(expression)
    guard !record.isInvalid, isPresent(record, for: "its fields are gone through") else {
      return []
    }
    guard case .structure(let id) = record.type, loop.names.count == 1 else {
      report(
        .wrongFilterOperand(
          "fields", expected: "a structure", type: name(record.type), at: record.span))
      return []
    }
    let (outer, mark) = (here, knowledge.mark)
    defer {
      (here.scopes, here.skipsFalseParts) = (outer.scopes, outer.skipsFalseParts)
      knowledge.undo(to: mark)
    }
    here.scopes.enter(.loop)
    var nodes: [TypedNode] = []
    if let node = bind("", to: record, declaration: nil) {
      nodes.append(node)
      if case .variable(let variable)? = lookUp("")?.binding { record = read(variable, at: span) }
    }
    here.skipsFalseParts = true
    for field in references(to: id, of: record) {
      here.scopes = outer.scopes.entering(.loop)
      knowledge.undo(to: mark)
      bind(loop.names[0].text, .field(field))
      nodes += checkTurn(loop, span)
    }
    return [TypedNode(.scope(nodes), span)]
  }

  /// The body for one field, if the loop's condition may hold for it.
  private mutating func checkTurn(_ loop: Loop, _ span: Span) -> [TypedNode] {
    guard let filter = loop.filter else { return [TypedNode(.scope(check(loop.body)), span)] }
    let test = checkCondition(filter)
    if case .bool(false) = test.value.kind { return [] }
    knowledge.assume(test.proof.whenTrue)
    let branch = TypedBranch(condition: test.value, body: check(loop.body))
    return [TypedNode(.condition([branch], otherwise: []), span)]
  }

  private func references(to id: StructureID, of record: TypedExpression) -> [FieldReference] {
    let roles = FieldRoles(of: types[id], in: self)
    return types[id].fields.filter { $0.name != "slug" }.map { field in
      FieldReference(
        name: field.name, label: label(of: field, in: id), kind: kind(of: field.type),
        elementKind: field.type.unwrapped.element.map { kind(of: $0) } ?? "",
        role: roles.role(of: field), isTeaser: roles.teaser == field.slot,
        group: environment.groups[id]?[field.name] ?? "",
        value: self.field(field, of: record, record.span))
    }
  }

  private func label(of field: Shape.Field, in id: StructureID) -> String {
    let declared =
      types[id].maker == .models ? types.models[id].field(named: field.name, for: .output) : nil
    return (declared ?? Field(name: field.name, type: .string, slot: field.slot)).label
  }

  /// A member of a field that is gone through.
  mutating func checkMember(
    of field: FieldReference, _ name: Identifier, _ span: Span
  ) -> TypedExpression {
    let text: String
    switch name.text {
    case "value":
      var value = TypedExpression(field.value.kind, field.value.type, span)
      value.path = field.value.path
      value.isNonEmpty = field.value.isNonEmpty
      return narrowed(value)
    case "name": text = field.name
    case "label": text = field.label
    case "kind": text = field.kind
    case "element": text = field.elementKind
    case "group": text = field.group
    case "role": text = field.role?.rawValue ?? ""
    case "isTeaser": return TypedExpression(.bool(field.isTeaser), .bool, span)
    default:
      return fail(
        .unknownMember(
          name.text, of: "a field",
          fields: ["name", "label", "kind", "element", "role", "isTeaser", "group", "value"],
          place: nil, at: name.span, suggesting: &log), span)
    }
    return TypedExpression(.text(Array(text.utf8)), .string, span)
  }
}
