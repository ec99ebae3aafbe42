import Content
import Schema
import Tables

// The path from the home page to each page.

extension PagePlanner {
  /// The site's first page, for pages in a language.
  func home(in language: String) -> PageIndex? {
    pages.page(at: "/").map { page($0, in: language) }
  }

  /// Sets the parent of each page: a component to its entry, an entry to the page of its section's
  /// list on which it is listed, a group to the page of all groups, otherwise to that list's first
  /// page, a later page of a list to the parent of its first page.
  mutating func setParents() {
    let lists = ParentLists(self)
    let homes = declarations.map { home(in: $0.language) }
    let firstOfSection = sections.map { pages.page(at: $0.address.value) }
    for index in pages.indices {
      let page = pages[index]
      let home = homes[page.declaration.position]
      let section = declarations[page.declaration].section
      let above = section.flatMap { firstOfSection[$0.position] } ?? home
      var parent = declarations[page.declaration].kind.parent(of: page, lists, in: self) ?? above
      if parent == index { parent = home }
      pages[index].parent = parent == index ? nil : parent
    }
  }
}

/// The first list of each collection in each section, and the first page of all its groups by each
/// field.
struct ParentLists {
  private var lists: [Place: ParentList] = [:]
  private var groups: [GroupPlace: PageIndex] = [:]

  /// Finds them among the pages that are planned.
  init(_ planner: PagePlanner) {
    for (index, declaration) in zip(planner.declarations.tableIndices, planner.declarations) {
      guard declaration.format == .html, let collection = declaration.collection else { continue }
      let place = Place(section: declaration.section, collection: collection)
      if declaration.kind is ListPages, lists[place] == nil {
        lists[place] = ParentList(planner.pages(of: index), planner)
      } else if let kind = declaration.kind as? GroupsPage {
        let place = GroupPlace(place: place, slot: kind.field.slot)
        if groups[place] == nil { groups[place] = planner.pages(of: index).first }
      }
    }
  }

  /// The first page of the list of a collection.
  func first(of collection: CollectionIndex, in section: SectionIndex?) -> PageIndex? {
    lists[Place(section: section, collection: collection)]?.first
  }

  /// The page of all groups by a field.
  func groups(by field: GroupedField, in section: SectionIndex?) -> PageIndex? {
    let place = Place(section: section, collection: field.collection.index)
    return groups[GroupPlace(place: place, slot: field.slot)]
  }

  /// The page of the list of a collection on which an entry is listed.
  func page(
    listing entry: SlotIndex, of collection: CollectionIndex, in section: SectionIndex?
  ) -> PageIndex? {
    lists[Place(section: section, collection: collection)]?.page(listing: entry)
  }

  private struct Place: Hashable {
    let section: SectionIndex?
    let collection: CollectionIndex
  }

  private struct GroupPlace: Hashable {
    let place: Place
    let slot: FieldSlot
  }

  private struct ParentList {
    let first: PageIndex
    /// By the slot of the entry.
    private var laterPages: [SlotIndex: PageIndex] = [:]

    /// A list's first page, and the later pages of the entries that are listed on them.
    init(_ range: Range<PageIndex>, _ planner: PagePlanner) {
      first = range.lowerBound
      for page in range.dropFirst() {
        for item in planner.pages[page].items {
          laterPages[planner.builder.value(at: item).slot] = page
        }
      }
    }

    func page(listing entry: SlotIndex) -> PageIndex { laterPages[entry] ?? first }
  }
}
