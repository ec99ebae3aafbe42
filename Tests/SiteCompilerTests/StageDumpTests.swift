import Diagnostics
import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// What each stage makes of a small site, so that a fault shows at the stage at which it begins.
struct StageDumpTests {
  @Test(arguments: StageDump.allCases)
  func `what a stage makes of a small site is as recorded`(_ stage: StageDump) throws {
    let files = smallSite.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let site = try SiteCompiler(MemoryFileSystem(files), options: CompilerOptions(now: 0)).check()
    #expect(site.log.diagnostics.isEmpty)
    let text = stage.text(of: site)
    #expect(Golden.difference(of: text, from: "stage-\(stage.rawValue).txt") == nil)
    #expect(text == stage.text(of: site))
  }

  @Test func `assets and interface texts are no templates`() throws {
    let files = site([
      "Templates/assets/app.js": "let a = 1;\n", "Templates/messages/en.yaml": "more: More\n",
    ])
    let memory = MemoryFileSystem(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    let site = try SiteCompiler(memory, options: CompilerOptions(now: 0)).check()
    let tokens = StageDump.tokens.text(of: site)
    #expect(tokens.contains("Templates/list.html"))
    #expect(!tokens.contains("app.js") && !tokens.contains("en.yaml"), "\(tokens)")
  }

  @Test func `a site with mistakes has its stages all the same`() throws {
    let files = site(["Templates/list.html": "{% if %}", "Content/site.yaml": "title: "])
    let memory = MemoryFileSystem(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    let site = try SiteCompiler(memory, options: CompilerOptions(now: 0)).check()
    #expect(site.log.hasErrors)
    for stage in StageDump.allCases { _ = stage.text(of: site) }
    #expect(StageDump.tree.text(of: site).contains("Templates/list.html"))
  }
}
