import Content
import FileSystem

/// Files of content on their way into a site, and what steps have to tell later ones.
struct ImportedFiles {
  /// All files, by the paths that they have now.
  var files: [(path: String, bytes: [UInt8])]
  /// The paths that the files had, by their places.
  private(set) var formerPaths: [String]
  /// What was done, one sentence each.
  var notes: [String] = []
  /// The slugs that files got.
  var slugs = SlugNotes()
  /// The pages whose folder is their own; they are entries beside the folders.
  var bundles: Set<String> = []
  /// What files that were left out give to the pages of their folders.
  var inherited: [InheritedMatter] = []
  /// All entries with the front matter that they had.
  var unconverted: [(path: String, bytes: [UInt8])] = []
  /// The site that they come from; nil if it is not known.
  let site: FormerSite?
  /// The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z.
  let now: Int64

  init(_ files: [(path: String, bytes: [UInt8])], of site: FormerSite?, at now: Int64) {
    (self.files, formerPaths) = (files, files.map(\.path))
    (self.site, self.now) = (site, now)
  }

  /// The generator of the site; nil if it is not known.
  var generator: SiteGenerator? { site?.generator }

  /// All Markdown files.
  var markdown: [(path: String, bytes: [UInt8])] { files.filter { Self.isMarkdown($0.path) } }

  /// The places of all Markdown files that may be entries.
  var entries: [Int] { files.indices.filter { isMarkdown($0) && !isSection($0) } }

  /// The files that are about the sections that their folders are.
  var sections: [(path: String, bytes: [UInt8])] {
    files.indices.filter { isMarkdown($0) && isSection($0) }.map { files[$0] }
  }

  /// Whether a file is Markdown.
  func isMarkdown(_ index: Int) -> Bool { Self.isMarkdown(files[index].path) }

  private static func isMarkdown(_ path: String) -> Bool {
    ContentFormat(path: path[...]) == .markdown
  }

  private func isSection(_ index: Int) -> Bool {
    FilePaths.name(of: files[index].path).hasPrefix("_index.")
  }

  /// Takes other files in place of all, with the paths that they have from the beginning.
  mutating func replaceAll(with new: [(path: String, bytes: [UInt8])], noting notes: [String]) {
    (files, formerPaths) = (new, new.map(\.path))
    self.notes += notes
  }

  /// Notes how often something was done, unless it was never done.
  mutating func note(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { notes.append(count == 1 ? one : "\(count)\(many)") }
  }

  /// Notes what was done to some files, of which the first six are named.
  mutating func note(_ text: String, _ files: [String]) {
    if !files.isEmpty { notes.append(text + NamedFiles.list(files.sorted())) }
  }
}
