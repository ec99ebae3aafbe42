import Schema
import Diagnostics

/// An address that leads to another.
struct Redirect: PageKind {
  private let destination: Spanned<String>

  struct Settings: PageKindSettings {
    static let key = "redirect"
    static let keys: Set<PageKey> = []
    private let destination: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard page.needed("at", page.record.text("at"), log: &log) != nil else { return nil }
      destination = page.subject
    }

    var needsAddressInLanguages: Bool { false }

    func resolved(
      for page: PageSettings, in place: DeclarationResolver.Place,
      by resolver: DeclarationResolver, log: inout DiagnosticLog
    ) -> (any PageKind)? {
      Redirect(destination: destination)
    }
  }

  var target: Spanned<String>? { destination }
  var template: String? { nil }

  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target? { nil }

  /// Reports a redirect that leads nowhere.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    guard planner.certainty == .certain else { return }
    let language = planner.declarations[index].language
    if case .page = targets[destination.value, in: language] { return }
    if planner.page(at: destination.value) != nil { return }
    log.report(
      .unknownName(
        "page or address", destination.value, at: destination.span, known: targets.names,
        suggesting: &log))
  }
}
