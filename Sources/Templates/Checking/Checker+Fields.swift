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
    let outer = (scopes, facts, skipsFalseParts)
    defer { (scopes, facts, skipsFalseParts) = outer }
    scopes.append(Scope(kind: .loop))
    var nodes: [TypedNode] = []
    if let node = bind("", to: record, declaration: nil) {
      nodes.append(node)
      if case .variable(let variable)? = lookUp("")?.binding { record = read(variable, at: span) }
    }
    skipsFalseParts = true
    for field in references(to: id, of: record) {
      scopes = outer.0 + [Scope(kind: .loop)]
      facts = outer.1
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
    facts.formUnion(test.proof.whenTrue)
    let branch = TypedBranch(condition: test.value, body: check(loop.body))
    return [TypedNode(.condition([branch], otherwise: []), span)]
  }

  private func references(to id: StructureID, of record: TypedExpression) -> [FieldReference] {
    types[id].fields.filter { $0.name != "slug" }.map { field in
      FieldReference(
        name: field.name, label: label(of: field, in: id), kind: kind(of: field.type),
        elementKind: field.type.unwrapped.element.map { kind(of: $0) } ?? "",
        value: self.field(field, of: record, record.span))
    }
  }

  private func label(of field: Shape.Field, in id: StructureID) -> String {
    if types[id].maker == .models {
      switch types.models[id].field(named: field.name, for: .output)?.placement {
      case .labelled(let text), .section(let text): return text
      default: break
      }
    }
    var words = ""
    for character in field.name {
      words += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private func kind(of type: Type) -> String {
    switch type.unwrapped {
    case .string, .slug: "text"
    case .int, .double, .decimal: "number"
    case .bool: "bool"
    case .date: "date"
    case .duration: "duration"
    case .url: "url"
    case .email: "email"
    case .markdown, .markup: "markdown"
    case .address: "address"
    case .choice: "choice"
    case .list: "list"
    case .tree: "data"
    case .structure(.image): "image"
    case .structure(.file): "file"
    case .structure(let id):
      types[id].maker == .models && types.models[id].kind == .entry ? "entry" : "component"
    default: "other"
    }
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
    default:
      return fail(
        .unknownMember(
          name.text, of: "a field", fields: ["name", "label", "kind", "element", "value"],
          place: nil, at: name.span), span)
    }
    return TypedExpression(.text(Array(text.utf8)), .string, span)
  }
}
