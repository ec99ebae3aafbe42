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

  private let input = MemoryFileSystem([])
  private let output = MemoryFileSystem([])
  private var memory: BuildMemory?
  /// What may have changed since the site was published.
  private var pending: Set<String> = []

  /// What a build has made and said.
  struct Outcome: Equatable {
    /// The files of the output folder by their paths; those of before where nothing was published.
    var files: [String: String]
    /// The diagnostics as they are drawn.
    var messages: String
    /// The numbers of pages, of other files, and of entries that were left out.
    var counts: [Int]?
  }

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

  /// Builds the site: warm where that is possible, as a preview does.
  func build() throws -> Outcome {
    let compiler = SiteCompiler(input, options: options)
    let output = output
    let begin = { () throws(PublicationError) in try Publication(into: "public", in: output) }
    if let memory,
      let report = try compiler.rebuild(memory, changed: pending.sorted(), into: begin)
    {
      warmBuilds += 1
      take(report)
      return Self.outcome(of: report, in: output)
    }
    let report = try compiler.build(remembering: true, into: begin)
    if report.published != nil { take(report) }
    return Self.outcome(of: report, in: output)
  }

  /// Builds the site as it is into an empty folder.
  func coldOutcome() throws -> Outcome {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let empty = MemoryFileSystem([])
    let report = try SiteCompiler(MemoryFileSystem(stored), options: options).build {
      () throws(PublicationError) in try Publication(into: "public", in: empty)
    }
    return Self.outcome(of: report, in: empty)
  }

  private func take(_ report: BuildReport) {
    memory = report.memory
    pending = []
  }

  private static func outcome(of report: BuildReport, in output: MemoryFileSystem) -> Outcome {
    var files: [String: String] = [:]
    for path in output.paths where path.hasPrefix("public/") { files[path] = output[path] }
    return Outcome(
      files: files,
      messages: DiagnosticFormatter(sources: report.site.sources)
        .text(of: report.site.log.diagnostics),
      counts: report.published.map {
        [$0.pages, $0.files, $0.written + $0.unchanged, report.site.omitted.count]
      })
  }
}
