import Languages
package import Schema
import Tables

// Collections without translations, on a site that has some: the entries are in one language only,
// but what they refer to is not.

extension [CollectionDefinition] {
  /// The definitions, followed by those of collections that are not translated and whose entries
  /// refer to translated ones, or list them by `@Inverse`: these are repeated in each language of
  /// the entries that they lead to, so that each reference leads to the entry in that language.
  ///
  /// - Parameter models: The types of the entries.
  /// - Returns: No more definitions where nothing is translated.
  package func repeatingUntranslated(in models: Models) -> [CollectionDefinition] {
    var languages: [String] = []
    for case let language? in lazy.map(\.translation?.language)
    where !languages.contains(where: { LanguageTag.areEqual($0, language) }) {
      languages.append(language)
    }
    guard !languages.isEmpty else { return self }
    let translated = Set(compactMap(\.translation?.original))
    let targets = map { EntryTargets(of: $0.model, in: models).structures }
    let untranslated = indices.filter {
      self[$0].translation == nil && !translated.contains(CollectionIndex($0))
    }
    return languages.reduce(into: self) { definitions, language in
      var reached = Set(lazy.filter { $0.isIn(language) }.map(\.model))
      var others = untranslated
      // What leads to a repeated entry is repeated too.
      while case let next = others.filter({ !targets[$0].isDisjoint(with: reached) }), !next.isEmpty
      {
        others.removeAll(where: next.contains)
        reached.formUnion(next.map { self[$0].model })
        definitions += next.map { self[$0].repeated(at: CollectionIndex($0), in: language) }
      }
    }
  }
}

extension CollectionDefinition {
  /// The definition of its entries once more, for pages in another language.
  fileprivate func repeated(at index: CollectionIndex, in language: String) -> CollectionDefinition
  {
    var definition = self
    definition.name += " (\(language))"
    definition.translation = Translation(of: index, language: language, repeatsOriginal: true)
    return definition
  }

  /// Whether its entries are those of another collection once more. What is wrong with them is
  /// reported there.
  package var isRepetition: Bool { translation?.repeatsOriginal == true }
}

/// The structures of the entries that an entry leads to, by itself or by its components.
private struct EntryTargets {
  private(set) var structures: Set<StructureID> = []
  private var seen: Set<StructureID> = []

  init(of structure: StructureID, in models: Models) { add(structure, in: models) }

  private mutating func add(_ structure: StructureID, in models: Models) {
    guard seen.insert(structure).inserted else { return }
    for field in models[structure].fields(for: .checking) {
      guard let target = field.type.structure else { continue }
      if models[target].kind == .entry {
        structures.insert(target)
      } else {
        add(target, in: models)
      }
    }
  }
}

extension ValueType {
  /// The structure of its values, or of what its lists hold; nil for other values.
  fileprivate var structure: StructureID? {
    switch self {
    case .structure(let id): id
    case .optional(let inner), .list(let inner): inner.structure
    case .scalar, .choice, .markdown, .tree, .address: nil
    }
  }
}
