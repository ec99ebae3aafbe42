import Testing

/// The headings of pages of groups and years, as the theme writes them.
struct GroupHeadingTests {
  @Test(arguments: [
    ("", "2025"), (", title: Archive", "Archive · 2025"), (", title: \"In {key}\"", "In 2025"),
  ])
  func `the page of a year names it, and marks it among the years`(
    title: String, heading: String
  ) throws {
    let built = try ThemedSite(
      thingSite(
        "var day: Date", "- { title: One, day: 2025-01-02 }\n- { title: Two, day: 2024-01-02 }",
        pages: "      years: { archive: things, by: day, per-page: 1\(title) }"))
    #expect(built.messages == "")
    let page = built["things/years/2025/index.html"]
    #expect(page.contains("<h1 class=\"top-title value\">\(heading)</h1>"))
    #expect(page.contains("<title>\(heading) · A site</title>"))
    #expect(page.contains("<meta property=\"og:title\" content=\"\(heading)\">"))
    #expect(page.contains("<a href=\"./\" aria-current=\"page\">2025</a>"))
    #expect(page.contains("<a href=\"../2024/\">2024</a>"))
  }

  @Test func `a site's own page of a group leaves the pages of years as they are`() throws {
    let own = """
      {% extends "base.html" %}{% block main %}<h2>Own {{ group.title }}</h2>{% endblock %}
      """
    let files = thingSite(
      "var day: Date; var tag: String",
      "- { title: One, day: 2025-01-02, tag: red }\n- { title: Two, day: 2024-01-02, tag: red }",
      pages: "      years: { archive: things, by: day }\n      of: { group: things, by: tag }")
    let built = try ThemedSite(files.merging(["Templates/group.html": own]) { $1 })
    #expect(built.messages == "")
    #expect(built["things/of/red/index.html"].contains("<h2>Own red</h2>"))
    #expect(built["things/years/2025/index.html"].contains("<a href=\"../2024/\">2024</a>"))
  }

  @Test func `the page of a group names it, also where its title does not`() throws {
    let built = try ThemedSite(
      thingSite(
        "var tag: String", "- { title: One, tag: red }",
        pages: "      of: { group: things, by: tag, title: Tagged }"))
    #expect(built.messages == "")
    #expect(built["things/of/red/index.html"].contains(">Tagged · red</h1>"))
  }
}
