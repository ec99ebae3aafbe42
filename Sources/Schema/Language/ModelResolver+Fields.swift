import Diagnostics

extension ModelResolver {
  /// Fills in the fields of the structure.
  mutating func resolveFields(of structure: StructureID, _ syntax: StructSyntax) {
    var fields: [Field] = []
    var seen = DeclaredFields()
    let kind = models[structure].kind
    if kind == .entry {
      fields.append(
        Field(
          name: "slug", type: .slug, slot: .slug,
          documentation: "Its part of the addresses of its pages."))
      seen.fileNames["slug"] = syntax.name.span
    }
    declaredFields[structure] = Set(syntax.fields.map(\.name.text))
    for written in syntax.fields {
      guard checkName(of: written, kind: kind, &seen) else { continue }
      guard
        let field = resolve(written, in: structure, slot: FieldSlot(ofField: fields.count), &seen)
      else { continue }
      fields.append(field)
    }
    if syntax.fields.isEmpty, syntax.certainty == .certain {
      log.report(.emptyModel(syntax.name.text, lacks: "fields", at: syntax.name.span))
    }
    models[structure].fields = fields
    let written = fields.count - (kind == .entry ? 1 : 0)
    models[structure].certainty =
      written < syntax.fields.count ? .uncertain : syntax.certainty
  }

  private mutating func checkName(
    of written: FieldSyntax, kind: Structure.Kind, _ seen: inout DeclaredFields
  ) -> Bool {
    let name = written.name
    if let first = seen.names[name.text] {
      log.report(.duplicateModelName(name.text, what: "field", at: name.span, first: first))
      return false
    }
    seen.names[name.text] = name.span
    if kind == .entry, ReservedNames.entryFields.contains(name.text) {
      log.report(.entryFieldName(name.text, type: written.type.text, at: name.span))
      return false
    }
    if ReservedNames.members.contains(name.text) || name.text.hasPrefix("_") {
      log.report(.reservedMemberName(name.text, what: "field", at: name.span))
      return false
    }
    return true
  }

  private mutating func resolve(
    _ written: FieldSyntax, in structure: StructureID, slot: FieldSlot, _ seen: inout DeclaredFields
  ) -> Field? {
    let isInverse = written.attributes.contains { $0.name.text == "Inverse" }
    let resolved = resolve(written.type, isInverse: isInverse)
    checkConstant(written)
    guard let type = resolved else { return nil }
    var field = Field(
      name: written.name.text, type: type, slot: slot, documentation: written.documentation,
      span: written.name.span)
    var placement: AttributeSyntax?
    var kinds: [ModelAttribute.Kind: Span] = [:]
    for attribute in written.attributes {
      guard let kind = kind(of: attribute) else { continue }
      if let first = kinds[kind] {
        log.report(.attributeTwice(kind.rawValue, at: attribute.span, first: first))
        continue
      }
      kinds[kind] = attribute.span
      if kind.isPlacement, let first = placement {
        log.report(
          .twoPlacements(kind.rawValue, first.name.text, at: attribute.span, first: first.span))
        continue
      }
      if kind.isPlacement { placement = attribute }
      apply(attribute, kind, to: &field, in: structure)
    }
    checkTogether(kinds, field)
    seen.note(field, kinds, placement?.span, log: &log)
    if let literal = written.defaultValue {
      if kinds[.secret] != nil { models.secretDefaults.append(literal.span) }
      field.defaultValue = DefaultValueReader(choices: models.choices)
        .defaultValue(literal, of: field, kinds, log: &log)
    }
    return field
  }

  /// A field with attributes is a property wrapper in Swift, which has to be a `var`, and a
  /// constant with a value could never be read from a file.
  private mutating func checkConstant(_ written: FieldSyntax) {
    guard written.isConstant else { return }
    if let attribute = written.attributes.first {
      log.report(
        .constantField(
          written.name.text, reason: "an attribute", at: written.name.span,
          place: attribute.span))
    } else if let value = written.defaultValue {
      log.report(
        .constantField(
          written.name.text, reason: "a default value", at: written.name.span,
          place: value.span))
    }
  }

  private mutating func kind(of attribute: AttributeSyntax) -> ModelAttribute.Kind? {
    if let kind = ModelAttribute.Kind(rawValue: attribute.name.text) { return kind }
    log.report(
      .unknownAttribute(
        attribute.name.text, known: ModelAttribute.Kind.allCases.map(\.rawValue),
        at: attribute.name.span, suggesting: &log))
    return nil
  }

  /// Attributes that contradict each other.
  private mutating func checkTogether(_ kinds: [ModelAttribute.Kind: Span], _ field: Field) {
    if let secret = kinds[.secret], let key = kinds[.key] ?? kinds[.inverse] {
      log.report(
        .attributeMisfit(
          "Secret", of: field.name, fits: ModelAttribute.Kind.secret.fields, at: secret,
          place: key))
    }
    if let secret = kinds[.secret], let searchable = kinds[.searchable] {
      log.report(
        .attributeMisfit(
          "Searchable", of: field.name, fits: "fields that are not secret", at: searchable,
          place: secret))
    }
    guard let inverse = kinds[.inverse] else { return }
    for (kind, span) in kinds where kind != .inverse && kind != .secret {
      log.report(
        .inverseWithAttribute(kind.rawValue, of: field.name, at: span, inverse: inverse))
    }
  }
}
