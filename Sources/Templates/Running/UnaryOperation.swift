/// What one instruction makes of one value.
///
/// Filters, tests, operators and conversions are operations; the checker has seen to the types
/// of their operands. Those of one, of two and of many values are types of their own, each
/// switched over exhaustively, so that an operation cannot get lost.
package enum UnaryOperation: Sendable, BitwiseCopyable, Equatable {
  // Truth.
  case truth, isNone, isPresent, isEmpty, isOdd, isEven
  // Numbers.
  case negate, positive, absolute
  // Lists.
  case listLength, first, last, reversed
  case dateMember(DateMember)
  /// The address of a page or file with the site's before it.
  case wholeAddress
  /// What is before the mark in Markdown.
  case excerpt
  // A value as text, and an address as text.
  case textOf, addressText
  case text(TextOperation)

  /// What is made of one text; none of none.
  package enum TextOperation: Sendable, BitwiseCopyable {
    case length, wordCount, isUpper, isLower, characters, lines
    case upper, lower, capitalize, title, reversed, slugify
    case urlEncode, stripTags, plainText, escapeHTML
    case amounts, durations
  }
}
