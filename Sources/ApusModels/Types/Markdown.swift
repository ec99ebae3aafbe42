/// A text that was written in Markdown, rendered to HTML.
public struct Markdown: Codable, Hashable, Sendable {
  /// The HTML, safe to show: raw HTML of the author is not in it.
  public let html: String

  /// Makes a text of HTML.
  public init(html: String) { self.html = html }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    html = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(html)
  }
}
