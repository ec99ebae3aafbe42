import Content
import SiteCompiler
import TestSupport
import Testing

/// Notes in two languages; their cooks, and the kitchens of these, in one.
private let kitchen: [String: String] = [
  "Content/site.yaml": """
  title: Small
  languages: { sk: Malý }
  collections:
    notes: { model: Note, from: notes/*.md, order: title, translations: { sk: notes/sk/*.md } }
    cooks: { model: Cook, from: cooks/*.md }
    kitchens: { model: Kitchen, from: kitchens.yaml }
    tools: { model: Tool, from: tools.yaml }
  sections:
    notes:
      title: Notes
      at: /
      languages: { sk: { title: Zápisky, at: /sk/ } }
      pages:
        list: { list: notes, template: list.html }
        note: { entry: notes, template: note.html }
    cooks:
      title: Cooks
      at: /cooks/
      languages: { sk: { title: Kuchári, at: /sk/kuchari/ } }
      pages:
        cooks: { list: cooks, template: cooks.html }
        cook: { entry: cooks, template: cook.html }
        step: { entry: cooks.steps, at: "{cook.slug}/{number}/", template: step.html }
    kitchens:
      title: Kitchens
      at: /kitchens/
      pages:
        kitchens: { list: kitchens, template: cooks.html }
        kitchen: { entry: kitchens, template: kitchen.html }
  """,
  "Content/Models/Note.swift": """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    var cook: Reference<Cook>
    @Body var text: Markdown
  }

  struct Cook: Entry {
    @Key var name: String
    var best: Best
    var steps: [Step] = []
    @Inverse(\\Note.cook) var notes: [Note]
    @Body var text: Markdown
  }

  struct Best: Component { var note: Reference<Note> }

  struct Step: Component { var name: String }

  struct Kitchen: Entry {
    @Key var name: String
    var cook: Reference<Cook>
  }

  struct Tool: Entry { @Key var name: String }
  """,
  "Content/cooks/ana.md": """
  ---
  name: Ana
  aliases: [/anna/]
  best: { note: Pear }
  steps: [{ name: Wash }]
  ---
  She wrote of [apples](notes:apple).
  """,
  "Content/cooks/bo.md": "---\nname: Bo\ndraft: true\nbest: { note: Fig }\n---\nNew.\n",
  "Content/kitchens.yaml": "- { name: Mill, cook: Ana }\n",
  "Content/tools.yaml": "- name: Spoon\n",
  "Content/notes/apple.md": "---\ntitle: Apple\ncook: Ana\n---\n[Ana](cooks:ana)\n",
  "Content/notes/pear.md": "---\ntitle: Pear\ncook: Ana\n---\nSoft.\n",
  "Content/notes/fig.md": "---\ntitle: Fig\ncook: Ana\n---\nSweet.\n",
  "Content/notes/sk/apple.md":
    "---\ntitle: Jablko\ncook: Ana\n---\n[Ana](cooks:ana) a [súbor](../../cooks/ana.md)\n",
  "Content/notes/sk/pear.md": "---\ntitle: Hruška\ncook: Ana\n---\nMäkká.\n",
  "Templates/base.html": """
  <!doctype html>
  <html lang="{{ page.language }}"><head><meta charset=utf-8><title>{{ page.title }}</title></head>
  <body>{% block main %}{% endblock %}</body></html>
  """,
  "Templates/list.html": """
  {% extends "base.html" %}
  {% block main %}{% for kitchen in collections.kitchens %}<i>{{ kitchen.cook.best.note.title }}\
  </i>{% endfor %}{% endblock %}
  """,
  "Templates/note.html": """
  {% extends "base.html" %}
  {% block main %}<a class="cook" href="{{ note.cook.url }}">{{ note.cook.notes | length }}</a>\
  {% for step in note.cook.steps %}<a class="step" href="{{ step.url }}">1</a>{% endfor %}\
  {{ note.text }}{% endblock %}
  """,
  "Templates/cook.html": """
  {% extends "base.html" %}
  {% block main %}{% for note in cook.notes %}<b>{{ note.title }}</b>{% endfor %}\
  <em>{{ cook.best.note.title }}</em>{{ cook.text }}{% endblock %}
  """,
  "Templates/cooks.html": """
  {% extends "base.html" %}{% block main %}{{ page.title }}{% endblock %}
  """,
  "Templates/step.html": """
  {% extends "base.html" %}{% block main %}{{ step.name }}{% endblock %}
  """,
  "Templates/kitchen.html": """
  {% extends "base.html" %}
  {% block main %}<i>{{ kitchen.cook.best.note.title }}</i>{% endblock %}
  """,
]

struct RepeatedCollectionTests {
  private func files(_ changes: [String: String]) -> [String: String] {
    kitchen.merging(changes) { $1 }
  }

