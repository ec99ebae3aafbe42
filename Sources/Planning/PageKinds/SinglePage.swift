import Diagnostics

/// One page, called after its template.
struct SinglePage: PageKind {
  private let name: String

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.page
    static let keys: Set<PageKey> = [.template]
    private let name: String

    init?(_ page: PageRecord, log: inout DiagnosticLog) { name = page.subject.value }

    var isCalledByName: Bool { true }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      SinglePage(name: name)
    }
  }

  var template: String? { "page" }
  var icon: Icon? { .documents }
  var ownTemplate: String? { name }
}
