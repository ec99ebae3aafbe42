import Diagnostics
import FileSystem
import Publishing
import SiteCompiler

/// What a site in memory publishes.
struct PublishedFiles {
  let said: String
  private let output = MemoryFileSystem([])

  init(_ files: [String: String], threads: Int = 1) throws {
    var options = CompilerOptions(now: 0)
    options.threads = threads
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let output = output
    let report = try SiteCompiler(MemoryFileSystem(stored), options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: output) }
    said = DiagnosticFormatter(sources: report.site.sources).text(of: report.site.log.diagnostics)
  }

  subscript(path: String) -> String? { output["public/" + path] }

  var paths: [String] { output.paths.map { String($0.dropFirst("public/".count)) } }
}
