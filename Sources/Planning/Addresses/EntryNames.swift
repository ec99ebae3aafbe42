import Content
import Schema
import Tables

/// The entries of a collection by the names that links may use: their slugs and keys.
///
/// In a text in another language a name means the translation, whether it is the name of the
/// translation or of the original.
struct EntryNames {
  /// Where a name is used.
  struct Scope: Hashable {
    /// The name of a collection.
    let collection: String
    /// The language of the text that a link is in; nil for the first one.
    let language: String?
  }

  private let store: ValueStore
  private var entries: [Entry] = []
  /// The index of each entry, by its slugs and keys.
  private var indices: [[UInt8]: EntryIndex] = [:]
  /// The index of another entry with a slug, by the slugs that are keys.
  private var slugsLikeKeys: [[UInt8]: EntryIndex] = [:]

  /// Gathers the names of the entries in a scope.
  init(in scope: Scope, of content: SiteContent) {
    store = content.store
    guard let original = content.collectionIndex(named: scope.collection) else { return }
    var translations: [SlotIndex: EntryIndex] = [:]
    for collection in content.collections {
      guard let translation = collection.definition.translation, let language = scope.language,
        translation.original == original, translation.language == language
      else { continue }
      for entry in collection.entries {
        translations[content.pairs.original(of: entry.slot)] = entries.tableIndices.upperBound
        entries.append(entry)
      }
    }
    addNames(of: entries) { EntryIndex($0) }
    let first = content.collections[original].entries
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
  func entry(named name: String) -> Entry? { indices[Array(name.utf8)].map { entries[$0] } }

  /// Another entry, whose slug is this key.
  func entry(withSlugLikeKey name: String) -> Entry? {
    slugsLikeKeys.isEmpty ? nil : slugsLikeKeys[Array(name.utf8)].map { entries[$0] }
  }

  /// The slugs and keys among which suggestions are searched for.
  var known: [String] {
    entries.prefix(5_000).flatMap { entry in
      let slug = store.string(entry.slug)
      let key = store.string(entry.key)
      return slug == key ? [slug] : [slug, key]
    }
  }

  /// The slug that a text would have.
  static func slug(of text: String) -> String {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(text.utf8).span, to: &slug)
    return String(decoding: slug, as: UTF8.self)
  }
}
