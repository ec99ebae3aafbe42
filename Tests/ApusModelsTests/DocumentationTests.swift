import Diagnostics
import Foundation
import Schema
import Testing

/// The examples of `docs/models.md`.
@Suite struct DocumentationTests {
  private static let examples: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/models.md").standardizedFileURL
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let blocks = text.split(separator: "```swift\n").dropFirst()
    return blocks.compactMap { $0.split(separator: "```").first }.joined(separator: "\n")
  }()

  @Test func `Apus reads the documented models`() {
    var sources = SourceMap()
    sources.add(path: "docs/models.md", text: Self.examples)
    var log = DiagnosticLog()
    let models = Models.parse(sources.sources, log: &log)
    #expect(DiagnosticFormatter(sources: sources).text(of: log.diagnostics) == "")
    #expect(models.structures.count > 7)
  }

  @Test(.enabled(if: SwiftCompiler.isAvailable))
  func `the documented models compile`() throws {
    let complaints = try SwiftCompiler.complaints(aboutText: Self.examples)
    #expect(complaints.isEmpty, "\(complaints)")
  }
}
