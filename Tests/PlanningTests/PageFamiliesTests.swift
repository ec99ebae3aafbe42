import Content
import Planning
import Schema
import Tables
import Testing

struct PageFamiliesTests {
  /// Pages of several declarations, in their order, each at an address of its own.
  private struct Site {
    var pages: PageTable
    let origins: [PageDeclaration.Origin]
    var groups: GroupTable
    var pairs = TranslationPairs()
    /// The keys of components.
    var keys: [SlotIndex: ComponentKey] = [:]

    /// A site without pages, whose declarations are at these places of a section.
    init(declaredAt places: Int...) {
      pages = PageTable(declarationCount: places.count)
      groups = GroupTable(declarationCount: places.count)
      origins = places.map {
        PageDeclaration.Origin(section: SectionOrigin(0), page: TableIndex($0))
      }
    }

    /// Adds the pages of the next declaration, as many as it changes.
    mutating func add(_ declaration: Int, _ changes: (inout PlannedPage) -> Void...) {
      add(declaration, changes)
    }

    /// Adds the pages of the next declaration, as many as it changes.
    mutating func add(_ declaration: Int, _ changes: [(inout PlannedPage) -> Void]) {
      let declaration = DeclarationIndex(declaration)
      let first = pages.next
      for change in changes {
        var page = PlannedPage(declaration: declaration)
        change(&page)
        _ = pages.add(page, at: Array("/\(pages.count)/".utf8))
      }
      pages.setPages(from: first, of: declaration)
    }

    /// The families of all pages, as numbers of pages.
    mutating func families() -> [[Int]] {
      let families = PageFamilies(
        of: &pages, origins: origins, groups: groups, pairs: pairs,
        componentKey: { [keys] in keys[$0] })
      for page in pages.indices {
        let versions = families.all.first { $0.contains(page) }
        #expect(families.versions(of: pages[page]) == versions)
      }
      return families.all.map { $0.map(\.position) }
    }
  }

  private let apple = SlotIndex(10)
  private let pear = SlotIndex(20)
  private let manzana = SlotIndex(30)

  @Test func `the pages of an entry and of its translation are one page in two languages`() {
    var site = Site(declaredAt: 0, 0)
    site.pairs.add(manzana, of: apple, in: "es", isPublished: true)
    site.add(0, { $0.entry = pear }, { $0.entry = apple })
    site.add(1, { $0.entry = manzana })
    #expect(site.families() == [[1, 2]])
  }

  @Test func `the place of an entry in its collection may differ from that of its translation`() {
    var site = Site(declaredAt: 0, 0)
    site.pairs.add(manzana, of: apple, in: "es", isPublished: true)
    site.add(
      0,
      {
        $0.entry = apple
        $0.number = 7
      })
    site.add(
      1,
      {
        $0.entry = manzana
        $0.number = 2
      })
    #expect(site.families() == [[0, 1]])
  }

  /// A site with the components of an entry in two languages, in their orders, by their keys.
  private func site(_ first: [String], _ second: [String], areTexts: Bool) -> Site {
    var site = Site(declaredAt: 0, 0)
    site.pairs.add(manzana, of: apple, in: "es", isPublished: true)
    for (declaration, (entry, keys)) in [(apple, first), (manzana, second)].enumerated() {
      let pages = keys.enumerated().map { place, key in
        let component = SlotIndex(100 * (declaration + 1) + place)
        site.keys[component] = ComponentKey(Array(key.utf8), isTranslatable: areTexts)
        return { (page: inout PlannedPage) in
          page.entry = entry
          page.component = component
          page.number = UInt32(place + 1)
          page.count = UInt32(keys.count)
        }
      }
      site.add(declaration, pages)
    }
    return site
  }

