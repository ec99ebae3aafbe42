import FileSystem

/// What the folder of a generator's site is told by, and where its content and static files are.
struct GeneratorLayout {
  let generator: SiteGenerator
  /// Files of which at least one exists.
  private let markers: [String]
  /// The folder of all content; nil if content may be anywhere.
  let content: String?
  /// The folders whose files are published as they are, each with the folder of their addresses.
  let published: [(folder: String, address: String)]

  /// Hugo, and also Zola.
  private static let hugo = GeneratorLayout(
    generator: .hugo,
    markers: ["", "config/_default/"].flatMap { folder in
      ["hugo", "config"].flatMap { name in
        ["toml", "yaml", "yml", "json"].map { "\(folder)\(name).\($0)" }
      }
    } + ["zola.toml"],
    content: "content", published: [("static", "")])

  private static let astro = GeneratorLayout(
    generator: .astro, markers: ["mjs", "js", "ts", "mts", "cjs"].map { "astro.config." + $0 },
    content: "src/content", published: [("public", "")])

  private static let eleventy = GeneratorLayout(
    generator: .eleventy,
    markers: [".eleventy.js"] + ["js", "mjs", "cjs"].map { "eleventy.config." + $0 },
    content: nil,
    published: [("public", ""), ("static", "static"), ("img", "img"), ("images", "images")])

  private static let jekyll = GeneratorLayout(
    generator: .jekyll, markers: ["_config.yml", "_config.yaml", "_config.toml"], content: nil,
    published: ["assets", "images", "img", "files", "uploads", "downloads"].map { ($0, $0) })

  private static let all = [hugo, astro, eleventy, jekyll]

  /// Folders of programs and of their output.
  static let foreign = ["node_modules", "vendor", "_site", "_includes", "_layouts", "dist"]

  private init(
    generator: SiteGenerator, markers: [String], content: String?,
    published: [(folder: String, address: String)]
  ) {
    self.generator = generator
    self.markers = markers
    self.content = content
    self.published = published
  }

  /// The layout of a folder that holds the configuration of a generator; nil for any other folder.
  init?(of folder: String) {
    guard let layout = Self.all.first(where: { $0.configuration(in: folder) != nil }) else {
      return nil
    }
    self = layout
  }

  /// The layout of a folder, if it is the folder of a site and a path is the content of that site
  /// or inside it.
  init?(of folder: String, holding path: String) throws(FileError) {
    let isThere = { DiskPath.exists(folder + "/" + $0) }
    var layout =
      GeneratorLayout(of: folder) ?? (isThere("content") && isThere("static") ? .hugo : nil)
    // Who kept the posts of Jekyll may have lost the configuration.
    if layout == nil, path == folder, isThere("_posts/."), try Self.hasPosts(folder + "/_posts") {
      layout = .jekyll
    }
    guard let layout else { return nil }
    if path != folder, let content = layout.content {
      let whole = folder + "/" + content
      guard path == whole || FilePaths.isBelow(path, whole) else { return nil }
    }
    self = layout
  }

  /// Whether a folder has files that are called like posts of Jekyll.
  static func hasPosts(_ path: String) throws(FileError) -> Bool {
    try DiskFileSystem(root: path).tree("").files.contains {
      DatedName.isPost(FilePaths.name(of: $0))
    }
  }

  /// The name of the configuration in a folder, if there is one.
  private func configuration(in folder: String) -> String? {
    markers.first { DiskPath.exists(folder + "/" + $0) }
  }

  /// The site of a folder, as its configuration describes it.
  ///
  /// - Throws: Where the configuration cannot be read.
  func site(in folder: String) throws(FileError) -> FormerSite {
    guard let name = configuration(in: folder) else { return FormerSite(of: generator) }
    let disk = try DiskFileSystem(root: folder)
    let bytes = try disk.read(name, limit: ImportedContent.limit)
    var site = FormerSite(of: generator, configuration: name, bytes)
    guard generator == .hugo else { return site }
    for place in Self.markupFiles where DiskPath.exists(folder + "/" + place) {
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
}
