import Diagnostics
import Documents
import TestSupport
import Testing

/// What people read when a document is wrong: each file of `Golden` that is not a `.txt` is read,
/// and what is printed on it is in the `.txt` file beside it.
struct MessageSnapshotTests {
  @Test(arguments: Golden.names().filter { !$0.hasSuffix(".txt") })
  func `a wrong document is explained in the recorded words`(name: String) {
    let (sources, log) = Self.read(name)
    #expect(!log.diagnostics.isEmpty)
    let printed = DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
    let difference = Golden.difference(of: printed, from: name + ".txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a selection that leads nowhere is explained in the recorded words`() {
    var sources = SourceMap()
    let source = sources.add(path: "posts/db.json", text: "{\"posts\": [1], \"users\": []}\n")
    let site = sources.add(path: "site.yaml", text: "from: posts/db.json#pots\n")
    var log = DiagnosticLog()
    let tree = DocumentTree(json: source, log: &log)
    #expect(tree.select("pots", at: Span(site.id, 20, 24), log: &log) == nil)
    #expect(tree.select("posts.x", at: Span(site.id, 20, 24), log: &log) == nil)
    let printed = DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
    let difference = Golden.difference(of: printed, from: "selection.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `every code of the room has a recorded example`() {
    let names = Golden.names().filter { !$0.hasSuffix(".txt") }
    let seen = Set(names.flatMap { Self.read($0).log.diagnostics.map(\.code) })
    #expect(Set(DiagnosticCode.documents).subtracting(seen) == [.selection])
  }

  private static func read(_ name: String) -> (sources: SourceMap, log: DiagnosticLog) {
    var sources = SourceMap()
    let source = sources.add(path: name, bytes: Golden.bytes(of: name) ?? [])
    var log = DiagnosticLog()
    switch name.split(separator: ".").last {
    case "json": _ = DocumentTree(json: source, log: &log)
    case "csv": _ = DocumentTree(csv: source, log: &log)
    case "yaml": _ = DocumentTree(yaml: source, log: &log)
    default: _ = FrontMatter(source, log: &log)
    }
    return (sources, log)
  }
}
