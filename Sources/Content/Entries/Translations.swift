import Diagnostics
import FileSystem
import Languages
package import Schema
import Tables

// Translations: entries in another language that correspond to others.

/// Which entries translate which.
package struct TranslationPairs: Sendable {
  /// The slot of the original of each translation, by the translation's slot.
  private(set) var originals: [SlotIndex: SlotIndex] = [:]
  /// The slots of the published translations of an entry, by its slot and the language.
  private var translations: [Pair: SlotIndex] = [:]

  private struct Pair: Hashable {
    let original: SlotIndex
    let language: String
  }

  /// No pairs.
  package init() {}

  /// The slot of the entry in the first language that an entry translates, or its own.
  package func original(of slot: SlotIndex) -> SlotIndex { originals[slot] ?? slot }

  /// The slot of the published translation of an entry; nil where there is none.
  package func translation(of slot: SlotIndex, in language: String) -> SlotIndex? {
    translations[Pair(original: original(of: slot), language: LanguageTag.normalized(language))]
  }

  /// Makes an entry the translation of another into a language.
  package mutating func add(
    _ translation: SlotIndex, of original: SlotIndex, in language: String, isPublished: Bool
  ) {
    originals[translation] = original
    guard isPublished else { return }
    translations[Pair(original: original, language: LanguageTag.normalized(language))] =
      translation
  }
}

/// A published entry without a translation into a language.
package struct Untranslated: Sendable, Hashable {
  /// The path of its file.
  package let path: String
  /// Its key; nil for an entry that is a whole file.
  package let name: String?
  /// A BCP 47 tag.
  package let language: String
}

extension ContentAssembly {
  /// Pairs every translated entry with its original, by the names of their files, or by their keys
  /// in lists; reports those without an original.
  mutating func pairTranslations(log: inout DiagnosticLog) {
    for (index, definition) in definitions.enumerated() {
      guard let translation = definition.translation else { continue }
      var originals: [[UInt8]: LoadedEntry] = [:]
      for entry in entries[translation.original.position] {
        originals[pairingName(of: entry)] = entry
      }
      for entry in entries[index] {
        let name = pairingName(of: entry)
        if let original = originals[name] {
          pairs.add(
            entry.slot, of: original.slot, in: translation.language,
            isPublished: entry.omission(options) == nil)
          if translation.repeatsOriginal {
            store.repeatRecords(in: entry.slot..<entry.end, of: original.slot)
          }
        } else if !uncertain.contains(translation.original) {
          let known = log.gathered {
            originals.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
          }
          log.report(
            .unpairedTranslation(
              String(decoding: name, as: UTF8.self), isFile: entry.isWholeFile,
              of: definitions[translation.original].name, at: entry.span, known: known ?? [],
              suggesting: &log))
        }
      }
    }
  }

  /// What an entry and its translations have in common: the name of the file, or the key in a
  /// list.
  private func pairingName(of entry: LoadedEntry) -> [UInt8] {
    let path = sources.path(of: entry.source)
    let language = definitions[entry.collection].translation?.language
    if entry.isWholeFile, let format = ContentFormat(path: FilePaths.name(of: path)[...]) {
      return Array(format.entryName(ofFileAt: path, in: language).utf8)
    }
    return Array(store.bytes(entry.key ?? entry.slug))
  }

  /// The published entries without a published translation, by collection and language.
  func untranslated(among published: [[LoadedEntry]]) -> [Untranslated] {
    var found: [Untranslated] = []
    for (index, definition) in definitions.enumerated() {
      guard let translation = definition.translation else { continue }
      let translated = Set(published[index].map { pairs.original(of: $0.slot) })
      for entry in published[translation.original.position] where !translated.contains(entry.slot) {
        found.append(
          Untranslated(
            path: sources.path(of: entry.source),
            name: entry.isWholeFile ? nil : store.string(entry.key ?? entry.slug),
            language: translation.language))
      }
    }
    return found
  }
}

/// What the collection of each entry translates, found by a slot of the entry.
struct EntryTranslations {
  private var ranges: [(translation: CollectionDefinition.Translation, slots: SlotRanges)] = []

  init(_ entries: [[LoadedEntry]], of definitions: [CollectionDefinition]) {
    for (index, definition) in definitions.enumerated() {
      guard let translation = definition.translation else { continue }
      ranges.append((translation, SlotRanges(entries[index].map { $0.slot..<$0.end })))
    }
  }

  /// The translation that a slot's entry belongs to; nil for an entry in the first language.
  subscript(slot: SlotIndex) -> CollectionDefinition.Translation? {
    ranges.first { $0.slots.contains(slot) }?.translation
  }
}

extension CollectionDefinition {
  /// Whether the entries are in a language: translations into it, or originals for nil.
  func isIn(_ language: String?) -> Bool {
    switch (language, translation?.language) {
    case (nil, nil): true
    case (let wanted?, let own?): LanguageTag.areEqual(wanted, own)
    default: false
    }
  }
}
