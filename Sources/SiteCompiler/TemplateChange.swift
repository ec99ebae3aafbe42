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
  /// What was compiled before all else.
  private var compiledFirst: [CompiledUse] = []
  /// Whether the plan is the same with the new templates; nil where that was not asked.
  private var isPlanSame: Bool?
  /// Whether a template has changed.
  private(set) var isChanged = false

  /// Begins an empty change; nil where changes of templates cannot be handled.
  init?(_ memory: BuildMemory) {
    guard memory.canChangeTemplates, let planned = memory.site.planned,
      let known = planned.templates, let assets = planned.assets, known.hasNoDiagnostics
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
    if sources[source.id] != source {
      isChanged = true
      isPlanSame = nil
    }
    sources.replace(source)
    return true
  }

  /// Compiles the templates for a plan that does not change; nil where it would change, or where
  /// there are diagnostics.
  mutating func compiled(for plan: SitePlan, threads: Int) -> CompiledPlan? {
    guard let made = compile(known.declarations, of: plan, threads: threads) else { return nil }
    let compiled = CompiledPlan(plan, programs: made.programs)
    guard compiled.canMakeAllPages else { return nil }
    let changed = known.declarations(changedBy: templates)
    pages = plan.pages.tableIndices.filter { changed.contains(plan.pages[$0].declaration) }
    known = made
    return compiled
  }

  /// Compiles, before all others, the templates of those of these pages whose templates have
  /// changed; nil where all that have changed belong to these pages, where the plan would change,
  /// and where there are diagnostics.
  mutating func compiled(
    first pages: [PageIndex], for plan: SitePlan
  ) -> (pages: [PageIndex], compiled: CompiledPlan)? {
    let changed = known.declarations(changedBy: templates)
    let concerned = pages.filter { changed.contains(plan.pages[$0].declaration) }
    let declarations = Set(concerned.map { plan.pages[$0].declaration })
    guard !declarations.isEmpty, declarations.count < changed.count,
      let made = compile(declarations, of: plan, threads: 1)
    else { return nil }
    compiledFirst = made.uses.map(\.made)
    guard made.uses.allSatisfy({ $0.made.program != nil }) else { return nil }
    return (concerned, CompiledPlan(plan, programs: made.programs))
  }

  /// Compiles the templates of some declarations of a plan; nil where it would change, or where
  /// there are diagnostics.
  private mutating func compile(
    _ declarations: Set<DeclarationIndex>, of plan: SitePlan, threads: Int
  ) -> CompiledTemplates? {
    let isSame =
      isPlanSame ?? plan.isSame(with: templates, insteadOf: known.templates, assets: assets.assets)
    isPlanSame = isSame
    guard isSame else { return nil }
    var log = DiagnosticLog()
    let made = TemplateStage(
      plan: plan, templates: templates, messages: known.messages,
      assets: assets.assets, sources: [],
      now: known.origin.now, threads: threads, isRemembering: true
    ).compile(declarations, after: known, and: compiledFirst, log: &log)
    return log.diagnostics.isEmpty ? made : nil
  }
}
