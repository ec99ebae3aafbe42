/// An operation on several values in consecutive registers.
enum ManyOperation: Sendable, BitwiseCopyable, Equatable {
  // Any number of values.
  case concatenate, formatText
  // Three values.
  case part, range, round, unique, minimum, maximum, batch, columns
  /// An amount by a code, which has to be that of the third value.
  case money
  // Four values.
  case slice, textSlice, sort, groupBy
  case text(TextOperation)

  /// An operation on a text and three other values; none for none.
  enum TextOperation: Sendable, BitwiseCopyable {
    case replace, truncate, indent, wordWrap
  }

  /// How many values it takes; nil where it takes any number.
  var operandCount: Int? {
    switch self {
    case .concatenate, .formatText: nil
    case .part, .range, .round, .unique, .minimum, .maximum, .batch, .columns, .money: 3
    case .slice, .textSlice, .sort, .groupBy, .text: 4
    }
  }
}
