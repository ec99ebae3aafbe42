package import Diagnostics

/// A part of a page before anything is rendered.
package struct HTMLPart: Sendable {
  /// What a part is.
  package indirect enum Kind: Sendable {
    /// Static text, markup included.
    case text(HTMLStaticText)
    /// A value that is printed as text, and never empty.
    case value
    /// A value that is printed as markup.
    case fragment(HTMLFragment)
    /// Branches, exactly one of which is written.
    case choice([HTMLBranch])
    /// A body that is written any number of times.
    case repetition(HTMLRepetition)
  }

  /// What it is.
  package let kind: Kind
  /// Where it is written.
  package let span: Span

  /// Makes a part.
  package init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// Markup that is not known before a page is rendered.
package enum HTMLFragment: Hashable, Sendable {
  /// Rendered Markdown: whole blocks, such as paragraphs, lists, headings and tables.
  case markdown
  /// Markup of which nothing is known but that it closes what it opens.
  case unknown
}

/// Something that is true or false on all of a page, or in one turn of a repetition.
package struct HTMLFact: Hashable, Sendable {
  /// What tells it from others.
  package let key: Int
  /// Whether it is true.
  package let holds: Bool

  /// Makes a fact.
  package init(_ key: Int, holds: Bool) {
    self.key = key
    self.holds = holds
  }
}

/// A branch of a choice.
package struct HTMLBranch: Sendable {
  /// What is known where the branch is written.
  package let facts: [HTMLFact]
  /// What it writes.
  package let parts: [HTMLPart]

  /// Makes a branch.
  package init(facts: [HTMLFact] = [], _ parts: [HTMLPart]) {
    self.facts = facts
    self.parts = parts
  }
}

/// A body that is written any number of times.
package struct HTMLRepetition: Sendable {
  /// What each turn writes.
  package var body: [HTMLPart]
  /// What is written when there is no turn.
  package var otherwise: [HTMLPart]
  /// The key of the fact that a turn is the first.
  package var first: Int?
  /// The key of the fact that a turn is the last.
  package var last: Int?
  /// Whether there is at most one turn.
  package var isSingle: Bool

  /// Makes a repetition.
  package init(
    _ body: [HTMLPart], otherwise: [HTMLPart] = [], first: Int? = nil, last: Int? = nil,
    isSingle: Bool = false
  ) {
    self.body = body
    self.otherwise = otherwise
    self.first = first
    self.last = last
    self.isSingle = isSingle
  }
}
