import Content
import Diagnostics
import FileSystem
import Planning
import Schema
import Templates

extension SiteCompiler {
  /// Reads, checks and plans the site, and compiles its templates.
  func plan() throws(FileError) -> CheckedSite {
    var log = DiagnosticLog()
    let sources = try SiteSources.read(files, options, log: &log)
    var site = CheckedSite(sources: sources.map, log: log, isStrict: options.isStrict)
    guard let siteSource = sources.site else { return site }
    var contentLog = DiagnosticLog()
    var models = Models.parse(sources.models, log: &contentLog)
    for source in sources.builtInModels { models.addBuiltIns(source, log: &contentLog) }
    var templates = TemplateSet()
    for (name, source) in sources.templates {
      templates.add(source, named: name, reportingTo: &site.log)
    }
    guard
      let definition = SiteFile.read(
        siteSource, of: sources.map, models: models, files: files, log: &site.log)
    else {
      site.log.merge(contentLog)
      return site
    }
    site.unescaped = UnescapedUse.all(in: templates, definition)
    let content = ContentStage(files: files, options: options, models: models)
      .load(definition, sources: sources.map, log: &contentLog)
    site.log.merge(contentLog)
    site.isContentRight = !contentLog.hasErrors
    site.take(content, hasDate: options.date != nil)
    let assets = try AssetFile.all(
      in: files, folder: options.templateFolder + "/assets", limit: options.maximumFileSize)
    let planner = SitePlanner(
      definition, content: content, assets: assets, files: files,
      contentFolder: options.contentFolder, fileLimit: options.maximumFileSize,
      hasTemplate: { templates.contains($0) }, now: options.date?.value ?? .none)
    guard let plan = planner.plan(log: &site.log) else { return site }
    let messages = self.messages(in: sources, of: definition, log: &site.log)
    site.programs = TemplateStage(
      plan: plan, templates: templates, messages: messages, now: options.date?.value ?? .none
    ).compile(log: &site.log)
    site.plan = plan
    return site
  }

  /// The texts of the interface; a language of pages that has none is reported.
  private func messages(
    in sources: SiteSources, of definition: SiteDefinition, log: inout DiagnosticLog
  ) -> MessageCatalogue {
    var messages = MessageFiles.read(
      sources.messages, siteLanguage: definition.language, log: &log)
    messages.check(reportingTo: &log)
    for language in definition.namedLanguages {
      messages.report(absenceOf: language.value, at: language.span, to: &log)
    }
    return messages
  }
}

extension CheckedSite {
  /// Takes over what there is to say about the content.
  fileprivate mutating func take(_ content: SiteContent, hasDate: Bool) {
    sources = content.sources
    collections = content.collections
    omitted = content.omitted
    untranslated = content.untranslated
    rawHTML = RawHTML.all(in: content)
    dependsOnTime = content.dependsOnTime && !hasDate
  }
}
