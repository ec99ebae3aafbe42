import Planning
import Rendering
import SiteCompiler
import Tables
import Testing

/// Which pages have to be rendered again when some are called otherwise.
struct PageNamingTests {
  @Test func `a page shows what it is called itself, and others only if their templates do`() throws
  {
    var files = smallSite
    files["Templates/entry.html"] = """
      {% extends "base.html" %}{% block main %}{{ page.previous.title | default("first") }}\
      {% endblock %}
      """
    let compiled = try #require(try BuiltSite(files).site.compiled)
    func paths(naming address: String) throws -> [String] {
      let page = try #require(compiled.plan.page(at: Array(address.utf8)))
      return compiled.pages(naming: [page]).map {
        String(decoding: compiled.plan.address(ofPage: $0), as: UTF8.self)
      }
    }
    #expect(try paths(naming: "/") == ["/"])
    #expect(try paths(naming: "/notes/apple/").sorted() == ["/notes/apple/", "/notes/pear/"])
    #expect(try paths(naming: "/notes/quince/") == ["/notes/quince/"])
    #expect(compiled.pages(naming: []).isEmpty)
  }
}
