import Schema

/// A number with a point or an exponent as a template writes it.
///
/// Beside a `Decimal` it is the number that is written, to its last digit; everywhere else the
/// `Double` that is nearest.
struct FloatLiteral: Hashable, Sendable {
  /// The nearest floating-point number.
  let nearest: Double
  /// The number itself as the normal text of a `Decimal`; nil where that has too many digits.
  let exact: [UInt8]?

  /// Zero.
  static let zero = FloatLiteral(nearest: 0, exact: [UInt8(ascii: "0")])

  private init(nearest: Double, exact: [UInt8]?) {
    self.nearest = nearest
    self.exact = exact
  }

  /// Reads digits with a point or an exponent, `2.50` or `1e-3`; nil where they are beyond what a
  /// `Double` can be.
  init?(_ text: String) {
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isZero = digits.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    guard let nearest = Double(text), nearest.isFinite, nearest != 0 || isZero else { return nil }
    self.init(nearest: nearest, exact: Self.exact(Array(text.utf8)))
  }

  private static func exact(_ text: [UInt8]) -> [UInt8]? {
    // `00.5` is a number in templates.
    let zeros = text.prefix { $0 == UInt8(ascii: "0") }.count
    let hasDigit = zeros < text.count && text[zeros].isDigit
    let number = Array(text.dropFirst(hasDigit ? zeros : max(0, zeros - 1)))
    guard let decimal = try? Scalar.decimal(number.span) else { return nil }
    var normal: [UInt8] = []
    decimal.appendNormalText(of: number.span, to: &normal)
    return normal
  }

  /// The number with the other sign.
  static prefix func - (number: FloatLiteral) -> FloatLiteral {
    FloatLiteral(
      nearest: -number.nearest,
      exact: number.exact.map { text in
        if text.first == UInt8(ascii: "-") { return Array(text.dropFirst()) }
        return number.nearest == 0 ? text : [UInt8(ascii: "-")] + text
      })
  }
}
