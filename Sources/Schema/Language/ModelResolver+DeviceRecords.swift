import Diagnostics

// What a reader keeps on their own device: a model of forms, never of content.
extension ModelResolver {
  /// The words that HTML has for what browsers fill in.
  private static let words: Set<String> = [
    "off", "on", "name", "honorific-prefix", "given-name", "additional-name", "family-name",
    "honorific-suffix", "nickname", "username", "organization-title", "organization",
    "street-address", "address-line1", "address-line2", "address-line3", "address-level1",
    "address-level2", "address-level3", "address-level4", "country", "country-name",
    "postal-code", "language", "bday", "bday-day", "bday-month", "bday-year", "sex", "url",
    "photo", "tel", "tel-national", "tel-local", "tel-extension", "email", "impp",
  ]

  mutating func applyAutocomplete(_ attribute: AttributeSyntax, to field: inout Field) {
    guard let word = text(attribute, .autocomplete) else { return }
    guard Self.words.contains(word) else {
      log.report(
        .attributeArguments(
          "Autocomplete", expected: "one of the words that HTML has for it",
          example: ModelAttribute.Kind.autocomplete.example, at: attribute.span))
      return
    }
    field.autocomplete = word
  }

  /// Checks that forms can ask for every field of each record, and that one field names it.
  mutating func checkDeviceRecords(from first: Int) {
    for structure in models.structures[first...] where structure.kind == .deviceRecord {
      if structure.certainty == .certain, structure.key == nil {
        log.report(.deviceRecordWithoutKey(structure.name, at: structure.span))
      }
      var secret: Field?
      for field in structure.fields {
        checkDeviceField(field, of: structure)
        guard field.isSecret else { continue }
        if field.type != .string {
          log.report(.deviceField(field, "a password is a String that is always there"))
        } else if secret != nil {
          log.report(.deviceField(field, "a record has one password"))
        }
        secret = secret ?? field
      }
    }
  }

  private mutating func checkDeviceField(_ field: Field, of structure: Structure) {
    if field.type.required.scalar?.input == nil {
      let names = ScalarKind.names { $0.input != nil }.joined(separator: ", ")
      log.report(.deviceField(field, "a form asks for fields of the types \(names)"))
    }
    let rules = field.constraints.contains { constraint in
      switch constraint.rule {
      case .length, .within: false
      case .matches, .unique, .count: true
      }
    }
    if rules || field.placement != nil || field.inverse != nil || !field.absentTexts.isEmpty {
      log.report(
        .deviceField(
          field, "forms keep '@Key', '@Secret', '@Length', '@Within' and '@Autocomplete'"))
    }
    if field.isSecret, field.defaultValue != nil {
      log.report(.deviceField(field, "a password has no default"))
    }
  }
}
