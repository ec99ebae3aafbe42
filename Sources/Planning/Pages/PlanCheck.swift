import Content
import Diagnostics
import Schema
import Tables

/// Reports mistakes that only the whole plan shows: sections, redirects and groups without pages.
struct PlanCheck {
  let planner: PagePlanner
  let targets: PageTargets
  let definition: SiteDefinition
  func report(log: inout DiagnosticLog) {
    if planner.certainty == .certain, planner.pages.page(at: "/") == nil {
      log.report(.siteWithoutHome(at: definition.title.span))
    }
    reportSections(log: &log)
    for section in planner.sections where !section.isTranslation {
      reportTabs(of: section, log: &log)
    }
    for section in planner.sections where planner.certainty == .certain {
      let address = section.address
      if planner.pages.page(at: address.value) == nil {
        log.report(.sectionWithoutPage(section.name, address: address.value, at: address.span))
      }
    }
    // A title that is not translated is that of several declarations.
    var titles: Set<Span> = []
    for index in planner.declarations.tableIndices {
      let declaration = planner.declarations[index]
      declaration.kind.check(index, in: planner, targets, log: &log)
      checkFixedAddress(of: declaration, log: &log)
      if let place = declaration.writtenTitle?.span, titles.insert(place).inserted {
        checkTitle(of: index, log: &log)
      }
    }
  }

  /// Reports a page for programs that look for it at one address, and that is at another.
  private func checkFixedAddress(of declaration: PageDeclaration, log: inout DiagnosticLog) {
    guard declaration.address.isConstant else { return }
    let parts = declaration.address.literalEnd.split(separator: "/")
    let last = parts.last.map(String.init) ?? ""
    let fixed: String
    switch declaration.template.value {
    case "robots.txt" where parts.count > 1 || last != "robots.txt": fixed = "robots.txt"
    // Another language may have a page of its own.
    case "404.html" where last.hasPrefix("404") && last != "404.html": fixed = "404.html"
    default: return
    }
    log.report(
      .pageAtOtherAddress(
        declaration.name, declaration.address.literalEnd, fixed: fixed, at: declaration.span))
  }

  /// Reports a title that is the same on all pages of entries or components. Pages of groups may have
  /// one, to which their templates add the group.
  private func checkTitle(of index: DeclarationIndex, log: inout DiagnosticLog) {
    let declaration = planner.declarations[index]
    let scope = declaration.kind.scope(in: planner.models)
    let count = planner.pages(of: index).count
    guard let title = declaration.writtenTitle, declaration.title?.isConstant == true,
      let shown = scope.component ?? scope.entry, count > 1
    else { return }
    let known = PatternReader(scope: scope, use: .text).names
    let example = planner.models[shown].namingFields.lazy.map(\.name)
      .first(where: known.contains)
    log.report(
      .constantTitle(
        title.value, of: declaration.name, count: count,
        example: example ?? known[0], at: title.span))
  }

  /// Reports tabs that are not one page: the pages of entries, or of groups.
  private func reportTabs(of section: PlannedSection, log: inout DiagnosticLog) {
    for tab in section.tabs {
      let named = section.declarations.first { planner.declarations[$0].name == tab.value }
      guard let index = named else { continue }
      let declaration = planner.declarations[index]
      var isGroup = false
      if case .group = declaration.kind.target(of: index, in: planner) { isGroup = true }
      guard isGroup || declaration.shown != nil && !declaration.address.isConstant else { continue }
      log.report(
        .tabOfPages(tab.value, areGroups: isGroup, at: tab.span, declared: declaration.span))
    }
  }

  /// Reports sections of which one hides the other.
  private func reportSections(log: inout DiagnosticLog) {
    var known: [String: PlannedSection] = [:]
    for section in planner.sections {
      let address = section.address.value.lowercased()
      if let other = known[address] {
        log.report(
          .sectionsAtOneAddress(
            section.name, other.name, address: section.address.value, at: section.address.span,
            first: other.address.span))
      }
      known[address] = known[address] ?? section
    }
  }
}
