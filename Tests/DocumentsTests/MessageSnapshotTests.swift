import Diagnostics
import Documents
import TestSupport
import Testing

/// What people read when a document is wrong: each file of `Golden` that is not a `.txt` is read,
/// and what is printed on it stands in the `.txt` file beside it.
struct MessageSnapshotTests {
  @Test(arguments: Golden.names().filter { !$0.hasSuffix(".txt") })
  func `a wrong document is explained in the recorded words`(name: String) throws {
    let text = try #require(Golden.text(of: name))
    var sources = SourceMap()
    let source = sources.add(path: name, text: text)
    var log = DiagnosticLog()
    switch name.split(separator: ".").last {
    case "json": _ = DocumentTree(json: source, log: &log)
    case "yaml": _ = DocumentTree(yaml: source, log: &log)
    default: _ = FrontMatter(source, log: &log)
    }
    #expect(log.hasErrors || !log.diagnostics.isEmpty)
    let printed = DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
    let difference = Golden.difference(of: printed, from: name + ".txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
