import Content
import Schema

// The way from the first page to each page.

extension PagePlanner {
  /// The site's first page, for pages in a language.
  func home(in language: String) -> Int? {
    addresses.output(at: [UInt8(ascii: "/")]).map { page($0, in: language) }
  }

  /// Leads each page to the one above it: a component to its entry, an entry to the page of its
  /// section's list on which it is listed, a group to that list's first page, a later page of a
  /// list to what its first page leads to.
  mutating func setParents() {
    let lists = parentLists()
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
      case .entry(let collection):
        let key = ListKey(section: declaration.section, collection: collection)
        parent = lists[key]?.page(listing: pages[index].entry) ?? above
      case .group(let collection, _), .groups(let collection, _):
        let key = ListKey(section: declaration.section, collection: collection)
        parent = lists[key]?.first ?? above
      case .list, .feed, .search, .single, .redirect: break
      }
      if parent == UInt32(index) { parent = home }
      pages[index].parent = parent == UInt32(index) ? .max : parent
    }
  }

  /// The first list of each collection in each section.
  private func parentLists() -> [ListKey: ParentList] {
    var lists: [ListKey: ParentList] = [:]
    for (index, declaration) in declarations.enumerated() {
      guard case .list(let collection) = declaration.subject, declaration.format == .html
      else { continue }
      let key = ListKey(section: declaration.section, collection: collection)
      if lists[key] == nil { lists[key] = parentList(pagesOfDeclaration[index]) }
    }
    return lists
  }

  /// A list's first page, and the later pages of the entries that are listed on them.
  private func parentList(_ range: Range<Int>) -> ParentList {
    var list = ParentList(first: UInt32(range.lowerBound))
    for page in range.dropFirst() {
      let items = pages[page].items
      for item in builder.store.slots[Int(items.first)..<Int(items.first + items.count)] {
        list.laterPages[UInt32(item.index)] = UInt32(page)
      }
    }
    return list
  }

  private struct ListKey: Hashable {
    let section: Int?
    let collection: Int
  }

  private struct ParentList {
    let first: UInt32
    /// By the slot of the entry.
    var laterPages: [UInt32: UInt32] = [:]

    func page(listing entry: UInt32) -> UInt32 { laterPages[entry] ?? first }
  }
}