  @Test func `entries in one language refer to those of the language of the page`() throws {
    let site = try BuiltSite(kitchen)
    #expect(site.messages == "")
    let first = site["cooks/ana/index.html"]
    #expect(first.contains("<b>Apple</b><b>Fig</b><b>Pear</b><em>Pear</em>"))
    let other = site["sk/kuchari/ana/index.html"]
    #expect(other.contains("<b>Hruška</b><b>Jablko</b><em>Hruška</em>"))
    // What was written in the first language leads to what is in the first language.
    #expect(other.contains("<a href=\"../../../apple/\">apples</a>"))
  }

  @Test func `so do entries that lead to others by entries in one language`() throws {
    let site = try BuiltSite(kitchen)
    #expect(site["index.html"].contains("<i>Pear</i>"))
    #expect(site["sk/index.html"].contains("<i>Hruška</i>"))
    #expect(site["kitchens/mill/index.html"].contains("<i>Pear</i>"))
  }

  @Test func `a text leads to the page of an entry in its own language`() throws {
    let site = try BuiltSite(kitchen)
    #expect(site["apple/index.html"].contains("<a href=\"../cooks/ana/\">Ana</a>"))
    let other = site["sk/apple/index.html"]
    #expect(other.contains("<a href=\"../kuchari/ana/\">Ana</a>"))
    #expect(other.contains("<a href=\"../kuchari/ana/\">súbor</a>"))
    #expect(other.contains("<a class=\"cook\" href=\"../kuchari/ana/\">2</a>"))
    #expect(other.contains("<a class=\"step\" href=\"../kuchari/ana/1/\">1</a>"))
  }

  @Test func `where the language has no page of an entry, that of the first is used`() throws {
    let settings = (kitchen["Content/site.yaml"] ?? "").replacing(
      "    languages: { sk: { title: Kuchári, at: /sk/kuchari/ } }\n", with: "")
    let site = try BuiltSite(files(["Content/site.yaml": settings]))
    #expect(site.messages == "")
    let page = site["sk/apple/index.html"]
    #expect(page.contains("<a class=\"cook\" href=\"../../cooks/ana/\">2</a>"))
    #expect(page.contains("<a href=\"../../cooks/ana/\">Ana</a>"))
  }

  @Test func `an entry equals itself in any language`() throws {
    let note = (kitchen["Templates/note.html"] ?? "").replacing(
      "{{ note.text }}",
      with: "{% for cook in collections.cooks %}{{ cook == note.cook }}"
        + "{{ cook == note.cook.best.note.cook }}{{ note.cook in collections.cooks }}{% endfor %}")
    // The best note of Ana has no translation: it refers to her in the first language.
    let cook = (kitchen["Content/cooks/ana.md"] ?? "").replacing("Pear", with: "Fig")
    let site = try BuiltSite(files(["Templates/note.html": note, "Content/cooks/ana.md": cook]))
    #expect(site.messages == "")
    for path in ["apple", "sk/apple"] {
      #expect(site[path + "/index.html"].contains("truetruetrue"), "\(path)")
    }
  }

  @Test func `entries are listed and left out once`() throws {
    let site = try BuiltSite(kitchen).site
    #expect(site.omitted.map(\.name) == ["Bo"])
    #expect(site.untranslated.map(\.path) == ["Content/notes/fig.md"])
    let repeated = site.collections.map(\.definition).filter(\.isRepetition).map(\.name)
    #expect(repeated == ["cooks (sk)", "kitchens (sk)"])
  }

  @Test(arguments: [
    ("best: { note: Pear }", "best: { note: Paer }", "there is no Note called 'Paer'"),
    ("notes:apple", "notes:aple", "'aple'"),
    ("notes:apple", "aple.md", "'aple.md'"),
    ("name: Wash", "name: 7, nme: Wash", "'nme'"),
    ("/anna/", "anna", "anna"),
    ("name: Ana", "name: Ana\nslug: A b", "slug"),
    ("best: { note: Pear }", "best: { note: [", "E0110"),
  ])
  func `a mistake in them is told once`(old: String, new: String, words: String) throws {
    let cook = (kitchen["Content/cooks/ana.md"] ?? "").replacing(old, with: new)
    let said = try messages(about: files(["Content/cooks/ana.md": cook]))
    let own = said.ranges(of: "Content/cooks/ana.md:")
    #expect(own.count == 1, "\(said)")
    #expect(said.contains(words), "\(said)")
  }

  @Test func `a reference to nothing names the collections of the site`() throws {
    let said = try messages(
      about: files(["Content/kitchens.yaml": "- { name: Mill, cook: Zuzana }\n"]))
    #expect(said.contains("an entry of 'cooks'\n"), "\(said)")
  }
}
