/// The form of a scalar in JSON Schema.
package enum ScalarForm: Hashable, Sendable {
  /// Text that is not blank.
  case freeText
  /// Text in which a regular expression of ECMA 262 matches something.
  case text(pattern: String)
  /// A number of one of JSON's types, or a text of that form.
  case number(String, pattern: String)
  /// `true` or `false`.
  case truth
}
