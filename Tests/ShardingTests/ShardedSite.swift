import Diagnostics
import FileSystem
import Planning
import Publishing
import Sharding
import SiteCompiler

/// A site that is built in one piece and in parts, all in memory.
struct ShardedSite {
  /// The files of the site.
  var files: [String: String]
  /// How the site is compiled.
  var options = CompilerOptions(now: 1_780_000_000)
  /// Where the parts and the joined site are.
  let disk = MemoryFileSystem([])

  init(_ files: [String: String]) {
    self.files = files
    options.program = "1"
  }

  private var compiler: SiteCompiler<MemoryFileSystem> {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    return SiteCompiler(MemoryFileSystem(stored), options: options)
  }

  /// Builds the site in one piece, into a folder of its own.
  func whole() throws -> Made {
    let empty = MemoryFileSystem([])
    let report = try compiler.build { () throws(PublicationError) in
      try Publication(into: "public", in: empty)
    }
    return Made(report, Self.contents(of: "public", in: empty))
  }

  /// Builds one part.
  @discardableResult
  func part(_ number: Int, of count: Int, in folder: String? = nil) throws -> Made {
    try part(number, of: count, in: folder, on: disk)
  }

  /// Builds one part on a disk that may fail.
  @discardableResult
  func part(
    _ number: Int, of count: Int, in folder: String? = nil, on disk: some WritableFileSystem
  ) throws -> Made {
    let shard = Shard(number: number, of: count)
    let folder = folder ?? "part\(number)"
    guard let shard else { throw FileError(.read, folder, .missing) }
    let command = PartCommand(typedFolder: "site", siteFolder: "", options: [])
    let report = try PartCompiler(compiler).build(shard, by: command) {
      () throws(PublicationError) in
      try Publication(into: folder, in: disk)
    }
    return Made(report, Self.contents(of: folder, in: self.disk))
  }

  /// Joins the parts in these folders.
  func joined(_ folders: [String], isLocating: Bool = true) throws -> Made {
    try joined(folders, isLocating: isLocating, on: disk)
  }

  /// Joins the parts in these folders, into a disk that may fail.
  func joined(
    _ folders: [String], isLocating: Bool = true, on disk: some WritableFileSystem
  ) throws -> Made {
    let join = SiteJoin(folders.map { PartFolder($0, at: $0, in: self.disk) }, threads: 2)
    let report = try join.run(
      locating: { isLocating ? PartCompiler(compiler).located($0, of: $1) : nil },
      into: { () throws(PublicationError) in try Publication(into: "public", in: disk) })
    return Made(report, Self.contents(of: "public", in: self.disk))
  }

  /// Builds all parts and joins them, unless none was made.
  func joined(inPartsOf count: Int) throws -> (parts: [Made], site: Made?) {
    let parts = try (1...count).map { try part($0, of: count) }
    let folders = (1...count).map { "part\($0)" }
    let isMade = try folders.allSatisfy { try disk.exists($0 + "/part") }
    return (parts, isMade ? try joined(folders) : nil)
  }

  /// The files of a folder, by path, as they are.
  static func contents(of folder: String, in disk: MemoryFileSystem) -> [String: String] {
    var files: [String: String] = [:]
    for path in disk.paths where path.hasPrefix(folder + "/") { files[path] = disk[path] }
    return files
  }
}

/// What a build has made and said.
struct Made {
  /// The files of its folder by path.
  let files: [String: String]
  let isPublished: Bool
  /// The diagnostics, each as it is drawn.
  let drawn: [String]
  /// All of them together, as they are drawn.
  let messages: String

  init(_ report: BuildReport, _ files: [String: String]) {
    self.files = files
    isPublished = report.published != nil
    let formatter = DiagnosticFormatter(sources: report.site.sources)
    messages = formatter.text(of: report.site.log.diagnostics)
    drawn = report.site.log.diagnostics.map { formatter.text(of: [$0]) }
  }

  /// What is wrong and where, without the pages that have it.
  var mistakes: Set<String> {
    Set(drawn.map { String($0.prefix { $0 != "\n" }) })
  }

  /// The places and codes of what is wrong.
  var places: Set<String> {
    Set(mistakes.map { String($0.prefix { $0 != "]" }) })
  }
}
