import Diagnostics
import HTMLRules
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
  let messages: ReadMessages
  let assets: [AssetFile]
  /// Where `plan`, apart from its entries, `templates` and `messages` were read: `site.yaml`,
  /// models, templates and texts.
  let sources: [Source]
  let now: Value
  /// The number of threads; the result does not depend on it.
  let threads: Int
  /// Whether a later build may use the result.
  let isRemembering: Bool

  /// Checks and compiles the templates.
  ///
  /// - Parameters:
  ///   - known: What an earlier build has compiled: programs that would be the same are taken
  ///     over.
  ///   - log: Takes the mistakes.
  /// - Returns: The programs, as far as no mistake was reported.
  func compile(knowing known: CompiledTemplates?, log: inout DiagnosticLog) -> CompiledTemplates {
    let environment = self.environment
    let origin = CompiledTemplates.Origin(sources, templates, environment)
    let same = known.flatMap { $0.origin == origin ? $0 : nil }
    return compile(
      nil, in: environment, of: origin, knowing: same?.uses.map(\.made) ?? [],
      areQuiet: same?.areQuiet(with: templates, beside: assets) == true, log: &log)
  }

  /// Checks and compiles the templates of some declarations, after templates have changed since
  /// they were compiled for the same plan; everything else that they depend on is unchanged.
  ///
  /// - Parameters:
  ///   - declarations: Those whose templates are compiled.
  ///   - known: What was compiled before the change.
  ///   - first: What was compiled since.
  ///   - log: Takes the mistakes.
  /// - Returns: The programs; none of the other declarations.
  func compile(
    _ declarations: Set<DeclarationIndex>, after known: CompiledTemplates,
    and first: [CompiledUse], log: inout DiagnosticLog
  ) -> CompiledTemplates {
    compile(
      declarations, in: environment, of: known.origin, knowing: first + known.uses.map(\.made),
      log: &log)
  }

  /// What the templates may use besides the names in their contexts.
  private var environment: TemplateEnvironment {
    var site = TemplateEnvironment.Site()
    site.pages = plan.pagePresence
    site.pageNames = plan.pageNames
    site.groups = plan.groupNames
    site.titleFields = plan.fieldsOfEntryTitles
    site.words = plan.contextWords
    site.mostValues = plan.mostContextValues
    site.functions = HostFunctions.signatures(of: plan)
    site.hasAddress = plan.site.hasAddress
    site.address = plan.site.address
    site.now = now
    return TemplateEnvironment(models: plan.models, site: site, messages: messages.catalogue)
  }

  /// Compiles the templates of some declarations, or of all. Of those that `areQuiet` nothing is to be
  /// reported: they, and the assets, are those of an earlier build that found nothing.
  private func compile(
    _ some: Set<DeclarationIndex>?, in environment: TemplateEnvironment,
    of origin: CompiledTemplates.Origin,
    knowing known: [CompiledUse], areQuiet: Bool = false, log: inout DiagnosticLog
  ) -> CompiledTemplates {
    var found = DiagnosticLog()
    let uses = self.uses(of: some, log: &found)
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    var programs = plan.declarations.map {
      $0.needsTemplate ? CompiledTemplate.hasErrors() : .notNeeded
    }
    let made = compiler.compile(
      uses.map(\.use), knowing: known, remembering: isRemembering, threads: threads,
      reportingTo: &found)
    for (use, made) in zip(uses, made) {
      programs[use.declaration] = made.program.map { .program($0) } ?? .hasErrors(draft: made.draft)
    }
    reportLanguages(by: &compiler, log: &found)
    let compiled = CompiledPlan(plan, programs: programs)
    var unused: [OverlookedFile] = []
    if compiled.canMakeAllPages, plan.certainty == .certain, plan.models.certainty == .certain {
      compiler.reportUnused(to: &found)
      unused = unusedFiles(by: &compiler, log: &found)
      reportEmptyPages(log: &found)
      UnreadSettings(plan: plan, templates: templates, assets: assets).report(
        of: programs, to: &found)
      BlockedLoads(plan: plan, templates: templates, assets: assets).report(
        of: programs, to: &found)
    }
    PlainAddresses(plan: plan, templates: templates).report(of: programs, to: &found)
    UnreadLists(plan: plan, templates: templates).report(of: programs, to: &found)
    reportPieces(among: programs, log: &found)
    reportOtherKinds(log: &found)
    if !areQuiet {
      reportUnreadData(of: programs, log: &found)
      UnsetProperties(assets: assets, templates: templates).report(to: &found)
    }
    log.merge(found)
    return CompiledTemplates(
      programs: programs,
      uses: zip(uses, made).map { use, made in
        CompiledTemplates.Use(declaration: DeclarationIndex(use.declaration), made: made)
      }, of: origin, templates, messages, assets: assets.map(\.address), unused: unused,
      hasNoDiagnostics: found.diagnostics.isEmpty)
  }

  /// The templates that no page uses, and the assets that nothing names.
  private func unusedFiles(
    by compiler: inout TemplateCompiler, log: inout DiagnosticLog
  ) -> [OverlookedFile] {
    let unused = compiler.reportUnusedTemplates(wanted: wantedTemplates, to: &log)
    return unused.map { .template(path: SiteFolder.templates + "/" + $0) }
      + plan.unusedAssets(of: assets, templates: templates).map {
        .asset(path: $0.path, meant: $0.meant)
      }
  }

  /// Reports what the languages of the site lack.
  private func reportLanguages(by compiler: inout TemplateCompiler, log: inout DiagnosticLog) {
    let languages = ([plan.site.ownLanguage] + plan.site.namedLanguages).map {
      (tag: $0.value, span: $0.span)
    }
    let certainty = Certainty(of: [plan.certainty, plan.models.certainty])
    compiler.reportMissingTexts(languages: languages, certaintyOfLabels: certainty, to: &log)
    compiler.reportUnknownFormats(languages: languages, to: &log)
  }

  /// The names of templates that pages look for before the one that makes them.
  private var wantedTemplates: [String] {
    plan.declarations.filter(\.needsTemplate).flatMap { declaration in
      declaration.templateNames.prefix { $0 != declaration.template.value }
    }
  }

  /// Reports pages of their own that the theme makes for want of a template, and of which nothing
  /// is said that it could show.
  private func reportEmptyPages(log: inout DiagnosticLog) {
    for declaration in plan.declarations where declaration.description == nil {
      let names = declaration.templateNames
      guard declaration.isOfGeneralTemplate, !declaration.isTranslation, let name = names.first,
        let start = templates.start(of: declaration.template.value),
        templates.isBuiltIn(start.source)
      else { continue }
      guard names.count > 1 else {
        log.report(
          .pageWithoutContent(declaration.name, template: name, at: declaration.template.span))
        continue
      }
      let settings = declaration.settings(forOneOf: templates.names)
      let nearest = settings == nil ? templates.nearestName(to: name, suggesting: &log) : nil
      log.report(
        .emptyPage(
          declaration.name, template: name, settings: settings, nearest: nearest,
          at: declaration.template.span))
    }
  }

  /// Reports the templates that make a piece of a page at the address of a folder, where readers
  /// open pages, while other templates make whole pages: usually the layout was forgotten.
  private func reportPieces(among programs: [CompiledTemplate], log: inout DiagnosticLog) {
    guard programs.contains(where: { $0.program?.html?.isPiece == false }) else { return }
    var known: Set<String> = []
    for page in plan.pages.tableIndices where plan.address(ofPage: page).last == UInt8(ascii: "/") {
      let index = plan.pages[page].declaration
      let name = plan.declarations[index].template.value
      guard programs[index.position].program?.html?.isPiece == true, known.insert(name).inserted
      else {
        continue
      }
      let layout = templates.contains("base.html") ? "base.html" : nil
      log.report(
        .pieceAtFolder(
          String(decoding: plan.address(ofPage: page), as: UTF8.self), layout: layout,
          at: templates.start(of: name)))
    }
  }

  /// Reports the templates whose ending says another kind of file than the address of their page:
  /// what they print is escaped for the one, and read as the other.
  private func reportOtherKinds(log: inout DiagnosticLog) {
    var isKnown = plan.declarations.map { !$0.needsTemplate }
    for page in plan.pages.tableIndices {
      let index = plan.pages[page].declaration
      guard !isKnown[index.position] else { continue }
      isKnown[index.position] = true
      let template = plan.declarations[index].template
      guard templates.contains(template.value),
        !plan.hasKind(ofTemplate: template.value, page: page)
      else { continue }
      log.report(
        .otherKind(
          template.value, for: String(decoding: plan.address(ofPage: page), as: UTF8.self),
          at: template.span))
    }
  }

  /// The shortest word of an attribute's name in which two letters that are swapped are a slip.
  private static let shortestWord = 4

  /// Reports attributes for scripts whose names are slips of those that scripts and style sheets
  /// read, for any other may be for something that is not known, and values that they cannot read.
  private func reportUnreadData(of programs: [CompiledTemplate], log: inout DiagnosticLog) {
    UnreadableData(plan: plan, templates: templates).report(of: programs, to: &log)
    let attributes = Set(programs.compactMap { $0.program?.html?.dataAttributes }.joined())
    guard !attributes.isEmpty else { return }
    let names = DataNames(assets, templates)
    let all = names.all
    for attribute in attributes.sorted(by: {
      ($0.span.source, $0.span.start) < ($1.span.source, $1.span.start)
    })
    where !names.mayContain(attribute.name) {
      let typed = String(attribute.name.dropFirst(DataAttribute.prefix.count))
      let meant = log.allNearest(to: typed, among: all).filter {
        TypingSlip.isCertain(typed, for: $0, swapsIn: Self.shortestWord)
      }
      if !meant.isEmpty { log.report(.unreadData(attribute, nearest: meant)) }
    }
  }

  /// The templates of the declarations that need one, or of some of them, with their places in the
  /// plan.
  private func uses(
    of some: Set<DeclarationIndex>?, log: inout DiagnosticLog
  ) -> [(declaration: Int, use: TemplateUse)] {
    var uses: [(declaration: Int, use: TemplateUse)] = []
    for (index, declaration) in plan.declarations.enumerated() where declaration.needsTemplate {
      guard some?.contains(DeclarationIndex(index)) != false else { continue }
      let name = declaration.template
      if declaration.templateNames.count > 1, !templates.contains(name.value) {
        log.report(
          .noTemplate(for: declaration.name, looked: declaration.templateNames, at: name.span))
      } else {
        let context = plan.contexts[index].structure
        let use = TemplateUse(
          of: name.value, context: context, language: declaration.language,
          hasRelativeLinks: declaration.links == .relative, at: name.span)
        uses.append((index, use))
      }
    }
    return uses
  }
}
