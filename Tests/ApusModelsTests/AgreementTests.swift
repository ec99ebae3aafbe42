import Diagnostics
import Foundation
import Schema
import TestSupport
import Testing

/// What Apus accepts, the Swift compiler accepts too.
@Suite struct AgreementTests {
  private func isAccepted(_ text: [UInt8]) -> Bool {
    var sources = SourceMap()
    sources.add(path: "Model.swift", bytes: text)
    var log = DiagnosticLog()
    _ = Models.parse(sources.sources, log: &log)
    return !log.hasErrors
  }

  @Test(.enabled(if: SwiftCompiler.isAvailable))
  func `a family of models of all types and attributes compiles where Apus accepts it`() throws {
    var family = ModelFamily(seed: 2_026)
    var accepted: [String] = []
    for number in 0..<20_000 where accepted.count < 120 {
      let text = family.model(number)
      if isAccepted(Array(("import ApusModels\n" + text).utf8)) { accepted.append(text) }
    }
    #expect(accepted.count > 100)
    let text = "import ApusModels\n" + accepted.joined(separator: "\n")
    let complaints = try SwiftCompiler.complaints(aboutText: text)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test(.enabled(if: SwiftCompiler.isAvailable))
  func `a model file with changes compiles where Apus accepts it`() throws {
    var mutation = TextMutation(seed: 7)
    let file = try #require(modelFiles.first { $0.hasSuffix("Everything.swift") })
    let original = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    var accepted: [String] = []
    for number in 0..<2_000 where accepted.count < 150 {
      let changed = mutation.changed(original)
      guard changed != original, isAccepted(changed) else { continue }
      let text = String(decoding: changed, as: UTF8.self)
      guard !text.contains("\u{FEFF}") else { continue }
      // In an enum of its own, each file may declare what the others declare too.
      let types = text.replacing(/import\s+ApusModels/, with: "")
      accepted.append("enum File\(number) {\n\(types)\n}")
    }
    #expect(accepted.count > 100)
    let text = "import ApusModels\n" + accepted.joined(separator: "\n")
    let complaints = try SwiftCompiler.complaints(aboutText: text)
    #expect(complaints.isEmpty, "\(complaints)")
  }
}
