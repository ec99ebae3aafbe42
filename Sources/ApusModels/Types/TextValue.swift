/// A value that is a text of a certain form, which Apus checked when the site was built.
public protocol TextValue: Codable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The text.
  var text: String { get }

  /// Makes the value of a text, which is not checked.
  init(text: String)
}

extension TextValue {
  /// Makes it of a literal.
  public init(stringLiteral text: String) { self.init(text: text) }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    self.init(text: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// Whether the left one comes first.
  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  /// Its text.
  public var description: String { text }
}

/// The address of something on the web, a mailbox or a telephone: `https:`, `http:`, `mailto:`
/// or `tel:`.
public struct URL: TextValue {
  /// The text.
  public let text: String

  /// Makes it of a text, which is not checked.
  public init(text: String) { self.text = text }
}

/// The address of a mailbox, such as `name@example.org`.
public struct Email: TextValue {
  /// The text.
  public let text: String

  /// Makes it of a text, which is not checked.
  public init(text: String) { self.text = text }
}

/// A part of an address, such as `apple-pie`.
public struct Slug: TextValue {
  /// The text.
  public let text: String

  /// Makes it of a text, which is not checked.
  public init(text: String) { self.text = text }
}
