import Content
import Diagnostics
import Languages
import Schema
import Tables

/// Makes the pages of all declarations: their content, addresses and siblings.
struct PagePlanner {
  let content: SiteContent
  let models: Models
  private let site: ResolvedSite
  /// The texts of the interface, among which are the labels of choices.
  private let messages: MessageCatalogue
  /// The pages that are missing because of mistakes that were reported.
  let droppedPages: PagesDroppedByErrors

  var builder: StoreBuilder
  var pages: PageTable
  private(set) var groups: GroupTable
  /// The versions of pages in several languages, once all are planned.
  private(set) var families = PageFamilies()
  private(set) var recordPages: RecordPages
  private var itemLists: [Range<SlotIndex>] = []
  private var address: PageAddressWriter

  init(
    content: SiteContent, models: Models, site: ResolvedSite, messages: MessageCatalogue
  ) {
    self.content = content
    self.models = models
    self.site = site
    self.messages = messages
    let declarations = site.declarations
    droppedPages = PagesDroppedByErrors(
      of: declarations, certainty: site.certainty, lost: site.lostAddresses,
      uncertainCollections: content.uncertainCollections)
    address = PageAddressWriter(declarations, models: models, store: content.store)
    builder = StoreBuilder(content.store)
    pages = PageTable(declarationCount: declarations.count)
    groups = GroupTable(declarationCount: declarations.count)
    recordPages = RecordPages(
      recordCount: content.store.recordCount, repeating: content.store.repeated,
      copying: content.store.copied)
    for collection in content.collections {
      itemLists.append(builder.slots(listing: collection.entries.map { .record($0.slot) }))
    }
  }

  /// The sections of the site.
  var sections: [PlannedSection] { site.sections }

  /// All declarations of pages.
  var declarations: [PageDeclaration] { site.declarations }

  /// Uncertain where declarations are missing; then references that may be to their pages are not
  /// reported.
  var certainty: Certainty { droppedPages.certainty }

  /// Returns the builder that values are added to once all pages are planned: a second one would
  /// copy the additions at the first new value.
  mutating func takeBuilder() -> StoreBuilder {
    let taken = builder
    builder = StoreBuilder(ValueStore())
    return taken
  }

  /// The slots that list the entries of a collection.
  func items(of collection: CollectionIndex) -> Range<SlotIndex> {
    itemLists[collection.position]
  }

  /// The pages of a declaration.
  func pages(of declaration: DeclarationIndex) -> Range<PageIndex> {
    pages.pages(of: declaration)
  }

  /// The groups of a declaration that has some.
  func groups(of declaration: DeclarationIndex) -> Range<GroupIndex> {
    groups.groups(of: declaration)
  }

  /// The declaration of a page.
  func declaration(ofPage page: PageIndex) -> PageDeclaration {
    declarations[pages[page].declaration]
  }

  /// Plans the pages of all declarations, in their order, and reports addresses that are taken.
  mutating func planAll(log: inout DiagnosticLog) {
    for index in declarations.tableIndices {
      let first = pages.next
      declarations[index].kind.plan(index, by: &self, log: &log)
      pages.setPages(from: first, of: index)
    }
    for index in declarations.tableIndices {
      declarations[index].kind.complete(index, by: &self, log: &log)
    }
    families = PageFamilies(
      of: &pages, origins: declarations.map(\.origin), groups: groups, pairs: content.pairs,
      componentKey: { [self] in key(ofComponent: $0) })
    setParents()
  }

  /// Sets the groups whose lists a declaration plans or points to.
  mutating func setGroups(of index: DeclarationIndex, to groups: Range<GroupIndex>) {
    self.groups.setGroups(groups, of: index)
  }

  /// Adds groups that only this declaration has; each is named by its part of the address.
  mutating func addGroups(
    _ added: [(name: String, entries: [Value])], of index: DeclarationIndex
  ) {
    let planned = added.map { name, entries in
      PlannedGroup(key: name, title: name, items: builder.slots(listing: entries))
    }
    setGroups(of: index, to: groups.add(planned))
  }

  /// Plans the lists of all groups of a declaration.
  mutating func planGroups(of index: DeclarationIndex, log: inout DiagnosticLog) {
    for group in groups(of: index) {
      let first = pages.next
      planList(index, items: groups[group].items, group: group, log: &log)
      if declarations[index].format == .html { groups.claim(group, page: first) }
    }
  }

