import Diagnostics
import FileSystem
import SiteCompiler
import Testing

/// What a build has made and said.
struct BuildOutcome: Equatable, CustomTestStringConvertible {
  /// The files of the output folder by their paths; those of before where nothing was published.
  var files: [String: String]
  /// The diagnostics as they are drawn.
  var messages: String
  /// The numbers of pages, of other files, and of entries that were left out.
  var counts: [Int]?

  var testDescription: String { "\(files.count) files, \(messages)" }

  /// The outcome of a build into `public`.
  init(of report: BuildReport, in output: MemoryFileSystem) {
    files = Self.files(in: output)
    messages = DiagnosticFormatter(sources: report.site.sources)
      .text(of: report.site.log.diagnostics)
    counts = report.published.map {
      [$0.pages, $0.files, $0.written + $0.unchanged, report.site.omitted.count]
    }
  }

  /// What is in the output folder.
  static func files(in output: MemoryFileSystem) -> [String: String] {
    var files: [String: String] = [:]
    for path in output.paths where path.hasPrefix("public/") { files[path] = output[path] }
    return files
  }

  /// What tells it from the outcome of a cold build.
  func difference(from cold: BuildOutcome) -> String {
    var lines: [String] = []
    if counts != cold.counts {
      lines.append("counts: \(String(describing: counts)), \(String(describing: cold.counts))")
    }
    if messages != cold.messages { lines.append("warm: \(messages)\ncold: \(cold.messages)") }
    for path in Set(files.keys).union(cold.files.keys).sorted()
    where files[path] != cold.files[path] {
      lines.append("\(path):\nwarm: \(files[path] ?? "-")\ncold: \(cold.files[path] ?? "-")")
    }
    return lines.joined(separator: "\n")
  }
}
