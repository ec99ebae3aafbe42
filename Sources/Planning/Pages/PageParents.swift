import Content
import Schema

// The way from the first page to each page.

extension PagePlanner {
  /// The site's first page, for pages in a language.
  func home(in language: String) -> Int? {
    addresses.output(at: [UInt8(ascii: "/")]).map { page($0, in: language) }
  }

  /// Leads each page to the one above it: a component to its entry, an entry or a group to the
  /// list of its section, a later page of a list to what its first page leads to.
  mutating func setParents() {
    var listOfCollection: [ListKey: UInt32] = [:]
    for (index, declaration) in declarations.enumerated() {
      guard case .list(let collection) = declaration.subject, declaration.format == .html
      else { continue }
      let key = ListKey(section: declaration.section, collection: collection)
      if listOfCollection[key] == nil {
        listOfCollection[key] = UInt32(pagesOfDeclaration[index].lowerBound)
      }
    }
    let homes = declarations.map { home(in: $0.language).map(UInt32.init) ?? .max }
    let firstOfSection = sections.map { section -> UInt32? in
      addresses.output(at: Array(section.address.value.utf8)).map(UInt32.init)
    }
    for index in pages.indices {
      let declaration = declarations[Int(pages[index].declaration)]
      let home = homes[Int(pages[index].declaration)]
      let above = declaration.section.flatMap { firstOfSection[$0] } ?? home
      var parent = above
      switch declaration.subject {
      case .component:
        let entry = content.store.slots[Int(pages[index].entry)]
        parent = recordPages.page(of: entry, in: declaration.language).map(UInt32.init) ?? above
      case .entry(let collection), .group(let collection, _), .groups(let collection, _):
        let key = ListKey(section: declaration.section, collection: collection)
        parent = listOfCollection[key] ?? above
      case .list, .feed, .single, .redirect: break
      }
      if parent == UInt32(index) { parent = home }
      pages[index].parent = parent == UInt32(index) ? .max : parent
    }
  }

  private struct ListKey: Hashable {
    let section: Int?
    let collection: Int
  }
}
