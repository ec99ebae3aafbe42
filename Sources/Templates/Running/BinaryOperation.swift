/// What one instruction makes of two values.
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

  /// How a value is written by an option; none of none.
  package enum Format: Sendable, BitwiseCopyable {
    case date, duration, number
  }

  /// What is made of a text and another value; none of none.
  package enum TextOperation: Sendable, BitwiseCopyable {
    case isSubtext, startsWith, endsWith, element, repeated, trim, split, center
  }
}
