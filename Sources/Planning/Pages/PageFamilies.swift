package import Content
import Schema
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
    /// The place in a list, or among the components of an entry.
    let number: UInt32
    /// The value of the group, as addresses have it.
    let group: String?

    init(
      of page: PlannedPage, _ origin: PageDeclaration.Origin, _ groups: GroupTable,
      _ pairs: TranslationPairs
    ) {
      self.origin = origin
      entry = page.entry.map { pairs.original(of: $0) }
      let isEntry = page.entry != nil && page.component == nil
      number = isEntry ? 1 : page.number
      group = page.group.map { groups[$0].key }
    }
  }

  /// No families.
  init() {}

  /// Finds the families of all pages, and stores it in each page.
  ///
  /// Declarations with the same origin, which is given for each, declare one page in several
  /// languages.
  package init(
    of pages: inout PageTable, origins: [PageDeclaration.Origin], groups: GroupTable,
    pairs: TranslationPairs
  ) {
    let translated = Self.repeated(origins)
    guard !translated.isEmpty else { return }
    var indices: [Key: TableIndex<[PageIndex]>] = [:]
    var found: [[PageIndex]] = []
    for (position, origin) in origins.enumerated() where translated.contains(origin) {
      for page in pages.pages(of: DeclarationIndex(position)) {
        let key = Key(of: pages[page], origin, groups, pairs)
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

extension PagePlanner {
  /// The page in a language that is the same as another; itself where there is none.
  func page(_ page: PageIndex, in language: String) -> PageIndex {
    families.versions(of: pages[page])?
      .first { declaration(ofPage: $0).language == language } ?? page
  }
}
