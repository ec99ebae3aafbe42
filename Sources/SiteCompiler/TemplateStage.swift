import Diagnostics
import Languages
import Planning
import Rendering
import Schema
import Tables
import Templates

/// Checks and compiles the template of each kind of page.
struct TemplateStage {
  let plan: SitePlan
  let templates: TemplateSet
  let messages: MessageCatalogue
  let now: Value

  /// The plan with the programs of its templates, as far as no mistake was reported.
  func compile(log: inout DiagnosticLog) -> CompiledPlan {
    let environment = TemplateEnvironment(
      models: plan.models, pages: plan.pagePresence, groups: plan.groupNames,
      functions: HostFunctions.signatures(of: plan), messages: messages,
      hasSiteAddress: plan.site.hasAddress, now: now)
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    let programs = plan.declarations.indices.map { index -> Program? in
      let declaration = plan.declarations[index]
      guard declaration.needsTemplate else { return nil }
      if declaration.templateNames.count > 1, !templates.contains(declaration.template.value) {
        log.report(
          .noTemplate(
            for: declaration.name, looked: declaration.templateNames,
            at: declaration.template.span))
        return nil
      }
      return compiler.compile(
        declaration.template.value, context: plan.contexts[index].structure,
        language: declaration.language, usedAt: declaration.template.span, reportingTo: &log)
    }
    reportPieces(among: programs, log: &log)
    let compiled = CompiledPlan(plan, programs: programs)
    if compiled.canMakeAllPages, plan.declarations.count == plan.site.pageCount {
      compiler.reportUnused(to: &log)
    }
    return compiled
  }

  /// Reports the templates that make a piece of a page at the address of a folder, where people open
  /// pages, while others make whole ones: most forget the layout.
  private func reportPieces(among programs: [Program?], log: inout DiagnosticLog) {
    guard programs.contains(where: { $0?.html?.isPiece == false }) else { return }
    var known: Set<String> = []
    for page in plan.pages.tableIndices where plan.address(ofPage: page).last == UInt8(ascii: "/") {
      let index = plan.pages[page].declaration
      let name = plan.declarations[index].template.value
      guard programs[index.position]?.html?.isPiece == true, known.insert(name).inserted else {
        continue
      }
      let layout = templates.contains("base.html") ? "base.html" : nil
      log.report(
        .pieceAtFolder(
          String(decoding: plan.address(ofPage: page), as: UTF8.self), layout: layout,
          at: templates.start(of: name)))
    }
  }
}
