/// A token of a script, as far as references need to distinguish tokens.
package struct ScriptToken: Hashable, Sendable {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    /// An identifier or a keyword.
    case name
    /// A number, or one of its parts.
    case number
    /// A string, or a template without substitutions; the range is between the quotation marks.
    case string
    /// A template up to its next substitution.
    case templateHead
    /// The end of a template with substitutions.
    case template
    /// A regular expression without its flags.
    case regularExpression
    /// A single punctuator (ECMAScript, section 12.8), or a part of one, such as `(`.
    case punctuator
  }

  /// What it is.
  package let kind: Kind
  /// Its bytes, of a string those between the quotation marks.
  package let range: Range<Int>

  /// Whether it is one of some signs.
  func isOneOf(_ signs: String, in bytes: [UInt8]) -> Bool {
    kind == .punctuator && signs.utf8.contains(bytes[range.lowerBound])
  }
}
