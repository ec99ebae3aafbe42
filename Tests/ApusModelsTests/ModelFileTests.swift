import Diagnostics
import Foundation
import Schema
import Testing

/// The model files beside the tests.
let modelFiles: [String] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Models").path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}()

/// The model files of the site at the root of the project.
private let siteModelFiles: [String] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Content/Models").standardizedFileURL.path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}()

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

  @Test(.enabled(if: SwiftCompiler.isAvailable))
  func `the model files of these tests compile by themselves`() throws {
    #expect(try SwiftCompiler.complaints(about: modelFiles) == "")
  }

  @Test(.enabled(if: SwiftCompiler.isAvailable && !siteModelFiles.isEmpty))
  func `the model files of the site compile and are read by Apus`() throws {
    #expect(try diagnostics(of: siteModelFiles) == "")
    #expect(try SwiftCompiler.complaints(about: siteModelFiles) == "")
  }
}
