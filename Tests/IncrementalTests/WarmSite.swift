import Diagnostics
import FileSystem
import Publishing
import SiteCompiler

/// A site that is built warm again and again, as a preview does, into a folder in memory.
final class WarmSite {
  /// The files of the site as they are now.
  private(set) var files: [String: String]
  /// How the site is compiled.
  var options: CompilerOptions
  /// How many builds were warm.
  private(set) var warmBuilds = 0
  /// How many pages the last build rendered that published something.
  private(set) var rendered = 0

  /// The pages that are asked for before all others.
  var wanted: [String] = []
  /// Those that the last build made first.
  private(set) var madeFirst: [String: [UInt8]] = [:]

  /// When builds begin, in nanoseconds since 1970: long after the files were changed, so that those are
  /// trusted that seem unchanged; 0 where all are read.
  var moment: Int64 = longAfter

  /// A moment long after any change.
  static let longAfter: Int64 = 1_000_000_000_000_000

  private let input = MemoryFileSystem([])
  private let output = MemoryFileSystem([])
  private var memory: BuildMemory?
  /// What may have changed since the site was published.
  private var pending: Set<String> = []

  init(_ files: [String: String]) {
    self.files = [:]
    options = CompilerOptions(now: 1_780_000_000)
    options.program = "1"
    change(files.mapValues { $0 })
  }

  /// Changes, adds or (by nil) removes files.
  func change(_ changes: [String: String?]) {
    for (path, text) in changes {
      files[path] = text
      input[path] = text
      pending.insert(path)
    }
  }

  /// How often each file of the site was read since `forgetReading`.
  var filesRead: [String: Int] {
    Dictionary(grouping: input.log.filter { $0.operation == .read }, by: \.path).mapValues(\.count)
  }

  /// Forgets which files were read.
  func forgetReading() { input.clearLog() }

  /// Changes a published file without the knowledge of builds.
  func spoil(_ path: String) { output[path] = "Spoilt." }

  /// Builds the site: warm where that is possible, as a preview does.
  func build() throws -> BuildOutcome {
    let compiler = SiteCompiler(input, options: options)
    let output = output
    let begin = { () throws(PublicationError) in try Publication(into: "public", in: output) }
    madeFirst = [:]
    let first = FirstPages(at: wanted) { pages in
      for page in pages { self.madeFirst[page.path] = page.bytes }
    }
    if let memory,
      let report = try compiler.rebuild(
        memory, changed: pending.sorted(), first: first, into: begin)
    {
      warmBuilds += 1
      take(report)
      return BuildOutcome(of: report, in: output)
    }
    let report = try compiler.build(after: memory, remembering: moment, into: begin)
    if report.published != nil { take(report) }
    return BuildOutcome(of: report, in: output)
  }

  /// Builds the site as it is into an empty folder.
  func coldOutcome() throws -> BuildOutcome {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let empty = MemoryFileSystem([])
    let report = try SiteCompiler(MemoryFileSystem(stored), options: options).build {
      () throws(PublicationError) in try Publication(into: "public", in: empty)
    }
    return BuildOutcome(of: report, in: empty)
  }

  private func take(_ report: BuildReport) {
    memory = report.memory
    rendered = report.published?.rendered ?? 0
    pending = []
  }
}
