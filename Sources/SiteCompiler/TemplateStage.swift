import Diagnostics
import Planning
import Rendering
import Schema
import Templates

/// Checks and compiles the template of each kind of page.
struct TemplateStage {
  let plan: SitePlan
  let templates: TemplateSet
  let messages: MessageCatalogue

  /// The program of each declaration of the plan; nil where it needs none, and where a mistake was
  /// reported.
  func compile(log: inout DiagnosticLog) -> [Program?] {
    let environment = TemplateEnvironment(
      models: plan.models, pages: plan.pagePresence,
      functions: HostFunctions.signatures(of: plan), messages: messages,
      hasSiteAddress: plan.site.address != nil)
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    let programs = plan.declarations.indices.map { index -> Program? in
      let declaration = plan.declarations[index]
      guard declaration.needsTemplate else { return nil }
      return compiler.compile(
        declaration.template.value, context: plan.contexts[index].structure,
        language: declaration.language, usedAt: declaration.template.span, reportingTo: &log)
    }
    compiler.reportUnused(to: &log)
    return programs
  }
}

extension SitePlan {
  /// The structures whose records have pages: an entry's when every collection of its model has
  /// pages, a component's when its only use in models has pages.
  fileprivate var pagePresence: [StructureID: TemplateEnvironment.PagePresence] {
    var presence: [StructureID: TemplateEnvironment.PagePresence] = [:]
    for declaration in declarations where declaration.format == .html {
      switch declaration.subject {
      case .entry:
        guard let entry = declaration.entry else { continue }
        presence[entry] = hasPages(everyCollectionOf: entry) ? .always : .sometimes
      case .component:
        guard let component = declaration.component else { continue }
        presence[component] = uses(of: component) == 1 ? .always : .sometimes
      case .list, .group, .groups, .single, .redirect: continue
      }
    }
    return presence
  }

  private func hasPages(everyCollectionOf entry: StructureID) -> Bool {
    collectionModels.enumerated().allSatisfy { index, model in
      model != entry
        || declarations.contains {
          guard case .entry(let collection) = $0.subject else { return false }
          return collection == index && $0.format == .html
        }
    }
  }

  /// The number of fields in the site's models that hold a component.
  private func uses(of component: StructureID) -> Int {
    models.structures.reduce(0) { count, structure in
      guard structure.kind != .builtIn else { return count }
      return count + structure.fields.count { $0.type.element == .structure(component) }
    }
  }
}
