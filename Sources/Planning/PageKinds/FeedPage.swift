import Content
import Diagnostics
import Schema
import Tables

/// The newest entries of a collection, for feed readers.
struct FeedPage: PageKind {
  private let shownCollection: DeclarationResolver.ShownCollection
  /// Nil where fields of the model are missing, which was reported.
  let feed: FeedFields?

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.feed
    static let keys: Set<PageKey> = PageKey.feedFields.union([.limit, .condition, .template])
    private let name: Spanned<String>
    private let fields: FeedSettings

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      if let span = page.record.key(of: .links) {
        log.report(
          .pageRefuses(
            "links", for: Self.key.rawValue, at: span,
            help: "take it out: all addresses of a feed are whole"))
      }
      guard let date = page.needed(.date, log: &log) else { return nil }
      name = page.subject
      fields = FeedSettings(
        date: date, updated: page.text(.updated), summary: page.text(.summary),
        content: page.text(.content), image: page.text(.image), author: page.text(.author))
    }

    var collectionName: String? { name.value }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      guard resolver.hasSiteAddress else {
        log.report(.needsSiteAddress(page.name.value, at: name.span))
        return nil
      }
      guard let collection = resolver.collection(name, in: place, log: &log) else { return nil }
      let models = resolver.models
      let reader = FeedFieldsReader(models: models, entry: collection.model)
      return FeedPage(
        shownCollection: collection,
        feed: models[collection.model].certainty == .uncertain
          ? nil : reader.read(fields, log: &log))
    }
  }

  var collection: CollectionIndex? { shownCollection.index }
  var model: StructureID? { shownCollection.model }
  var entry: StructureID? { shownCollection.model }
  var template: String? { "feed" }
  /// Feeds are read outside the site.
  var links: LinkStyle? { .whole }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    "feed.xml"
  }

  func fault(in address: Spanned<String>) -> Diagnostic? {
    guard FeedFormat(address: address.value) == nil else { return nil }
    return .badAddress(
      address.value, "is not that of a feed", at: address.span,
      help: "write the name of a file that ends with '.xml' (Atom) or '.json' (JSON Feed)")
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [
      ContextField("items", .list(.structure(shownCollection.model)), .items),
      ContextField("feed", structures.feed.structure, .feed),
    ]
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    guard feed != nil else { return }
    planner.add(PlannedPage(declaration: index), PatternWriter.Facts(), of: nil, log: &log)
  }

  /// Chooses the items: the entries that have a page, by their date, the newest first.
  func complete(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    let declaration = planner.declarations[index]
    guard let feed else { return }
    let store = planner.content.store
    let dated = planner.shown(of: shownCollection.index, for: declaration, log: &log).enumerated()
      .map { (position: $0, slot: $1.slot, seconds: store.slots[$1.slot + feed.date].seconds) }
    let newest = dated.sorted { ($1.seconds, $0.position) < ($0.seconds, $1.position) }.lazy
      .filter { [pages = planner.recordPages] in
        pages.page(of: store.slots[$0.slot], in: declaration.language) != nil
      }
      .prefix(declaration.limit ?? .max)
    let items = planner.builder.slots(listing: newest.map { .record($0.slot) })
    for page in planner.pages(of: index) { planner.pages[page].items = items }
  }

  /// Reports a feed whose items have no pages, and one without items, which has no date.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    let shown = ShownRecords.entries(of: shownCollection.index)
    let hasPages = planner.declarations.contains { $0.shown == shown && $0.format == .html }
    guard planner.certainty == .certain else { return }
    let feed = planner.declarations[index]
    if hasPages {
      // The reason was reported where content is missing because of mistakes, or where no entry
      // satisfies the condition.
      guard !log.hasErrors, feed.filter?.neverHolds != true,
        !planner.pages(of: index).contains(where: { !planner.pages[$0].items.isEmpty })
      else { return }
      log.report(
        .feedWithoutItems(
          feed.name, in: planner.language(ofEntriesOn: feed), isChosen: feed.filter != nil,
          hasEntries: !planner.content.collections[shownCollection.index].entries.isEmpty,
          at: feed.span))
      return
    }
    log.report(
      .feedWithoutPages(
        feed.name,
        collection: planner.content.collections[shownCollection.index].definition.name,
        at: feed.span))
  }
}
