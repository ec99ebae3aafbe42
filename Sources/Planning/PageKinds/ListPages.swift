import Content
import Diagnostics
import Schema
import Tables

/// The entries of a collection, a number of them per page.
struct ListPages: PageKind {
  let shownCollection: DeclarationResolver.ShownCollection

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.list
    static let keys: Set<PageKey> = [.perPage, .view, .condition, .limit, .template, .format]
    private let name: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      name = page.subject
      if let perPage = page.record.int(.perPage), perPage > 0,
        let limit = page.record.int(.limit), 1...perPage ~= limit
      {
        log.report(
          .needlessPerPage(perPage, limit: limit, at: page.record.written(.perPage)))
      }
    }

    var collectionName: String? { name.value }
    var isCalledByName: Bool { true }
    var isUsuallyHome: Bool { true }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      resolver.collection(name, in: place, log: &log).map(ListPages.init)
    }
  }

  var collection: CollectionIndex? { shownCollection.index }
  var model: StructureID? { shownCollection.model }
  var entry: StructureID? { shownCollection.model }
  var isPaginated: Bool { true }
  var template: String? { "list" }

  func scope(in models: Models) -> PatternScope {
    PatternScope(models: models, hasNumber: true)
  }

  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    format == .json ? name + ".json" : ""
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [
      ContextField("items", .list(.structure(shownCollection.model)), .items),
      ContextField("pagination", structures.pagination.structure, .pagination),
    ]
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    let items = planner.listed(
      of: shownCollection.index, for: planner.declarations[index], log: &log)
    planner.planList(index, items: items, group: nil, log: &log)
  }
}