  /// The entries of a collection that a declaration shows.
  func shown(
    of collection: CollectionIndex, for declaration: PageDeclaration, log: inout DiagnosticLog
  ) -> [Entry] {
    let entries = content.collections[collection].entries
    guard let filter = declaration.filter else { return entries }
    let slots = Set(filter.matching(entries.map(\.slot), in: content.store, log: &log))
    if !declaration.isTranslation {
      filter.reportCurrencies(among: entries.map(\.slot), in: content.store, log: &log)
    }
    if slots.isEmpty { report(filter, of: declaration, unmetAmong: entries, log: &log) }
    return entries.filter { slots.contains($0.slot) }
  }

  /// Warns of pages without entries, because no entry has a value that their condition asks for. A
  /// feed without items is told by itself.
  private func report(
    _ filter: EntryFilter, of declaration: PageDeclaration, unmetAmong entries: [Entry],
    log: inout DiagnosticLog
  ) {
    let hasOwnEntries = language(ofEntriesOn: declaration) != nil && !entries.isEmpty
    guard !filter.neverHolds, !declaration.isTranslation || hasOwnEntries,
      certainty == .certain, !log.hasErrors,
      !(declaration.kind is FeedPage), declaration.kind is ListPages || !entries.isEmpty,
      let unmet = filter.unmet(among: entries.map(\.slot), in: content.store)
    else { return }
    log.report(
      .unmetCondition(
        unmet, of: declaration, in: language(ofEntriesOn: declaration), log: &log))
  }

  /// The language of the entries that a page shows; nil where they are the same in all languages.
  func language(ofEntriesOn declaration: PageDeclaration) -> String? {
    guard let index = declaration.collection else { return nil }
    let all = content.collections.map(\.definition)
    let translation = content.collections[index].definition.translation
    let isTranslated =
      translation.map { !$0.repeatsOriginal }
      ?? all.contains { $0.translation?.original == index && !$0.isRepetition }
    return isTranslated ? declaration.language : nil
  }

  /// The slots that list the entries which a list shows.
  mutating func listed(
    of collection: CollectionIndex, for declaration: PageDeclaration, log: inout DiagnosticLog
  ) -> Range<SlotIndex> {
    var items = items(of: collection)
    if declaration.filter != nil {
      let entries = shown(of: collection, for: declaration, log: &log)
      items = builder.slots(listing: entries.map { .record($0.slot) })
    }
    return declaration.limit.map { items.prefix($0) } ?? items
  }

  /// The groups of the entries that a declaration shows, which several declarations may share.
  mutating func groupSet(
    for index: DeclarationIndex, by field: GroupedField, log: inout DiagnosticLog
  ) -> Range<GroupIndex> {
    let declaration = declarations[index]
    let collection = field.collection.index
    let key = GroupTable.Key(
      collection: collection, slot: field.slot, condition: declaration.filter?.text,
      mergesValues: declaration.mergesValues, language: declaration.language)
    if let known = groups.groups(sharedAs: key) { return known }
    let shown = shown(of: collection, for: declaration, log: &log)
    let reported = log.diagnostics.count
    let planned = GroupPlanner(
      content: content, models: models, mergesValues: declaration.mergesValues,
      values: GroupValues(declaration), page: declaration.name,
      labels: labels(of: field, in: declaration.language),
      titles: EntryTitles(
        of: declarations, in: declaration.language, models: models, as: shownForm)
    )
    .groups(of: shown, by: field, into: &builder, log: &log)
    // After a warning the site is published, and every link needs its target.
    if log.diagnostics.dropFirst(reported).contains(where: { $0.severity == .error }) {
      groups.noteLoss()
    }
    return groups.add(planned, sharedAs: key)
  }

  /// The labels of the cases of the choice by which entries are grouped, if it is one.
  private func labels(of field: GroupedField, in language: String) -> [String]? {
    guard case .choice(let id) = field.type.element else { return nil }
    let choice = models[id]
    return choice.cases.map { messages.label(of: $0, in: choice, language: language) }
  }

  /// How values are shown in titles of pages in a language.
  func shownForm(in language: String) -> ShownForm {
    ShownForm(language: language, models: models, messages: messages)
  }

  /// Links the pages of all entries' components to each other, across the entries.
  mutating func linkAcross(_ range: Range<PageIndex>) {
    for page in range {
      if page > range.lowerBound { pages[page].previous = page - 1 }
      if page + 1 < range.upperBound { pages[page].next = page + 1 }
    }
  }

