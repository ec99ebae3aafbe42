import Schema
import Diagnostics
import Tables

/// An address that points to another.
struct Redirect: PageKind {
  private let destination: Spanned<String>

  struct Settings: PageKindSettings {
    static let key = SiteFields.Page.redirect
    static let keys: Set<PageKey> = []
    private let destination: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard let address = page.needed("at", in: .at, page.record.text(.at), log: &log) else {
        return nil
      }
      if !FormerAddress.mayBeOfPage(address.value) {
        log.report(.redirectOfFile(address.value, at: address.span))
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
    let isAddress = destination.value.hasPrefix("/")
    let isKnown = isAddress && !planner.droppedPages.mayHave(destination.value)
    guard planner.certainty == .certain || isKnown else { return }
    if let page = page(of: index, in: planner, targets) {
      if leads(from: page, backTo: index, in: planner, targets) {
        log.report(.redirectCircle(destination.value, at: destination.span))
      }
      return
    }
    if let other = redirect(named: destination.value, in: planner) {
      return report(leadingTo: other, in: planner, targets, log: &log)
    }
    log.report(
      .unknownName(
        "page or address", destination.value, at: destination.span, known: targets.names,
        suggesting: &log))
  }

  /// Reports a target that is a redirect, with the page to which that leads.
  private func report(
    leadingTo index: DeclarationIndex, in planner: PagePlanner, _ targets: PageTargets,
    log: inout DiagnosticLog
  ) {
    var seen: Set<DeclarationIndex> = []
    var (last, next) = (index, Optional(index))
    while let redirect = next, seen.insert(redirect).inserted {
      last = redirect
      next = planner.declarations[redirect].target.flatMap {
        self.redirect(named: $0.value, in: planner)
      }
    }
    let end = (planner.declarations[last].kind as? Redirect).flatMap { redirect in
      redirect.page(of: last, in: planner, targets) == nil ? nil : redirect.destination.value
    }
    log.report(
      .redirectToRedirect(
        destination.value, end: end, at: destination.span,
        declared: planner.declarations[index].span))
  }

  /// The declaration of a redirect with a name, as other pages are named.
  private func redirect(named name: String, in planner: PagePlanner) -> DeclarationIndex? {
    planner.declarations.tableIndices.first { index in
      let declaration = planner.declarations[index]
      let section = declaration.section.map { planner.sections[$0].name + "." } ?? ""
      return declaration.kind is Redirect && section + declaration.name == name
    }
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
