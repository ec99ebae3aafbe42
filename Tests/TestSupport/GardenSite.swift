/// A small site with everything that one page may take from another: lists with texts of entries,
/// neighbours, references, groups, components with pages, feeds, data, a search, translations.
package let gardenSite: [String: String] = gardenContent.merging(gardenTemplates) { $1 }

/// The sections of people and of tools, at the end of `site.yaml`.
package let gardenSections = """
    people:
      title: People
      at: /people/
      pages:
        people: { list: people, template: people.html }
        person: { entry: people }
    tools:
      title: Tools
      at: /tools/
      pages:
        tools: { list: tools, template: tools.html }
        part: { entry: tools.parts, at: "{tool.slug}/{number}/" }
  """

/// The model of notes up to its text.
package let gardenNote = """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    @Within(1...9) var stars: Int
    var day: Date = "2026-01-02"
    var by: Reference<Person>?
    var image: Image?
    var lead: String?
    var mood: String = "calm"
  """

private let gardenContent: [String: String] = [
  "Content/site.yaml": """
  title: Garden
  address: https://example.org/garden/
  language: en
  languages: { sk: Záhrada }
  collections:
    notes: { model: Note, from: notes/*.md, order: title, translations: { sk: notes/sk/*.md } }
    people: { model: Person, from: people.yaml }
    tools: { model: Tool, from: tools.json }
  pages:
    home: { page: home, at: /, title: Garden, languages: { sk: { title: Záhrada, at: /sk/ } } }
    find: { search: [notes, tools.parts], at: /find/, title: Find, filters: [stars] }
  sections:
    notes:
      title: Notes
      at: /notes/
      languages: { sk: { title: Zápisky, at: /sk/zapisky/ } }
      pages:
        list: { list: notes, per-page: 3, where: "mood != 'hidden'" }
        note: { entry: notes }
        stars: { group: notes, by: stars, at: "stars/{key}/", template: notes/stars.html }
        feed: { feed: notes, date: day, summary: lead, content: text }
        data: { entry: notes, format: json, at: "{slug}.json" }
  \(gardenSections)
  """,
  "Content/Models/Note.swift": gardenNote + "\n  @Body var text: Markdown?\n}",
  "Content/Models/Person.swift": """
  import ApusModels

  struct Person: Entry {
    @Key var name: String
    var bio: Markdown
    @Inverse(\\Note.by) var notes: [Note]
  }
  """,
  "Content/Models/Tool.swift": """
  import ApusModels

  struct Tool: Entry {
    @Key var name: String
    var parts: [Part] = []
  }

  struct Part: Component {
    var name: String
    var text: Markdown
    var hint: String = "none"
  }
  """,
  "Content/notes/apple.md": """
  ---
  title: Apple
  stars: 3
  by: Ana
  image: { src: images/dot.svg, alt: A dot }
  lead: Juicy fruit.
  mood: calm
  ---
  Red and [ripe](pear.md).

  <!-- more -->

  ## Inside

  See [soft pears](pear.md#soft) and [all](/notes/).
  """,
  "Content/notes/pear.md": """
  ---
  title: Pear
  stars: 4
  day: 2026-02-03
  by: Bo
  lead: Soft fruit.
  ---
  Yellow.

  ## Soft

  Eat soon. ![dot](images/dot.svg)
  """,
  "Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\n---\nHard, *raw*.\n",
  "Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\nby: Ana\n---\n",
  "Content/notes/medlar.md":
    "---\ntitle: Medlar\nstars: 4\nexpires: 2030-01-01\n---\nWait for frost.\n\n## Soft\n\nNow.\n",
  "Content/notes/sloe.md": "---\ntitle: Sloe\nstars: 1\ndraft: true\n---\nSour.\n",
  "Content/notes/sk/apple.md": "---\ntitle: Jablko\nstars: 3\nby: Ana\n---\nČervené.\n",
  "Content/notes/sk/pear.md": "---\ntitle: Hruška\nstars: 4\nby: Bo\n---\nŽltá.\n",
  "Content/notes/images/dot.svg":
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
  "Content/people.yaml": "- name: Ana\n  bio: Grows *apples*.\n- name: Bo\n  bio: Eats pears.\n",
  "Content/tools.json": """
  [{ "name": "Spade", "parts": [{ "name": "Blade", "text": "Sharp." }, { "name": "Grip", "text": "Ash." }] },
   { "name": "Rake" }]
  """,
  "Content/messages/en.yaml": "more: More\nnone: nothing yet\n",
  "Content/messages/sk.yaml": "more: Viac\nnone: zatiaľ nič\n",
]

