/// Bounds of a number, exact. A Swift range `1..<5` of integers is kept as 1 to 4.
package struct Bounds: Hashable, Sendable {
  /// An end of the bounds.
  package struct End: Hashable, Sendable {
    /// The number: of an integer its digits, of a `Decimal` its normal text, of a `Double` as the
    /// model writes it.
    package let text: String
    /// Whether the number itself lies within the bounds.
    package let isIncluded: Bool

    package init(_ text: String, isIncluded: Bool = true) {
      self.text = text
      self.isIncluded = isIncluded
    }

    /// The number where it is whole and has at most 64 bits; nil where it is not.
    package var whole: Int? { Int(text) }
  }

  /// The least number; nil where the side is open.
  package let least: End?
  /// The greatest number; nil where the side is open.
  package let most: End?
  /// The range as the model writes it, such as `1...24`.
  package let written: String
  /// The floating-point numbers nearest to the ends.
  private let lower, upper: Double?

  package init(least: End?, most: End?, written: String) {
    self.least = least
    self.most = most
    self.written = written
    lower = least.flatMap { Double($0.text) }
    upper = most.flatMap { Double($0.text) }
  }

  /// Whether `number` lies within the bounds.
  package func contains(_ number: Double) -> Bool {
    (lower.map { number >= $0 } ?? true)
      && (upper.map { number < $0 || number == $0 && most?.isIncluded == true } ?? true)
  }

  /// Whether a whole number lies within bounds that are whole numbers.
  package func contains(_ number: Int) -> Bool {
    // Up to here a Double is exact.
    guard number.magnitude > 1 << 53 else { return contains(Double(number)) }
    return contains(decimal: Array(String(number).utf8).span)
  }

  /// Whether a decimal number, given by its normal text, lies within the bounds of a `Decimal`.
  package func contains(decimal number: ByteSpan) -> Bool {
    if let least, Self.compare(number, least) < 0 { return false }
    guard let most else { return true }
    let order = Self.compare(number, most)
    return order < 0 || order == 0 && most.isIncluded
  }

  private static func compare(_ number: ByteSpan, _ end: End) -> Int {
    Scalar.compareDecimals(number, Array(end.text.utf8).span)
  }
}
