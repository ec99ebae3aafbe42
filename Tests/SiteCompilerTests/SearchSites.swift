/// A search of notes: `site.yaml` with a page for it, and what a test changes.
func searchSite(
  _ search: String = "search: [notes]", _ changes: [String: String] = [:]
) -> [String: String] {
  let settings =
    (smallSite["Content/site.yaml"] ?? "")
    + "\n      find: { \(search), at: find/, title: Find }\n"
  let page = """
    {% extends "base.html" %}
    {% block main %}<form data-index="{{ search.index }}"><p>{{ search.count }}</p>\
    {% for c in search.collections %}<a href="{{ c.url }}">{{ c.name }} {{ c.count }}</a>{% endfor %}\
    {% for f in search.filters %}<p>{{ f.name }}/{{ f.title }}/{{ f.kind }}/{{ f.low | default("-") }}\
    /{{ f.high | default("-") }}{% for v in f.values %};{{ v.title }}={{ v.count }}\
    {% if v.label != v.title %} {{ v.label }}{% endif %}{% endfor %}</p>\
    {% endfor %}</form>{% endblock %}
    """
  return site(
    ["Content/site.yaml": settings, "Templates/search.html": page].merging(changes) { $1 })
}

/// A book with a chapter of two verses, whose page has the anchors `v1` and `v2`.
func verseSite(anchor: String, search: String = "books.chapters.verses") -> [String: String] {
  site([
    "Content/site.yaml": """
    title: Small
    collections:
      books: { model: Book, from: "books.json#books" }
    pages:
      home: { page: home, at: / }
      find: { search: [\(search)], at: find/, title: Find, anchor: "\(anchor)" }
      part: { entry: books.chapters, at: "books/{book.slug}/part/{number}/", title: "{book.title} {number}" }
    """,
    "Content/books.json": """
    {"books": [{"title": "Ruth", "chapters": [{"number": 1, "verses": [
      {"number": 1, "text": "In the days"}, {"number": 2, "text": "And the name"}]}]}]}
    """,
    "Content/Models/Note.swift": """
    struct Book: Entry { @Key var title: String
      var chapters: [Chapter] }
    struct Chapter: Component { var number: Int
      var verses: [Verse] }
    struct Verse: Component { var number: Int
      var text: String }
    """,
    "Templates/home.html": "{% extends \"base.html\" %}",
    "Templates/part.html": """
    {% extends "base.html" %}
    {% block main %}{% for verse in chapter.verses %}<p id="v{{ verse.number }}">{{ verse.text }}</p>\
    {% endfor %}{% endblock %}
    """,
    "Templates/search.html": """
    {% extends "base.html" %}
    {% block main %}<form data-index="{{ search.index }}"></form>{% endblock %}
    """,
    "Templates/list.html": "", "Templates/entry.html": "",
    "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
  ])
}
