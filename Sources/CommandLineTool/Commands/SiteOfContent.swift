import Content
import Diagnostics
import FileSystem
import Importing
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
  /// How many warnings it brings.
  let warnings: Int
  /// The first of its mistakes, drawn.
  let shown: String

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
      try Self.read(path)
    }
    let completed = CompletedFiles(given.files, of: folder.site, at: options.now)
    inference = Self.inference(of: completed.files, from: folder.site, at: options.now)
    try Self.refuse(inference, of: path)
    let carried = CarriedSettings(of: folder.site, titled: Self.title(of: name))
    let settings = Self.settings(carried.lines, of: inference, besides: Set(published.paths))
    let (contents, linked) = Self.withLinksToLists(completed.files, by: inference)
    let icons = Self.icons(besides: published.paths)
    let copies =
      [
        ("Content/site.yaml", Array(settings.utf8)),
        ("Content/Models/Models.swift", Array(inference.model.utf8)),
      ] + contents.map { ("Content/" + $0.path, $0.bytes) } + published.files + icons
    let fixer = try LocationFault.orFailure { () throws(FileError) in
      try Self.fixer(of: copies, options)
    }
    let edits = Dictionary(uniqueKeysWithValues: fixer.edits.map { ($0.path, $0.new) })
    let unpublished = UnpublishedFiles(of: copies, in: fixer.site)
    let loose = LooseFiles(published.loose, beside: copies, unpublished)
    files = loose.files.map { path, bytes in (path, edits[path] ?? bytes) }
    let diagnostics = DiagnosticOrder(sources: fixer.site.sources)
      .sorted(fixer.site.log.diagnostics)
    let errors = diagnostics.filter { $0.severity == .error }
    let paths = files.map(\.path)
    let said: [[String]] = [
      carried.notes, folder.notes(onIgnored: given.ignored + published.ignored), published.notes,
      loose.notes(of: folder.site), completed.notes, linked,
      icons.isEmpty ? [] : [Self.neutralIcons],
      edits.keys.sorted().map { "\($0): its lists have brackets now" },
      unpublished.notes(on: Set(paths), of: folder.site),
      MissingFolders.notes(on: errors, in: fixer.site.sources, beside: paths),
    ]
    changes = Array(said.joined())
    (mistakes, warnings) = (errors.count, diagnostics.count - errors.count)
    shown = Self.drawn(errors, of: fixer.site)
    summary = inference.collections.map { "\($0.count) of \($0.model)" }.joined(separator: ", ")
  }

  /// The model of files, of which some are no content.
  private static func inference(
    of files: [(path: String, bytes: [UInt8])], from site: FormerSite?, at now: Int64
  ) -> ModelInference {
    ModelInference(
      of: files.filter { ImportedContent.isContent($0.path) },
      beside: files.filter { !ImportedContent.isContent($0.path) }, from: site, at: now)
  }

  /// The files of content, in which links to data lead to the lists of their entries, and what to say
  /// of that.
  private static func withLinksToLists(
    _ files: [(path: String, bytes: [UInt8])], by inference: ModelInference
  ) -> (files: [(path: String, bytes: [UInt8])], notes: [String]) {
    let links = DataLinks(of: inference)
    let data = Set(files.map(\.path).filter(ImportedContent.isContent))
    var (count, changed) = (0, files)
    for (index, file) in files.enumerated() {
      guard let corrected = links.corrected(file.path, file.bytes, besides: data) else { continue }
      changed[index].bytes = corrected.bytes
      count += corrected.count
    }
    guard count > 0 else { return (files, []) }
    let verb = count == 1 ? "leads" : "lead"
    return (
      changed,
      ["\(Summary.counted(count, "link")) to a file of entries \(verb) to the list of them now"]
    )
  }

  /// The first mistakes of the content, as 'apus check' draws them.
  private static func drawn(_ errors: [Diagnostic], of site: CheckedSite) -> String {
    guard !errors.isEmpty else { return "" }
    var formatter = DiagnosticFormatter(sources: site.sources)
    formatter.limit = 10
    return "mistakes in the content with this model:\n" + formatter.text(of: errors)
  }

  /// Refuses content without entries.
  private static func refuse(_ inference: ModelInference, of path: String) throws(LocationFault) {
    guard inference.collections.isEmpty else { return }
    let reasons = inference.notes.map { "\n  \(DisplayText($0).text)" }.joined()
    throw LocationFault(
      message: "no Markdown, JSON, YAML or CSV with entries is in '\(path)'" + reasons,
      code: .mistakes)
  }

  /// Refuses a folder that is a site of Apus.
  private static func refuseSite(at path: String) throws(LocationFault) {
    let isSite = DiskPath.exists(path + "/Content/site.yaml")
    guard isSite || DiskPath.exists(path + "/site.yaml") && DiskPath.exists(path + "/Models")
    else { return }
    throw LocationFault(
      message: (isSite
        ? "'\(path)' is a site of Apus already"
        : "'\(path)' is the content of a site of Apus already")
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

  /// The folder of a generator, its content and the files that it publishes as they are.
  private static func read(
    _ path: String
  ) throws(FileError) -> (GeneratorFolder, ImportedContent, FormerStaticFiles) {
    let folder = try GeneratorFolder(at: path)
    let content = try ImportedContent(at: folder.content, withOthers: true, of: folder)
    return (folder, content, try FormerStaticFiles(of: folder))
  }

  private static let neutralIcons =
    "Templates/assets has icons without a sign, and share.png for where pages are shared: replace "
    + "them with your own"

  /// The icons of a blank site, so that browsers offer to install this one, and the picture that is
  /// shown where a page is shared; none where the former site has an icon.
  private static func icons(besides paths: [String]) -> [(path: String, bytes: [UInt8])] {
    let marks = ["Static/favicon.", "Static/apple-touch-icon"]
    guard !paths.contains(where: { path in marks.contains { path.hasPrefix($0) } }) else {
      return []
    }
    return Starter.blank.files.filter { $0.path.hasPrefix("Templates/assets/") }
  }

  /// The lines of `site.yaml`, without pages whose address a static file has.
  private static func settings(
    _ lines: String, of inference: ModelInference, besides files: Set<String>
  ) -> String {
    let home = inference.homeLines == nil ? "  home:      { page: home, at: / }\n" : ""
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

      """ + home + pages.joined() + "\n" + (inference.homeLines ?? inference.siteLines)
  }
}
