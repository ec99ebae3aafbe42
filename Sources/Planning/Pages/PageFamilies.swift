import Content
import Schema
import Tables

/// The pages that are one page in several languages.
///
/// A page is in one family at most, and says in which (`PlannedPage.family`); one that is in a
/// single language is in none.
struct PageFamilies {
  /// The versions of each such page, in the order of their declarations.
  private(set) var all: [[PageIndex]] = []

  /// What the versions of a page have in common.
  private struct Key: Hashable {
    let origin: PageDeclaration.Origin
    /// The slot of the entry in the first language.
    let entry: SlotIndex?
    /// The place in a list, or among the components of an entry.
    let number: UInt32
    /// The value of the group, as addresses have it.
    let group: String

    init(
      of page: PlannedPage, _ origin: PageDeclaration.Origin, _ groups: GroupTable,
      _ pairs: TranslationPairs
    ) {
      self.origin = origin
      entry = page.entry.map { pairs.original(of: $0) }
      let isEntry = page.entry != nil && page.component == nil
      number = isEntry ? 1 : page.number
      group = page.group.map { groups[$0].key } ?? ""
    }
  }

  /// No families.
  init() {}

  /// Finds the families of all pages, and tells each page its own.
  init(
    of pages: inout PageTable, _ declarations: [PageDeclaration], groups: GroupTable,
    pairs: TranslationPairs
  ) {
    guard declarations.contains(where: \.isTranslation) else { return }
    let translated = Set(declarations.filter(\.isTranslation).map(\.origin))
    var indices: [Key: Int] = [:]
    var found: [[PageIndex]] = []
    for (index, declaration) in zip(declarations.tableIndices, declarations)
    where translated.contains(declaration.origin) {
      for page in pages.pages(of: index) {
        let key = Key(of: pages[page], declaration.origin, groups, pairs)
        if let family = indices[key] {
          found[family].append(page)
        } else {
          indices[key] = found.count
          found.append([page])
        }
      }
    }
    for versions in found where versions.count > 1 {
      for page in versions { pages[page].family = FamilyIndex(all.count) }
      all.append(versions)
    }
  }

  /// The versions of a page in all languages; nil for one in a single language.
  func versions(of page: PlannedPage) -> [PageIndex]? { page.family.map { all[$0] } }
}

extension PagePlanner {
  /// The page in a language that is the same as another; itself where there is none.
  func page(_ page: PageIndex, in language: String) -> PageIndex {
    families.versions(of: pages[page])?
      .first { declaration(ofPage: $0).language == language } ?? page
  }
}
