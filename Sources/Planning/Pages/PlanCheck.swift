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
