import TestSupport
import Testing

/// Warm builds of a site whose entries are called by titles of other entries.
struct EntryTitleBuildTests {
  private let files: [String: String] = [
    "Content/site.yaml": """
    title: A club
    collections:
      films: { model: Film, from: films.yaml }
      showings: { model: Showing, from: showings.yaml }
    sections:
      films:
        title: Films
        at: /
        pages:
          list: { list: films }
          film: { entry: films, at: "{slug}/" }
      showings:
        title: Showings
        at: /showings/
        pages:
          list: { list: showings }
          showing: { entry: showings, title: "{film} ({film.year}), {place}" }
    """,
    "Content/Models/Film.swift": """
    import ApusModels

    struct Film: Entry {
      @Key var id: Slug
      var title: String
      var year: String
      var about: String
      @Inverse(\\Showing.film) var showings: [Showing]
    }
    """,
    "Content/Models/Showing.swift": """
    import ApusModels

    struct Showing: Entry {
      @Key var id: Slug
      var time: String
      var place: String
      var film: Reference<Film>
    }
    """,
    "Content/films.yaml": "- { id: a, title: Metropolis, year: \"1927\", about: Long }\n",
    "Content/showings.yaml": "- { id: b, time: \"20:00\", place: Hall, film: a }\n",
    "Templates/base.html": """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
    <body>{% block main %}{% endblock %}</body></html>
    """,
    "Templates/list.html": """
    {% extends "base.html" %}
    {% block main %}{% for item in items %}<a href="{{ item.url }}">{{ item | name }}</a>{% endfor %}
    {% endblock %}
    """,
    "Templates/films/film.html": """
    {% extends "base.html" %}
    {% block main %}{{ film.about }}{% for other in film.showings %}{{ other | name }}{% endfor %}
    {% endblock %}
    """,
    "Templates/showings/showing.html": """
    {% extends "base.html" %}
    {% block main %}{{ showing.time }}{% endblock %}
    """,
  ]

  @Test(arguments: [
    ("films", "Metropolis", "Metropolis II"), ("films", "1927", "1928"),
    ("films", "Long", "Longer"), ("showings", "Hall", "Yard"), ("showings", "20:00", "21:00"),
  ])
  func `a name is new wherever it is made of what has changed`(
    file: String, old: String, new: String
  ) throws {
    let site = WarmSite(files)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    #expect(first.files["public/a/index.html"]?.contains("Metropolis (1927), Hall") == true)
    let path = "Content/\(file).yaml"
    site.change([path: files[path]?.replacing(old, with: new)])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
  }
}
