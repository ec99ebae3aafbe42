/// A day, or a day and a time of day, as ISO 8601 writes it.
public struct Date: Codable, Hashable, Sendable, Comparable, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  /// A time of day.
  public struct Time: Hashable, Sendable {
    /// From 0 to 23.
    public let hour: Int
    /// From 0 to 59.
    public let minute: Int
    /// From 0 to 59.
    public let second: Int
    /// The offset from UTC, in minutes.
    public let offset: Int
  }

  /// From 1 to 9999.
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to 31.
  public let day: Int
  /// The time of day; nil where only the day is known.
  public let time: Time?

  /// The text it was made of, such as `2026-03-29` or `2026-03-29T07:05:00+01:00`.
  public let description: String

  /// Reads a date from a text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    description = text
    guard bytes.count > 10 else {
      time = nil
      return
    }
    guard let time = Self.time(bytes[11...]) else { return nil }
    self.time = time
  }

  /// Makes the date of a default value in a model, which Apus has checked.
  public init(stringLiteral text: String) {
    guard let date = Date(text) else { preconditionFailure("'\(text)' is no date") }
    self = date
  }

  /// The seconds since 1970-01-01T00:00:00Z; of midnight UTC where only the day is known.
  public var secondsSince1970: Int {
    // Years that begin in March put the leap day at their end; 400 years are 146,097 days.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    guard let time else { return days * 86_400 }
    return days * 86_400 + time.hour * 3_600 + (time.minute - time.offset) * 60 + time.second
  }

  /// Whether the left one is earlier.
  public static func < (left: Date, right: Date) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = Date(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no date")
    }
    self = date
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }

  /// The time of `07:05`, `07:05:30`, with or without `Z`, `+01:00`, `+0100` or `+01`.
  private static func time(_ bytes: ArraySlice<UInt8>) -> Time? {
    let clock = bytes.prefix { !"Zz+- ".utf8.contains($0) }
    let parts = clock.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0.prefix(2)) }
    guard numbers.count == parts.count, (2...3).contains(numbers.count) else { return nil }
    let zone = bytes.dropFirst(clock.count).filter { !": ".utf8.contains($0) }
    let digits = zone.dropFirst()
    var offset = 0
    if let sign = zone.first, sign | 0x20 != UInt8(ascii: "z") {
      guard let hours = number(digits.prefix(2)) else { return nil }
      offset = hours * 60 + (number(digits.dropFirst(2)) ?? 0)
      if sign == UInt8(ascii: "-") { offset = -offset }
    }
    return Time(
      hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0,
      offset: offset)
  }
}
