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
    let titleFields = typing.environment.site.titleFields[id]?.filter { $0.structure == id }
    let roles = FieldRoles(
      of: types[id], in: types, calledAfter: titleFields.map { Set($0.map(\.slot)) })
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
        model: types[id].maker == .models ? id : nil, kind: types.kind(of: field.type),
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
    switch FieldMember(rawValue: name.text) {
    case .value: typing.narrowed(value.read(at: span))
    case .name: text(self.name, span).saying(model.map { .fields(of: $0) })
    case .label:
      model.map { typing.label(label, of: typing.types[$0].name, self.name, span) }
        ?? text(label, span)
    case .kind: text(kind, span).saying(.kinds)
    case .element: text(elementKind, span).saying(.kinds)
    case .group: text(group, span)
    case .currency: currency
    case .role: text(role?.rawValue ?? "", span).saying(.roles)
    case .isTeaser: TypedExpression(.bool(isTeaser), .bool, span)
    case .isSection: TypedExpression(.bool(isSection), .bool, span)
    case .isQuantity: TypedExpression(.bool(isQuantity), .bool, span)
    case nil:
      typing.fail(
        .unknownMember(
          name.text, of: "a field", fields: FieldMember.allCases.map(\.rawValue), place: nil,
          at: name.span, suggesting: &typing.reports.log), span)
    }
  }

  private func text(_ text: String, _ span: Span) -> TypedExpression {
    TypedExpression(.text(Array(text.utf8)), .string, span)
  }
}

/// The members of a field of a record, in the order in which messages list them.
private enum FieldMember: String, CaseIterable {
  case name, label, kind, element, role, isTeaser, isSection, isQuantity, group, currency, value
}
