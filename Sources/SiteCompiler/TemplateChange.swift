import Diagnostics
import Planning
import Rendering
import Tables
import Templates

/// The templates of a site, some of which have changed since it was published.
struct TemplateChange {
  /// The templates as they were compiled: first the old ones, then the new ones.
  private(set) var known: CompiledTemplates
  /// The pages whose programs have changed.
  private(set) var pages: [PageIndex] = []
  private var templates: TemplateSet
  private let log: DiagnosticLog
  private let assets: ReadAssets
  /// Whether a template has changed.
  private(set) var isChanged = false

  /// Begins an empty change; nil where changes of templates cannot be handled.
  init?(_ memory: BuildMemory) {
    guard memory.canChangeTemplates, let planned = memory.site.planned,
      let known = planned.templates, let assets = planned.assets, known.isRight
    else { return nil }
    self.known = known
    self.assets = assets
    templates = known.templates
    log = memory.site.log
  }

  /// Takes over the new bytes of a template; false where the file is not a template, or where there
  /// are diagnostics about it.
  mutating func take(_ path: String, _ bytes: [UInt8], _ sources: inout SourceMap) -> Bool {
    var found = DiagnosticLog()
    guard let source = templates.replace(path, by: bytes, reportingTo: &found),
      found.diagnostics.isEmpty, !log.mentions(source.id)
    else { return false }
    if sources[source.id] != source { isChanged = true }
    sources.replace(source)
    return true
  }

  /// Compiles the templates for a plan that does not change; nil where it would change, or where
  /// there are diagnostics.
  mutating func compiled(for plan: SitePlan, threads: Int) -> CompiledPlan? {
    guard plan.isSame(with: templates, insteadOf: known.templates, assets: assets.assets) else {
      return nil
    }
    var log = DiagnosticLog()
    let made = TemplateStage(
      plan: plan, templates: templates, messages: known.messages, sources: [],
      now: known.origin.now, threads: threads, isRemembering: true
    ).compile(after: known, log: &log)
    let compiled = CompiledPlan(plan, programs: made.programs)
    guard log.diagnostics.isEmpty, compiled.canMakeAllPages else { return nil }
    let changed = known.declarations(changedBy: templates)
    pages = plan.pages.tableIndices.filter { changed.contains(plan.pages[$0].declaration) }
    known = made
    return compiled
  }
}
