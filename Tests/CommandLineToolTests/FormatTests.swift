import Diagnostics
import FileSystem
import Foundation
import SiteCompiler
import TestSupport
import Testing

/// `--format json|github|sarif`.
struct FormatTests {
  private var folder: String { FilePaths.folder(of: #filePath) + "/SeededSite" }

  @Test(arguments: ["json", "github", "sarif"])
  func `a report stands alone on standard output`(_ format: String) throws {
    let outcome = try Tool(in: folder).run("check", "--clock", "2026-11-21", "--format", format)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        10 errors
        left out: Content/notes/future-date.md: not published yet (--future includes it)

        """)
    let difference = Golden.difference(of: outcome.output, from: "seeded-mistakes.\(format)")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test(arguments: ["json", "sarif"])
  func `a report is JSON that another program reads`(_ format: String) throws {
    let report = try Tool(in: folder).run("check", "--format", format).output
    let files = TemporaryFolder()
    files.write(report, to: "report")
    #expect(try python("json.load(open('report'))", in: files.path) != 1)
  }

  @Test func `a log of SARIF keeps the rules of SARIF 2.1.0`() throws {
    let seeded = try Tool(in: folder).run("check", "--clock", "2026-11-21", "--format", "sarif")
    #expect(try SARIFRules(Data(seeded.output.utf8)).breaches == [])
    #expect(seeded.output.contains("\"fixes\""))
    let site = SmallSite()
    site.write(
      "---\ntitle: 1\nstars: \u{1F34E}\nsatrs: 1\n---\n[a](b.md) [a](b.md)\n\n<b>\n",
      to: "Content/notes/ä b:%#\u{1B}c.md")
    let odd = try site.run("check", "--format", "sarif")
    #expect(odd.status == 1)
    #expect(try SARIFRules(Data(odd.output.utf8)).breaches == [])
    let fine = try SmallSite().run("check", "--format", "sarif")
    #expect(try SARIFRules(Data(fine.output.utf8)).breaches == [])
  }

  @Test func `the rules of SARIF are not kept by everything`() throws {
    for (log, breach) in [
      (#"{"version": "2.1.0"}"#, "log: no 'runs'"), (#"{"version": "2", "runs": []}"#, "2"),
      (#"{"version": "2.1.0", "runs": [{"x": 1}]}"#, "'x' is none of its members"),
    ] {
      #expect(try SARIFRules(Data(log.utf8)).breaches.contains { $0.contains(breach) })
    }
  }

  /// The exit code of a Python program, 127 where there is no Python.
  private func python(_ expression: String, in folder: String) throws -> Int32? {
    var tool = Tool(in: folder)
    tool.before = "exec python3 -c \"import json; \(expression)\";"
    let status = try tool.run().status
    if status == 127 { print("skipped: there is no python3") }
    return status
  }

  @Test func `a build without mistakes reports none`() throws {
    let outcome = try SmallSite().run("build", "--clock", "2026-03-01", "--format", "json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "{\n  \"version\": 1,\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"diagnostics\": []\n}\n")
    #expect(outcome.errors.hasPrefix("4 pages and 0 files in public"))
  }

  @Test func `paths for GitHub lead from the working folder`() throws {
    let outcome = try Tool(in: FilePaths.folder(of: folder))
      .run("check", "SeededSite", "--format", "github")
    #expect(outcome.output.hasPrefix("::error file=SeededSite/Content/notes/bad-date.md,line=4,"))
  }
}

/// `docs/diagnostics.md`.
struct DiagnosticManualTests {
  @Test func `the document is what the program says`() throws {
    let root = FilePaths.folder(of: FilePaths.folder(of: FilePaths.folder(of: #filePath)))
    let disk = try DiskFileSystem(root: root)
    let written = String(
      decoding: try disk.read("docs/diagnostics.md", limit: 1 << 20), as: UTF8.self)
    #expect(written == DiagnosticManual.document, "run 'make docs'")
    #expect(try Tool(in: root).run("explain", "--all").output == DiagnosticManual.document)
  }
}
