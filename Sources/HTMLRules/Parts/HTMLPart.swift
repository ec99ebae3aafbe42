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

/// What a condition is on all of a page, or in one turn of a repetition.
package struct HTMLFact: Hashable, Sendable {
  /// What tells a condition, or what conditions are about, from others.
  package struct Key: Hashable, Sendable {
    private let number: Int

    /// Makes a key; two with the same number are the same.
    package init(_ number: Int) { self.number = number }
  }

  /// The condition.
  package let key: Key
  /// 0 where it is false, 1 where it is true, 2 and more for one of several values.
  package let value: Int
  /// What the condition is about: conditions about the same may depend on each other.
  package let subjects: [Key]
  /// What conditions have in common that are about the same and do not depend on each other but by
  /// their facts.
  package let relation: Key

  /// Makes a fact.
  package init(_ key: Key, holds: Bool) { self.init(key, value: holds ? 1 : 0) }

  /// Makes a fact of a condition with several values, or one that is about something.
  package init(_ key: Key, value: Int, subjects: [Key] = [], relation: Key? = nil) {
    self.key = key
    self.value = value
    self.subjects = subjects
    self.relation = relation ?? key
  }
}

/// A branch of a choice.
package struct HTMLBranch: Sendable {
  /// What its cases say of where it is written.
  package enum Condition: Sendable {
    /// It is written where one of the cases is so.
    case known
    /// More has to be so, such as that none of many conditions before it holds.
    case cut
    /// What decides is not known, and may change.
    case unknown
  }

  /// What is so where the branch is written, in each case.
  package let cases: [[HTMLFact]]
  /// What the cases say.
  package let condition: Condition
  /// What it writes.
  package let parts: [HTMLPart]

  /// Makes a branch that is written where all these facts hold.
  package init(facts: [HTMLFact] = [], _ parts: [HTMLPart]) {
    self.init(cases: [facts], parts)
  }

  /// Makes a branch that is written in these cases.
  package init(cases: [[HTMLFact]], is condition: Condition = .known, _ parts: [HTMLPart]) {
    self.cases = cases
    self.condition = condition
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
  package var first: HTMLFact.Key?
  /// The key of the fact that a turn is the last.
  package var last: HTMLFact.Key?
  /// Whether there is at most one turn.
  package var isSingle: Bool
  /// What is so where there are turns, and where there are none.
  package var whereTurns: HTMLBranch?
  package var whereNone: HTMLBranch?

  /// Makes a repetition.
  package init(
    _ body: [HTMLPart], otherwise: [HTMLPart] = [], first: HTMLFact.Key? = nil,
    last: HTMLFact.Key? = nil, isSingle: Bool = false
  ) {
    self.body = body
    self.otherwise = otherwise
    self.first = first
    self.last = last
    self.isSingle = isSingle
  }
}
