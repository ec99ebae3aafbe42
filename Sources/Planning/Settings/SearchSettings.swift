/// What readers search on a page, by name.
package struct SearchSettings: Sendable {
  /// Collections, or fields of their entries.
  package let subjects: [Spanned<String>]
  /// The fields by which they narrow down what is found.
  package let filters: [Spanned<String>]
  /// The anchor of a component without a page, with fields in braces.
  package let anchor: Spanned<String>?
}
