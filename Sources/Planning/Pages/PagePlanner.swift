import Content
import Diagnostics
import Schema

/// Makes the pages of all declarations: what each shows, its address, its siblings.
struct PagePlanner {
  let content: SiteContent
  let models: Models
  let sections: [PlannedSection]
  let declarations: [PageDeclaration]
  /// The pages that are missing because of mistakes that were reported.
  let droppedPages: PagesDroppedByErrors

  private(set) var builder: StoreBuilder
  var pages: [PlannedPage] = []
  private(set) var addresses = AddressIndex()
  private(set) var recordPages: RecordPages
  /// The pages that are one page in several languages.
  private(set) var families: [[UInt32]] = []
  private(set) var groups: [PlannedGroup] = []
  /// The groups of each declaration that has some.
  private(set) var groupsOfDeclaration: [Range<Int>]
  /// The pages of each declaration.
  private(set) var pagesOfDeclaration: [Range<Int>]
  private var itemLists: [Range<Int>] = []
  private var groupSets: [GroupSetKey: Range<Int>] = [:]
  private var scratch: [UInt8] = []

  init(
    content: SiteContent, models: Models, sections: [PlannedSection],
    declarations: [PageDeclaration], droppedPages: PagesDroppedByErrors
  ) {
    self.content = content
    self.models = models
    self.sections = sections
    self.declarations = declarations
    self.droppedPages = droppedPages
    builder = StoreBuilder(content.store)
    recordPages = RecordPages(recordCount: content.store.recordCount)
    groupsOfDeclaration = Array(repeating: 0..<0, count: declarations.count)
    pagesOfDeclaration = Array(repeating: 0..<0, count: declarations.count)
    for collection in content.collections {
      itemLists.append(builder.list(collection.entries.map { .record($0.slot) }).elements)
    }
  }

  /// The slots that list the entries of a collection.
  func items(of collection: Int) -> Range<Int> { itemLists[collection] }

  /// Plans the pages of all declarations, in their order, and reports addresses that are taken.
  mutating func planAll(log: inout DiagnosticLog) {
    for index in declarations.indices {
      let first = pages.count
      plan(index, log: &log)
      pagesOfDeclaration[index] = first..<pages.count
    }
    findFamilies()
    setParents()
  }

  /// Makes pages one page in several languages.
  mutating func setFamily(_ versions: [UInt32]) {
    for page in versions { pages[Int(page)].family = UInt32(families.count) }
    families.append(versions)
  }

  private mutating func plan(_ index: Int, log: inout DiagnosticLog) {
    let declaration = declarations[index]
    switch declaration.subject {
    case .list(let collection):
      planList(
        index, items: listed(of: collection, for: declaration, log: &log), key: [], group: nil,
        log: &log)
    case .entry(let collection): planEntries(index, of: collection, log: &log)
    case .component(let collection, let slot):
      planComponents(index, of: collection, slot: slot, log: &log)
    case .group(let collection, let slot):
      let range = groupSet(for: declaration, of: collection, slot: slot, log: &log)
      groupsOfDeclaration[index] = range
      for group in range {
        let first = pages.count
        planList(
          index, items: groups[group].items, key: Array(groups[group].key.utf8), group: group,
          log: &log)
        if groups[group].page == .max, declaration.format == .html {
          groups[group].page = UInt32(first)
        }
      }
    case .groups(let collection, let slot):
      groupsOfDeclaration[index] = groupSet(for: declaration, of: collection, slot: slot, log: &log)
      add(PlannedPage(declaration: index), PatternWriter.Facts(), of: nil, log: &log)
    case .feed(let collection): planFeed(index, of: collection, log: &log)
    case .search, .single, .redirect:
      add(PlannedPage(declaration: index), PatternWriter.Facts(), of: nil, log: &log)
    }
  }

  /// Plans a feed: the entries by their date, the newest first.
  private mutating func planFeed(
    _ index: Int, of collection: Int, log: inout DiagnosticLog
  ) {
    let declaration = declarations[index]
    guard let fields = declaration.feed else { return }
    let store = content.store
    let dated = shown(of: collection, for: declaration, log: &log).enumerated()
      .map { (position: $0, slot: $1.slot, seconds: store.slots[$1.slot + fields.date].seconds) }
    let newest = dated.sorted { ($1.seconds, $0.position) < ($0.seconds, $1.position) }
      .prefix(declaration.limit ?? .max)
    let items = builder.list(newest.map { .record($0.slot) })
    var page = PlannedPage(declaration: index)
    page.items = (UInt32(items.elements.lowerBound), UInt32(items.count))
    add(page, PatternWriter.Facts(), of: nil, log: &log)
  }

