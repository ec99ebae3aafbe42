import Content
import Diagnostics
import FileSystem
import Languages
import Planning
import Rendering
import Schema
import Templates

extension SiteCompiler {
  /// Reads, checks and plans the site, and compiles its templates.
  ///
  /// - Parameters:
  ///   - known: The results of an earlier build. The result does not depend on them.
  ///   - isRemembering: Whether what only a later build needs is kept.
  ///   - releasesSources: Whether what only diagnostics need of content files is released.
  ///   - scratch: Where the HTML of a large site is kept; nil for memory.
  ///   - sink: What takes the texts of content files, where anything does.
  /// - Returns: The site, with everything that is wrong with it so far.
  /// - Throws: when a file that is there cannot be read.
  func plan(
    knowing known: KnownSite? = nil, remembering isRemembering: Bool = false,
    releasingSources releasesSources: Bool = false, scratch: ScratchSpace? = nil,
    handingTextsTo sink: (SiteDefinition) -> (any ContentTextSink)? = { _ in nil }
  ) throws(FileError) -> CheckedSite {
    var log = DiagnosticLog()
    let read = try SiteSources.read(files, options, log: &log)
    guard let siteFile = read.site else {
      return CheckedSite(sources: read.map, log: log, isStrict: options.isStrict)
    }
    let models = read.parsedModels(log: &log)
    let templates = read.parseTemplates(knowing: known?.templates?.templates, log: &log)
    guard
      let definition = SiteFile.readAsFarAsPossible(
        siteFile, of: models.sources, models: models.models, files: files, log: &log)
    else { return checkedWithoutSettings(read, models, log) }
    let contentStart = log.mark
    let content = ContentStage(files: files, options: options, models: models)
      .load(
        definition, knowing: known?.content, remembering: isRemembering,
        handingTextsTo: log.hasErrors ? nil : sink(definition), releasingSources: releasesSources,
        scratch: scratch, log: &log)
    let checked = CheckedContent(
      content, certainty: Certainty(of: [models.certainty, log.certainty(since: contentStart)]),
      hasDate: options.date != nil)
    var sources = content.sources
    let messages = ReadMessages(
      read, of: definition, models: models.models, knowing: known?.templates?.messages, log: &log)
    let stage = PlanStage(
      definition: definition, templates: templates, messages: messages, files: files,
      options: options)
    let assets = try stage.assets(knowing: known, sources: &sources, log: &log)
    var planned: PlannedSite?
    if let plan = try stage.plan(
      consume content, assets.assets, sources: &sources, log: &log)
    {
      planned = self.planned(
        consume plan, of: checked, templates, messages, assets, read, knowing: known,
        remembering: isRemembering, log: &log)
    }
    if definition.lost.isSalvaged { log.removeAll(in: siteFile.id, since: contentStart) }
    return CheckedSite(
      sources: sources, log: log, isStrict: options.isStrict, content: checked,
      unescaped: UnescapedUse.all(in: templates, definition),
      overlooked: try OverlookedFile.all(in: files, definition, planned), planned: planned)
  }

  /// Completes a plan: adds the indexes of searches and compiles the templates.
  private func planned(
    _ unsearched: consuming SitePlan, of content: CheckedContent, _ templates: TemplateSet,
    _ messages: ReadMessages, _ assets: ReadAssets, _ read: SiteSources,
    knowing known: KnownSite?, remembering isRemembering: Bool, log: inout DiagnosticLog
  ) -> PlannedSite {
    var plan = consume unsearched
    let bare = isRemembering ? plan : nil
    let change = known?.change(to: plan, of: content, templates, read.map.sources)
    let made = searches(labelledBy: messages).addAll(
      to: &plan, knowing: change.flatMap { known?.searches(after: $0, in: plan) }, log: &log)
    let compiled = TemplateStage(
      plan: plan, templates: templates, messages: messages, assets: assets.assets,
      sources: read.map.sources, now: options.date?.value ?? .none, threads: options.threads,
      isRemembering: isRemembering
    ).compile(knowing: known?.templates, log: &log)
    return PlannedSite(
      compiled: CompiledPlan(plan, programs: compiled.programs),
      planWithoutSearches: plan.searches.isEmpty ? nil : bare, searches: made,
      templates: isRemembering ? compiled : nil, unused: compiled.unused,
      assets: isRemembering ? assets : nil, change: change)
  }

  /// Checks what does not need `site.yaml`, of which too little could be read: interface texts.
  private func checkedWithoutSettings(
    _ read: SiteSources, _ models: ParsedModels, _ known: DiagnosticLog
  ) -> CheckedSite {
    var log = known
    _ = MessageFiles.read(
      read.messages.filter { $0.origin != .theme }, siteLanguage: "en", languages: [], log: &log)
    return CheckedSite(sources: models.sources, log: log, isStrict: options.isStrict)
  }

  /// The indexer of searches.
  func searches(labelledBy messages: ReadMessages) -> SearchIndexer {
    SearchIndexer(
      isPortable: options.isPortable, threads: options.threads, messages: messages.catalogue)
  }
}
