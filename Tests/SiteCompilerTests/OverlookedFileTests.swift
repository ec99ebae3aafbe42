import SiteCompiler
import TestSupport
import Testing

/// Files and folders that have no part in a site.
struct OverlookedFileTests {
  @Test func `templates that no page has are named`() throws {
    let changes = [
      "Templates/parts/card.html": "{% macro card() %}x{% endmacro %}",
      "Templates/_drafts/new.html": "{% extends \"base.html\" %}",
      "Templates/old/page.html": "{% extends \"base.html\" %}{% include \"old/part.html\" %}",
      "Templates/old/part.html": "<p>x</p>",
      "Templates/home.html": "{% extends \"base.html\" %}{% from \"parts/card.html\" import card %}"
        + "{% block main %}{{ card() }}<a href=\"{{ url(\"notes\") }}\">x</a>{% endblock %}",
    ]
    let site = try BuiltSite(site(changes))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .template(path: "Templates/old/page.html"), .template(path: "Templates/old/part.html"),
      ])
  }

  @Test func `folders in small letters are named`() throws {
    let site = try BuiltSite(
      site([
        "static/CNAME": "example.org\n", "templates/home.html": "x",
        "Content/models/Old.swift": "x",
      ]))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .folder(path: "templates", read: "Templates"), .folder(path: "static", read: "Static"),
        .folder(path: "Content/models", read: "Content/Models"),
      ])
  }

  @Test func `the folder that site.yaml names is read`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "") + "\nstatic: static\n"
    let site = try BuiltSite(
      site(["Content/site.yaml": settings, "static/CNAME": "example.org\n"]))
    #expect(site.messages == "")
    #expect(site.site.overlooked == [])
    #expect(site["CNAME"] == "example.org\n")
  }
}