  /// The entries of a collection that a declaration shows.
  private func shown(
    of collection: Int, for declaration: PageDeclaration, log: inout DiagnosticLog
  ) -> [Entry] {
    let entries = content.collections[collection].entries
    guard let filter = declaration.filter else { return entries }
    let slots = Set(filter.matching(entries.map(\.slot), in: content.store, log: &log))
    return entries.filter { slots.contains($0.slot) }
  }

  /// The slots that list the entries which a list shows.
  private mutating func listed(
    of collection: Int, for declaration: PageDeclaration, log: inout DiagnosticLog
  ) -> Range<Int> {
    var items = itemLists[collection]
    if declaration.filter != nil {
      let entries = shown(of: collection, for: declaration, log: &log)
      items = builder.list(entries.map { .record($0.slot) }).elements
    }
    return declaration.limit.map { items.prefix($0) } ?? items
  }

  private mutating func groupSet(
    for declaration: PageDeclaration, of collection: Int, slot: Int, log: inout DiagnosticLog
  ) -> Range<Int> {
    let key = GroupSetKey(
      collection: collection, slot: slot, condition: declaration.filter?.text,
      mergesValues: declaration.mergesValues)
    if let known = groupSets[key] { return known }
    let first = groups.count
    groups += GroupPlanner(
      content: content, models: models, mergesValues: declaration.mergesValues,
      values: GroupValues(declaration), page: declaration.name
    )
    .groups(
      of: shown(of: collection, for: declaration, log: &log), in: collection, bySlot: slot,
      into: &builder, log: &log)
    groupSets[key] = first..<groups.count
    return first..<groups.count
  }

  /// What groups that several declarations show have in common.
  private struct GroupSetKey: Hashable {
    let collection: Int
    let slot: Int
    let condition: String?
    let mergesValues: Bool
  }

  private mutating func planEntries(
    _ index: Int, of collection: Int, log: inout DiagnosticLog
  ) {
    let entries = shown(of: collection, for: declarations[index], log: &log)
    let first = pages.count
    pages.reserveCapacity(pages.count + entries.count)
    for (position, entry) in entries.enumerated() {
      var page = PlannedPage(declaration: index)
      page.entry = UInt32(entry.slot)
      setPlace(of: &page, position: position, count: entries.count, first: first)
      if declarations[index].format == .html {
        claim(record: entry.slot, for: declarations[index])
      }
      add(page, PatternWriter.Facts(entry: entry.slot), of: entry, log: &log)
    }
  }

  private mutating func planComponents(
    _ index: Int, of collection: Int, slot: Int, log: inout DiagnosticLog
  ) {
    let start = pages.count
    defer { if declarations[index].continuesAcross { leadOn(start..<pages.count) } }
    for entry in shown(of: collection, for: declarations[index], log: &log) {
      let list = content.store.slots[entry.slot + slot]
      guard list.tag == .list else { continue }
      let first = pages.count
      for (position, element) in list.elements.enumerated() {
        let component = content.store.slots[element].index
        var page = PlannedPage(declaration: index)
        page.entry = UInt32(entry.slot)
        page.component = UInt32(component)
        setPlace(of: &page, position: position, count: list.count, first: first)
        if declarations[index].format == .html {
          claim(record: component, for: declarations[index])
        }
        add(
          page,
          PatternWriter.Facts(entry: entry.slot, component: component, number: position + 1),
          of: entry, log: &log)
      }
    }
  }

  /// Leads the pages of all entries' components on to each other, across the entries.
  private mutating func leadOn(_ range: Range<Int>) {
    for page in range {
      if page > range.lowerBound { pages[page].previous = UInt32(page - 1) }
      if page + 1 < range.upperBound { pages[page].next = UInt32(page + 1) }
    }
  }

  /// Plans the pages of a list: the first at the declaration's address, the others below it.
  private mutating func planList(
    _ index: Int, items: Range<Int>, key: [UInt8], group: Int?, log: inout DiagnosticLog
  ) {
    let numbering = PageNumbering(
      itemCount: items.count, perPage: declarations[index].perPage)
    let first = pages.count
    for number in 1...numbering.pageCount {
      let shown = numbering.items(onPage: number)
      var page = PlannedPage(declaration: index)
      page.items = (UInt32(items.lowerBound + shown.lowerBound), UInt32(shown.count))
      page.group = group.map(UInt32.init) ?? .max
      setPlace(of: &page, position: number - 1, count: numbering.pageCount, first: first)
      add(page, PatternWriter.Facts(number: number, key: key), of: nil, log: &log)
    }
  }

