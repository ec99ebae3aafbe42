package import Content
package import Schema
import Tables

/// Groups of pages that are the same page in several languages.
///
/// A page is in one family at most, which it stores (`PlannedPage.family`); a page in a single
/// language is in none.
package struct PageFamilies: Sendable {
  /// The versions of each such page, in the order of their declarations.
  package private(set) var all: [[PageIndex]] = []

  /// What identifies a page in all its languages.
  private struct Key: Hashable {
    let origin: PageDeclaration.Origin
    /// The slot of the entry in the first language.
    let entry: SlotIndex?
    /// The place in a list, or among the components of an entry that are not paired by their keys.
    let number: UInt32
    /// The number of components among which the place is: with others before it, the same place is
    /// another step.
    let count: UInt32
    /// The key of the component that the page shows, where components are paired by their keys.
    let component: [UInt8]?
    /// What the group is in all languages.
    let group: PlannedGroup.Identity?

    init(
      of page: PlannedPage, _ origin: PageDeclaration.Origin, _ groups: GroupTable,
      _ pairs: TranslationPairs, component: [UInt8]?
    ) {
      self.origin = origin
      self.component = component
      entry = page.entry.map { pairs.original(of: $0) }
      let isEntry = page.entry != nil && page.component == nil
      number = isEntry || component != nil ? 1 : page.number
      count = page.component != nil && component == nil ? page.count : 0
      group = page.group.map { groups[$0].identity }
    }
  }

  /// No families.
  init() {}

  /// Finds the families of all pages, and stores it in each page.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - origins: That of each declaration: those with the same one declare one page in several
  ///     languages.
  ///   - groups: The groups that pages show.
  ///   - pairs: Which entries translate which.
  ///   - componentKey: The key of a component; nil for one without.
  package init(
    of pages: inout PageTable, origins: [PageDeclaration.Origin], groups: GroupTable,
    pairs: TranslationPairs, componentKey: @escaping (SlotIndex) -> ComponentKey? = { _ in nil }
  ) {
    let translated = Self.repeated(origins)
    guard !translated.isEmpty else { return }
    var keys = PairedKeys(pairs: pairs, key: componentKey)
    for (position, origin) in origins.enumerated() where translated.contains(origin) {
      for page in pages.pages(of: DeclarationIndex(position)) {
        keys.add(pages[page], origin)
      }
    }
    var indices: [Key: TableIndex<[PageIndex]>] = [:]
    var found: [[PageIndex]] = []
    for (position, origin) in origins.enumerated() where translated.contains(origin) {
      for page in pages.pages(of: DeclarationIndex(position)) {
        let key = Key(
          of: pages[page], origin, groups, pairs, component: keys.key(of: pages[page], origin))
        if let versions = indices[key] {
          found[versions].append(page)
        } else {
          indices[key] = found.tableIndices.upperBound
          found.append([page])
        }
      }
    }
    for versions in found where versions.count > 1 {
      for page in versions { pages[page].family = FamilyIndex(all.count) }
      all.append(versions)
    }
  }

  /// The origins that more than one declaration has.
  private static func repeated(
    _ origins: [PageDeclaration.Origin]
  ) -> Set<PageDeclaration.Origin> {
    var seen: Set<PageDeclaration.Origin> = []
    return Set(origins.filter { !seen.insert($0).inserted })
  }

  /// The versions of a page in all languages; nil for one in a single language.
  package func versions(of page: PlannedPage) -> [PageIndex]? { page.family.map { all[$0] } }
}

/// The key of a component among those of its entry.
package struct ComponentKey: Sendable {
  /// The key, as text.
  let text: [UInt8]
  /// Whether it is a text, which may differ from one language to another.
  let isTranslatable: Bool

  package init(_ text: [UInt8], isTranslatable: Bool) {
    (self.text, self.isTranslatable) = (text, isTranslatable)
  }
}

/// The components of entries that are paired with those of translations by their keys: all whose
/// keys are no texts, and those of an entry that has a key in common with a translation. Others are
/// paired by their places, such as steps whose key is a heading in each language, where both languages
/// have as many.
private struct PairedKeys {
  private struct List: Hashable {
    let origin: PageDeclaration.Origin
    let entry: SlotIndex
  }

  private let pairs: TranslationPairs
  private let keyOfComponent: (SlotIndex) -> ComponentKey?
  /// The entry in which each key of a list was found first.
  private var owners: [List: [[UInt8]: SlotIndex]] = [:]
  /// The lists of which two languages have a key in common.
  private var shared: Set<List> = []

  init(pairs: TranslationPairs, key: @escaping (SlotIndex) -> ComponentKey?) {
    (self.pairs, keyOfComponent) = (pairs, key)
  }

  mutating func add(_ page: PlannedPage, _ origin: PageDeclaration.Origin) {
    guard let entry = page.entry, let key = page.component.flatMap(keyOfComponent),
      key.isTranslatable
    else {
      return
    }
    let list = List(origin: origin, entry: pairs.original(of: entry))
    if let owner = owners[list]?[key.text] {
      if owner != entry { shared.insert(list) }
    } else {
      owners[list, default: [:]][key.text] = entry
    }
  }

  /// The key by which the component of a page is paired; nil where it is paired by its place.
  func key(of page: PlannedPage, _ origin: PageDeclaration.Origin) -> [UInt8]? {
    guard let entry = page.entry, let key = page.component.flatMap(keyOfComponent) else {
      return nil
    }
    let list = List(origin: origin, entry: pairs.original(of: entry))
    return !key.isTranslatable || shared.contains(list) ? key.text : nil
  }
}

extension PagePlanner {
  /// The key of a component as addresses and translations know it.
  func key(ofComponent component: SlotIndex) -> ComponentKey? {
    guard let field = models[content.store.slots[component].structure].key else { return nil }
    let value = content.store.slots[component + field.slot]
    var text: [UInt8] = []
    ValueText(models: models, store: content.store).append(value, field.type, to: &text)
    return text.isEmpty ? nil : ComponentKey(text, isTranslatable: value.tag == .text)
  }

  /// The page in a language that is the same as another; itself where there is none.
  func page(_ page: PageIndex, in language: String) -> PageIndex {
    families.versions(of: pages[page])?
      .first { declaration(ofPage: $0).language == language } ?? page
  }
}
