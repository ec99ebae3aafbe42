/// An entry that another one refers to, by its slug.
public struct Reference<Target: Entry>: Codable, Hashable, Sendable {
  /// The slug of the entry, unique in its collection.
  public let slug: Slug

  /// Makes a reference to the entry with this slug.
  public init(_ slug: Slug) { self.slug = slug }

  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    slug = try decoder.singleValueContainer().decode(Slug.self)
  }

  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(slug)
  }

  /// The record it refers to, found by its slug.
  public func resolved(in records: [Record<Target>]) -> Record<Target>? {
    records.first { $0.slug == slug }
  }
}
