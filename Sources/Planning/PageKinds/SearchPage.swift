import Diagnostics
import Schema

/// One page on which readers search collections, or components of their entries.
struct SearchPage: PageKind {
  /// Nil where it could not be resolved.
  let search: SearchDeclaration?

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.search
    static let keys: Set<PageKey> = [.filters, .anchor, .template]
    private let settings: SearchSettings

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      settings = SearchSettings(
        subjects: page.record.texts(Self.key), filters: page.record.texts(.filters),
        anchor: page.text(.anchor))
    }

    var isCalledByName: Bool { true }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      SearchPage(search: resolver.search(settings, in: place, log: &log))
    }
  }

  var isWhole: Bool { search != nil }
  var template: String? { "search" }
  var icon: Icon? { .search }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    [ContextField("search", structures.search.page.structure, .search)]
  }
}
