import Content
import Diagnostics
import Documents
import FileSystem
import Languages
import Tables

/// Files that were pages in a former site, or parts of one, and are none, or something else, in the
/// copy.
package struct ForeignPages {
  /// What they are, one sentence for each kind.
  let notes: [String]

  /// The endings of pages that are not Markdown, or not known as Markdown, in lower case.
  private static let otherEndings: Set<String> = [
    "adoc", "asciidoc", "ejs", "haml", "hbs", "htm", "html", "liquid", "markdown", "md", "mdown",
    "mdx", "mkd", "mkdn", "mkdown", "mustache", "njk", "org", "pandoc", "pdc", "pug", "rst",
    "textile", "webc",
  ]

  init(_ files: [(path: String, bytes: [UInt8])], of generator: SiteGenerator?) {
    let paths = Set(files.map(\.path))
    var found: [Kind: [String]] = [:]
    for (path, bytes) in files {
      if let kind = Self.kind(of: path, bytes, among: paths, generator) {
        found[kind, default: []].append(path)
      }
    }
    notes = Kind.allCases.compactMap { kind in
      found[kind].map { "\(kind.rawValue): \(NamedFiles.list($0.sorted()))" }
    }
  }

  /// The notes, each about files of one kind.
  private enum Kind: String, CaseIterable {
    case section =
      "titles and texts of sections are not taken over: write them into site.yaml and templates"
    case titledSection =
      "of these files only 'title' and 'description' are taken over, as those of sections"
    case underscore = "files whose names begin with '_' are no entries"
    case otherFormat = "these pages are no entries: rewrite them in Markdown, in files with '.md'"
    case program =
      "what programs give to pages is not taken over, and pages that they hide are published"
    case translation =
      "translations are entries like others here: see 'translations' and 'languages' in docs/site.md"
  }

  private static func kind(
    of path: String, _ bytes: [UInt8], among paths: Set<String>, _ generator: SiteGenerator?
  ) -> Kind? {
    let name = FilePaths.name(of: path)
    if name.contains(".11tydata."), !name.hasSuffix(".json") { return .program }
    guard ContentFormat(path: path[...]) != nil else {
      return isPage(name, bytes, of: generator) ? .otherFormat : nil
    }
    if name.hasPrefix("_index.") { return section(path, bytes) }
    if name.hasPrefix("_") { return generator == .jekyll ? nil : .underscore }
    return isTranslation(path, among: paths, of: generator) ? .translation : nil
  }

  /// Whether a file may be a page that is not Markdown, or a program that gives values to pages: of
  /// these, the notes tell.
  package static func mayBePage(_ name: String) -> Bool {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return ending.map(otherEndings.contains) == true || name.contains(".11tydata.")
  }

  /// Whether a file of a format that is not read may have been a page.
  private static func isPage(
    _ name: String, _ bytes: [UInt8], of generator: SiteGenerator?
  ) -> Bool {
    guard let dot = name.lastIndex(of: "."),
      otherEndings.contains(name[name.index(after: dot)...].lowercased())
    else { return false }
    return generator != nil || bytes.starts(with: "---".utf8)
  }

  /// What the file of a section is, if it says anything that is not taken over.
  private static func section(_ path: String, _ bytes: [UInt8]) -> Kind? {
    guard let matter = EditedMatter(path: path, bytes) else { return .section }
    if matter.isBlank { return nil }
    guard SectionTitle.section(ofFileAt: path) != nil else { return .section }
    return matter.says(onlyKeys: SectionTitle.keys) ? nil : .titledSection
  }

  /// Whether a file is called like another with a language in its name: `tea.de.md`.
  private static func isTranslation(
    _ path: String, among paths: Set<String>, of generator: SiteGenerator?
  ) -> Bool {
    let parts = FilePaths.name(of: path).split(separator: ".")
    guard parts.count == 3, LanguageTag.mayBeRegistered(String(parts[1])),
      ContentFormat(path: path[...]) == .markdown
    else { return false }
    let original = "\(FilePaths.folder(of: path))/\(parts[0]).\(parts[2])"
    return generator == .hugo || generator == .zola || paths.contains(original)
  }
}

extension ForeignPages {
  /// Tells of such pages.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      imported.notes += ForeignPages(imported.files, of: imported.generator).notes
    }
  }
}
