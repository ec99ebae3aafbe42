import Escaping
package import FileSystem

/// The folder of another generator's site: where its content is, and which files it publishes as
/// they are.
package struct GeneratorFolder {
  /// How many folders above the content are checked.
  private static let depth = 4

  /// The files of data for the templates of Hugo, which lie outside of the content.
  private var data: [String] = []
  /// The Markdown that Astro makes pages of, outside of the content.
  private var pages: [String] = []

  /// The folders in a folder without a configuration which are sites of generators, each with the name
  /// of its generator.
  private var nested: [(path: String, generator: String)] = []

  /// The folder of the site; empty where none is known.
  private(set) var root = ""
  /// The site, if it is one of a generator.
  package let site: FormerSite?
  /// The path of the content.
  package let content: String
  /// The paths of files and folders in it that contain no content.
  private let excluded: [String]
  /// What the generator does not read, each with the folder in which its patterns hold.
  private let ignored: [(folder: String, paths: IgnoredPaths)]
  /// The folders that are published as they are: their paths, and the folders of their addresses.
  let published: [(path: String, address: String)]

  /// Checks a path and the folders above it.
  ///
  /// - Throws: Where a configuration cannot be read.
  package init(at path: String) throws(FileError) {
    let whole = DiskPath.resolved(path)
    var folder = whole
    for _ in 0...Self.depth {
      if let layout = try GeneratorLayout(of: folder, holding: whole) {
        var site = try layout.site(in: folder)
        let named = site.contentFolder.map { folder + "/" + $0 }.flatMap(Self.existing)
        let content = named ?? layout.content.map { folder + "/" + $0 }
        self.content = folder == whole ? content.flatMap(Self.existing) ?? whole : whole
        site.place = Self.relative(self.content, to: content ?? folder) ?? ""
        site.isWhole = self.content == content ?? folder
        (self.site, root) = (site, folder)
        // Jekyll publishes what is in its source.
        let base = site.generator == .jekyll ? named ?? folder : folder
        published = layout.published.map { (base + "/" + $0.folder, $0.address) }
          .filter { DiskPath.exists($0.0) && !FilePaths.isBelow(whole, $0.0) && whole != $0.0 }
        excluded = published.map(\.path) + GeneratorLayout.foreign.map { folder + "/" + $0 }
        ignored = try Self.ignored(in: folder, by: site, holding: whole)
        let disk = try DiskFileSystem(root: folder)
        if site.generator == .hugo, site.isWhole, DiskPath.exists(folder + "/data") {
          data = try disk.tree("data").files.filter { ImportedContent.isContent($0) }
        }
        if site.generator == .astro, site.isWhole, DiskPath.exists(folder + "/src/pages") {
          pages = try disk.tree("src/pages").files.filter { $0.hasSuffix(".md") }
        }
        return
      }
      folder = FilePaths.folder(of: folder)
      if folder.isEmpty { break }
    }
    site = try Self.siteWithoutConfiguration(at: whole)
    (content, excluded, ignored, published) = (path, [], [], [])
    if site == nil { nested = try Self.nestedSites(in: path) }
  }

  /// The folders directly in a folder that hold the configuration of a generator.
  private static func nestedSites(
    in path: String
  ) throws(FileError) -> [(path: String, generator: String)] {
    guard DiskPath.exists(path + "/.") else { return [] }
    let names = try DiskFileSystem(root: path).contents(of: "")
      .filter {
        $0.kind == .folder && !$0.name.hasPrefix(".") && !GeneratorLayout.foreign.contains($0.name)
      }
      .map(\.name)
    var found: [(path: String, generator: String)] = []
    for name in names.sorted(by: { $0.precedesByBytes($1) }) {
      let folder = path + (path.hasSuffix("/") ? "" : "/") + name
      guard let layout = GeneratorLayout(of: folder) else { continue }
      found.append((folder, try layout.site(in: folder).generator.name))
    }
    return found
  }

  /// The site of Jekyll that a folder of posts with dates in their names is of, also where only that
  /// folder was kept.
  private static func siteWithoutConfiguration(
    at path: String
  ) throws(FileError) -> FormerSite? {
    guard FilePaths.name(of: path) == "_posts", try GeneratorLayout.hasPosts(path) else {
      return nil
    }
    var site = FormerSite(of: .jekyll)
    site.place = "_posts"
    return site
  }

  /// What the generator does not read: what its configuration says, and for Eleventy the files that
  /// say it.
  private static func ignored(
    in folder: String, by site: FormerSite?, holding path: String
  ) throws(FileError) -> [(folder: String, paths: IgnoredPaths)] {
    var all = (site?.ignored ?? []).map { inner, paths in
      (folder: inner.isEmpty ? folder : folder + "/" + inner, paths: paths)
    }
    if site?.generator == .eleventy {
      // The input folder is in the configuration, which is a program.
      let inputs = Set([path] + ["src", "content"].map { folder + "/" + $0 }).subtracting([folder])
      for other in [folder] + inputs.sorted(by: { $0.precedesByBytes($1) }) {
        for name in other == folder ? [".eleventyignore", ".gitignore"] : [".eleventyignore"]
        where DiskPath.exists(other + "/" + name) {
          let bytes = try DiskFileSystem(root: other).read(name, limit: ImportedContent.limit)
          let text = String(decoding: bytes, as: UTF8.self)
          let place = Self.relative(other + "/" + name, to: folder) ?? name
          all.append((other, IgnoredPaths(eleventy: text, named: place)))
        }
      }
    }
    return all.map { folder, paths in
      (folder, Self.relative(path, to: folder).map(paths.without) ?? paths)
    }
  }

  /// The path of what is in a folder, from that folder on.
  private static func relative(_ path: String, to folder: String) -> String? {
    FilePaths.isBelow(path, folder) ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Whether a file, by its path, may contain content.
  func isContent(_ path: String) -> Bool {
    !excluded.contains { path == $0 || FilePaths.isBelow(path, $0) }
  }

  /// What says that the generator does not read a file, if something does.
  func reasonToIgnore(_ path: String) -> String? {
    ignored.first { folder, paths in
      Self.relative(path, to: folder).map(paths.contains) ?? false
    }?.paths.origin
  }

  /// What to say of files that were left out because the generator does not read them.
  ///
  /// - Parameter files: The files, each with what says so.
  /// - Returns: One sentence for each thing that says so, and for each pattern that is not applied.
  package func notes(onIgnored files: [(path: String, origin: String)]) -> [String] {
    var notes = nested.map { site in
      "'\(FilePaths.name(of: site.path))' is a site of \(site.generator), and its settings and "
        + "addresses are not taken over here: '"
        + ShellText.line(["apus", "new", "FOLDER", "--from", site.path]) + "' does that"
    }
    if !data.isEmpty { notes.append(LeftOutFiles.noteOfData(data)) }
    if !pages.isEmpty {
      notes.append(
        "pages outside of the content are not taken over: \(NamedFiles.list(pages)); copy them to "
          + "Content and name them in a collection of site.yaml")
    }
    for paths in ignored.map(\.paths) {
      let files = files.filter { $0.origin == paths.origin }.map(\.path)
      if !files.isEmpty {
        notes.append("\(paths.origin) names what is left out: \(NamedFiles.list(files))")
      }
      notes += paths.unknown.map {
        "the pattern '\($0)' of \(paths.origin) is not applied: delete what it means from Content"
      }
    }
    return notes
  }

  private static func existing(_ path: String) -> String? {
    DiskPath.exists(path) ? path : nil
  }
}
