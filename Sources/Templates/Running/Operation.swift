/// What one instruction can do with one, two or several values.
///
/// Filters, tests, operators and conversions are all operations; the checker has seen to the
/// types of their operands.
enum Operation: UInt8, Sendable, BitwiseCopyable {
  // Numbers.
  case add, subtract, multiply, divide, floorDivide, modulo, power, negate, positive
  case absolute, round, toInt, toDouble, sum, minimum, maximum, range
  // Comparison.
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, isSubtext
  // Truth.
  case truth, isNone, isPresent, isOdd, isEven, isDivisible, isEmpty, startsWith, endsWith
  case isUpper, isLower
  // Texts.
  case concatenate, repeatText, upper, lower, capitalize, title, trim, replace, truncate
  case wordCount, textLength, center, indent, wordWrap, urlEncode, stripTags, plainText
  case escapeHTML, textOf, choiceText, addressText, splitText, lines, formatText, fileSize
  case textElement, textSlice, textReversed, textList, slugify
  // Lists.
  case listLength, first, last, element, part, slice, reversed, join, sort, unique, groupBy, batch
  case sliceList, appended, listFill, skip, take
  // Formats.
  case formatDate, formatDuration, formatNumber
  // Records.
  case dateMember
  // Addresses.
  case wholeAddress
  // Markdown.
  case excerpt
}
