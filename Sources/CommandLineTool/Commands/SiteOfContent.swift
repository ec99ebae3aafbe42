import Content
import Diagnostics
import FileSystem
import SiteCompiler
import Theme

/// A site of content that was there before: the content as it is, the model that it follows, and a
/// `site.yaml` that shows it.
struct SiteOfContent {
  let inference: ModelInference
  /// The files of the site.
  let files: [(path: String, bytes: [UInt8])]
  /// What it is, in a few words.
  let summary: String

  /// Reads content and infers its model.
  ///
  /// - Parameters:
  ///   - path: A file, or a folder that is taken whole, pictures included.
  ///   - name: The name of the new site's folder, of which its title is made.
  /// - Throws: Where it cannot be read, or holds no entries.
  init(at path: String, named name: String) throws(LocationFault) {
    let given = try LocationFault.orFailure { () throws(FileError) in
      try GivenContent(at: path, withOthers: true)
    }
    inference = ModelInference(of: given.entries, beside: given.others)
    guard !inference.collections.isEmpty else {
      throw LocationFault(
        message: "no Markdown, JSON, YAML or CSV with entries is in '\(path)'", code: .mistakes)
    }
    let words = name.split { $0 == "-" || $0 == "_" || $0 == "." }.joined(separator: " ")
    let title = words.isEmpty ? "A new site" : words.prefix(1).uppercased() + words.dropFirst()
    files =
      [
        ("Content/site.yaml", Array(Self.settings(titled: title, of: inference).utf8)),
        ("Content/Models/Models.swift", Array(inference.model.utf8)),
      ] + given.files.map { ("Content/" + $0.path, $0.bytes) }
    let counts = inference.collections.map { "\($0.count) of \($0.model)" }
    summary = counts.joined(separator: ", ")
  }

  /// How many mistakes the content brings along, such as links that lead nowhere.
  func countOfMistakes(_ options: CompilerOptions) -> Int {
    let whole = LayeredFileSystem(MemoryFileSystem(files), above: Theme.files)
    let found = try? SiteCompiler(whole, options: options).check()
    return found?.log.diagnostics.count { $0.severity == .error } ?? 0
  }

  private static func settings(titled title: String, of inference: ModelInference) -> String {
    """
    # What the site is called, and which pages it has. docs/site.md explains every key.
    title: "\(title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))"
    address: https://example.org/     # where you publish it: search engines need the whole address
    language: en
    pages:
      home:      { page: home, at: / }
      not-found: { page: not-found, at: 404.html, title: Not found, template: 404.html }
      sitemap:   { page: sitemap, at: sitemap.xml }
      robots:    { page: robots, at: robots.txt }
      manifest:  { page: manifest, at: manifest.webmanifest, template: manifest.webmanifest }

    """ + inference.siteLines
  }
}
