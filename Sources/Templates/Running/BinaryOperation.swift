/// An operation on two values.
package enum BinaryOperation: Sendable, BitwiseCopyable, Equatable {
  case arithmetic(Arithmetic)
  // Comparison.
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, isDivisible
  // Lists.
  case element, take, skip, appended, join, sum
  // Numbers.
  case toInt, toDouble, fileSize
  case format(Format)
  case text(TextOperation)

  /// A format of a value with an option; none for none.
  package enum Format: Sendable, BitwiseCopyable {
    case date, duration, number
  }

  /// An operation on a text and another value; none for none.
  package enum TextOperation: Sendable, BitwiseCopyable {
    case isSubtext, startsWith, endsWith, element, repeated, trim, split, center
  }
}
