/// A token of a script, as far as references need to tell tokens apart.
struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier or a keyword.
    case name
    case number
    /// A string, or a template without substitutions; the range is between the quotation marks.
    case string
    /// A template up to its next substitution.
    case templateHead
    /// The end of a template with substitutions.
    case template
    case regularExpression
    /// A single sign, such as `(`.
    case sign
  }

  let kind: Kind
  let range: Range<Int>
}