  /// Plans the pages of a list: the first at the declaration's address, the others below it.
  mutating func planList(
    _ index: DeclarationIndex, items: Range<SlotIndex>, group: GroupIndex?,
    log: inout DiagnosticLog
  ) {
    let numbering = PageNumbering(
      itemCount: items.count, perPage: declarations[index].perPage)
    let first = pages.next
    let key = group.map { Array(groups[$0].key.utf8) } ?? []
    for number in 1...numbering.pageCount {
      let shown = numbering.items(onPage: number)
      var page = PlannedPage(declaration: index)
      page.items = items.lowerBound + shown.lowerBound..<items.lowerBound + shown.upperBound
      page.group = group
      page.setPlace(number - 1, of: numbering.pageCount, after: first)
      add(page, PatternWriter.Facts(number: number, key: key), of: nil, log: &log)
    }
  }

  /// Makes the next page the one that `url` of a record points to, unless it already has one.
  mutating func claim(record slot: SlotIndex, for declaration: PageDeclaration) {
    guard declaration.format == .html else { return }
    recordPages.claim(
      content.store.slots[slot], page: pages.next, in: declaration.language,
      isTranslation: declaration.isTranslation)
  }
}

extension PagePlanner {
  /// Adds a page at the address that its declaration's pattern makes of the facts.
  mutating func add(
    _ page: PlannedPage, _ facts: PatternWriter.Facts, of entry: Entry?, log: inout DiagnosticLog
  ) {
    let index = page.declaration
    let isWhole = address.write(page, facts, in: declarations)
    if !isWhole, entry.map(lacksName) != true, !lacksField(inAddressOf: page, entry) {
      log.report(
        .badAddress(
          address.text, "has a part without a letter or digit", at: place(of: page, entry)))
    }
    if let (text, reason) = AddressLimit.fault(in: address.bytes) {
      log.report(.badAddress(text, reason, at: place(of: page, entry)))
    }
    reportName(in: address.bytes, of: page, entry, log: &log)
    if let other = pages.add(page, at: address.bytes), isWhole, !haveOneSlug(pages[other], page) {
      if let mistake = sharedAddress(of: page, other) {
        if log.diagnostics.last != mistake { log.report(mistake) }
        return
      }
      log.report(
        .collision(
          address.text, "page '\(declarations[index].name)'",
          at: place(of: page, entry), other: "page '\(self.declaration(ofPage: other).name)'",
          otherSpan: span(ofPage: other), fields: fields(inAddressOf: page, entry),
          hasComponent: page.component != nil,
          help: helpForLanguage(declarations[index], self.declaration(ofPage: other))
            ?? helpForEntries(page, pages[other])))
    }
  }

  /// What to write where a section has the same address in two languages; nil where it has not.
  private func helpForLanguage(_ first: PageDeclaration, _ second: PageDeclaration) -> String? {
    guard first.isTranslation != second.isTranslation,
      let index = first.section, let other = second.section,
      sections[index.position].origin == sections[other.position].origin,
      sections[index.position].address.value == sections[other.position].address.value
    else { return nil }
    let language = first.isTranslation ? first.language : second.language
    let address = LanguageSettings.usualAddress(
      of: sections[index.position].address.value, in: language)
    return "give the section an address of its own in \(Diagnostic.quoted(language)): "
      + "'languages: { \(language): { at: \(address) } }'"
  }

  /// Whether an entry has no slug, or fields of its model are missing; both were reported.
  private func lacksName(_ entry: Entry) -> Bool {
    entry.slug.count == 0
      || models[content.store.slots[entry.slot].structure].certainty == .uncertain
  }

  /// Whether two pages show entries with the same slug, which has been reported.
  private func haveOneSlug(_ first: PlannedPage, _ second: PlannedPage) -> Bool {
    guard first.declaration == second.declaration, let entry = first.entry,
      let other = second.entry, entry != other
    else { return false }
    let store = content.store
    let slugs = [entry, other].map { store.slots[$0 + .slug].text }
    // Slugs that differ only by case cannot be told apart either.
    return store.bytes(slugs[0]).elementsEqual(store.bytes(slugs[1])) {
      $0 == $1 || $0 ^ $1 == 0x20 && 0x61...0x7A ~= $0 | 0x20
    }
  }
}

extension PlannedPage {
  /// Sets the place of the page among its siblings, the first of which is `first`.
  mutating func setPlace(_ position: Int, of count: Int, after first: PageIndex) {
    number = UInt32(position + 1)
    self.count = UInt32(count)
    if position > 0 { previous = first + (position - 1) }
    if position + 1 < count { next = first + (position + 1) }
  }
}
