/// Bounds of a number, both inclusive; nil where a side is open. A Swift range `1..<5` of integers
/// is kept as 1 to 4.
package struct Bounds: Hashable, Sendable {
  package let lower: Double?
  package let upper: Double?
  /// The range as the model writes it, such as `1...24`.
  package let written: String

  package init(lower: Double?, upper: Double?, written: String) {
    self.lower = lower
    self.upper = upper
    self.written = written
  }

  /// Whether `number` lies within the bounds.
  package func contains(_ number: Double) -> Bool {
    (lower.map { number >= $0 } ?? true) && (upper.map { number <= $0 } ?? true)
  }
}
