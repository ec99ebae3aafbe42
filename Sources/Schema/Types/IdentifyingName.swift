/// The names of fields whose values tell one thing from another, and neither say how much nor what
/// people call it.
package enum IdentifyingName {
  private static let words: Set<String> = [
    "appid", "asin", "barcode", "code", "ean", "epoch", "fax", "gtin", "guid", "iban", "id", "imei",
    "isbn", "issn", "jahr", "mobile", "mpn", "no", "nr", "number", "nummer", "oclc", "orcid",
    "phone", "plz", "postcode", "postleitzahl", "serial", "sku", "tel", "telefax", "telefon",
    "telephone", "timestamp", "uid", "upc", "userid", "uuid", "year", "zip", "zipcode",
  ]

  /// The last words of the names of fields that tell what kind of thing a record is.
  private static let kinds: Set<String> = [
    "kind", "lang", "language", "layout", "locale", "state", "status", "type",
  ]

  /// Whether a field of this name tells what kind of thing a record is.
  static func isKind(_ name: String) -> Bool {
    // Hardly any name ends with one of the words, and to find its last word takes longer.
    let end = name.utf8.reversed().drop { $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "_") }
    return kinds.contains { end.starts(with: $0.utf8.reversed(), by: { $0 | 0x20 == $1 }) }
      && kinds.contains(lastWord(of: name))
  }

  /// Whether the last word of a field's name is one of them, as in `releaseYear`, `userID`,
  /// `order_no` and `isbn13`. Lists have it in the plural, too: `years` of one number counts them.
  package static func isLastWord(of name: String, isList: Bool) -> Bool {
    let word = lastWord(of: name)
    return words.contains(word)
      || isList && word.last == "s" && words.contains(String(word.dropLast()))
  }

  /// The last word of a name in camel case, in lower case, without digits after it.
  package static func lastWord(of name: String) -> String {
    var word = ""
    for character in name.reversed() {
      if word.isEmpty, character.isNumber || character == "_" { continue }
      guard character.isLetter else { break }
      let wasCapital = word.first?.isUppercase ?? false
      if wasCapital, character.isLowercase { break }
      word.insert(character, at: word.startIndex)
      // A word in capitals continues; any other begins with its one capital.
      if character.isUppercase, word.dropFirst().contains(where: \.isLowercase) { break }
    }
    return word.lowercased()
  }
}
