import Content
import Schema

// Pages in several languages: which of them are one page.

extension PagePlanner {
  /// What the versions of a page in several languages have in common.
  private struct FamilyKey: Hashable {
    let origin: PageDeclaration.Origin
    /// The slot of the entry in the first language.
    let entry: Int
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
    var found: [[UInt32]] = []
    for (index, declaration) in declarations.enumerated()
    where translated.contains(declaration.origin) {
      for page in pagesOfDeclaration[index] {
        let key = familyKey(of: page, declaration)
        if let family = indices[key] {
          found[family].append(UInt32(page))
        } else {
          indices[key] = found.count
          found.append([UInt32(page)])
        }
      }
    }
    for family in found where family.count > 1 { setFamily(family) }
  }

  private func familyKey(of index: Int, _ declaration: PageDeclaration) -> FamilyKey {
    let page = pages[index]
    let entry = page.entry == .max ? -1 : content.pairs.original(of: Int(page.entry))
    let isEntry = page.entry != .max && page.component == .max
    return FamilyKey(
      origin: declaration.origin, entry: entry, number: isEntry ? 1 : page.number,
      group: page.group == .max ? "" : groups[Int(page.group)].key)
  }

  /// The page in a language that is the same as another; itself where there is none.
  func page(_ page: Int, in language: String) -> Int {
    let family = pages[page].family
    guard family != .max else { return page }
    let versions = families[Int(family)]
    return versions.first { declarations[Int(pages[Int($0)].declaration)].language == language }
      .map(Int.init) ?? page
  }
}
