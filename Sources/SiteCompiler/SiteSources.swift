import Content
import Diagnostics
import FileSystem
import Languages
import Planning
import Schema
import Templates

/// The files of a site that are not entries: `site.yaml`, models, templates and interface texts.
struct SiteSources {
  /// All sources, including those of the program itself.
  private(set) var map = SourceMap()
  /// `site.yaml`; nil when it is missing.
  private(set) var site: Source?
  /// The models that Apus itself declares.
  private(set) var builtInModels: [Source] = []
  /// The model files, by path.
  private(set) var models: [Source] = []
  /// The templates, by name: the path below the template folder.
  private(set) var templates: [Template] = []
  /// The message files: first the theme's, those that come with Apus before the site's own of the
  /// same name, then the site's, whose texts replace them.
  private(set) var messages: [MessageFile] = []

  /// A template as it was read.
  struct Template {
    /// Its path below the template folder.
    let name: String
    let source: Source
    /// Whether it comes with Apus.
    let isBuiltIn: Bool
    /// Whether it comes with Apus, or is used in place of one that does.
    let isOfTheme: Bool
  }

  /// The models of the site and of Apus itself, parsed.
  func parsedModels(log: inout DiagnosticLog) -> ParsedModels {
    let start = log.mark
    var parsed = Models.parse(models, log: &log)
    var sources = map
    sources.secrets.insert(parsed.secretDefaults)
    for source in builtInModels { parsed.addBuiltIns(source, log: &log) }
    return ParsedModels(models: parsed, sources: sources, certainty: log.certainty(since: start))
  }

  /// The templates, each parsed separately, unless it is already known.
  func parseTemplates(
    knowing known: TemplateSet? = nil, log: inout DiagnosticLog
  ) -> TemplateSet {
    var set = TemplateSet()
    for template in templates {
      set.add(
        template.source, named: template.name, isBuiltIn: template.isBuiltIn, knowing: known,
        reportingTo: &log)
      if template.isOfTheme { set.noteThemeName(template.name) }
    }
    return set
  }

  /// Reads them all; reports when there is no site.
  ///
  /// - Throws: when a file that is there cannot be read.
  static func read(
    _ files: some FileSystem, _ options: CompilerOptions, log: inout DiagnosticLog
  ) throws(FileError) -> SiteSources {
    var sources = SiteSources()
    sources.map.folder = options.folder
    sources.builtInModels = BuiltInModels.all.map { sources.map.add(path: $0.path, text: $0.text) }
    let limit = options.maximumFileSize
    let settings = SiteFolder.settings
    if try files.exists(settings) {
      sources.site = sources.map.add(
        path: settings, bytes: try files.read(settings, limit: limit))
    } else {
      log.report(.noSite(settings, help: try helpWithoutSite(in: files)))
    }
    for path in try paths(in: SiteFolder.models, of: files) where path.hasSuffix(".swift") {
      sources.models.append(
        sources.map.add(path: path, bytes: try files.read(path, limit: limit)))
    }
    try sources.readTemplates(of: files, options, log: &log)
    try sources.readMessages(
      in: SiteFolder.themeTexts, ofTheme: true, files, options, log: &log)
    try sources.readMessages(in: SiteFolder.texts, ofTheme: false, files, options, log: &log)
    return sources
  }

  /// What to do where `site.yaml` has another name or is in another folder; nil if there is none.
  private static func helpWithoutSite(
    in files: some FileSystem
  ) throws(FileError) -> String? {
    let content = SiteFolder.content
    if try files.status(of: content)?.kind == .folder,
      let other = try files.contents(of: content).map(\.name).sorted()
        .first(where: { ["site.yml", "site.yaml"].contains($0.lowercased()) })
    {
      return "rename \(Diagnostic.quoted(other)) to 'site.yaml'"
    }
    let small = content.lowercased()
    if small != content, try files.exists(small + "/site.yaml") {
      return "rename the folder \(Diagnostic.quoted(small)) to \(Diagnostic.quoted(content))"
    }
    guard try files.exists("site.yaml") else { return nil }
    guard try files.exists("Models") else { return "move 'site.yaml' to '\(SiteFolder.settings)'" }
    return "this is the folder \(Diagnostic.quoted(content)) of a site: "
      + "run apus in the one above, or write 'apus build ..'"
  }

