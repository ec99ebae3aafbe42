import Content
import Diagnostics
import Escaping
import FileSystem
import Planning

/// The folder of another generator's site: where its content is, and which files it publishes as
/// they are.
struct GeneratorFolder {
  /// The layout of a generator's folder.
  private struct Layout {
    let generator: SiteGenerator
    /// Files of which at least one exists.
    let markers: [String]
    /// The folder of all content; nil if content may be anywhere.
    let content: String?
    /// The folders whose files are published as they are, each with the folder of their addresses.
    let published: [(folder: String, address: String)]
  }

  private static let layouts = [
    // Also Zola.
    Layout(
      generator: .hugo,
      markers: ["", "config/_default/"].flatMap { folder in
        ["hugo", "config"].flatMap { name in
          ["toml", "yaml", "yml", "json"].map { "\(folder)\(name).\($0)" }
        }
      } + ["zola.toml"],
      content: "content", published: [("static", "")]),
    Layout(
      generator: .astro, markers: ["mjs", "js", "ts", "mts", "cjs"].map { "astro.config." + $0 },
      content: "src/content", published: [("public", "")]),
    Layout(
      generator: .eleventy,
      markers: [".eleventy.js"] + ["js", "mjs", "cjs"].map { "eleventy.config." + $0 },
      content: nil,
      published: [("public", ""), ("static", "static"), ("img", "img"), ("images", "images")]),
    Layout(
      generator: .jekyll, markers: ["_config.yml", "_config.yaml", "_config.toml"], content: nil,
      published: ["assets", "images", "img", "files", "uploads", "downloads"].map { ($0, $0) }),
  ]

  /// Folders of programs and of their output.
  private static let foreign = ["node_modules", "vendor", "_site", "_includes", "_layouts", "dist"]

  /// How many folders above the content are checked.
  private static let depth = 4

  /// The files of data for the templates of Hugo, which lie outside of the content.
  private var data: [String] = []
  /// The Markdown that Astro makes pages of, outside of the content.
  private var pages: [String] = []

  /// The folders in a folder without a configuration which are sites of generators, each with the name
  /// of its generator.
  private var nested: [(path: String, generator: String)] = []

  /// The site, if it is one of a generator.
  let site: FormerSite?
  /// The path of the content.
  let content: String
  /// The paths of files and folders in it that contain no content.
  private let excluded: [String]
  /// What the generator does not read, each with the folder in which its patterns hold.
  private let ignored: [(folder: String, paths: IgnoredPaths)]
  /// The folders that are published as they are: their paths, and the folders of their addresses.
  private let published: [(path: String, address: String)]

