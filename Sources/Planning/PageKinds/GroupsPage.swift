import Content
import Diagnostics
import Schema
import Tables

/// One page that points to the lists of all values of a field.
struct GroupsPage: PageKind {
  let field: GroupedField

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.groups
    static let keys: Set<PageKey> = [.by, .merge, .values, .condition, .template]
    private let field: GroupedField.Settings

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard let field = GroupedField.Settings(page, log: &log) else { return nil }
      self.field = field
    }

    var collectionName: String? { field.collection.value }
    var groupedField: [String]? { field.names }
    var isCalledByName: Bool { true }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      GroupedField(field, in: place, by: resolver, log: &log).map(GroupsPage.init)
    }
  }

  var collection: CollectionIndex? { field.collection.index }
  var model: StructureID? { field.collection.model }
  var groupedSlot: FieldSlot? { field.slot }
  var template: String? { "groups" }
  var icon: Icon? { .tags }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [ContextField("groups", .list(.structure(structures.group.structure)), .groups)]
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    planner.setGroups(of: index, to: planner.groupSet(for: index, by: field, log: &log))
    planner.add(PlannedPage(declaration: index), PatternWriter.Facts(), of: nil, log: &log)
  }

  /// The first page of the section's list.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    lists.first(of: field.collection.index, in: planner.declarations[page.declaration].section)
  }

  /// Reports groups that no page lists.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    guard planner.groups(of: index).contains(where: { planner.groups[$0].page == nil }) else {
      return
    }
    let declaration = planner.declarations[index]
    let others = planner.declarations.filter { other in
      (other.kind as? GroupPages)?.field.isSame(as: field) == true
    }
    // That page may be declared, with a mistake that was reported.
    guard planner.certainty == .certain || !others.isEmpty else { return }
    let nearest = others.first { $0.language == declaration.language } ?? others.first
    log.report(
      .groupsWithoutPages(
        declaration.name, at: declaration.span,
        besides: nearest.map { GroupDifference(of: declaration, from: $0) }))
  }
}
