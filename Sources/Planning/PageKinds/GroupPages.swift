import Content
import Diagnostics
import Schema
import Tables

/// A list for each value of a field of the entries of a collection.
struct GroupPages: PageKind {
  let field: GroupedField

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.group
    static let keys: Set<PageKey> = [
      .by, .merge, .values, .perPage, .view, .condition, .template, .format,
    ]
    private let field: GroupedField.Settings

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard let field = GroupedField.Settings(page, log: &log) else { return nil }
      self.field = field
    }

    var collectionName: String? { field.collection.value }
    var groupedField: [String]? { field.names }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      GroupedField(field, in: place, by: resolver, log: &log).map(GroupPages.init)
    }
  }

  var collection: CollectionIndex? { field.collection.index }
  var model: StructureID? { field.collection.model }
  var groupedSlot: FieldSlot? { field.slot }
  var entry: StructureID? { field.collection.model }
  var isPaginated: Bool { true }
  var template: String? { "group" }
  var icon: Icon? { .tags }

  func scope(in models: Models) -> PatternScope {
    PatternScope(models: models, hasNumber: true, hasKey: true)
  }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    format == .json ? name + "/{key}.json" : name + "/{key}/"
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [
      ContextField("items", .list(.structure(field.collection.model)), .items),
      ContextField("pagination", structures.pagination.structure, .pagination),
      ContextField("group", structures.group.structure, .group),
    ]
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    planner.setGroups(of: index, to: planner.groupSet(for: index, by: field, log: &log))
    planner.planGroups(of: index, log: &log)
  }

  /// Reports groups that `site.yaml` names but that have no entries.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    let declaration = planner.declarations[index]
    guard !declaration.values.isEmpty, planner.certainty == .certain,
      planner.content.uncertainCollections.isEmpty
    else { return }
    let names = field.names(in: planner)
    for value in GroupValues(declaration).unused(among: names) {
      log.report(
        .unusedGroupValue(
          value.value, of: declaration.name, isCase: field.isChoice,
          nearest: log.nearest(to: value.value, among: names), at: value.span))
    }
  }

  /// The page of all groups, otherwise the first page of the section's list.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    let section = planner.declarations[page.declaration].section
    return lists.groups(by: field, in: section)
      ?? lists.first(of: field.collection.index, in: section)
  }

  /// The group with the value that a template gives.
  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target? {
    .group(declaration: index, by: field.type.element)
  }
}
