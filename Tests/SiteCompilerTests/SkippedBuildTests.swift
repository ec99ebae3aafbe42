import Diagnostics
import FileSystem
import Publishing
import SiteCompiler
import Synchronization
import Testing

/// Files of which one is edited right after it is read for the first time, and put back right after the
/// second.
private struct EditedWhileRead: FileSystem {
  let files: MemoryFileSystem
  let path: String
  let edited: String
  private let counts = ReadCounts()

  private final class ReadCounts: Sendable {
    let ofPath = Mutex(0)
  }

  init(_ files: [String: String], _ path: String, to edited: String) {
    self.files = MemoryFileSystem(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    (self.path, self.edited) = (path, edited)
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try files.read(path, limit: limit)
    guard path == self.path else { return bytes }
    let count = counts.ofPath.withLock { count in
      count += 1
      return count
    }
    return count == 2 ? Array(edited.utf8) : bytes
  }

  func readPieces(
    of path: String, _ body: (Swift.Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) { try files.readPieces(of: path, body) }

  func tree(_ folder: String) throws(FileError) -> FileTree { try files.tree(folder) }
  func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try files.contents(of: folder)
  }
  func status(of path: String) throws(FileError) -> FileStatus? { try files.status(of: path) }
}

/// A site that is built twice, into one folder.
private final class TwiceBuilt {
  let output = MemoryFileSystem([])
  /// How many pages, and how many other files, the last build counted.
  private(set) var counts: [Int] = []

  /// Builds a site and returns whether the build was skipped.
  func isSkipped(
    _ files: [String: String], _ change: (inout CompilerOptions) -> Void = { _ in }
  ) throws -> Bool {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    return try isSkipped(MemoryFileSystem(stored), change)
  }

  /// Builds the site of some files and returns whether the build was skipped. The first build need not
  /// ask whether there is something to do.
  func isSkipped(
    _ files: some FileSystem, isFirst: Bool = false,
    _ change: (inout CompilerOptions) -> Void = { _ in }
  ) throws -> Bool {
    var options = CompilerOptions(now: 0)
    options.program = "1"
    change(&options)
    let output = output
    let report = try SiteCompiler(files, options: options).build(
      unless: isFirst
        ? nil : { UpToDateSite(in: "public", of: output, madeOf: $0, threads: 2) },
      into: { () throws(PublicationError) in try Publication(into: "public", in: output) })
    #expect(report.published != nil)
    counts = [report.published?.pages ?? 0, report.published?.files ?? 0]
    return report.site.plan == nil
  }
}

struct SkippedBuildTests {
  @Test func `a build of the same is skipped, and says the same`() throws {
    let site = TwiceBuilt()
    #expect(try !site.isSkipped(smallSite))
    let pages = site.output.paths
    site.output.clearLog()
    #expect(try site.isSkipped(smallSite))
    #expect(site.output.paths == pages)
    let changing: Set<FileError.Operation> = [.write, .rename, .exchange, .link, .remove]
    #expect(site.output.log.filter { changing.contains($0.operation) } == [])
  }

  @Test func `a site is counted alike where it is made, and where it is there`() throws {
    let site = TwiceBuilt()
    var files = withOfflinePage(smallSite)
    files["Content/site.yaml"]? += "\noffline: true\nid: small\n"
    #expect(try !site.isSkipped(files) { $0.makesWorker = true })
    let counts = site.counts
    #expect(site.output.paths.contains { $0.hasSuffix("/worker.js") || $0.hasSuffix("/sw.js") })
    #expect(try site.isSkipped(files) { $0.makesWorker = true })
    #expect(site.counts == counts)
    let published = try PublishedFolder("public", in: site.output)
    #expect(counts.reduce(0, +) == published?.files.count)
  }

  @Test func `where no site stands, each input is read once and each folder listed once`() throws {
    var options = CompilerOptions(now: 0)
    options.program = "1"
    let files = MemoryFileSystem(
      smallSite.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    let output = MemoryFileSystem([])
    let report = try SiteCompiler(files, options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: output) }
    #expect(report.published != nil)
    let reads = files.log.filter { $0.operation == .read }.map(\.path)
    // The site's own file is also read to find out where the static files are.
    #expect(Set(reads) == Set(smallSite.keys) && reads.count == smallSite.count + 1)
    let lists = files.log.filter { $0.operation == .list }.map(\.path)
    #expect(Set(lists).count == lists.count)
    // A new page is one new folder and one new file.
    let page = output.log.filter {
      $0.path.hasSuffix("/notes/apple") || $0.path.hasSuffix("/apple/index.html")
    }
    #expect(page.map(\.operation) == [.makeFolder, .write])
  }

