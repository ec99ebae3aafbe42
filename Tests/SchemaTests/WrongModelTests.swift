import Diagnostics
import Schema
import TestSupport
import Testing

/// What people read when a model is wrong: each `.model` file of `Golden` is read, and what is
/// printed on it is in the `.txt` file beside it.
@Suite struct WrongModelTests {
  @Test(arguments: Golden.names().filter { $0.hasSuffix(".model") })
  func `a wrong model is explained in the recorded words`(name: String) throws {
    let bytes = try #require(Golden.bytes(of: name))
    var sources = SourceMap()
    sources.add(path: "Content/Models/\(name.dropLast(6)).swift", bytes: bytes)
    var log = DiagnosticLog()
    _ = Models.parse(sources.sources, log: &log)
    #expect(log.hasErrors)
    let printed = DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
    let difference = Golden.difference(of: printed, from: name.dropLast(6) + ".txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: Golden.names().filter { $0.hasSuffix(".model") })
  func `what is suggested ends the mistake where it is written`(name: String) throws {
    let bytes = try #require(Golden.bytes(of: name))
    let (diagnostics, sources) = read(bytes)
    let failures = SuggestedFix.failures(of: diagnostics, in: sources) { read($1).0 }
    #expect(failures == [])
  }

  private func read(_ bytes: [UInt8]) -> ([Diagnostic], SourceMap) {
    var sources = SourceMap()
    sources.add(path: "Content/Models/Model.swift", bytes: bytes)
    var log = DiagnosticLog()
    _ = Models.parse(sources.sources, log: &log)
    return (log.diagnostics, sources)
  }

  @Test func `there are at least thirty wrong models, and every recorded text belongs to one`() {
    let names = Golden.names()
    let models = names.filter { $0.hasSuffix(".model") }
    #expect(models.count >= 30)
    #expect(names.filter { $0.hasSuffix(".txt") } == models.map { $0.dropLast(6) + ".txt" })
  }

  @Test func `every code of the room has a recorded text, and explains itself`() {
    let texts = Golden.names().compactMap { Golden.text(of: $0) }
    for code in DiagnosticCode.models {
      #expect(texts.contains { $0.contains("error[E\(code.number)]") }, "\(code.number)")
      #expect(code.number.hasPrefix("02") && code.explanation.count > 80)
    }
    #expect(DiagnosticCode.models.map(\.number).sorted() == DiagnosticCode.models.map(\.number))
  }
}
