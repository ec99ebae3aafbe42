import Diagnostics

/// Why a text could not be read as the scalar type of its field.
///
/// The readers of `Scalar` find the reason; the `ScalarType` that was expected has the words for
/// it.
package struct ScalarMistake: Error, Hashable, Sendable {
  /// What is wrong with the text.
  package enum Reason: UInt8, Hashable, Sendable {
    /// Nothing is written.
    case empty
    /// It is something entirely different.
    case other
    /// It is longer than any reasonable value.
    case tooLong
    /// The number, date or duration is too large to be stored.
    case outOfRange
    /// It is in quotes, which make it a text.
    case quoted
    // Numbers.
    case leadingZero, leadingPlus, fraction, exponent, separators, otherBase, percentage
    // Dates.
    case dateOrder, noSuchMonth, noSuchDay, noSuchTime, shortTime, noSuchOffset, shortDate
    // Durations.
    case missingUnit, unknownUnit, unitOrder, emptyRange, trailingText, calendarUnit, clock,
      longClock, hundredths
    case openEnd, sum, partOfSecond, mixedFraction, stroke, sharedUnit
    // Addresses.
    case missingScheme, scheme, missingHost, character, escape, credentials, port
    case missingAt, mailbox, domain
    /// A telephone number that is not written as an address.
    case telephone
    case edgeBlank
    // Slugs.
    case edge, dot, windowsName, siteName, marks, invisible
    // Colours.
    case digitCount
  }

  /// What the text should have been.
  package let expected: ScalarKind
  /// What is wrong with it.
  package let reason: Reason
  /// The first byte of the text that is wrong.
  package let start: Int
  /// After the last byte that is wrong; equal to `start` where the whole text is meant.
  package let end: Int

  /// Makes a mistake about the whole text, or about a range of its bytes.
  package init(_ expected: ScalarKind, _ reason: Reason, at range: Range<Int> = 0..<0) {
    self.expected = expected
    self.reason = reason
    self.start = range.lowerBound
    self.end = range.upperBound
  }
}
