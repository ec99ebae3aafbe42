import Diagnostics

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
}
