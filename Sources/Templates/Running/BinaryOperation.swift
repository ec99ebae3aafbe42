/// An operation on two values.
package enum BinaryOperation: Sendable, BitwiseCopyable, Equatable {
  case arithmetic(Arithmetic)
  // Comparison.
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, isDivisible
  // Lists.
  case element, take, skip, appended, join, sum
  // Numbers.
  case toInt, toDouble, fileSize
  /// The case of a choice, whose number is the second value, that a text means; none of its cases
  /// where it means none.
  case readCase
  /// The headings of Markdown as records of a structure, whose number is the second value.
  case headings
  /// Markdown with its headings nested below a heading of that level.
  case nestHeadings
  case format(Format)
  case text(TextOperation)

  /// A format of a value with an option; none for none.
  package enum Format: Sendable, BitwiseCopyable {
    case date, duration, number, money
  }

  /// An operation on a text and another value; none for none.
  package enum TextOperation: Sendable, BitwiseCopyable {
    case isSubtext, startsWith, endsWith, element, repeated, trim, split, center
  }
}
