import Content
import Diagnostics
import Schema

/// Everything that is particular to one kind of pages: their address, their context, and the pages
/// themselves.
protocol PageKind: Sendable {
  /// The collection whose entries are shown or listed.
  var collection: CollectionIndex? { get }
  /// The model of the entries of the collection.
  var model: StructureID? { get }
  /// The structure of the entry that a page shows, or of the entries that it lists.
  var entry: StructureID? { get }
  /// The structure of the component that a page shows.
  var component: StructureID? { get }
  /// The records that have pages of this kind, one each.
  var shown: ShownRecords? { get }
  /// Whether the pages are those of lists.
  var isPaginated: Bool { get }
  /// The fields that the items of a feed are made from.
  var feed: FeedFields? { get }
  /// What readers search.
  var search: SearchDeclaration? { get }
  /// The target of a redirect.
  var target: Spanned<String>? { get }
  /// The field of the entries by which they are grouped.
  var groupedSlot: FieldSlot? { get }
  /// The usual drawing beside the title of its first page in a bar; nil for that of the section.
  var icon: Icon? { get }
  /// Whether it could be resolved completely.
  var isWhole: Bool { get }

  /// The usual name of the template, without its ending; nil for pages without a template.
  var template: String? { get }
  /// The name that comes before that of the page in the search for a template.
  var ownTemplate: String? { get }
  /// How addresses are usually written on the pages.
  var links: LinkStyle? { get }
  /// The names that the patterns of the pages may use.
  func scope(in models: Models) -> PatternScope
  /// The address of pages without one in `site.yaml`, without the section's.
  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String
  /// What is wrong with an address.
  func fault(in address: Spanned<String>) -> Diagnostic?

  /// The names that the template has besides those of all pages.
  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField]

  /// Plans the pages of a declaration.
  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog)
  /// Adds to the pages of a declaration what depends on the pages of others.
  func complete(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog)
  /// The page above a page, where that is not the first page of the section.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex?
  /// The target of the declaration's name in a template.
  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target?
  /// Reports mistakes that only the whole plan shows.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog)
}

extension PageKind {
  var collection: CollectionIndex? { nil }
  var model: StructureID? { nil }
  var entry: StructureID? { nil }
  var component: StructureID? { nil }
  var shown: ShownRecords? { nil }
  var isPaginated: Bool { false }
  var feed: FeedFields? { nil }
  var search: SearchDeclaration? { nil }
  var target: Spanned<String>? { nil }
  var groupedSlot: FieldSlot? { nil }
  var icon: Icon? { nil }
  var isWhole: Bool { true }
  var ownTemplate: String? { nil }
  var links: LinkStyle? { nil }

  func scope(in models: Models) -> PatternScope { PatternScope(models: models) }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    format == .json ? name + ".json" : name + "/"
  }

  func fault(in address: Spanned<String>) -> Diagnostic? { nil }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] { [] }

  /// Plans one page that does not depend on content.
  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    planner.add(PlannedPage(declaration: index), PatternWriter.Facts(), of: nil, log: &log)
  }

  func complete(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {}

  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    nil
  }

  /// The first page.
  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target? {
    planner.pages(of: index).first.map(PageTargets.Target.page)
  }

  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {}
}
