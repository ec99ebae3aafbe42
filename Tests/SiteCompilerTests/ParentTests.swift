import Testing

/// The way from an entry back to where it is listed.
struct ParentTests {
  private func built(_ pages: String) throws -> BuiltSite {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    return try BuiltSite(
      site([
        "Content/site.yaml": yaml.replacing(
          "      list: { list: notes, per-page: 2 }", with: pages),
        "Templates/entry.html": """
        {% extends "base.html" %}
        {% block main %}{{ note.title }}{% if page.parent %}<a href="{{ page.parent.url }}">up</a>{% endif %}\
        {% for link in page.breadcrumbs %}<a href="{{ link.url }}">way</a>{% endfor %}{% endblock %}
        """,
      ]))
  }

  @Test(arguments: [("apple", "../"), ("pear", "../"), ("quince", "../page/2/")])
  func `an entry leads to the page of the list on which it stands`(
    slug: String, parent: String
  ) throws {
    let site = try built("      list: { list: notes, per-page: 2 }")
    #expect(site.messages == "")
    #expect(site["notes/\(slug)/index.html"].contains("<a href=\"\(parent)\">up</a>"))
  }

  @Test func `the way from the first page names each list by its first page`() throws {
    let site = try built("      list: { list: notes, per-page: 2 }")
    #expect(
      site["notes/quince/index.html"].contains(
        "<a href=\"../../\">way</a><a href=\"../\">way</a></body>"))
  }

  @Test func `an entry that its list leaves out leads to the list's first page`() throws {
    let site = try built("      list: { list: notes, per-page: 1, where: stars < 5 }")
    #expect(site["notes/pear/index.html"].contains("<a href=\"../page/2/\">up</a>"))
    #expect(site["notes/quince/index.html"].contains("<a href=\"../\">up</a>"))
  }

  /// The pages of a group in a section with a tab for its list and, perhaps, one for all groups.
  @Test(arguments: [
    ("stars: { groups: notes, by: stars, at: stars/ }", "../../stars/", "stars"),
    ("", "../../", "list"),
    ("stars: { list: notes, at: stars/, where: stars > 3 }", "../../", "list"),
    (
      "stars: { groups: notes, by: title, at: stars/ }\n      of: { group: notes, by: title }",
      "../../", "list"
    ),
  ])
  func `a group leads to the page of all groups, whose tab is lit`(
    page: String, parent: String, tab: String
  ) throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    let site = try BuiltSite(
      site([
        "Content/site.yaml": yaml.replacing(
          "      list: { list: notes, per-page: 2 }",
          with: """
                  list: { list: notes }
                  \(page)
                  star: { group: notes, by: stars, at: "star/{key}/", per-page: 1 }
            """
        ).replacing(
          "    pages:\n",
          with: "    tabs: [list\(page.isEmpty ? "" : ", stars")]\n    pages:\n"),
        "Templates/groups.html": "{% extends \"base.html\" %}",
        "Templates/group.html": """
        {% extends "base.html" %}
        {% block main %}{% if page.parent %}<a href="{{ page.parent.url }}">up</a>{% endif %}\
        {% for tab in section.tabs if tab.isCurrent %}<p>{{ tab.name }}</p>{% endfor %}{% endblock %}
        """,
      ]))
    let page = site["notes/star/3/index.html"]
    #expect(page.contains("<a href=\"\(parent)\">up</a>"), "\(site.messages)\(page)")
    #expect(page.contains("<p>\(tab)</p>"))
  }

  @Test func `where several lists show an entry, the first leads back`() throws {
    let site = try built(
      """
            list: { list: notes, per-page: 1 }
            best: { list: notes, at: best/, per-page: 2, where: stars > 3 }
      """)
    #expect(site["notes/quince/index.html"].contains("<a href=\"../page/3/\">up</a>"))
  }
}
