import Content
import Diagnostics
import Languages
import Schema
import Tables

/// The entries of a collection by the years of a date, the newest first: pages for each year.
struct ArchivePages: PageKind {
  private let shownCollection: DeclarationResolver.ShownCollection
  /// The slot of the date.
  private let date: FieldSlot

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.archive
    static let keys: Set<PageKey> = [.by, .perPage, .view, .condition, .template, .format]
    private let name: Spanned<String>
    private let by: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard let by = page.needed(.by, log: &log) else { return nil }
      name = page.subject
      self.by = by
    }

    var collectionName: String? { name.value }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      guard let collection = resolver.collection(name, in: place, log: &log),
        let field = resolver.field(named: by, of: collection.model, log: &log)
      else { return nil }
      guard field.type.unwrapped == .date else {
        log.report(
          .archiveField(
            by.value, type: resolver.models.name(of: field.type), at: by.span,
            declared: field.span))
        return nil
      }
      return ArchivePages(shownCollection: collection, date: field.slot)
    }
  }

  var collection: CollectionIndex? { shownCollection.index }
  var model: StructureID? { shownCollection.model }
  var entry: StructureID? { shownCollection.model }
  var isPaginated: Bool { true }
  var template: String? { "archive" }
  var icon: Icon? { .calendar }

  func scope(in models: Models) -> PatternScope {
    PatternScope(models: models, hasNumber: true, hasKey: true)
  }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    format == .json ? name + "/{key}.json" : name + "/{key}/"
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [
      ContextField("items", .list(.structure(shownCollection.model)), .items),
      ContextField("pagination", structures.pagination.structure, .pagination),
      ContextField("group", structures.group.structure, .group),
      ContextField("groups", .list(.structure(structures.group.structure)), .groups),
    ]
  }

  /// Plans the pages of each year. Entries without a date are in none.
  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    let store = planner.content.store
    let entries = planner.shown(
      of: shownCollection.index, for: planner.declarations[index], log: &log)
    let dated = entries.enumerated().compactMap { position, entry in
      let value = store.slots[entry.slot + date]
      return value.isNone ? nil : (position: position, slot: entry.slot, date: value)
    }
    let newest = dated.sorted {
      ($1.date.seconds, $0.position) < ($0.date.seconds, $1.position)
    }
    // The order of moments is not that of years: 2024 begins in the east while the west has 2023.
    var years: [String: [Value]] = [:]
    for entry in newest {
      years[Self.year(of: entry.date), default: []].append(.record(entry.slot))
    }
    let ordered = years.map { (name: $0.key, entries: $0.value) }.sorted {
      ($1.name.utf8.count, $1.name) < ($0.name.utf8.count, $0.name)
    }
    planner.addGroups(ordered, of: index)
    planner.planGroups(of: index, log: &log)
  }

  /// The year of a date, in the offset in which it was written.
  private static func year(of date: Value) -> String {
    var text: [UInt8] = []
    DateText.appendISO(
      seconds: date.seconds, offsetMinutes: date.offsetMinutes, hasTime: false, to: &text)
    return String(decoding: text.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  /// The first page of the section's list.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    lists.first(of: shownCollection.index, in: planner.declarations[page.declaration].section)
  }
}
