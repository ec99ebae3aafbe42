/// The words of `autocomplete` (section 4.10.18.7.1 of the HTML standard).
enum AutofillField {
  /// What a field may be for.
  private static let fields = Set(
    """
    name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
    new-password current-password one-time-code organization-title organization street-address
    address-line1 address-line2 address-line3 address-level4 address-level3 address-level2
    address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name
    cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
    transaction-amount language bday bday-day bday-month bday-year sex url photo
    """.split(whereSeparator: \.isWhitespace))

  /// What a field may be for that people have several of, each with a word before it.
  private static let contacts = Set(
    """
    tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix
    tel-extension email impp
    """.split(whereSeparator: \.isWhitespace))

  private static let placesOfContacts: Set<Substring> = ["home", "work", "mobile", "fax", "pager"]

  /// Whether a text is what the attribute may hold. An empty one says nothing.
  static func isRight(_ text: String) -> Bool {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace)[...]
    if words.isEmpty || words.elementsEqual(["on"]) || words.elementsEqual(["off"]) { return true }
    if words.first?.hasPrefix("section-") == true { words.removeFirst() }
    if words.first == "shipping" || words.first == "billing" { words.removeFirst() }
    if words.last == "webauthn" { words.removeLast() }
    if words.isEmpty { return text.lowercased().hasSuffix("webauthn") }
    if words.count == 2, placesOfContacts.contains(words[words.startIndex]) {
      return words.last.map(contacts.contains) ?? false
    }
    return words.count == 1 && words.allSatisfy { fields.contains($0) || contacts.contains($0) }
  }
}
