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
  /// Where `plan`, apart from its entries, `templates` and `messages` were read: `site.yaml`, models,
  /// templates and texts.
  let sources: [Source]
  let now: Value
  /// The number of threads; what is made does not depend on it.
  let threads: Int

  /// Checks and compiles the templates, unless they are known.
  ///
  /// - Parameters:
  ///   - known: What an earlier build has compiled: it is taken over where this one would compile
  ///     the same.
  ///   - log: Takes the mistakes.
  /// - Returns: The programs, as far as no mistake was reported.
  func compile(knowing known: CompiledTemplates?, log: inout DiagnosticLog) -> CompiledTemplates {
    let templates = compiled(knowing: known, log: &log)
    reportPieces(among: templates.programs, log: &log)
    return templates
  }

  private func compiled(
    knowing known: CompiledTemplates?, log: inout DiagnosticLog
  ) -> CompiledTemplates {
    let environment = TemplateEnvironment(
      models: plan.models, pages: plan.pagePresence, groups: plan.groupNames,
      functions: HostFunctions.signatures(of: plan), messages: messages,
      hasSiteAddress: plan.site.hasAddress, now: now)
    var found = DiagnosticLog()
    let uses = self.uses(log: &found)
    let origin = CompiledTemplates.Origin(sources, environment, uses.map(\.use))
    if let known, known.isReusable, known.origin == origin { return known }
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    var programs = [Program?](repeating: nil, count: plan.declarations.count)
    let made = compiler.compile(uses.map(\.use), threads: threads, reportingTo: &found)
    for (use, program) in zip(uses, made) { programs[use.declaration] = program }
    let compiled = CompiledPlan(plan, programs: programs)
    if compiled.canMakeAllPages, plan.declarations.count == plan.site.pageCount {
      compiler.reportUnused(to: &found)
    }
    log.merge(found)
    return CompiledTemplates(
      programs: programs, origin: origin, isReusable: found.diagnostics.isEmpty)
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

  /// The templates of the declarations that need one, with their places in the plan.
  private func uses(log: inout DiagnosticLog) -> [(declaration: Int, use: TemplateUse)] {
    var uses: [(declaration: Int, use: TemplateUse)] = []
    for (index, declaration) in plan.declarations.enumerated() where declaration.needsTemplate {
      let name = declaration.template
      if declaration.templateNames.count > 1, !templates.contains(name.value) {
        log.report(
          .noTemplate(for: declaration.name, looked: declaration.templateNames, at: name.span))
      } else {
        let context = plan.contexts[index].structure
        let use = TemplateUse(
          of: name.value, context: context, language: declaration.language, at: name.span)
        uses.append((index, use))
      }
    }
    return uses
  }
}

/// The programs of a site's templates, and all that they depend on.
struct CompiledTemplates: Sendable {
  /// The program of each declaration of the plan, in their order; nil where it needs none, and where
  /// a mistake was reported.
  let programs: [Program?]
  /// What they were compiled of.
  fileprivate let origin: Origin
  /// Whether nothing was reported of them, which taking them over would not report again.
  fileprivate let isReusable: Bool

  /// What programs are compiled of: the same makes the same programs.
  ///
  /// Templates and texts are compared as they were read, because that is shorter than what was
  /// parsed; what comes of `site.yaml`, models and content together is compared as it is.
  fileprivate struct Origin: Equatable, Sendable {
    private let sources: [Source]
    private let uses: [TemplateUse]
    private let models: Models
    private let pages: [StructureID: TemplateEnvironment.PagePresence]
    private let groups: [StructureID: [String: String]]
    private let functions: [HostFunction]
    private let hasSiteAddress: Bool
    private let now: Value

    init(_ sources: [Source], _ environment: TemplateEnvironment, _ uses: [TemplateUse]) {
      self.sources = sources
      self.uses = uses
      models = environment.models
      pages = environment.pages
      groups = environment.groups
      functions = environment.functions
      hasSiteAddress = environment.hasSiteAddress
      now = environment.now
    }
  }
}
