import SiteCompiler
import Testing

/// An id that is on a page twice is one mistake, which names both places.
struct RepeatedIDTests {
  private func messages(_ markup: String, _ more: [String: String] = [:]) throws -> String {
    try SiteCompilerTests.messages(about: site(baseTemplate(with: markup).merging(more) { $1 }))
  }

  @Test(arguments: [
    ("<p id=a>x<p id=a>y</p>", "error[E0809]: the id 'a' stands on the page twice"),
    (
      "{% for n in collections.notes %}<p id=\"a\">x</p>{% endfor %}",
      "error[E0809]: the id 'a' is written in every iteration of a loop"
    ),
    (
      "{% for n in collections.notes %}<p id=\"{{ page.language }}\">x</p>{% endfor %}",
      "error[E0606]: the id 'en' stands twice on one page"
    ),
  ])
  func `in a template is told once`(markup: String, message: String) throws {
    let said = try messages(markup)
    #expect(said.contains("Templates/base.html:5:") && said.contains(message), "\(said)")
    #expect(said.ranges(of: "[E0").count == 1 && said.ranges(of: "[W0").isEmpty, "\(said)")
  }

  @Test func `in a loop of one turn may be there`() throws {
    let said = try messages(
      "{% for n in collections.notes if n.title == \"Apple\" %}<p id=\"a\">x</p>{% endfor %}")
    #expect(said.contains("warning[W0809]") && !said.contains("error["), "\(said)")
  }

  @Test func `in a template and in a text names both`() throws {
    let said = try messages(
      "<p id=\"one\">x</p>",
      ["Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nA\n\n## One\n"])
    #expect(said.contains("Content/notes/apple.md:7:1: error[E0606]"), "\(said)")
    #expect(said.contains("Templates/base.html:5:"), "\(said)")
    #expect(said.contains("here for the first time"), "\(said)")
    #expect(said.ranges(of: "[E0").count == 1, "\(said)")
  }
}
