/// The typographic signs of a language.
package struct Typography: Sendable, Hashable {
  /// What opens and closes a quotation.
  package let quotes: [String]
  /// What opens and closes a quotation within a quotation.
  package let innerQuotes: [String]
}
