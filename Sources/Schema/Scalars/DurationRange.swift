import Diagnostics

/// A length of time in whole seconds, or a range of lengths.
package struct DurationRange: Hashable, Sendable {
  /// The shortest, in seconds.
  package let lower: UInt32
  /// The longest, in seconds; equal to `lower` when it is not a range.
  package let upper: UInt32

  /// Makes a range of lengths; `lower` is at most `upper`.
  package init(lower: UInt32, upper: UInt32) {
    self.lower = lower
    self.upper = upper
  }

  /// The duration as a value.
  package var value: Value { .duration(lower: lower, upper: upper) }

  /// The ISO 8601 form: `PT1H10M`, and `PT30M/PT40M` for a range.
  package var isoText: String {
    let first = Self.isoText(lower)
    return lower == upper ? first : first + "/" + Self.isoText(upper)
  }

  private static func isoText(_ seconds: UInt32) -> String {
    let parts = [(seconds / 3_600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    return text.isEmpty ? "PT0S" : "PT" + text
  }
}

extension Scalar {
  /// Reads a duration: amounts with units from weeks to seconds, as `1 h 10 min`, `1½ hours`
  /// or `PT70M`, or a range of them, as `30-40 min` or `2 to 4 hours`.
  ///
  /// `docs/models.md` lists the spellings.
  package static func duration(_ bytes: ByteSpan) throws(ScalarMistake) -> DurationRange {
    guard !bytes.isEmpty else { throw ScalarMistake(.duration, .empty) }
    guard bytes.count <= 200 else { throw ScalarMistake(.duration, .tooLong) }
    if bytes.count > 1, bytes[0] == UInt8(ascii: "P"),
      bytes[1].isDigit || bytes[1] == UInt8(ascii: "T")
    {
      return try ISODuration.read(bytes)
    }
    return try SpelledDuration.read(bytes)
  }
}

/// A number in a duration, exact: `1`, `1.5`, `1 1/2`, `1½`.
struct DurationAmount {
  var numerator: Int
  var denominator: Int
  /// Whether its fraction has two digits that may be minutes of an hour or seconds of a minute, as in
  /// `2.30`: below 60, multiples of 5, and not 25 or 50.
  private(set) var mayBeClock = false
  /// Whether it has a stroke that may be between the ends of a range, as in `2/3`.
  private(set) var mayBeRange = false

  /// The amount in seconds for a unit of this many seconds; a part of a second is a mistake.
  func seconds(per unit: Int) throws(ScalarMistake) -> Int {
    let (seconds, rest) = (numerator * unit).quotientAndRemainder(dividingBy: denominator)
    guard rest == 0 else { throw ScalarMistake(.duration, .partOfSecond) }
    return seconds
  }

  /// The amount in seconds, unless it may as well be hours and minutes, or minutes and seconds.
  func certainSeconds(per unit: Int) throws(ScalarMistake) -> Int {
    guard !mayBeClock || unit != 3_600 && unit != 60 else {
      throw ScalarMistake(.duration, .hundredths)
    }
    return try seconds(per: unit)
  }

  /// Reads decimal digits and what follows a decimal point or comma.
  init?(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) {
    let start = index
    guard let whole = try Self.digits(bytes, &index) else { return nil }
    numerator = whole
    denominator = 1
    if index + 1 < bytes.count, bytes[index + 1].isDigit,
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
    {
      let point = index
      index += 1
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      // Zeros at its end are no part of the fraction, however many there are.
      var end = index
      while end > point + 1, bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
      guard end - start <= 9 || end == point + 1 else {
        throw ScalarMistake(.duration, .outOfRange, at: start..<index)
      }
      if index - point == 3, start < point {
        let digits = Int(bytes[point + 1] & 0x0F) * 10 + Int(bytes[point + 2] & 0x0F)
        mayBeClock = digits < 60 && digits % 5 == 0 && digits % 25 != 0
      }
      for digit in point + 1..<end {
        numerator = numerator * 10 + Int(bytes[digit] & 0x0F)
        denominator *= 10
      }
    }
  }

  init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction with a stroke, alone or `after` a whole number; nil where it is surely none, as
  /// `30/40` is.
  init?(numerator: Int, stroke denominator: Int, after whole: Int?) {
    self.init(numerator: numerator, denominator: denominator)
    guard denominator > 1, isReduced else { return nil }
    if let whole {
      guard numerator < denominator, denominator <= 16 else { return nil }
      self.numerator += whole * denominator
    } else {
      guard [2, 3, 4, 8].contains(denominator), numerator < 10 else { return nil }
      mayBeRange = 1 < numerator && numerator < denominator
    }
  }

  private var isReduced: Bool {
    var (one, other) = (numerator, denominator)
    while other != 0 { (one, other) = (other, one % other) }
    return one == 1
  }

  /// Reads a whole number of at most nine digits; nil where there is none.
  static func digits(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) -> Int? {
    let start = index
    var result = 0
    while index < bytes.count, bytes[index].isDigit {
      if index - start < 9 { result = result * 10 + Int(bytes[index] & 0x0F) }
      index += 1
    }
    guard index - start <= 9 else {
      throw ScalarMistake(.duration, .outOfRange, at: start..<index)
    }
    return index > start ? result : nil
  }
}
