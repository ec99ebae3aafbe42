package import Diagnostics

/// A part of a page before anything is rendered.
package struct HTMLPart: Sendable {
  /// What a part is.
  package indirect enum Kind: Sendable {
    /// Static text, markup included.
    case text(HTMLStaticText)
    /// A value that is printed as text, and never empty.
    case value
    /// A value that is certainly one of these texts, as a browser reads it.
    case oneOf([[UInt8]])
    /// A value that is an address of the site.
    case address(SiteTarget)
    /// A value that is printed in the form of this text, such as a date by a pattern.
    case example([UInt8])
    /// The width or the height of a picture.
    case side(PictureSide)
    /// A value that is printed as markup.
    case fragment(HTMLFragment)
    /// Branches, exactly one of which is written.
    case choice([HTMLBranch])
    /// A body that is repeated any number of times.
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

/// A side of a picture.
package enum PictureSide: Hashable, Sendable {
  /// How wide it is.
  case width
  /// How high it is.
  case height
}

/// What an address that Apus writes leads to.
package enum SiteTarget: Hashable, Sendable {
  /// A page or file of the site that is not known before a page is rendered.
  case unknown
  /// The page or file at this path, such as `js/main.js` or `/notes/`.
  case path(String)
}

/// Markup that is not known before a page is rendered.
package enum HTMLFragment: Hashable, Sendable {
  /// Rendered Markdown: whole blocks, such as paragraphs, lists, headings and tables.
  case markdown
  /// Markup of which only is known that it closes what it opens.
  case unknown
}

/// The value of a condition on a whole page, or in one iteration.
package struct HTMLFact: Hashable, Sendable {
  /// The identity of a condition, or of what conditions are about.
  package struct Key: Hashable, Comparable, Sendable {
    private let number: Int

    /// Makes a key; two with the same number are the same.
    package init(_ number: Int) { self.number = number }

    /// Whether a key has the lower number.
    package static func < (left: Key, right: Key) -> Bool { left.number < right.number }
  }

  /// The condition.
  package let key: Key
  /// 0 where it is false, 1 where it is true, 2 and more for one of several values.
  package let value: Int
  /// What the condition is about: conditions about the same may depend on each other.
  package let subjects: [Key]
  /// Conditions about the same subject with the same relation depend on each other only by their
  /// facts.
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
  /// What its cases tell about when it is written.
  package enum Condition: Sendable {
    /// It is written exactly where one of the cases holds.
    case known
    /// More conditions have to hold, such as that none of many conditions before it holds.
    case cut
    /// The condition is not known, and may change.
    case unknown
  }

  /// The facts that hold where the branch is written, in each case.
  package let cases: [[HTMLFact]]
  /// How complete the cases are.
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

/// A body that is repeated any number of times.
package struct HTMLRepetition: Sendable {
  /// What each iteration writes.
  package var body: [HTMLPart]
  /// What is written when there is no iteration.
  package var otherwise: [HTMLPart]
  /// The key of the fact that an iteration is the first.
  package var first: HTMLFact.Key?
  /// The key of the fact that an iteration is the last.
  package var last: HTMLFact.Key?
  /// Whether there is at most one iteration.
  package var isSingle: Bool
  /// Whether it is made for the elements of a list that satisfy a condition, often one.
  package var isFiltered: Bool
  /// The facts that hold where there are iterations, and where there are none.
  package var whereIterates: HTMLBranch?
  package var whereNone: HTMLBranch?

  /// Makes a repetition.
  package init(
    _ body: [HTMLPart], otherwise: [HTMLPart] = [], first: HTMLFact.Key? = nil,
    last: HTMLFact.Key? = nil, isSingle: Bool = false, isFiltered: Bool = false
  ) {
    self.body = body
    self.otherwise = otherwise
    self.first = first
    self.last = last
    self.isSingle = isSingle
    self.isFiltered = isFiltered
  }
}
