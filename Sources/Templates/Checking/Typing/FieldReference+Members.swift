import Diagnostics
import Schema
import Tables

// The fields of a record one by one, and their members in templates: `field.label`.
extension FieldReference {
  /// The keywords of JSON-LD that say how data is to be read, and readers nothing.
  private static let keywords: Set<String> = [
    "@base", "@context", "@id", "@type", "@version", "@vocab",
  ]

  /// The fields of a record to iterate over, in the order of its structure; not its slug, nor
  /// keywords of JSON-LD.
  static func all(
    of id: StructureID, record: TypedExpression, in typing: Typing
  ) -> [FieldReference] {
    let types = typing.types
    let roles = FieldRoles(of: types[id], in: types)
    // A structure may have thousands of fields: each is looked up in a table.
    let fields = types[id].maker == .models ? types.models[id].fields(for: .output) : []
    let declared = Dictionary(
      fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = types[id].fields.filter { field in
      field.name != "slug" && declared[field.name].map { keywords.contains($0.fileName) } != true
    }
    return shown.map { field in
      FieldReference(
        name: field.name, label: label(of: field, declared: declared[field.name]),
        model: types[id].maker == .models ? types[id].name : nil, kind: types.kind(of: field.type),
        elementKind: field.type.unwrapped.element.map { types.kind(of: $0) } ?? "",
        role: roles.role(of: field), isTeaser: roles.teaser == field.slot,
        isSection: roles.sections.contains(field.slot),
        isQuantity: !IdentifyingName.isLastWord(
          of: field.name, isList: field.type.unwrapped.element != nil),
        group: typing.environment.site.groups[id]?[field.name] ?? "",
        currency: AmountCurrency(typing: typing).shown(for: field, in: record),
        value: typing.field(field, of: record, record.span))
    }
  }

  /// The label of a field: from its model, or from its name.
  private static func label(of field: Shape.Field, declared: Schema.Field?) -> String {
    (declared ?? Schema.Field(name: field.name, type: .string, slot: field.slot)).label
  }

  /// A member of the field.
  func member(_ name: Identifier, _ span: Span, in typing: inout Typing) -> TypedExpression {
    let text: String
    switch name.text {
    case "value":
      var value = TypedExpression(self.value.kind, self.value.type, span)
      value.path = self.value.path
      value.isNonEmpty = self.value.isNonEmpty
      return typing.narrowed(value)
    case "name": text = self.name
    case "label":
      if let model { return typing.label(label, of: model, self.name, span) }
      text = label
    case "kind": text = kind
    case "element": text = elementKind
    case "group": text = group
    case "currency": return currency
    case "role": text = role?.rawValue ?? ""
    case "isTeaser": return TypedExpression(.bool(isTeaser), .bool, span)
    case "isSection": return TypedExpression(.bool(isSection), .bool, span)
    case "isQuantity": return TypedExpression(.bool(isQuantity), .bool, span)
    default:
      return typing.fail(
        .unknownMember(
          name.text, of: "a field",
          fields: [
            "name", "label", "kind", "element", "role", "isTeaser", "isSection", "isQuantity",
            "group", "currency", "value",
          ],
          place: nil, at: name.span, suggesting: &typing.reports.log), span)
    }
    var member = TypedExpression(.text(Array(text.utf8)), .string, span)
    switch name.text {
    case "kind", "element": member.words = .kinds
    case "role": member.words = .roles
    default: break
    }
    return member
  }
}
