import TestSupport

/// The settings of a garden in which notes are in a list and in groups; `pages` are lines of their
/// section.
func shelfSettings(titled title: String, perPage: Int, also pages: String = "") -> String {
  """
  title: \(title)
  address: https://example.org/\(title.lowercased())/
  language: en
  collections:
    notes: { model: Note, from: notes/*.md, order: title }
    people: { model: Person, from: people.yaml }
    tools: { model: Tool, from: tools.json }
  pages:
    home: { page: home, at: /, title: \(title) }
  sections:
    notes:
      title: Notes
      at: /notes/
      pages:
        list: { list: notes, per-page: \(perPage) }
        note: { entry: notes }
        stars: { group: notes, by: stars, at: "stars/{key}/", template: notes/stars.html }
  \(pages)\(gardenSections)
  """
}

/// A small site whose pages show texts as they are: each text on its own page, some on pages of others
/// and on lists, one below another, with headings, links and pictures in them.
let shelfSite: [String: String] = gardenSite.merging([
  "Content/site.yaml": shelfSettings(titled: "Shelf", perPage: 3),
  "Content/Models/Note.swift": gardenNote + "\n  @Body var text: Markdown\n}",
  "Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\nby: Ana\n---\nSweet.\n",
  "Content/notes/medlar.md":
    "---\ntitle: Medlar\nstars: 4\n---\nWait for frost.\n\n## Soft\n\nNow.\n",
  "Templates/home.html": """
  {% extends "base.html" %}
  {% block main %}{% for note in collections.notes %}<p>{{ note.title }}</p>{% endfor %}\
  {{ t("more") }} {{ t("none") }}{% endblock %}
  """,
  "Templates/notes/note.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ note.title }}</h1><main>{{ note.text }}</main>{% if note.by %}<aside>\
  {{ note.by.bio }}</aside>{% endif %}{% if note.stars == 5 %}{% set shown %}{{ note.text }}{% endset %}\
  <footer>{{ shown }}</footer>{% endif %}{% endblock %}
  """,
  "Templates/notes/stars.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ group.title }}</h1>{% for note in items %}{% if note.stars == 3 %}<div>\
  {{ note.text }}</div>{% endif %}{% endfor %}{% endblock %}
  """,
  "Templates/people/person.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ person.name }}</h1>{{ person.bio }}{% for note in person.notes %}\
  <p>{{ note.title }}{% if note.stars == 5 %}: {{ note.text | plain }}{% endif %}</p>{% endfor %}{% endblock %}
  """,
]) { $1 }.filter { path, _ in
  let others = [
    "Content/notes/sloe.md", "Content/notes/sk/apple.md", "Content/notes/sk/pear.md",
    "Content/messages/sk.yaml", "Templates/search.html", "Templates/feed.xml",
  ]
  return !others.contains(path)
}
