import SiteCompiler
import TestSupport
import Testing

/// A site with a section of notes, and templates for all of its pages.
private let site: [String: String] = [
  "Content/site.yaml": """
  title: Small
  collections:
    notes: { model: Note, from: notes/*.md, order: title }
  pages:
    home: { page: home, at: / }
  sections:
    notes:
      title: Notes
      at: /notes/
      tabs: [list]
      pages:
        list: { list: notes }
        note: { entry: notes }
        kind: { group: notes, by: kind, at: "kind/{key}/" }
        first: { entry: notes, at: first/, where: "title == 'A'", title: First }
  """,
  "Content/Models/Note.swift": """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    var kind: String
  }
  """,
  "Content/notes/a.md": "---\ntitle: A\nkind: b c\n---\n",
  "Templates/base.html": """
  <!doctype html>
  <html lang="en"><head><title>{{ page.title }}</title></head>
  <body>{% block main %}{{ page.title }}{% endblock %}</body></html>
  """,
  "Templates/home.html": "{% extends \"base.html\" %}",
  "Templates/list.html": "{% extends \"base.html\" %}",
  "Templates/group.html": "{% extends \"base.html\" %}",
  "Templates/entry.html": "{% extends \"base.html\" %}",
]

struct PageSlipTests {
  @Test(arguments: [
    ("Templates/notes/nota.html", "a page looks for 'notes/note.html'"),
    ("Templates/note/note.html", "a page looks for 'notes/note.html'"),
    ("Templates/notes/lists.html", "a page looks for 'notes/list.html'"),
    ("Templates/other.html", ""), ("Templates/_note.html", ""),
    ("Templates/notes/_x/note.html", ""),
  ])
  func `a template with nearly the name that a page looks for is named`(
    path: String, help: String
  ) throws {
    let said = try messages(about: site.merging([path: "{{ nope }}"]) { $1 })
    #expect(said.contains("W0508") == !help.isEmpty, "\(said)")
    #expect(help.isEmpty || said.contains(help), "\(said)")
  }

  @Test func `a variable that is lost at the end of a turn is not called unused as well`() throws {
    let list = """
      {% extends "base.html" %}{% block main %}{% set n = 0 %}\
      {% for note in items %}{% set n = n + 1 %}{% endfor %}{{ n }}{% endblock %}
      """
    let said = try messages(about: site.merging(["Templates/list.html": list]) { $1 })
    #expect(said.contains("W0517") && !said.contains("W0508"), "\(said)")
  }

  @Test(arguments: [
    ("{title}/", "write another 'title' in one of them"), ("{slug}/", "another slug or address"),
    ("{slug}-{title}/", "another slug or address"),
    ("{title}-{stars}/", "write another 'title' and 'stars' in one of them"),
  ])
  func `two pages with one address name what it is made of`(at: String, help: String) throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes, at: \"\(at)\" }\n"
        + "      other: { entry: notes, at: \"\(at)\" }")
    let said = try messages(about: smallSite.merging(["Content/site.yaml": yaml]) { $1 })
    #expect(said.contains("E0605") && said.contains(help), "\(said)")
  }

  @Test func `groups of which some have pages ask for the same condition`() throws {
    let yaml = (site["Content/site.yaml"] ?? "").replacing(
      "{ group: notes, by: kind, at: \"kind/{key}/\" }",
      with: "{ group: notes, by: kind, at: \"kind/{key}/\", where: \"title != 'A'\" }\n"
        + "      kinds: { groups: notes, by: kind, at: kinds/, template: list.html }")
    let said = try messages(about: site.merging(["Content/site.yaml": yaml]) { $1 })
    #expect(said.contains("write 'where: \"title != 'A'\"' here as well"), "\(said)")
  }

  @Test(arguments: [
    ("group", "kind", "for each group"), ("entry", "note", "for each entry"),
  ])
  func `a tab is one page`(records: String, tab: String, words: String) throws {
    func settings(_ tab: String) -> [String: String] {
      let yaml = (site["Content/site.yaml"] ?? "").replacing("[list]", with: "[list, \(tab)]")
      return site.merging(["Content/site.yaml": yaml]) { $1 }
    }
    let said = try messages(about: settings(tab))
    #expect(said.contains("E0603") && said.contains(words), "\(said)")
    #expect(try messages(about: settings("first")) == "")
  }
}
