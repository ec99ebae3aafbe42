import Diagnostics
import FileSystem
import Planning
import Publishing
import Schema
import SiteCompiler
import Tables

/// The showcase of this repository, built once, in memory.
struct Showcase {
  let plan: SitePlan
  let output: MemoryFileSystem
  let messages: String
  let site: CheckedSite

  static let shared = Result { try Showcase() }

  /// The showcase could not be planned; the text says why.
  struct Unplanned: Error {
    let messages: String
  }

  private init() throws {
    let here = #filePath
    let tests = here[..<(here.ranges(of: "/Tests/").last?.lowerBound ?? here.endIndex)]
    let files = try DiskFileSystem(root: String(tests))
    let memory = MemoryFileSystem([])
    var options = CompilerOptions(now: 0)
    options.threads = 2
    let report = try SiteCompiler(files, options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: memory) }
    messages = DiagnosticFormatter(sources: report.site.sources)
      .text(of: report.site.log.diagnostics)
    guard let plan = report.site.plan else { throw Unplanned(messages: messages) }
    self.plan = plan
    site = report.site
    output = memory
  }

  /// The path of a page below the output folder.
  func path(ofPage page: PageIndex) -> String { plan.path(ofOutput: OutputIndex(page)) }

  /// A page, with the marks of assets' contents left out, so that a colour changed in the style
  /// sheet does not change every snapshot.
  func text(ofPage page: PageIndex) throws -> String {
    let bytes = try output.read("public/" + path(ofPage: page), limit: 1 << 24)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.replacing(/(assets\/[\w\/-]+)\.[0-9a-f]{8}\./) { $0.output.1 + "." }
  }

  /// The texts of the pages of one kind in the site's first language, by its name in `site.yaml`
  /// (`recipes.step`).
  func texts(of kind: String) throws -> [String] {
    try plan.pages.tableIndices.filter { name(ofPage: $0) == kind }.map { try text(ofPage: $0) }
  }

  /// What the snapshot of the first page of a kind is called: section, name and language, with
  /// the ending of the page's own file.
  func snapshot(ofPage page: PageIndex) -> String {
    let declaration = plan.declaration(ofPage: page)
    let language = declaration.isTranslation ? "-" + declaration.language : ""
    let ending = path(ofPage: page).split(separator: ".").last.map(String.init) ?? "html"
    let section = declaration.section.map { plan.sections[$0].name + "-" } ?? ""
    return section + declaration.name + language + "." + ending
  }

  private func name(ofPage page: PageIndex) -> String {
    let declaration = plan.declaration(ofPage: page)
    guard !declaration.isTranslation else { return "" }
    let section = declaration.section.map { plan.sections[$0].name + "." } ?? ""
    return section + declaration.name
  }
}

extension String {
  /// How often a text is in this one.
  func count(of part: String) -> Int { ranges(of: part).count }
}