  private func setPlace(
    of page: inout PlannedPage, position: Int, count: Int, first: Int
  ) {
    page.number = UInt32(position + 1)
    page.count = UInt32(count)
    if position > 0 { page.previous = UInt32(first + position - 1) }
    if position + 1 < count { page.next = UInt32(first + position + 1) }
  }

  /// Makes the next page the one that `url` of a record leads to, unless it has one.
  private mutating func claim(record slot: Int, for declaration: PageDeclaration) {
    recordPages.claim(
      content.store.slots[slot], page: pages.count, in: declaration.language,
      isTranslation: declaration.isTranslation)
  }
}

extension PagePlanner {
  /// Adds a page at the address that its declaration's pattern makes of the facts.
  private mutating func add(
    _ page: PlannedPage, _ facts: PatternWriter.Facts, of entry: Entry?, log: inout DiagnosticLog
  ) {
    let declaration = declarations[Int(page.declaration)]
    let writer = PatternWriter(models: models, store: content.store)
    scratch.removeAll(keepingCapacity: true)
    let isWhole = writer.appendAddress(declaration.address, facts, to: &scratch)
    if declaration.subject.isPaginated, page.number > 1 {
      switch declaration.format {
      case .html: scratch.append(contentsOf: "page/\(page.number)/".utf8)
      case .json:
        scratch.removeLast(".json".utf8.count)
        scratch.append(contentsOf: "/page/\(page.number).json".utf8)
      }
    }
    let text = String(decoding: scratch, as: UTF8.self)
    if !isWhole, entry.map(hasLostItsName) != true {
      log.report(
        .badAddress(
          text, "has a part without a letter or digit", at: entry?.span ?? declaration.span))
    }
    if let part = scratch.split(separator: UInt8(ascii: "/")).first(where: { $0.count > 255 }) {
      log.report(
        .badAddress(
          String(decoding: part, as: UTF8.self), "has a part of more than 255 bytes",
          at: entry?.span ?? declaration.span))
    }
    if let other = addresses.add(scratch), isWhole, !haveOneSlug(pages[other], page) {
      log.report(
        .collision(
          text, "page '\(declaration.name)'", at: entry?.span ?? declaration.span,
          other: "page '\(declarations[Int(pages[other].declaration)].name)'",
          otherSpan: span(ofPage: other)))
    }
    pages.append(page)
  }

  /// Whether an entry has no slug, or a model that lost fields, both of which were reported.
  private func hasLostItsName(_ entry: Entry) -> Bool {
    entry.slug.count == 0 || models[StructureID(content.store.slots[entry.slot].index)].hasErrors
  }

  /// Whether two pages show entries of one slug, which has been reported.
  private func haveOneSlug(_ first: PlannedPage, _ second: PlannedPage) -> Bool {
    guard first.declaration == second.declaration, first.entry != .max,
      first.entry != second.entry
    else { return false }
    let store = content.store
    let slugs = [first, second].map { store.slots[Int($0.entry) + 1].text }
    return store.bytes(slugs[0]).elementsEqual(store.bytes(slugs[1]))
  }

  /// Where the reason for a page is written: its entry, or its declaration.
  func span(ofPage index: Int) -> Span? {
    let page = pages[index]
    let declaration = declarations[Int(page.declaration)]
    guard page.entry != .max, let collection = declaration.subject.collection else {
      return declaration.span
    }
    return content.collections[collection].entries
      .first { $0.slot == Int(page.entry) }?.span ?? declaration.span
  }
}

extension PageDeclaration.Subject {
  /// The collection whose entries are shown or listed.
  package var collection: Int? {
    switch self {
    case .list(let collection), .entry(let collection), .component(let collection, _),
      .group(let collection, _), .groups(let collection, _), .feed(let collection):
      collection
    case .search, .single, .redirect: nil
    }
  }

  /// Whether the pages are those of a list.
  package var isPaginated: Bool {
    switch self {
    case .list, .group: true
    case .entry, .component, .groups, .feed, .search, .single, .redirect: false
    }
  }
}
