import Diagnostics
import Languages
import Schema
import Tables

// Collections of the same files: their entries are the same, in another order or with other pages.

/// Which entries are those of an earlier collection once more: several collections of one model and
/// language take them from the same place.
struct EntryCopies {
  /// The slot of the first of them, by that of each other one.
  private var originals: [SlotIndex: SlotIndex] = [:]

  /// What is the same for an entry and its copies.
  private struct Origin: Hashable {
    let model: StructureID
    let language: String?
    let path: String
    let start: UInt32
  }

  /// No copies.
  init() {}

  /// Finds the copies among the entries of collections, and notes their records.
  init(
    _ entries: [[LoadedEntry]], of definitions: [CollectionDefinition], sources: SourceMap,
    in store: inout ValueStore
  ) {
    var first: [Origin: LoadedEntry] = [:]
    for index in Self.collectionsWithEqualModel(definitions) {
      let language = definitions[index].translation.map { LanguageTag.normalized($0.language) }
      for entry in entries[index] {
        let origin = Origin(
          model: entry.structure, language: language, path: sources.path(of: entry.source),
          start: entry.span.start)
        guard let original = first[origin] else {
          first[origin] = entry
          continue
        }
        originals[entry.slot] = original.slot
        store.copyRecords(in: entry.slot..<entry.end, of: original.slot..<original.end)
      }
    }
  }

  /// The collections with a model that another one in the same language has as well.
  private static func collectionsWithEqualModel(_ definitions: [CollectionDefinition]) -> [Int] {
    definitions.indices.filter { index in
      definitions.indices.contains { other in
        other != index && definitions[other].model == definitions[index].model
          && definitions[other].isIn(definitions[index].translation?.language)
      }
    }
  }

  /// Whether an entry is a copy.
  func contains(_ slot: SlotIndex) -> Bool { originals[slot] != nil }

  /// The entries that are not copies of others.
  func originals(among entries: [LoadedEntry]) -> [LoadedEntry] {
    originals.isEmpty ? entries : entries.filter { !contains($0.slot) }
  }

  /// The first of the entries that one is a copy of; itself where it is none.
  func original(of slot: SlotIndex) -> SlotIndex { originals[slot] ?? slot }
}
