import Content
import Schema
import Tables

// Pages in several languages: which of them are one page.

extension PagePlanner {
  /// What the versions of a page in several languages have in common.
  private struct FamilyKey: Hashable {
    let origin: PageDeclaration.Origin
    /// The slot of the entry in the first language.
    let entry: SlotIndex?
    /// The place in a list, or among the components of an entry.
    let number: UInt32
    /// The value of the group, as addresses have it.
    let group: String
  }

  /// Finds the pages that are one page in several languages.
  mutating func findFamilies() {
    guard declarations.contains(where: \.isTranslation) else { return }
    let translated = Set(declarations.filter(\.isTranslation).map(\.origin))
    var indices: [FamilyKey: Int] = [:]
    var found: [[PageIndex]] = []
    for (index, declaration) in zip(declarations.tableIndices, declarations)
    where translated.contains(declaration.origin) {
      for page in pages(of: index) {
        let key = familyKey(of: page, declaration)
        if let family = indices[key] {
          found[family].append(page)
        } else {
          indices[key] = found.count
          found.append([page])
        }
      }
    }
    for family in found where family.count > 1 { setFamily(family) }
  }

  private func familyKey(of index: PageIndex, _ declaration: PageDeclaration) -> FamilyKey {
    let page = pages[index]
    let isEntry = page.entry != nil && page.component == nil
    return FamilyKey(
      origin: declaration.origin,
      entry: page.entry.map { content.pairs.original(of: $0) },
      number: isEntry ? 1 : page.number, group: page.group.map { groups[$0].key } ?? "")
  }

  /// The page in a language that is the same as another; itself where there is none.
  func page(_ page: PageIndex, in language: String) -> PageIndex {
    guard let family = pages[page].family else { return page }
    return families[family].first { declaration(ofPage: $0).language == language } ?? page
  }
}