  @Test(arguments: [true, false])
  func `a site made while a file had other bytes for a moment is made anew`(
    isFirst: Bool
  ) throws {
    // Of the first build the site's own file is read twice: when it is compiled, and when it is looked
    // up where the static files are. Of another one, every file is: when it is hashed, and then.
    let edited = isFirst ? "Content/site.yaml" : "Content/notes/apple.md"
    let text = try #require(smallSite[edited])
    let built = TwiceBuilt()
    let files = EditedWhileRead(smallSite, edited, to: text.replacing("Apple", with: "Plum") + "\n")
    #expect(try !built.isSkipped(files, isFirst: isFirst))
    #expect(try !built.isSkipped(smallSite))
    #expect(try built.isSkipped(smallSite))
  }

  @Test func `a first build knows what it was made of as others do that hash everything first`()
    throws
  {
    let (first, other) = (TwiceBuilt(), TwiceBuilt())
    let files = MemoryFileSystem(
      Self.everyKind.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    #expect(try !first.isSkipped(files, isFirst: true))
    #expect(try !other.isSkipped(files))
    let manifest = "public/.apus-manifest"
    #expect(
      try first.output.read(manifest, limit: .max) == other.output.read(manifest, limit: .max))
    #expect(try first.isSkipped(files))
  }

  @Test func `a build with a file that its digest does not cover is never skipped`() throws {
    let built = TwiceBuilt()
    var files = site([
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n[data](.data/a.txt)\n",
      "Content/notes/.data/a.txt": "one",
    ])
    #expect(try !built.isSkipped(files))
    files["Content/notes/.data/a.txt"] = "two"
    #expect(try !built.isSkipped(files))
    #expect(
      String(decoding: try built.output.read("public/notes/.data/a.txt", limit: 9), as: UTF8.self)
        == "two")
  }

  @Test(arguments: [
    ["Content/notes/apple.md": "---\ntitle: Apple\nstars: 4\n---\nA [pear](pear.md).\n"],
    ["Content/notes/fig.md": "---\ntitle: Fig\nstars: 4\n---\nSoft.\n"],
    ["Content/notes/quince.md": ""],
    [
      "Templates/home.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>{{ page.title }}</title>"
    ],
    ["Templates/assets/new.css": "b{}"], ["Content/messages/en.yaml": ""],
  ])
  func `any file that is changed, added or gone makes the site anew`(
    _ change: [String: String]
  ) throws {
    let site = TwiceBuilt()
    _ = try site.isSkipped(smallSite)
    var changed = smallSite.merging(change) { $1 }.filter { !$0.value.isEmpty }
    if change.keys.first == "Content/messages/en.yaml" {
      changed["Content/messages/en.yaml"] = "{}"
    }
    #expect(try !site.isSkipped(changed))
    #expect(try site.isSkipped(changed))
  }

