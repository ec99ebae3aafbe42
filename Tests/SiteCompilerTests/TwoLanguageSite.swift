/// A section in two languages.
let twoLanguages: [String: String] = [
  "Content/site.yaml": """
  title: Small
  languages: { sk: Malý }
  collections:
    notes: { model: Note, from: notes/*.md, order: title, translations: { sk: notes/sk/*.md } }
    cooks: { model: Cook, from: cooks.yaml }
  pages:
    home: { page: home, at: /, title: Home, languages: { sk: { title: Domov, at: /sk/ } } }
  sections:
    notes:
      title: Notes
      at: /notes/
      languages: { sk: { title: Zápisky, at: /sk/zapisky/ } }
      tabs: [list, kinds]
      pages:
        list: { list: notes, per-page: 2 }
        note: { entry: notes }
        part: { entry: notes.parts, at: "{note.slug}/{number}/" }
        kinds:
          groups: notes
          by: kind
          at: kinds/
          title: Kinds
          languages: { sk: { title: Druhy, at: druhy/ } }
        kind: { group: notes, by: kind, at: "kind/{key}/" }
        cook: { entry: cooks, at: "cook/{slug}/" }
  """,
  "Content/Models/Note.swift": """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    var kind: Kind
    var cook: Reference<Cook>
    var parts: [Part] = []
    @Body var text: Markdown
  }

  struct Part: Component { var name: String }

  enum Kind: String, Choice { case sweet, sour }

  struct Cook: Entry {
    @Key var name: String
    @Inverse(\\Note.cook) var notes: [Note]
  }
  """,
  "Content/cooks.yaml": "- name: Ana\n",
  "Content/messages/en.yaml": "more: More\n",
  "Content/messages/sk.yaml": "more: Viac\n",
  "Content/notes/apple.md":
    "---\ntitle: Apple\nkind: sweet\ncook: Ana\nparts: [{ name: Core }]\n---\nA [pear](pear.md).\n",
  "Content/notes/pear.md": "---\ntitle: Pear\nkind: sweet\ncook: Ana\n---\nSoft.\n",
  "Content/notes/quince.md": "---\ntitle: Quince\nkind: sour\ncook: Ana\n---\nHard.\n",
  "Content/notes/sk/apple.md": """
  ---
  title: Jablko
  slug: jablko
  kind: sweet
  cook: Ana
  parts: [{ name: Jadro }]
  ---
  Pozri [hrušku](pear.md).
  """,
  "Content/notes/sk/pear.md": "---\ntitle: Hruška\nkind: sweet\ncook: Ana\n---\nMäkká.\n",
  "Templates/base.html": """
  <!doctype html>
  <html lang="{{ page.language }}" dir="{{ page.direction }}">
  <head><meta charset="utf-8"><title>{{ page.title }} | {{ site.title }}</title>
  {% for t in page.translations %}<link rel="alternate" hreflang="{{ t.language }}" href="{{ t.url }}">
  {% endfor %}</head>
  <body><nav>{% for s in site.sections %}<a href="{{ s.url }}">{{ s.title }}</a>{% endfor %}
  <a class="target" href="{{ url("notes") }}">{{ t("more") }}</a>
  {% for crumb in page.breadcrumbs %}<a class="crumb" href="{{ crumb.url }}">{{ crumb.title }}</a>\
  {% endfor %}</nav>{% for t in page.translations %}{% if not t.isCurrent %}<a class="switch" \
  href="{{ t.url }}">{{ t.languageName }}: {{ t.title }}</a>{% endif %}{% endfor %}
  {% block main %}{% endblock %}</body>
  </html>
  """,
  "Templates/home.html": """
  {% extends "base.html" %}
  {% block main %}{% for note in collections.notes %}<i>{{ note.title }}</i>{% endfor %}{% endblock %}
  """,
  "Templates/list.html": """
  {% extends "base.html" %}
  {% block main %}{% for note in items %}<a class="item" href="{{ note.url }}">{{ note.title }}</a>\
  {% endfor %}{% if pagination.next %}<a class="next" href="{{ pagination.next }}">{{ t("more") }}</a>\
  {% endif %}{% endblock %}
  """,
  "Templates/notes/kind.html": "{% extends \"list.html\" %}",
  "Templates/groups.html": """
  {% extends "base.html" %}
  {% block main %}{% for group in groups %}<a href="{{ group.url }}">{{ group.title }}</a>\
  {% endfor %}{% endblock %}
  """,
  "Templates/notes/note.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ note.title }}</h1><a class="cook" href="{{ note.cook.url }}">by</a>
  {{ note.text }}{% endblock %}
  """,
  "Templates/notes/part.html": """
  {% extends "base.html" %}
  {% block main %}{{ part.name }}{% endblock %}
  """,
  "Templates/notes/cook.html": """
  {% extends "base.html" %}
  {% block main %}{% for note in cook.notes %}<b>{{ note.title }}</b>{% endfor %}{% endblock %}
  """,
]
