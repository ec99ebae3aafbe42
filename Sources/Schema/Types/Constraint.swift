package import Diagnostics

/// A rule that a field's value has to satisfy.
package struct Constraint: Hashable, Sendable {
  /// What the rule requires.
  package enum Rule: Hashable, Sendable {
    /// A number within bounds, written as in the model (`@Within`).
    case within(Bounds)
    /// A number of elements (`@Count`).
    case count(Bounds)
    /// A number of characters (`@Length`).
    case length(Bounds)
    /// A regular expression that the whole text matches (`@Matches`).
    case matches(Pattern)
    /// A value that no other entry of the collection has (`@Unique`).
    case unique
  }

  package let rule: Rule
  /// The attribute in the model file; nil in a built-in structure.
  package let span: Span?

  package init(_ rule: Rule, span: Span?) {
    self.rule = rule
    self.span = span
  }
}
