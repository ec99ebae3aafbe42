import Testing

/// Templates that make less than a page.
struct PieceTests {
  @Test(arguments: [
    "", "<p>{{ note.title }}</p>", "{# nothing #}", "{% if note.stars > 4 %}<p>x</p>{% endif %}",
  ])
  func `a page without doctype and title is told where other pages are whole`(
    template: String
  ) throws {
    // A file that is there and holds nothing: `site(_:)` would leave it out.
    var files = smallSite
    files["Templates/entry.html"] = template
    let said = try messages(about: files)
    #expect(said.contains("Templates/entry.html:1:1: warning[W0806]: the page '/notes/apple/'"))
    #expect(said.contains("begin with '{% extends \"base.html\" %}'"))
    #expect(said.ranges(of: "W0806").count == 1)
  }

  @Test func `a piece at the name of a file is meant`() throws {
    var files = smallSite
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "note: { entry: notes }", with: "note: { entry: notes, at: \"{slug}.html\" }")
    files["Templates/entry.html"] = "<p>{{ note.title }}</p>"
    #expect(try messages(about: files) == "")
  }
}
