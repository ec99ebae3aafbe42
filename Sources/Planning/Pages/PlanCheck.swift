import Content
import Diagnostics
import Schema

/// Reports what only the whole plan shows: sections, redirects and groups that lead nowhere.
struct PlanCheck {
  let planner: PagePlanner
  let definition: SiteDefinition
  /// Whether pages are missing because of mistakes that were reported; then nothing is said of
  /// what may lead to them.
  let isIncomplete: Bool

  func report(log: inout DiagnosticLog) {
    if !isIncomplete, planner.addresses.output(at: [UInt8(ascii: "/")]) == nil {
      log.report(.siteWithoutHome(at: definition.titleSpan))
    }
    for section in planner.sections where !isIncomplete {
      let address = section.address
      if planner.addresses.output(at: Array(address.value.utf8)) == nil {
        log.report(.sectionWithoutPage(section.name, address: address.value, at: address.span))
      }
    }
    let targets = PageTargets(planner)
    for (index, declaration) in planner.declarations.enumerated() {
      switch declaration.subject {
      case .redirect: report(declaration, targets, log: &log)
      case .groups:
        let groups = planner.groupsOfDeclaration[index]
        if groups.contains(where: { planner.groups[$0].page == .max }) {
          log.report(.groupsWithoutPages(declaration.name, at: declaration.span))
        }
      case .feed(let collection): report(declaration, ofCollection: collection, log: &log)
      case .list, .entry, .component, .group, .search, .single: continue
      }
    }
  }

  /// Reports a feed whose items have no pages.
  private func report(
    _ feed: PageDeclaration, ofCollection collection: Int, log: inout DiagnosticLog
  ) {
    let hasPages = planner.declarations.contains {
      $0.subject == .entry(collection: collection) && $0.format == .html
    }
    guard !isIncomplete, !hasPages else { return }
    log.report(
      .feedWithoutPages(
        feed.name, collection: planner.content.collections[collection].definition.name,
        at: feed.span))
  }

  private func report(
    _ redirect: PageDeclaration, _ targets: PageTargets, log: inout DiagnosticLog
  ) {
    guard !isIncomplete, let target = redirect.target else { return }
    if case .page = targets[target.value, in: redirect.language] { return }
    if planner.addresses.output(at: Array(target.value.utf8)) != nil { return }
    log.report(
      .unknownName("page or address", target.value, at: target.span, known: targets.names))
  }
}
