/// What readers search on a page, by name.
struct SearchSettings: Sendable {
  /// Collections, or fields of their entries.
  let subjects: [Spanned<String>]
  /// The fields by which they narrow down what is found.
  let filters: [Spanned<String>]
  /// The anchor of a component without a page, with fields in braces.
  let anchor: Spanned<String>?
}
