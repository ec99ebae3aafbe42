/// An operation on one value.
///
/// Filters, tests, operators and conversions are operations; the checker ensures the types of their
/// operands. Those on one, two and many values are separate types, each switched over exhaustively,
/// so that no operation can be forgotten.
package enum UnaryOperation: Sendable, BitwiseCopyable, Equatable {
  // Truth.
  case truth, isNone, isPresent, isEmpty, isOdd, isEven
  // Numbers.
  case negate, positive, absolute
  // Lists.
  case listLength, first, last, reversed
  case dateMember(DateMember)
  /// The seconds of a duration, of a range those of its longer end; none for none.
  case seconds
  /// The absolute URL of a page or file.
  case absoluteURL
  /// What an entry is called by the title of its page; none where that does not name it.
  case entryTitle
  /// What is before the mark in Markdown.
  case excerpt
  // A value as text, and an address as text.
  case textOf, addressText
  case text(TextOperation)

  /// An operation on one text; none for none.
  package enum TextOperation: Sendable, BitwiseCopyable {
    case length, wordCount, isUpper, isLower, characters, lines
    case upper, lower, capitalize, title, reversed, slugify
    case urlEncode, stripTags, plainText, escapeHTML
    case amounts, durations
  }
}
