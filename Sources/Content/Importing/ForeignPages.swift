import FileSystem
import Languages
import Schema

/// Notes on files of which another generator makes pages, and of which none is made here, or
/// another one.
struct ForeignPages {
  /// What is left to do, one sentence each.
  let notes: [String]

  /// The endings of texts and templates of which generators make pages.
  private static let endings: Set<String> = [
    "html", "htm", "mdx", "org", "textile", "adoc", "asciidoc", "rst", "rest", "haml", "pug",
    "njk", "liquid", "slim", "erb", "ejs",
  ]

  /// Looks through files.
  ///
  /// - Parameters:
  ///   - files: The files, by the paths that they have in the content folder.
  ///   - site: The site that they come from; nil if it is not known.
  init(among files: [(path: String, bytes: [UInt8])], of site: FormerSite?) {
    var notes: [String] = []
    let pages = files.map(\.path).filter { path in
      Self.endings.contains(path.split(separator: ".").last?.lowercased() ?? "")
        && FilePaths.name(of: path).contains(".")
    }
    if !pages.isEmpty {
      notes.append(
        "no page is made of \(NamedFiles.list(pages)): pages are made of Markdown, JSON, YAML and CSV"
      )
    }
    let sections = files.filter { path, bytes in
      FilePaths.name(of: path) == "_index.md" && Self.hasText(path, bytes)
    }.map(\.path)
    if !sections.isEmpty {
      notes.append(
        "the texts of sections are on no page: \(NamedFiles.list(sections)). Write titles and "
          + "descriptions of sections into site.yaml")
    }
    let names = Set(files.map(\.path))
    let translations = files.map(\.path).filter { Self.isTranslation($0, among: names) }
    if site?.generator == .hugo, !translations.isEmpty {
      notes.append(
        "translations are entries of their own here: \(NamedFiles.list(translations)). "
          + "docs/site.md tells how a site has several languages")
    }
    self.notes = notes
  }

  /// Whether a file has a text besides its front matter.
  private static func hasText(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let matter = EditedMatter(path: path, bytes) else { return true }
    return matter.text.contains { $0 > 0x20 }
  }

  /// Whether a file is called like another one with a language: `a.de.md` beside `a.md`.
  private static func isTranslation(_ path: String, among names: Set<String>) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.last == "md",
      LanguageTag.mayBeRegistered(String(parts[parts.count - 2]))
    else { return false }
    return names.contains(parts.dropLast(2).joined(separator: ".") + ".md")
  }
}
