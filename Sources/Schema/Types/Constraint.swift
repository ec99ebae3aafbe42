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
    /// A number that is greater than that of the component before it in a list (`@Ascending`).
    case ascending(Ascending)
    /// An amount of money (`@Currency`).
    case currency(CurrencySource)
  }

  /// Where the currency of an amount is from.
  package enum CurrencySource: Hashable, Sendable {
    /// The model names it.
    case always(Currency)
    /// A field of the same structure holds its code.
    case field(FieldSlot)
  }

  /// How the numbers of the components of a list go up.
  package struct Ascending: Hashable, Sendable {
    /// The first number, where the others go up by one; nil where there may be gaps.
    package let first: Int?
    /// The list of numbers that are known to be missing, in the structure that holds the list of
    /// components; nil where there is none.
    package var known: KnownGaps?

    package init(from first: Int?) { self.first = first }
  }

  /// A field with the numbers that are known to be missing.
  package struct KnownGaps: Hashable, Sendable {
    package let structure: StructureID
    package let slot: FieldSlot
  }

  package let rule: Rule
  /// The attribute in the model file; nil in a built-in structure.
  package let span: Span?

  package init(_ rule: Rule, span: Span?) {
    self.rule = rule
    self.span = span
  }
}
