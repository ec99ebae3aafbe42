/// A decimal number, exact.
public struct Decimal: Codable, Hashable, Sendable, LosslessStringConvertible,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The number in digits, such as `12.50`.
  public let text: String

  /// Makes it of a literal.
  public init(integerLiteral number: Int) { text = String(number) }

  /// Makes it of a literal.
  public init(floatLiteral number: Double) { text = String(number) }

  /// Reads a number from a text of digits, optionally with a minus sign and a point.
  public init?(_ text: String) {
    let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isNumber, (1...2).contains(parts.count) else { return nil }
    self.text = text
  }

  /// Its text.
  public var description: String { text }

  /// The nearest floating point number.
  public var double: Double { Double(text) ?? .nan }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self.init(floatLiteral: number)
      return
    }
    let text = try container.decode(String.self)
    guard let number = Decimal(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no decimal number")
    }
    self = number
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
