import Content
import Diagnostics
import Schema
import Tables

/// One page per entry of a collection.
struct EntryPages: PageKind {
  let shownCollection: DeclarationResolver.ShownCollection

  /// `entry: recipes`, or `entry: recipes.steps` for the components in a field of the entries.
  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.entry
    static let keys: Set<PageKey> = [.condition, .continuesAcross, .template, .format]
    private let path: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      path = page.subject
      if !path.value.contains(".") { page.refuse(.continuesAcross, log: &log) }
    }

    var collectionName: String? { String(path.value.prefix { $0 != "." }) }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      let parts = path.value.split(separator: ".", maxSplits: 1).map(String.init)
      let name = Spanned(parts.first ?? "", at: path.span)
      guard let collection = resolver.collection(name, in: place, log: &log) else { return nil }
      guard parts.count == 2 else { return EntryPages(shownCollection: collection) }
      return ComponentPages(path, field: parts[1], of: collection, by: resolver, log: &log)
    }
  }

  var collection: CollectionIndex? { shownCollection.index }
  var model: StructureID? { shownCollection.model }
  var entry: StructureID? { shownCollection.model }
  var shown: ShownRecords? { .entries(of: shownCollection.index) }
  var template: String? { "entry" }
  var icon: Icon? { .documents }

  func scope(in models: Models) -> PatternScope { PatternScope(models: models, entry: entry) }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    format == .json ? name + "/{slug}.json" : "{slug}/"
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    let (own, common) = ContextField.shown("entry", shownCollection.model, .entry, in: models)
    return [own, common].compactMap { $0 }
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    let declaration = planner.declarations[index]
    let entries = planner.shown(of: shownCollection.index, for: declaration, log: &log)
    let first = planner.pages.next
    planner.pages.reserve(entries.count)
    reportSecondPages(of: entries, index, in: planner, log: &log)
    for (position, entry) in entries.enumerated() {
      let slot = entry.slot
      var page = PlannedPage(declaration: index)
      page.entry = slot
      page.setPlace(position, of: entries.count, after: first)
      planner.claim(record: slot, for: declaration)
      planner.add(page, PatternWriter.Facts(entry: slot), of: entry, log: &log)
    }
  }

  /// Warns where an entry already has a page that the same template makes in the same language:
  /// links lead to that one. Entries that a condition chooses have their second page on purpose.
  private func reportSecondPages(
    of entries: [Entry], _ index: DeclarationIndex, in planner: PagePlanner,
    log: inout DiagnosticLog
  ) {
    let own = planner.declarations[index]
    guard own.filter == nil else { return }
    let rivals = planner.declarations.tableIndices.prefix { $0 != index }.filter { other in
      let other = planner.declarations[other]
      return other.kind is EntryPages && other.format == .html && own.format == .html
        && other.language == own.language && other.template.value == own.template.value
    }
    guard !rivals.isEmpty else { return }
    for entry in entries {
      let header = planner.content.store.slots[entry.slot]
      guard let page = planner.recordPages.page(of: header, in: own.language),
        rivals.contains(planner.pages[page].declaration)
      else { continue }
      let first = planner.declaration(ofPage: page)
      log.report(
        .secondPages(
          of: own.name, entry: planner.content.store.string(entry.key), first: first.name,
          address: String(decoding: planner.pages.addresses[OutputIndex(page)], as: UTF8.self),
          at: own.span, firstSpan: first.span))
      return
    }
  }

  /// The page of the section's list on which the entry is listed.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    guard let entry = page.entry else { return nil }
    let section = planner.declarations[page.declaration].section
    return lists.page(listing: entry, of: shownCollection.index, in: section)
  }

  /// The page of the one entry at an address that is the same for all.
  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target? {
    guard planner.declarations[index].address.isConstant else { return nil }
    return planner.pages(of: index).first.map(PageTargets.Target.page)
  }
}
