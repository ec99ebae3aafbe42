import SiteCompiler
import TestSupport
import Testing

/// Which template makes a page on a site with the theme, and what is said of those that make none.
struct TemplateChoiceTests {
  private func site(_ page: String, _ more: [String: String] = [:]) throws -> ThemedSite {
    let files = [
      "Content/site.yaml": """
      title: Small
      id: small-site
      address: https://example.org/
      language: en
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        \(page)
        note: { entry: notes, at: "notes/{slug}/" }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var text: Markdown
      }
      """,
      "Content/notes.yaml": """
      - { title: Apple, text: Ripe. }
      - { title: Pear, text: Hard. }
      """,
    ]
    return try ThemedSite(files.merging(more) { $1 })
  }

  /// The theme has a template of each of these names, for another kind of page.
  static let names = [
    "home", "favourites", "offline", "page", "archive", "entry", "group", "groups", "search",
    "component",
  ]

  @Test(arguments: names)
  func `a list is no other page of the theme that has its name by chance`(name: String) throws {
    let site = try site("\(name): { list: notes, at: /, per-page: 1, title: Notes }")
    #expect(site.messages == "")
    let pages = [site["index.html"], site["page/2/index.html"]].map { page in
      String(page[(page.firstRange(of: "<main")?.lowerBound ?? page.endIndex)...])
    }
    #expect(pages[0].contains("Apple") && !pages[0].contains("Pear"), "\(pages[0])")
    #expect(pages[1].contains("Pear") && !pages[1].contains("Apple"), "\(pages[1])")
  }

  @Test(arguments: names.filter { $0 != "entry" })
  func `a template of the site is taken by its name`(name: String) throws {
    let own = """
      {% extends "base.html" %}
      {% block main %}<p>Own: {% for n in items %}{{ n.title }}{% endfor %}</p>{% endblock %}
      """
    let site = try site(
      "\(name): { list: notes, at: /, title: Notes }", ["Templates/\(name).html": own])
    #expect(site.messages == "")
    #expect(site["index.html"].contains("<p>Own: ApplePear</p>"))
  }

  @Test(arguments: [
    "notes/shelf.html", "Shelf/shelf.html", "shelff.html", "shelf.htm", "note/note.html",
    "liste.html",
  ])
  func `a template that no page has is told`(name: String) throws {
    let site = try site(
      "shelf: { list: notes, at: /, title: Notes }", ["Templates/\(name)": "{{ nope }}"])
    let isOverlooked = site.overlooked.contains(.template(path: "Templates/" + name))
    #expect(isOverlooked || site.messages.contains("W0508]: "), "\(site.messages)")
  }

  @Test(arguments: [true, false])
  func `a list of the theme in other words has to lead to its next page`(leads: Bool) throws {
    let next = "{% if pagination.next %}<a href=\"{{ pagination.next }}\">More</a>{% endif %}"
    let own = """
      {% extends "list.html" %}
      {% block main %}{% for n in items %}<p>{{ n.title }}</p>{% endfor %}\(leads ? next : "")\
      {% endblock %}
      """
    let site = try site(
      "shelf: { list: notes, at: /, per-page: 1, title: Notes }", ["Templates/shelf.html": own])
    #expect(site.messages.contains("never reads 'pagination'") == !leads, "\(site.messages)")
  }
}
