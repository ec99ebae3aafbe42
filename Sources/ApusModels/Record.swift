/// An entry together with what Apus gives it: its slug and the address of its page.
@dynamicMemberLookup
public struct Record<Content: Entry>: Codable, Hashable, Sendable, Identifiable {
  /// Its part of the addresses of its pages, unique in its collection.
  public let slug: Slug
  /// The address of its page, relative to the site's; nil where it has none.
  public let url: String?
  /// The entry.
  public var entry: Content

  /// The slug.
  public var id: Slug { slug }

  private enum CodingKeys: String, CodingKey {
    case slug, url
  }

  /// Makes a record of an entry.
  public init(_ entry: Content, slug: Slug, url: String? = nil) {
    self.entry = entry
    self.slug = slug
    self.url = url
  }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    slug = try container.decode(Slug.self, forKey: .slug)
    url = try container.decodeIfPresent(String.self, forKey: .url)
    entry = try Content(from: decoder)
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(slug, forKey: .slug)
    try container.encodeIfPresent(url, forKey: .url)
  }

  /// A field of the entry.
  public subscript<Value>(dynamicMember field: KeyPath<Content, Value>) -> Value {
    entry[keyPath: field]
  }
}
