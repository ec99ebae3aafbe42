import Testing

/// A layout of the site in place of the theme's, below the theme's other templates.
struct OwnLayoutTests {
  private func said(_ body: String) throws -> String {
    let files = [
      "Content/site.yaml": """
      title: Small
      id: small-site
      address: https://example.org/
      language: en
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        home: { page: home, at: / }
      sections:
        notes:
          title: Notes
          at: /notes/
          tabs: [list, tags]
          pages:
            list: { list: notes, per-page: 1 }
            note: { entry: notes }
            tags: { groups: notes, by: tags, at: tags/, title: Tags }
            tag: { group: notes, by: tags, at: "tags/{key}/" }
            find: { search: [notes], at: find/, title: Find }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var tags: [String]
        var text: Markdown
      }
      """,
      "Content/notes.yaml": """
      - { title: Apple, tags: [red], text: Ripe. }
      - { title: Pear, tags: [green, red], text: Hard. }
      """,
      "Templates/base.html": """
      <!doctype html>
      <html lang="{{ page.language }}"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
      <body>\(body)</body></html>
      """,
    ]
    return try ThemedSite(files).messages
  }

  @Test func `shows of the theme's blocks what it likes`() throws {
    #expect(try said("{% block main %}{% endblock %}") == "")
    #expect(
      try said("<header>{% block bar %}{% endblock %}</header>{% block main %}{% endblock %}") == ""
    )
  }

  @Test func `that shows none of them is told, once`() throws {
    let said = try said("<main><h1>{{ page.title }}</h1></main>")
    #expect(said.contains("Templates/base.html:1:1: warning[W0508]: this layout shows nothing of"))
    #expect(said.contains("help: write '{% block main %}{% endblock %}' where"), "\(said)")
    #expect(said.ranges(of: "W0508").count == 1, "\(said)")
    #expect(said.ranges(of: "<theme>").isEmpty, "\(said)")
  }
}
