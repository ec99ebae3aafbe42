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
      log.report(.siteWithoutHome(at: definition.titleSpan))
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
    for index in planner.declarations.tableIndices {
      planner.declarations[index].kind.check(index, in: planner, targets, log: &log)
    }
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
