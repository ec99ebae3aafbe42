import Diagnostics
import FileSystem
import Planning
import SiteCompiler
import Templates
import Testing
import Theme

/// The templates of the theme, of which a build reads only those that its pages use.
struct ThemeTemplateTests {
  @Test func `none has a mistake, also where no page uses it`() throws {
    var (sources, log, set) = (SourceMap(), DiagnosticLog(), TemplateSet())
    let files = Theme.files
    let paths = try files.tree(SiteFolder.templates).files.filter {
      !$0.hasPrefix("Templates/assets/") && !$0.hasPrefix("Templates/messages/")
    }
    for path in paths {
      let name = try #require(SiteFolder.name(ofTemplateAt: path))
      let source = sources.add(path: path, bytes: try files.read(path, limit: 1 << 20))
      set.add(source, named: name, reportingTo: &log)
    }
    #expect(set.names.count > 40)
    #expect(DiagnosticFormatter(sources: sources).text(of: log.diagnostics) == "")
  }
}
