import SiteCompiler
import TestSupport
import Testing

/// Templates of the site that extend a list of the theme, and show nothing of what is listed.
struct ShownListTests {
  private func said(_ template: String) throws -> String {
    try ThemedSite([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var text: Markdown
      }
      """,
      "Content/site.yaml": """
      title: Small
      id: small-site
      address: https://example.org/
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        shelf: { list: notes, at: /, per-page: 1, title: Notes }
        note: { entry: notes, at: "notes/{slug}/" }
      """,
      "Content/notes.yaml": """
      - { title: Apple, text: Ripe. }
      - { title: Pear, text: Hard. }
      """,
      "Templates/shelf.html": template,
    ]).messages
  }

  private static let next =
    "{% if pagination.next %}<a href=\"{{ pagination.next }}\">Next</a>{% endif %}"

  @Test(arguments: ["list.html", "layouts/list.html"])
  func `what the theme reads in the head of a list is not shown`(parent: String) throws {
    let said = try said(
      "{% extends \"\(parent)\" %}{% block main %}<p>Nothing.</p>\(Self.next){% endblock %}")
    #expect(said.contains("'shelf.html' never reads 'items'"), "\(said)")
  }

  @Test(arguments: [
    "{% extends \"list.html\" %}", "{% extends \"list.html\" %}{% block heading %}x{% endblock %}",
    """
    {% extends "list.html" %}{% block main %}{% for n in items %}{{ n.title }}{% endfor %}\(next)\
    {% endblock %}
    """,
    """
    {% extends "layouts/list.html" %}{% set shown = items %}{% block collection %}\
    {% for n in shown %}{{ n.title }}{% endfor %}{% endblock %}
    """,
    """
    {% extends "base.html" %}{% from "partials/card.html" import card %}{% block main %}\
    {% for n in items %}{{ card(n) }}{% endfor %}\(next){% endblock %}
    """,
  ])
  func `what a template of the site or the body of the theme reads is shown`(template: String)
    throws
  {
    let said = try said(template)
    #expect(!said.contains("W0508"), "\(said)")
  }
}
