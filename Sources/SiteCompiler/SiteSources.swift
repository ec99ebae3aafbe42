import Diagnostics
import FileSystem
import Planning

/// The files of a site that are not entries: what it is, its models, templates and texts.
struct SiteSources {
  /// All sources, those of the program itself included.
  private(set) var map = SourceMap()
  /// `site.yaml`; nil when it is missing.
  private(set) var site: Source?
  /// The models that Apus itself declares.
  private(set) var builtInModels: [Source] = []
  /// The model files, by path.
  private(set) var models: [Source] = []
  /// The templates, by name: the path below the template folder.
  private(set) var templates: [(name: String, source: Source)] = []
  /// The message files, by language: the name without its ending.
  private(set) var messages: [(language: String, source: Source)] = []

  /// Reads them all; reports when there is no site.
  ///
  /// - Throws: when a file that is there cannot be read.
  static func read(
    _ files: some FileSystem, _ options: CompilerOptions, log: inout DiagnosticLog
  ) throws(FileError) -> SiteSources {
    var sources = SiteSources()
    sources.builtInModels = BuiltInModels.all.map { sources.map.add(path: $0.path, text: $0.text) }
    let content = options.contentFolder
    let limit = options.maximumFileSize
    let sitePath = content + "/site.yaml"
    if try files.exists(sitePath) {
      sources.site = sources.map.add(
        path: sitePath, bytes: try files.read(sitePath, limit: limit))
    } else {
      log.report(.noSite(sitePath))
    }
    for path in try paths(in: content + "/Models", of: files) where path.hasSuffix(".swift") {
      sources.models.append(
        sources.map.add(path: path, bytes: try files.read(path, limit: limit)))
    }
    let templates = options.templateFolder
    for path in try paths(in: templates, of: files) where !path.hasPrefix(templates + "/assets/") {
      let source = sources.map.add(path: path, bytes: try files.read(path, limit: limit))
      sources.templates.append((String(path.dropFirst(templates.count + 1)), source))
    }
    for path in try paths(in: content + "/messages", of: files) where path.hasSuffix(".yaml") {
      let source = sources.map.add(path: path, bytes: try files.read(path, limit: limit))
      let name = path.dropFirst(content.count + "/messages/".count).dropLast(".yaml".count)
      sources.messages.append((String(name), source))
    }
    return sources
  }

  private static func paths(
    in folder: String, of files: some FileSystem
  ) throws(FileError) -> [String] {
    try files.exists(folder) ? try files.tree(folder).files : []
  }
}