  @Test(arguments: [
    (["1", "2", "3"], ["2", "3"], false, [[1, 3], [2, 4]]),
    (["1", "2"], ["2", "1"], false, [[0, 3], [1, 2]]),
    (["1"], ["2"], false, []),
    (["flour", "milk"], ["milk"], true, [[1, 2]]),
    (["Mix", "Bake"], ["Mezclar", "Hornear"], true, [[0, 2], [1, 3]]),
    (["Mix", "Rest", "Bake"], ["Mezclar", "Hornear"], true, []),
    (["Mix", "Mix"], ["Mezclar", "Batir"], true, [[0, 2], [1, 3]]),
  ])
  func `the pages of components belong together by their keys, where languages share some`(
    first: [String], second: [String], areTexts: Bool, families: [[Int]]
  ) {
    var site = site(first, second, areTexts: areTexts)
    #expect(site.families() == families)
  }

  @Test func `the pages of a list belong together by their numbers`() {
    var site = Site(declaredAt: 0, 0)
    site.add(0, { $0.number = 1 }, { $0.number = 2 }, { $0.number = 3 })
    site.add(1, { $0.number = 1 }, { $0.number = 2 })
    #expect(site.families() == [[0, 3], [1, 4]])
  }

  @Test func `the pages of components belong together by entry and place`() {
    var site = Site(declaredAt: 0, 0)
    site.pairs.add(manzana, of: apple, in: "es", isPublished: true)
    func component(_ entry: SlotIndex, _ slot: Int, _ number: UInt32, _ page: inout PlannedPage) {
      page.entry = entry
      page.component = SlotIndex(slot)
      page.number = number
    }
    site.add(
      0, { component(apple, 11, 1, &$0) }, { component(apple, 12, 2, &$0) },
      { component(pear, 21, 1, &$0) })
    site.add(1, { component(manzana, 31, 2, &$0) }, { component(manzana, 32, 3, &$0) })
    #expect(site.families() == [[1, 3]])
  }

  @Test func `the pages of groups belong together by the value as addresses have it`() {
    var site = Site(declaredAt: 0, 0)
    func group(_ key: String) -> PlannedGroup {
      PlannedGroup(key: key, title: key, items: SlotIndex(0)..<SlotIndex(0))
    }
    let first = site.groups.add([group("sweet"), group("sour")])
    let second = site.groups.add([group("sour"), group("bitter")])
    site.add(0, { $0.group = first.lowerBound }, { $0.group = first.lowerBound + 1 })
    site.add(1, { $0.group = second.lowerBound }, { $0.group = second.lowerBound + 1 })
    #expect(site.families() == [[1, 2]])
  }

  @Test func `the pages of groups belong together by what the groups are, whatever their slugs`() {
    var site = Site(declaredAt: 0, 0)
    func group(_ key: String, _ identity: PlannedGroup.Identity) -> PlannedGroup {
      PlannedGroup(
        key: key, title: key, identity: identity, items: SlotIndex(0)..<SlotIndex(0))
    }
    let first = site.groups.add([
      group("c", .text(Array("c++".utf8))), group("life", .text(Array("life".utf8))),
      group("a", .entry(apple)), group("b", .entry(pear)),
    ])
    let second = site.groups.add([
      group("c", .text(Array("c#".utf8))), group("life", .text(Array("life".utf8))),
      group("b", .entry(apple)), group("a", .entry(pear)),
    ])
    for (declaration, groups) in [first, second].enumerated() {
      site.add(declaration, groups.map { group in { $0.group = group } })
    }
    #expect(site.families() == [[1, 5], [2, 6], [3, 7]])
  }

  @Test func `a page in three languages is one family, in the order of the declarations`() {
    var site = Site(declaredAt: 4, 5, 4, 4)
    for declaration in 0..<4 { site.add(declaration, { _ in }) }
    #expect(site.families() == [[0, 2, 3]])
  }

  @Test func `two pages that show the same entry in one language are no family`() {
    var site = Site(declaredAt: 0, 1)
    for declaration in 0..<2 { site.add(declaration, { $0.entry = apple }) }
    #expect(site.families() == [])
    #expect(site.pages.all.allSatisfy { $0.family == nil })
  }

  @Test func `a page that only one of its languages has is in no family`() {
    var site = Site(declaredAt: 0, 0)
    site.add(0, { $0.entry = apple })
    site.add(1)
    #expect(site.families() == [])
  }
}