private let gardenTemplates: [String: String] = [
  "Templates/base.html": """
  {% import "macros.html" as macros %}
  <!doctype html>
  <html lang="{{ page.language }}">
  <head><meta charset="utf-8"><title>{{ page.title }}</title>
  <link rel="stylesheet" href="{{ asset("site.css") }}"></head>
  <body>{% include "partials/top.html" %}{% block main %}{% endblock %}
  {% if page.next %}<a rel="next" href="{{ page.next.url }}">{{ page.next.title }}</a>{% endif %}</body>
  </html>
  """,
  "Templates/partials/top.html":
    "<nav>{% for link in page.breadcrumbs %}<a href=\"{{ link.url }}\">{{ link.title }}</a>{% endfor %}</nav>",
  "Templates/macros.html":
    "{% macro card(item: Note) %}<li><a href=\"{{ item.url }}\">{{ item.title }}</a> {{ item.stars }}{% if item.lead %} {{ item.lead }}{% endif %}</li>{% endmacro %}",
  "Templates/home.html": """
  {% extends "base.html" %}
  {% block main %}<p>{{ t("more") }}</p>{% for note in collections.notes %}{% if note.text %}\
  <p>{{ note.text | plain | truncate(20) }}</p>{% else %}<p>{{ t("none") }}</p>{% endif %}{% endfor %}\
  {% endblock %}
  """,
  "Templates/list.html": """
  {% extends "base.html" %}
  {% import "macros.html" as macros %}
  {% block main %}<ul>{% for note in items %}{{ macros.card(note) }}{% endfor %}</ul>{% endblock %}
  """,
  "Templates/notes/stars.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ group.title }}</h1>{% for note in items %}<div>{% if note.text %}\
  {{ note.text | excerpt | default(note.text) }}{% endif %}</div>{% endfor %}{% endblock %}
  """,
  "Templates/entry.html": """
  {% extends "base.html" %}
  {% block main %}{% endblock %}
  """,
  "Templates/notes/note.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ note.title }}</h1>{% if note.image %}<img src="{{ note.image.src }}" \
  alt="{{ note.image.alt }}" width="{{ note.image.width }}" height="9">{% endif %}{% if note.lead %}<p>{{ note.lead }}</p>{% endif %}{% if note.text %}<main>{{ note.text | nestheadings }}</main>\
  {% for part in note.text | headings %}<a href="#{{ part.id }}">{{ part.title }}</a>{% endfor %}\
  {% endif %}{% if note.by %}<aside>{{ note.by.bio }}</aside>{% endif %}{% endblock %}
  """,
  "Templates/people.html": """
  {% extends "base.html" %}
  {% block main %}{% for person in items %}<p>{{ person.name }}: {{ person.notes | length }}</p>{% endfor %}\
  {% endblock %}
  """,
  "Templates/people/person.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ person.name }}</h1>{{ person.bio }}{% for note in person.notes %}\
  <p>{{ note.title }}, {{ note.mood }}{% if note.text %}: {{ note.text | plain }}{% endif %}</p>{% endfor %}{% endblock %}
  """,
  "Templates/tools.html": """
  {% extends "base.html" %}
  {% block main %}{% for tool in items %}<p>{{ tool.name }}</p>{% for part in tool.parts %}\
  <a href="{{ part.url }}">{{ part.name }}</a>{% endfor %}{% endfor %}{% endblock %}
  """,
  "Templates/tools/part.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ part.name }}</h1>{{ part.text }}<p>{{ part.hint }}</p>{% endblock %}
  """,
  "Templates/search.html": """
  {% extends "base.html" %}
  {% block main %}<form data-index="{{ search.index }}"><p>{{ search.count }}</p></form>{% endblock %}
  """,
  "Templates/feed.xml": """
  <?xml version="1.0" encoding="utf-8"?>
  <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{{ page.language }}">
  <title>{{ feed.title }}</title><id>{{ feed.url }}</id><updated>{{ feed.updated | date("rfc3339") }}</updated>
  {% for item in feed.items -%}
  <entry><title>{{ item.title }}</title><id>{{ item.url }}</id>
  {% if item.summary %}<summary>{{ item.summary | truncate(30) }}</summary>{% endif %}
  {% if item.content %}<content type="html">{{ item.content }}</content>{% endif %}</entry>
  {% endfor -%}
  </feed>
  """,
  "Templates/assets/site.css": "body { color: black; background: url(\"dot.svg\") }\n",
  "Templates/assets/dot.svg":
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
]
