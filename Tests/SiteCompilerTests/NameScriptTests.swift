import Testing

/// Names with letters beyond ASCII, everywhere that models may be named.
struct NameScriptTests {
  private let books = site([
    "Content/site.yaml": """
    title: Bücherei
    collections:
      bücher: { model: Buch, from: notes/*.md, order: größe }
    pages:
      home: { page: home, at: / }
    sections:
      regal:
        title: Regal
        at: /regal/
        pages:
          list: { list: bücher, where: "größe > 3" }
          buch: { entry: bücher, at: "{größe}-{buch.größe}/" }
          art: { group: bücher, by: größe, at: "art/{key}/" }
    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Buch: Entry {
      @Key var title: String
      @Named("stars") var größe: Int
      @Body var text: Markdown
    }
    """,
    "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nA pear.\n",
    "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nSee.\n",
    "Templates/home.html": """
    {% extends "base.html" %}
    {% block main %}{% for b in collections.bücher | sort(attribute="größe") %}
    <p>{{ b.größe }}{{ loop.index }}</p>{% endfor %}
    <p>{{ collections.bücher | map(attribute="gro\u{308}ße") | sum }}</p>
    <a href="{{ url("regal") }}">R</a>{% endblock %}
    """,
    "Templates/list.html": """
    {% extends "base.html" %}
    {% block main %}{% for buch in items %}<p>{{ buch.größe }}</p>{% endfor %}{% endblock %}
    """,
    "Templates/group.html": """
    {% extends "base.html" %}
    {% block main %}<p>{{ group.title }}</p>{% endblock %}
    """,
    "Templates/entry.html": """
    {% extends "base.html" %}
    {% block main %}<h1>{{ buch.title }}</h1><p>{{ buch.größe }}</p>{{ buch.text }}{% endblock %}
    """,
  ])

  @Test func `a name of a model is a name in templates and settings`() throws {
    let said = try messages(about: books)
    #expect(said == "", "\(said)")
  }

  @Test func `a slip in such a name is mended`() throws {
    var slip = books
    slip["Templates/list.html"] = books["Templates/list.html"]?
      .replacing("buch.größe", with: "buch.grösse")
    let said = try messages(about: slip)
    #expect(said.contains("Buch has no field 'grösse'"), "\(said)")
    #expect(said.contains("did you mean 'größe'?"), "\(said)")
  }
}
