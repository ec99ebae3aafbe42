import Diagnostics
import Schema
import Tables

/// The entries that a collection names before all others, by key or slug.
struct FirstEntries {
  /// A name, and the slot of the entry that it means; nil where there is none.
  private let named: [(name: CollectionDefinition.NamedEntry, slot: SlotIndex?)]
  private let known: Dictionary<String, SlotIndex>.Keys
  private let pairs: TranslationPairs

  /// Looks up the names of a definition; nil where it names none.
  ///
  /// - Parameters:
  ///   - definition: The definition of the collection.
  ///   - loaded: Its entries, also those that are left out.
  ///   - assembly: All entries.
  ///   - log: Takes the mistakes; those in a collection with translations once.
  init?(
    of definition: CollectionDefinition, among loaded: [LoadedEntry], in assembly: ContentAssembly,
    log: inout DiagnosticLog
  ) {
    guard !definition.first.isEmpty else { return nil }
    let originals = definition.translation.map { assembly.entries[$0.original.position] } ?? loaded
    let slots = Self.slots(of: originals, in: assembly.store)
    named = definition.first.map { ($0, slots[$0.name]) }
    known = slots.keys
    pairs = assembly.pairs
    guard definition.translation == nil else { return }
    let isCertain = !assembly.uncertain.contains {
      assembly.definitions[$0].name == definition.name
    }
    check(in: definition.name, isCertain: isCertain, log: &log)
  }

  /// Entries with those that are named before all others; translations are where their originals
  /// would be.
  func first(in entries: [LoadedEntry]) -> [LoadedEntry] {
    var positions: [SlotIndex: Int] = [:]
    for (position, entry) in entries.enumerated() {
      positions[pairs.original(of: entry.slot)] = position
    }
    var isMoved = [Bool](repeating: false, count: entries.count)
    var moved: [LoadedEntry] = []
    for slot in named.compactMap(\.slot) {
      guard let position = positions[slot], !isMoved[position] else { continue }
      isMoved[position] = true
      moved.append(entries[position])
    }
    return moved + entries.indices.lazy.filter { !isMoved[$0] }.map { entries[$0] }
  }

  /// Reports an entry that is named twice and, unless a part of the collection could not be read,
  /// names that no entry has.
  private func check(in collection: String, isCertain: Bool, log: inout DiagnosticLog) {
    var seen: Set<SlotIndex> = []
    for (name, slot) in named {
      if let slot {
        guard !seen.insert(slot).inserted else { continue }
        log.report(.repeatedFirst(name.name, at: name.span))
      } else if isCertain {
        log.report(
          .unknownFirst(
            name.name, in: collection,
            nearest: log.nearest(to: name.name, among: known.sorted()), at: name.span))
      }
    }
  }

  /// The slots of entries by their keys and slugs; what is the key of one and the slug of another
  /// is the key.
  private static func slots(
    of entries: [LoadedEntry], in store: ValueStore
  ) -> [String: SlotIndex] {
    var slots: [String: SlotIndex] = [:]
    for entry in entries {
      if let key = entry.key { slots[store.string(key)] = entry.slot }
    }
    for entry in entries {
      let slug = store.string(entry.slug)
      if slots[slug] == nil { slots[slug] = entry.slot }
    }
    return slots
  }
}
