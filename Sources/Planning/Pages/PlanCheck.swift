import Content
import Diagnostics
import Schema

/// Reports what only the whole plan shows: sections, redirects and groups that lead nowhere.
struct PlanCheck {
  let planner: PagePlanner
  let targets: PageTargets
  let definition: SiteDefinition
  func report(log: inout DiagnosticLog) {
    if planner.certainty == .certain, planner.page(at: "/") == nil {
      log.report(.siteWithoutHome(at: definition.titleSpan))
    }
    for section in planner.sections where planner.certainty == .certain {
      let address = section.address
      if planner.page(at: address.value) == nil {
        log.report(.sectionWithoutPage(section.name, address: address.value, at: address.span))
      }
    }
    for index in planner.declarations.tableIndices {
      planner.declarations[index].kind.check(index, in: planner, targets, log: &log)
    }
  }
}
