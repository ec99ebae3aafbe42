import Content
import Diagnostics
import FileSystem
import Languages
import Planning
import Rendering
import Schema
import Templates

extension SiteCompiler {
  /// Reads, checks and plans the site, and compiles its templates, unless they are known.
  ///
  /// - Parameters:
  ///   - known: The templates that an earlier build has compiled.
  ///   - isRemembering: Whether what only a later build needs is kept.
  /// - Returns: The site, with everything that is wrong with it so far.
  /// - Throws: when a file that is there cannot be read.
  func plan(
    knowing known: CompiledTemplates? = nil, remembering isRemembering: Bool = false
  ) throws(FileError) -> CheckedSite {
    var log = DiagnosticLog()
    var sources = try SiteSources.read(files, options, log: &log)
    var site = CheckedSite(sources: sources.map, log: log, isStrict: options.isStrict)
    guard let siteSource = sources.site else { return site }
    var contentLog = DiagnosticLog()
    let models = sources.parseModels(log: &contentLog)
    site.sources = sources.map
    let templates = sources.parseTemplates(log: &site.log)
    guard
      let definition = SiteFile.read(
        siteSource, of: sources.map, models: models, files: files, log: &site.log)
    else {
      checkWithoutSettings(&site, sources, siteSource, models, log: &contentLog)
      return site
    }
    site.unescaped = UnescapedUse.all(in: templates, definition)
    let content = ContentStage(files: files, options: options, models: models)
      .load(definition, sources: sources.map, log: &contentLog)
    site.log.merge(contentLog)
    site.sources = content.sources
    site.content = CheckedContent(
      content, isRight: !contentLog.hasErrors, hasDate: options.date != nil)
    let assets = try self.assets(of: &site, AppearanceStyle(definition))
    guard
      let unfinished = try unfinishedPlan(
        definition, consume content, assets, templates, of: &site)
    else { return site }
    var plan = unfinished.finished()
    let bare = isRemembering ? plan : nil
    searches.addAll(to: &plan, log: &site.log)
    if !plan.searches.isEmpty { site.planWithoutSearches = bare }
    let compiled = TemplateStage(
      plan: plan, templates: templates,
      messages: messages(in: sources, of: definition, log: &site.log), sources: sources.map.sources,
      now: options.date?.value ?? .none, threads: options.threads
    ).compile(knowing: known, log: &site.log)
    site.compiled = CompiledPlan(plan, programs: compiled.programs)
    if isRemembering { site.templates = compiled }
    return site
  }

  /// The plan of what the content holds; both are let go of at its end.
  private func unfinishedPlan(
    _ definition: SiteDefinition, _ content: consuming SiteContent, _ assets: [AssetFile],
    _ templates: TemplateSet, of site: inout CheckedSite
  ) throws(FileError) -> UnfinishedPlan? {
    let planner = SitePlanner(
      definition, content: content, assets: assets,
      staticFiles: try staticFiles(of: definition, &site), files: files,
      contentFolder: options.contentFolder, fileLimit: options.maximumFileSize,
      templates: templates, now: options.date?.value ?? .none, threads: options.threads)
    return planner.plan(log: &site.log)
  }

  /// Checks what does not need `site.yaml` as a whole, which cannot be read: content against its
  /// models, and texts of the interface.
  private func checkWithoutSettings(
    _ site: inout CheckedSite, _ sources: SiteSources, _ siteSource: Source, _ models: Models,
    log: inout DiagnosticLog
  ) {
    _ = MessageFiles.read(
      sources.messages.filter { !$0.isOfTheme }, siteLanguage: "en", languages: [], log: &log)
    let definition = SiteFile.collections(
      siteSource, of: sources.map, models: models, files: files)
    if let definition {
      let content = ContentStage(files: files, options: options, models: models)
        .load(definition, sources: sources.map, log: &log)
      site.sources = content.sources
    }
    site.log.merge(log)
  }

  /// What makes the indexes of searches.
  var searches: SearchIndexer {
    SearchIndexer(isPortable: options.isPortable, threads: options.threads)
  }

  /// The assets, with what they refer to.
  private func assets(
    of site: inout CheckedSite, _ appearance: AppearanceStyle
  ) throws(FileError) -> [AssetFile] {
    try AssetReader(
      of: files, folder: options.templateFolder + "/assets", limit: options.maximumFileSize,
      isPortable: options.isPortable, appearance: appearance
    ).assets(sources: &site.sources, log: &site.log)
  }

  /// The files that are published as they are.
  private func staticFiles(
    of definition: SiteDefinition, _ site: inout CheckedSite
  ) throws(FileError) -> [StaticFile] {
    let found = try staticFiles(in: definition, log: &site.log)
    try StaticFile.checkTexts(
      found, in: files, limit: options.maximumFileSize, sources: &site.sources, log: &site.log)
    return found
  }

  private func staticFiles(
    in definition: SiteDefinition, log: inout DiagnosticLog
  ) throws(FileError) -> [StaticFile] {
    guard let named = definition.files.staticFolder else {
      return try StaticFile.all(in: files, folder: options.staticFolder, log: &log)
    }
    guard let folder = StaticFolder.proper(named.value, options), try files.exists(folder) else {
      log.report(.noStaticFolder(named.value, at: named.span))
      return []
    }
    return try StaticFile.all(in: files, folder: folder, log: &log)
  }

  /// The texts of the interface; a language of pages that has none is reported.
  private func messages(
    in sources: SiteSources, of definition: SiteDefinition, log: inout DiagnosticLog
  ) -> MessageCatalogue {
    var messages = MessageFiles.read(
      sources.messages, siteLanguage: definition.language,
      languages: definition.namedLanguages.map(\.value), log: &log)
    messages.check(reportingTo: &log)
    for language in definition.namedLanguages {
      messages.report(absenceOf: language.value, at: language.span, to: &log)
    }
    return messages
  }
}