  /// Reads all templates: the files in the template folder, except assets and messages.
  private mutating func readTemplates(
    of files: some FileSystem, _ options: CompilerOptions, log: inout DiagnosticLog
  ) throws(FileError) {
    let folder = SiteFolder.templates
    let tree = try files.exists(folder) ? files.tree(folder).refusingControls : FileTree()
    for problem in tree.problems { log.report(.problem(problem)) }
    for path in tree.files {
      guard SiteFolder.role(ofFileAt: path) == .template,
        let name = SiteFolder.name(ofTemplateAt: path)
      else { continue }
      let (source, isBuiltIn) = try add(path, of: files, options)
      templates.append(
        Template(
          name: name, source: source, isBuiltIn: isBuiltIn, isOfTheme: try files.hasBuiltIn(path)))
    }
  }

  /// Reads the message files of a folder; reports what else is in it.
  private mutating func readMessages(
    in folder: String, ofTheme isOfTheme: Bool, _ files: some FileSystem,
    _ options: CompilerOptions, log: inout DiagnosticLog
  ) throws(FileError) {
    var paths: [String: String] = [:]
    for path in try Self.paths(in: folder, of: files) {
      let name = path.dropFirst(folder.count + 1)
      guard let language = Self.language(ofTexts: name) else {
        if let wanted = Self.nameOfTexts(for: String(name)) {
          log.report(.unreadMessageFile(path, wanted: folder + "/" + wanted))
        }
        continue
      }
      if let other = paths.updateValue(path, forKey: language.lowercased()) {
        log.report(.repeatedMessageFile(path, other: other))
      }
      let (source, isBuiltIn) = try add(path, of: files, options)
      let replaced = isBuiltIn ? nil : try files.readBuiltIn(path)
      if let replaced {
        let shown = SiteFolder.shownPath(ofThemeFileAt: path)
        let theme = map.add(path: shown, bytes: replaced)
        messages.append(MessageFile(language: language, source: theme, origin: .theme))
      }
      messages.append(
        MessageFile(
          language: language, source: source,
          origin: replaced != nil ? .changedTheme : isOfTheme ? .theme : .site))
    }
  }

  /// The language of the texts in a file of this name; nil where it is not called after one.
  private static func language(ofTexts name: Substring) -> String? {
    guard name.hasSuffix(".yaml") else { return nil }
    let tag = String(name.dropLast(".yaml".count))
    return LanguageTag.mayBeRegistered(tag) ? tag : nil
  }

  /// What a file that is not read would be called if it had the texts of a language; nil for one that
  /// is there on purpose.
  private static func nameOfTexts(for path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains(where: { $0.hasPrefix("_") || $0.hasPrefix(".") })
    else { return nil }
    let stem = name.prefix { $0 != "." }
    return (LanguageTag.mayBeRegistered(String(stem)) ? stem : "en") + ".yaml"
  }

  /// Adds a file of the template folder; the path that messages show distinguishes one that comes
  /// with Apus from the site's own.
  private mutating func add(
    _ path: String, of files: some FileSystem, _ options: CompilerOptions
  ) throws(FileError) -> (source: Source, isBuiltIn: Bool) {
    let isBuiltIn = try files.isBuiltIn(path)
    let shown = isBuiltIn ? SiteFolder.shownPath(ofThemeFileAt: path) : path
    let bytes = try files.read(path, limit: options.maximumFileSize)
    return (map.add(path: shown, bytes: bytes), isBuiltIn)
  }

  private static func paths(
    in folder: String, of files: some FileSystem
  ) throws(FileError) -> [String] {
    try files.exists(folder) ? try files.tree(folder).files : []
  }
}