  /// Checks a path and the folders above it.
  ///
  /// - Throws: Where a configuration cannot be read.
  init(at path: String) throws(FileError) {
    let whole = HostSystem.realPath(path)
    var folder = whole
    for _ in 0...Self.depth {
      if let layout = try Self.layout(of: folder, holding: whole) {
        var site = try Self.site(of: layout, in: folder)
        let named = site.contentFolder.map { folder + "/" + $0 }.flatMap(Self.existing)
        let content = named ?? layout.content.map { folder + "/" + $0 }
        self.content = folder == whole ? content.flatMap(Self.existing) ?? whole : whole
        site.place = Self.relative(self.content, to: content ?? folder) ?? ""
        site.isWhole = self.content == content ?? folder
        self.site = site
        // Jekyll publishes what is in its source.
        let base = site.generator == .jekyll ? named ?? folder : folder
        published = layout.published.map { (base + "/" + $0.folder, $0.address) }
          .filter { HostSystem.exists($0.0) && !FilePaths.isBelow(whole, $0.0) && whole != $0.0 }
        excluded = published.map(\.path) + Self.foreign.map { folder + "/" + $0 }
        ignored = try Self.ignored(in: folder, by: site, holding: whole)
        let disk = try DiskFileSystem(root: folder)
        if site.generator == .hugo, site.isWhole, HostSystem.exists(folder + "/data") {
          data = try disk.tree("data").files.filter { ImportedContent.isContent($0) }
        }
        if site.generator == .astro, site.isWhole, HostSystem.exists(folder + "/src/pages") {
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
    guard HostSystem.exists(path + "/.") else { return [] }
    let names = try DiskFileSystem(root: path).contents(of: "")
      .filter { $0.kind == .folder && !$0.name.hasPrefix(".") && !foreign.contains($0.name) }
      .map(\.name)
    var found: [(path: String, generator: String)] = []
    for name in names.sorted(by: { $0.precedesByBytes($1) }) {
      let folder = path + (path.hasSuffix("/") ? "" : "/") + name
      guard
        let layout = layouts.first(where: { layout in
          layout.markers.contains { HostSystem.exists(folder + "/" + $0) }
        })
      else { continue }
      found.append((folder, try site(of: layout, in: folder).generator.name))
    }
    return found
  }

  /// The site of Jekyll that a folder of posts with dates in their names is of, also where only that
  /// folder was kept.
  private static func siteWithoutConfiguration(
    at path: String
  ) throws(FileError) -> FormerSite? {
    guard FilePaths.name(of: path) == "_posts", try hasPosts(path) else { return nil }
    var site = FormerSite(of: .jekyll)
    site.place = "_posts"
    return site
  }

  /// Whether a folder has files that are called like posts of Jekyll.
  private static func hasPosts(_ path: String) throws(FileError) -> Bool {
    try DiskFileSystem(root: path).tree("").files.contains {
      DatedName.isPost(FilePaths.name(of: $0))
    }
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
        where HostSystem.exists(other + "/" + name) {
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
  func notes(onIgnored files: [(path: String, origin: String)]) -> [String] {
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

  /// The site of a folder, as its configuration describes it.
  private static func site(
    of layout: Layout, in folder: String
  ) throws(FileError) -> FormerSite {
    guard let name = layout.markers.first(where: { HostSystem.exists(folder + "/" + $0) }) else {
      return FormerSite(of: layout.generator)
    }
    let disk = try DiskFileSystem(root: folder)
    let bytes = try disk.read(name, limit: ImportedContent.limit)
    var site = FormerSite(of: layout.generator, configuration: name, bytes)
    guard layout.generator == .hugo else { return site }
    for place in markupFiles where HostSystem.exists(folder + "/" + place) {
      site.readMarkup(
        of: FilePaths.name(of: place), try disk.read(place, limit: ImportedContent.limit))
    }
    return site
  }

  /// The files that may say how Hugo reads Markdown, beside that in the folder of the site.
  private static let markupFiles = ["_default", "production"].flatMap { folder in
    ["markup", "hugo", "config"].flatMap { name in
      ["toml", "yaml", "yml", "json"].map { "config/\(folder)/\(name).\($0)" }
    }
  }

  /// The layout of a folder, if it is the folder of a site and a path is the content of that site
  /// or inside it.
  private static func layout(
    of folder: String, holding path: String
  ) throws(FileError) -> Layout? {
    let isThere = { HostSystem.exists(folder + "/" + $0) }
    var layout =
      layouts.first { $0.markers.contains(where: isThere) }
      ?? (isThere("content") && isThere("static") ? layouts[0] : nil)
    // Who kept the posts of Jekyll may have lost the configuration.
    if layout == nil, path == folder, isThere("_posts/."), try hasPosts(folder + "/_posts") {
      layout = layouts.first { $0.generator == .jekyll }
    }
    guard let layout, path != folder, let content = layout.content else { return layout }
    let whole = folder + "/" + content
    return path == whole || FilePaths.isBelow(path, whole) ? layout : nil
  }

  private static func existing(_ path: String) -> String? {
    HostSystem.exists(path) ? path : nil
  }

  /// The files that are published as they are, by their paths in the folder of a site.
  struct StaticFiles {
    fileprivate(set) var files: [(path: String, bytes: [UInt8])] = []
    /// The files that the generator does not read, each with what says so.
    fileprivate(set) var ignored: [(path: String, origin: String)] = []
    /// What was done, one sentence each.
    fileprivate(set) var notes: [String] = []
  }

  /// Reads the files that are published as they are.
  ///
  /// - Parameter limit: The size above which a file is left out, in bytes.
  /// - Returns: The files, with notes about them.
  /// - Throws: Where something cannot be read.
  func staticFiles(limit: Int) throws(FileError) -> StaticFiles {
    var found = StaticFiles()
    for (path, address) in published {
      let name = FilePaths.name(of: path)
      let disk = try DiskFileSystem(root: FilePaths.folder(of: path))
      var log = DiagnosticLog()
      let all = try StaticFile.all(in: disk, folder: name, log: &log).filter { file in
        let origin = reasonToIgnore(FilePaths.folder(of: path) + "/" + file.path)
        if let origin { found.ignored.append((file.path, origin)) }
        return origin == nil
      }
      let below = "Static/" + (address.isEmpty ? "" : address + "/")
      for file in all where file.byteCount <= limit {
        let inside = String(file.path.dropFirst(name.count + 1))
        found.files.append((below + inside, try disk.read(file.path, limit: limit)))
      }
      let count = all.count { $0.byteCount <= limit }
      if count > 0 {
        found.notes.append(
          "\(Summary.counted(count, "file")) of '\(name)' \(count == 1 ? "is" : "are") in "
            + "\(below.dropLast()), published as \(count == 1 ? "it is" : "they are")")
      }
      found.notes += all.filter { $0.byteCount > limit }.map { file in
        "\(file.path) is larger than \(limit >> 20) MiB and left out: copy it to "
          + below + file.path.dropFirst(name.count + 1)
      }
      found.notes += log.diagnostics.map(\.message)
    }
    return found
  }
}