  /// A site with a file of each kind that builds read, each of which ends with a line break.
  private static let everyKind = site([
    "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
      "\npages:",
      with: """

          plums: { model: Plum, from: plums.json }
          figs: { model: Plum, from: figs.yaml }
          dates: { model: Plum, from: dates.csv }
        pages:
        """),
    "Content/Models/Plum.swift":
      "import ApusModels\n\nstruct Plum: Entry { @Key var title: String }\n",
    "Content/plums.json": #"[{ "title": "Damson" }]"#, "Content/figs.yaml": "- title: Smyrna",
    "Content/dates.csv": "title\nDeglet", "Content/messages/en.yaml": "more: More",
    "Content/notes/apple.md":
      "---\ntitle: Apple\nstars: 3\n---\n![leaf](leaf.svg) and [data](data.txt).",
    "Content/notes/leaf.svg":
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>",
    "Content/notes/data.txt": "one", "Content/unused.txt": "two",
    "Templates/partials/mark.html": "<b>x</b>", "Templates/messages/en.yaml": "less: Less",
    "Templates/list.html": (smallSite["Templates/list.html"] ?? "").replacing(
      ">More<", with: ">{{ t(\"more\") }}<"),
    "Templates/assets/theme.css": "@import \"more/deep.css\";",
    "Templates/assets/more/deep.css": "b { color: red }", "Templates/assets/app.js": "let x = 1",
    "Templates/base.html": (smallSite["Templates/base.html"] ?? "").replacing(
      "</head>", with: "<link rel=\"stylesheet\" href=\"{{ asset(\"theme.css\") }}\"></head>"),
    "Static/robots.txt": "User-agent: *", "Static/.well-known/security.txt": "Contact: a",
  ]).mapValues { $0.hasSuffix("\n") ? $0 : $0 + "\n" }

  @Test(arguments: everyKind.keys.sorted())
  func `any kind of file that says something else in as many bytes makes the site anew`(
    _ path: String
  ) throws {
    let site = TwiceBuilt()
    #expect(try !site.isSkipped(Self.everyKind))
    #expect(try site.isSkipped(Self.everyKind))
    var changed = Self.everyKind
    changed[path] = changed[path].map { $0.dropLast() + " " }
    #expect(try !site.isSkipped(changed))
    #expect(try site.isSkipped(changed))
  }

  @Test func `a file that is called otherwise makes the site anew`() throws {
    for path in ["Static/robots.txt", "Templates/assets/app.js", "Content/unused.txt"] {
      let site = TwiceBuilt()
      _ = try site.isSkipped(Self.everyKind)
      var changed = Self.everyKind
      changed[path + "x"] = changed.removeValue(forKey: path)
      #expect(try !site.isSkipped(changed), "\(path)")
    }
  }

  @Test func `another program and other options make it anew`() throws {
    let site = TwiceBuilt()
    _ = try site.isSkipped(smallSite)
    let changes: [(inout CompilerOptions) -> Void] = [
      { $0.isPortable = true }, { $0.isStrict = true }, { $0.isLenient = true },
      { $0.includesDrafts = true }, { $0.includesScheduled = true }, { $0.includesExpired = true },
      { $0.makesWorker.toggle() }, { $0.maximumFileSize -= 1 }, { $0.program = "2" },
    ]
    for change in changes {
      // So that it is this option alone that is another one.
      _ = try site.isSkipped(smallSite)
      #expect(try !site.isSkipped(smallSite, change))
      #expect(try site.isSkipped(smallSite, change))
    }
    #expect(try !site.isSkipped(smallSite) { $0.program = nil })
    #expect(try !site.isSkipped(smallSite) { $0.program = nil })
    _ = try site.isSkipped(smallSite)
    #expect(try site.isSkipped(smallSite) { $0.threads = 7 })
  }

  @Test func `a date that is written otherwise makes it anew, since pages may show it`() throws {
    let site = TwiceBuilt()
    let dates = ["2026-11-21", "2026-11-21T00:00:00Z", "2026-11-21T01:00:00+01:00"]
    for text in dates {
      let date = try #require(BuildDate(iso: text))
      #expect(try !site.isSkipped(smallSite) { $0.setDate(date) })
      #expect(try site.isSkipped(smallSite) { $0.setDate(date) })
    }
  }

  @Test func `a page that somebody changed or removed is made again`() throws {
    let site = TwiceBuilt()
    _ = try site.isSkipped(smallSite)
    try site.output.remove("public/index.html")
    #expect(try !site.isSkipped(smallSite))
    try site.output.append(Array("<!-- mine -->".utf8).span, to: "public/index.html")
    #expect(try !site.isSkipped(smallSite))
    #expect(try site.isSkipped(smallSite))
  }

  @Test(arguments: [
    "---\ntitle: Fig\nstars: 4\ndraft: true\n---\nSoft.\n",
    "---\ntitle: Fig\nstars: 4\nexpires: 2099-01-01\n---\nSoft.\n",
    "---\ntitle: Fig\nstars: 4\npublish: 1969-01-01\n---\nSoft.\n",
    "---\ntitle: Fig\nstars: 4\n---\nA <b>bold</b> word.\n",
  ])
  func `a site of which there is something to say, or that changes with time, is made each time`(
    _ entry: String
  ) throws {
    let site = TwiceBuilt()
    let files = smallSite.merging(["Content/notes/fig.md": entry]) { $1 }
    #expect(try !site.isSkipped(files))
    #expect(try !site.isSkipped(files))
  }
}
