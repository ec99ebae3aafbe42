import Diagnostics
import Markdown
import TestSupport
import Testing

/// What people read when a text is wrong: each `.md` file of `Golden` is read, and what is printed
/// on it is in the `.txt` file beside it.
struct MarkdownMessageTests {
  @Test(arguments: Golden.names().filter { $0.hasSuffix(".md") })
  func `a wrong text is explained in the recorded words`(name: String) throws {
    let bytes = try #require(Golden.bytes(of: name))
    var sources = SourceMap()
    let source = sources.add(path: name, bytes: bytes)
    var log = DiagnosticLog()
    _ = MarkdownDocument(parsing: source, log: &log)
    #expect(!log.diagnostics.isEmpty)
    let printed = DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
    let difference = Golden.difference(of: printed, from: name + ".txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
