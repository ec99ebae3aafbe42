package import Diagnostics
package import Schema

/// What `site.yaml` says about a collection: which files it is made from, which model they follow,
/// and in which order its entries are.
package struct CollectionDefinition: Sendable, Hashable {
  /// A field by which entries are ordered.
  package struct OrderKey: Sendable, Hashable {
    /// The name of the field, as in the model.
    package let field: String
    /// Whether the greatest value comes first; written `-id`.
    let isDescending: Bool
    /// Where it is written.
    package let span: Span?

    package init(field: String, isDescending: Bool = false, span: Span? = nil) {
      self.field = field
      self.isDescending = isDescending
      self.span = span
    }

    /// Makes the key that `text` means: a field's name, after `-` for descending order.
    package init(_ text: String, span: Span? = nil) {
      let isDescending = text.utf8.first == UInt8(ascii: "-")
      self.init(
        field: isDescending ? String(text.dropFirst()) : text, isDescending: isDescending,
        span: span)
    }
  }

  /// An entry that comes before those that are not named.
  package struct NamedEntry: Sendable, Hashable {
    /// Its key or its slug.
    package let name: String
    /// Where it is written.
    package let span: Span?

    package init(_ name: String, span: Span? = nil) {
      self.name = name
      self.span = span
    }
  }

  /// States that its entries are translations of those of another collection.
  package struct Translation: Sendable, Hashable {
    /// The collection of the entries in the first language.
    package let original: CollectionIndex
    /// A BCP 47 tag.
    package let language: String
    /// Whether the entries are the originals themselves, and only what they refer to is in the
    /// language.
    package let repeatsOriginal: Bool

    package init(of original: CollectionIndex, language: String, repeatsOriginal: Bool = false) {
      self.original = original
      self.language = language
      self.repeatsOriginal = repeatsOriginal
    }
  }

  /// Its name, such as `recipes`.
  package var name: String
  /// The model of its entries.
  package var model: StructureID
  /// Its files, below the content folder: `recipes/*.md`, `posts/db.json#posts`, `lojas.json`,
  /// a folder, or `notes/**/*.md`.
  package var from: String
  /// The fields by which its entries are ordered, the first one first. Empty for the order of the
  /// files' paths and, within a file, of the list.
  package var order: [OrderKey]
  /// The entries that come before all others, in their order.
  package var first: [NamedEntry] = []
  /// Whether raw HTML is kept in the Markdown of its entries.
  package var allowsHTML = false
  /// What its entries translate; nil for entries in the first language.
  package var translation: Translation?
  /// The language whose typographic signs are written for typed ones in the Markdown of its
  /// entries; nil leaves them as they are.
  package var typography: String?
  /// Where its name is written.
  package var nameSpan: Span?
  /// Where `from` is written.
  package var fromSpan: Span?

  /// The beginning of the paths of its files, in a content folder.
  package func fixedStart(in folder: String) -> String {
    folder + "/" + from.prefix { $0 != "*" && $0 != "#" }
  }

  package init(
    name: String, model: StructureID, from: String, order: [OrderKey] = [],
    nameSpan: Span? = nil, fromSpan: Span? = nil
  ) {
    self.name = name
    self.model = model
    self.from = from
    self.order = order
    self.nameSpan = nameSpan
    self.fromSpan = fromSpan
  }
}
