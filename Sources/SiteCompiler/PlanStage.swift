import Content
import Diagnostics
import FileSystem
import Planning
import Schema
import Templates

/// Plans what is published: pages, assets and files that are published as they are.
struct PlanStage<Files: FileSystem> {
  let definition: SiteDefinition
  let templates: TemplateSet
  let messages: ReadMessages
  let files: Files
  let options: CompilerOptions

  /// Plans the site for its content.
  ///
  /// - Parameters:
  ///   - content: The content, which is released.
  ///   - assets: The assets.
  ///   - sources: Takes the files that are checked as texts.
  ///   - log: Takes the mistakes.
  /// - Returns: The plan; nil where planning is impossible because of mistakes in models.
  /// - Throws: when a file that is there cannot be read.
  func plan(
    _ content: consuming SiteContent, _ assets: [AssetFile], sources: inout SourceMap,
    log: inout DiagnosticLog
  ) throws(FileError) -> SitePlan? {
    let staticFiles = try checkedStaticFiles(sources: &sources, log: &log)
    let unfinished = unfinishedPlan(consume content, assets, staticFiles, log: &log)
    guard let unfinished else { return nil }
    return unfinished.finished()
  }

  /// The plan for the content; content and planner are released at its end.
  private func unfinishedPlan(
    _ content: consuming SiteContent, _ assets: [AssetFile], _ staticFiles: [StaticFile],
    log: inout DiagnosticLog
  ) -> UnfinishedPlan? {
    let planner = SitePlanner(
      definition, content: content, assets: assets, staticFiles: staticFiles, files: files,
      fileLimit: options.maximumFileSize, templates: templates, messages: messages.catalogue,
      now: options.date?.value ?? .none, threads: options.threads)
    return planner.plan(log: &log)
  }

  /// The assets, with what they refer to.
  ///
  /// - Parameters:
  ///   - known: The results of an earlier build.
  ///   - sources: Takes the assets in which references are followed.
  ///   - log: Takes the mistakes.
  /// - Returns: The assets, with what they were read from.
  /// - Throws: when a file that is there cannot be read.
  func assets(
    knowing known: KnownSite?, sources: inout SourceMap, log: inout DiagnosticLog
  ) throws(FileError) -> ReadAssets {
    try AssetReader(
      of: files, folder: SiteFolder.assets, limit: options.maximumFileSize,
      isPortable: options.isPortable, appearance: AppearanceStyle(definition)
    ).read(
      knowing: known?.assets, unchanged: known?.unchanged ?? [], sources: &sources, log: &log)
  }

  /// The files that are published as they are, of which the texts are checked.
  private func checkedStaticFiles(
    sources: inout SourceMap, log: inout DiagnosticLog
  ) throws(FileError) -> [StaticFile] {
    var found = try staticFiles(log: &log)
    try StaticFile.readTexts(
      of: &found, in: files, limit: options.maximumFileSize, sources: &sources, log: &log)
    return found
  }

  private func staticFiles(log: inout DiagnosticLog) throws(FileError) -> [StaticFile] {
    guard let named = definition.files.staticFolder else {
      return try StaticFile.all(in: files, folder: SiteFolder.staticFiles, log: &log)
    }
    guard let folder = StaticFolder.proper(named.value) else {
      log.report(.unpublishableFolder(named.value, at: named.span))
      return []
    }
    guard try files.exists(folder) else {
      log.report(.noStaticFolder(named.value, at: named.span))
      return []
    }
    return try StaticFile.all(in: files, folder: folder, log: &log)
  }
}
