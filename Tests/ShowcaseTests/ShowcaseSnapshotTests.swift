import Diagnostics
import FileSystem
import Planning
import Publishing
import SiteCompiler
import TestSupport
import Testing

/// The showcase of this repository, built once, in memory.
private struct Showcase {
  let plan: SitePlan?
  let output: MemoryFileSystem
  let messages: String

  static let shared = Result { try Showcase() }

  private init() throws {
    let here = #filePath
    let tests = here[..<(here.range(ofLast: "/Tests/") ?? here.endIndex)]
    let files = try DiskFileSystem(root: String(tests))
    let memory = MemoryFileSystem([])
    var options = CompilerOptions(now: 0)
    options.threads = 2
    let report = try SiteCompiler(files, options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: memory) }
    plan = report.site.plan
    output = memory
    messages = DiagnosticFormatter(sources: report.site.sources)
      .text(of: report.site.log.diagnostics)
  }

  /// A page, with the marks of assets' contents left out, so that a colour changed in the style
  /// sheet does not change every snapshot.
  func text(ofPage page: Int) throws -> String {
    let path = "public/" + (plan?.path(ofOutput: page) ?? "")
    let text = String(decoding: try output.read(path, limit: 1 << 24), as: UTF8.self)
    return text.replacing(/(assets\/[\w\/-]+)\.[0-9a-f]{8}\./) { $0.output.1 + "." }
  }
}

extension String {
  fileprivate func range(ofLast part: String) -> String.Index? {
    ranges(of: part).last?.lowerBound
  }
}

struct ShowcaseSnapshotTests {
  @Test func `the showcase builds without a word`() throws {
    let showcase = try Showcase.shared.get()
    #expect(showcase.messages == "")
    #expect((showcase.plan?.pages.count ?? 0) > 240)
  }

  @Test func `the first page of every kind is as recorded`() throws {
    let showcase = try Showcase.shared.get()
    let plan = try #require(showcase.plan)
    var seen: Set<UInt32> = []
    for (page, planned) in plan.pages.enumerated() where seen.insert(planned.declaration).inserted {
      let declaration = plan.declarations[Int(planned.declaration)]
      let section = declaration.section.map { plan.sections[$0].name + "-" } ?? ""
      let language = declaration.isTranslation ? "-" + declaration.language : ""
      let text = try showcase.text(ofPage: page)
      let difference = Golden.difference(
        of: text, from: section + declaration.name + language + ".html")
      #expect(difference == nil, "\(difference ?? "")")
    }
    #expect(seen.count == plan.declarations.count)
  }
}
