import Diagnostics
import Languages
import Schema
import Tables

// Collections of the same files: their entries are the same, in another order or with other pages.

/// Which entries are those of an earlier collection once more.
struct EntryCopies {
  /// The slot of the first of them, by that of each other one.
  private var originals: [SlotIndex: SlotIndex] = [:]

  /// Makes an entry a copy of another.
  mutating func add(_ copy: SlotIndex, of original: SlotIndex) { originals[copy] = original }

  /// Whether an entry is a copy.
  func contains(_ slot: SlotIndex) -> Bool { originals[slot] != nil }

  /// The first of the entries that one is a copy of; itself where it is none.
  func original(of slot: SlotIndex) -> SlotIndex { originals[slot] ?? slot }
}

extension ContentAssembly {
  /// What is the same for an entry and its copies.
  private struct Origin: Hashable {
    let model: StructureID
    let language: String?
    let path: String
    let start: UInt32
  }

  /// Finds the entries that several collections of one model and language take from the same place.
  mutating func pairCopies() {
    let shared = collectionsWithEqualModel
    guard !shared.isEmpty else { return }
    var first: [Origin: LoadedEntry] = [:]
    for index in shared {
      let language = definitions[index].translation.map { LanguageTag.normalized($0.language) }
      for entry in entries[index] {
        let origin = Origin(
          model: entry.structure, language: language, path: sources.path(of: entry.source),
          start: entry.span.start)
        guard let original = first[origin] else {
          first[origin] = entry
          continue
        }
        copies.add(entry.slot, of: original.slot)
        store.copyRecords(in: entry.slot..<entry.end, of: original.slot..<original.end)
      }
    }
  }

  /// The collections with a model that another one in the same language has as well.
  private var collectionsWithEqualModel: [Int] {
    definitions.indices.filter { index in
      definitions.indices.contains { other in
        other != index && definitions[other].model == definitions[index].model
          && definitions[other].isIn(definitions[index].translation?.language)
      }
    }
  }
}
