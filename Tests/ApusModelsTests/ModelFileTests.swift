import Diagnostics
import Foundation
import Schema
import Testing

/// The model files in a folder, in order.
func swiftFiles(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}

/// The folders with model files below a folder, those of builds and packages left out.
func modelFolders(below folder: String) -> [String] {
  let top = ["Benchmarks", "Content", "Examples", "Templates", "Tests"]
  return top.flatMap { name -> [String] in
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder + "/" + name)) ?? []
    return paths.filter { $0 == "Models" || $0.hasSuffix("/Models") }
      .map { folder + "/" + name + "/" + $0 }
  }.filter { !swiftFiles(in: $0).isEmpty }.sorted()
}

/// The model files beside the tests.
let modelFiles = swiftFiles(
  in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Models").path)

/// The model files of the site at the root of the project.
private let siteModelFiles = swiftFiles(
  in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Content/Models").standardizedFileURL.path)

/// What Apus says of model files.
private func diagnostics(of files: [String]) throws -> String {
  var sources = SourceMap()
  for file in files {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    sources.add(path: URL(fileURLWithPath: file).lastPathComponent, bytes: Array(data))
  }
  var log = DiagnosticLog()
  _ = Models.parse(sources.sources, log: &log)
  return DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
}

@Suite struct ModelFileTests {
  @Test func `the model files of these tests, which compile here, are read by Apus`() throws {
    #expect(modelFiles.count >= 3)
    #expect(try diagnostics(of: modelFiles) == "")
  }

  @Test(.enabled(if: !siteModelFiles.isEmpty))
  func `the model files of the site are read by Apus`() throws {
    #expect(try diagnostics(of: siteModelFiles) == "")
  }
}
