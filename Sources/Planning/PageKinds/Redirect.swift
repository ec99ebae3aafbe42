import Schema
import Diagnostics
import Tables

/// An address that points to another.
struct Redirect: PageKind {
  private let destination: Spanned<String>

  struct Settings: PageKindSettings {
    static let key = "redirect"
    static let keys: Set<PageKey> = []
    private let destination: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard page.needed("at", in: "at", page.record.text("at"), log: &log) != nil else {
        return nil
      }
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

  /// Reports a redirect without a target.
  func check(
    _ index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    guard planner.certainty == .certain else { return }
    if let page = page(of: index, in: planner, targets) {
      if leads(from: page, backTo: index, in: planner, targets) {
        log.report(.redirectCircle(destination.value, at: destination.span))
      }
      return
    }
    log.report(
      .unknownName(
        "page or address", destination.value, at: destination.span, known: targets.names,
        suggesting: &log))
  }

  /// The page that the redirect of a declaration points to.
  private func page(
    of index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets
  ) -> PageIndex? {
    let language = planner.declarations[index].language
    if case .page(let page) = targets[destination.value, in: language] { return page }
    return planner.pages.page(at: destination.value)
  }

  /// Whether redirects form a path from a page to that of a declaration.
  private func leads(
    from page: PageIndex, backTo index: DeclarationIndex, in planner: PagePlanner,
    _ targets: PageTargets
  ) -> Bool {
    var seen: Set<DeclarationIndex> = []
    var next: PageIndex? = page
    while let page = next {
      let declaration = planner.pages[page].declaration
      if declaration == index { return true }
      guard let redirect = planner.declarations[declaration].kind as? Redirect,
        seen.insert(declaration).inserted
      else { return false }
      next = redirect.page(of: declaration, in: planner, targets)
    }
    return false
  }
}
