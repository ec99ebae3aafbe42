import Diagnostics
import Schema
import Tables

/// The slugs of a collection with letters beyond ASCII, of which some are one for file systems or
/// for readers.
struct SlugLetters {
  private let collection: String
  private let entries: [LoadedEntry]
  private let store: ValueStore

  init(of collection: NamedEntries, in store: ValueStore) {
    self.collection = collection.name
    self.store = store
    entries = collection.entries
  }

  /// The entries with such slugs.
  private var places: [TableIndex<LoadedEntry>] {
    entries.tableIndices.filter { place in store.bytes(entries[place].slug).contains { $0 > 0x7F } }
  }

  /// Two entries each whose slugs are one for a file system that folds the case of all letters, also
  /// of those for which the other case has several, such as `\u{587}`.
  var equal: [(first: TableIndex<LoadedEntry>, second: TableIndex<LoadedEntry>)] {
    var known: [String: TableIndex<LoadedEntry>] = [:]
    return places.compactMap { place in
      let form = TextFold.caseFolded(store.bytes(entries[place].slug))
      if let first = known[form] { return (first, place) }
      known[form] = place
      return nil
    }
  }

  /// Warns of slugs with letters that look like others.
  func warnOfLookalikes(log: inout DiagnosticLog) {
    guard !places.isEmpty else { return }
    var seen: [String: (slug: String, span: Span)] = [:]
    for entry in entries {
      let slug = store.string(entry.slug)
      let span = entry.slugSpan ?? entry.span
      let plain = Lookalikes.plain(slug)
      if let lookalike = plain.deception, Lookalikes.mixesScripts(slug) {
        log.report(.deceptiveSlug(slug, lookalike: lookalike, at: span))
      } else if let first = seen[plain.name], first.slug != slug {
        log.report(.slugLookalikes(slug, collection: collection, at: span, first: first.span))
      } else {
        seen[plain.name] = (slug, span)
      }
    }
  }
}
