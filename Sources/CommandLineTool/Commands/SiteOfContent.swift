import Content
import Diagnostics
import FileSystem
import SiteCompiler
import Theme

/// A site made from existing content: a copy of the content, in which what is missing is added and
/// certain mistakes are fixed, the model that it follows, and a `site.yaml` that shows it.
struct SiteOfContent {
  let inference: ModelInference
  /// The files of the site.
  let files: [(path: String, bytes: [UInt8])]
  /// What it is, in a few words.
  let summary: String
  /// What is different in the copy, one sentence each.
  let changes: [String]
  /// How many mistakes the content already has, such as broken links.
  let mistakes: Int

  /// Reads content and infers its model.
  ///
  /// - Parameters:
  ///   - path: A file, or a complete folder, including pictures.
  ///   - name: The name of the new site's folder, from which its title is made.
  ///   - options: How the site will be compiled.
  /// - Throws: Where it cannot be read, or holds no entries.
  init(at path: String, named name: String, _ options: CompilerOptions) throws(LocationFault) {
    try Self.refuseSite(at: path)
    let (folder, given, published) = try LocationFault.orFailure { () throws(FileError) in
      let folder = try GeneratorFolder(at: path)
      return (
        folder, try ImportedContent(at: folder.content, withOthers: true, of: folder),
        try folder.staticFiles(limit: ImportedContent.limit)
      )
    }
    let completed = CompletedFiles(given.files, of: folder.site, at: options.now)
    inference = ModelInference(
      of: completed.files.filter { ImportedContent.isContent($0.path) },
      beside: completed.files.filter { !ImportedContent.isContent($0.path) }, from: folder.site)
    guard !inference.collections.isEmpty else {
      let reasons = inference.notes.map { "\n  \(DisplayText($0).text)" }.joined()
      throw LocationFault(
        message: "no Markdown, JSON, YAML or CSV with entries is in '\(path)'" + reasons,
        code: .mistakes)
    }
    let carried = CarriedSettings(of: folder.site, titled: Self.title(of: name))
    let settings = Self.settings(
      carried.lines, of: inference, besides: Set(published.files.map(\.path)))
    let copies =
      [
        ("Content/site.yaml", Array(settings.utf8)),
        ("Content/Models/Models.swift", Array(inference.model.utf8)),
      ] + completed.files.map { ("Content/" + $0.path, $0.bytes) } + published.files
    let fixer = try LocationFault.orFailure { () throws(FileError) in
      try Self.fixer(of: copies, options)
    }
    let edits = Dictionary(uniqueKeysWithValues: fixer.edits.map { ($0.path, $0.new) })
    files = copies.map { path, bytes in (path, edits[path] ?? bytes) }
    changes =
      carried.notes + folder.notes(onIgnored: given.ignored + published.ignored) + published.notes
      + completed.notes
      + edits.keys.sorted().map { "\($0): its lists have brackets now" }
    let diagnostics = DiagnosticOrder(sources: fixer.site.sources)
      .sorted(fixer.site.log.diagnostics)
    mistakes = diagnostics.count { $0.severity == .error }
    let counts = inference.collections.map { "\($0.count) of \($0.model)" }
    summary = counts.joined(separator: ", ")
  }

  /// Refuses a folder that is a site of Apus.
  private static func refuseSite(at path: String) throws(LocationFault) {
    guard HostSystem.exists(path + "/Content/site.yaml") else { return }
    throw LocationFault(
      message: "'\(path)' is a site of Apus already"
        + "\napus: help: copy the folder to begin another site with it",
      code: .usage)
  }

  /// The title of a site, made from the name of its folder.
  private static func title(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0 == "." }.joined(separator: " ")
    return words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A fixer for a site whose files are in memory.
  private static func fixer(
    of files: [(path: String, bytes: [UInt8])], _ options: CompilerOptions
  ) throws(FileError) -> SiteFixer {
    let memory = MemoryFileSystem(files)
    return try SiteFixer(.certain) { (edits: [String: [UInt8]]) throws(FileError) -> CheckedSite in
      let files = LayeredFileSystem(EditedFileSystem(memory, edits: edits), above: Theme.files)
      return try SiteCompiler(files, options: options).check()
    }
  }

  /// The lines of `site.yaml`, without pages whose address a static file has.
  private static func settings(
    _ lines: String, of inference: ModelInference, besides files: Set<String>
  ) -> String {
    let pages = [
      ("404.html", "not-found: { page: not-found, AT, title: Not found, template: 404.html }"),
      ("sitemap.xml", "sitemap:   { page: sitemap, AT }"),
      ("robots.txt", "robots:    { page: robots, AT }"),
      ("manifest.webmanifest", "manifest:  { page: manifest, AT, template: manifest.webmanifest }"),
    ].filter { !files.contains("Static/" + $0.0) }
      .map { "  " + $0.1.replacing("AT", with: "at: " + $0.0) + "\n" }
    return """
      # What the site is called, and which pages it has. docs/site.md explains every key.
      \(lines)pages:
        home:      { page: home, at: / }

      """ + pages.joined() + "\n" + inference.siteLines
  }
}
