/// A length of time, or a range of lengths.
public struct Duration: Codable, Hashable, Sendable, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  /// The shortest length, in seconds.
  public let lower: Int
  /// The longest length, in seconds; equal to `lower` where it is not a range.
  public let upper: Int

  /// Makes a length of time, or a range of them.
  public init(seconds lower: Int, to upper: Int? = nil) {
    self.lower = lower
    self.upper = upper ?? lower
  }

  /// Makes the duration of a text in the form of ISO 8601: `PT1H10M`, or `PT30M/PT40M`.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let lengths = parts.compactMap(Self.seconds)
    guard lengths.count == parts.count, let first = lengths.first, let last = lengths.last,
      parts.count <= 2, first <= last
    else { return nil }
    self.init(seconds: first, to: last)
  }

  /// Makes the duration of a default value in a model, which Apus has checked.
  public init(stringLiteral text: String) {
    guard let duration = Duration(text) else {
      preconditionFailure("'\(text)' is no duration as ISO 8601 writes it")
    }
    self = duration
  }

  /// Its text.
  public var description: String {
    lower == upper ? Self.text(lower) : Self.text(lower) + "/" + Self.text(upper)
  }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let duration = Duration(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no duration")
    }
    self = duration
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    return text.isEmpty ? "PT0S" : "PT" + text
  }

  /// The seconds of `P1DT2H30M`, nil for anything else.
  private static func seconds(_ text: Substring.UTF8View) -> Int? {
    var rest = text[...]
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var total = 0.0
    var isTime = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest = rest.dropFirst()
        guard !rest.isEmpty else { return nil }
        continue
      }
      let digits = rest.prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
      rest = rest.dropFirst(digits.count)
      guard let unit = rest.popFirst(),
        let amount = Double(String(decoding: digits, as: UTF8.self)),
        let factor = factor(of: unit, isTime: isTime)
      else { return nil }
      total += amount * factor
    }
    return Int(exactly: total.rounded())
  }

  private static func factor(of unit: UInt8, isTime: Bool) -> Double? {
    switch (unit, isTime) {
    case (UInt8(ascii: "W"), false): 604_800
    case (UInt8(ascii: "D"), false): 86_400
    case (UInt8(ascii: "H"), true): 3_600
    case (UInt8(ascii: "M"), true): 60
    case (UInt8(ascii: "S"), true): 1
    default: nil
    }
  }
}
