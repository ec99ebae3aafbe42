import Schema
import Tables

/// The entries of a collection by the names that links may use: their slugs and keys.
///
/// In a text in another language a name means the translation, whether it is the name of the
/// translation or of the original.
package struct EntryNames {
  /// Where a name is used.
  package struct Scope: Hashable {
    /// The name of a collection.
    package let collection: String
    /// The language of the text that a link is in; nil for the first one.
    package let language: String?

    package init(collection: String, language: String?) {
      (self.collection, self.language) = (collection, language)
    }
  }

  private let store: ValueStore
  private var entries: [Entry] = []
  /// The index of each entry, by its slugs and keys.
  private var indices: [[UInt8]: EntryIndex] = [:]
  /// The index of another entry with a slug, by the slugs that are keys.
  private var slugsLikeKeys: [[UInt8]: EntryIndex] = [:]

  /// Gathers the names of the entries in a scope.
  package init(in scope: Scope, of content: SiteContent) {
    self.init(in: scope, of: content.collections, content.pairs, content.store)
  }

  /// Gathers the names of the entries of collections in a scope.
  init(
    in scope: Scope, of collections: [Collection], _ pairs: TranslationPairs, _ store: ValueStore
  ) {
    self.store = store
    let named = collections.tableIndices.first {
      collections[$0].definition.name == scope.collection
    }
    guard let original = named else { return }
    var translations: [SlotIndex: EntryIndex] = [:]
    for collection in collections {
      guard let translation = collection.definition.translation, let language = scope.language,
        translation.original == original, translation.language == language
      else { continue }
      for entry in collection.entries {
        translations[pairs.original(of: entry.slot)] = entries.tableIndices.upperBound
        entries.append(entry)
      }
    }
    addNames(of: entries) { EntryIndex($0) }
    let first = collections[original].entries
    let start = entries.tableIndices.upperBound
    entries += first
    addNames(of: first) { translations[first[$0].slot] ?? start + $0 }
  }

  /// Adds keys, then slugs: a key takes precedence over another entry's slug, as in a field that
  /// refers to an entry.
  private mutating func addNames(of added: [Entry], as index: (Int) -> EntryIndex) {
    var keys: [[UInt8]: EntryIndex] = [:]
    for (position, entry) in added.enumerated() {
      let name = Array(store.bytes(entry.key))
      guard indices[name] == nil else { continue }
      indices[name] = index(position)
      keys[name] = index(position)
    }
    for (position, entry) in added.enumerated() {
      let name = Array(store.bytes(entry.slug))
      let known = indices[name]
      if known == nil { indices[name] = index(position) }
      if let known, known != index(position), keys[name] == known {
        slugsLikeKeys[name] = index(position)
      }
    }
  }

  /// The entry with this key or slug.
  package func entry(named name: String) -> Entry? { indices[Array(name.utf8)].map { entries[$0] } }

  /// Another entry, whose slug is this key.
  package func entry(withSlugLikeKey name: String) -> Entry? {
    slugsLikeKeys.isEmpty ? nil : slugsLikeKeys[Array(name.utf8)].map { entries[$0] }
  }

  /// The slugs and keys among which suggestions are searched for.
  package var known: [String] {
    entries.prefix(5_000).flatMap { entry in
      let slug = store.string(entry.slug)
      let key = store.string(entry.key)
      return slug == key ? [slug] : [slug, key]
    }
  }

  /// The slug that a text would have.
  package static func slug(of text: String) -> String {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(text.utf8).span, to: &slug)
    return String(decoding: slug, as: UTF8.self)
  }
}
