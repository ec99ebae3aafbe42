import Testing

/// A site of four collections that do not depend on each other, for mistakes in independent places.
let oneRunSite: [String: String] = oneRunContent.merging(oneRunTemplates) { $1 }

private let oneRunContent: [String: String] = [
  "Content/site.yaml": """
  title: Small
  address: https://example.org/
  collections:
    notes: { model: Note, from: notes/*.md, order: title }
    people: { model: Person, from: people.yaml, order: name }
    tools: { model: Tool, from: tools.json, order: name }
    plants: { model: Plant, from: plants/*.md, order: name }
  pages:
    home: { page: home, at: / }
    help: { page: help, at: /help/ }
    about: { page: about, at: /about/ }
    old: { redirect: /notes/, at: /old/ }
  sections:
    notes:
      title: Notes
      at: /notes/
      pages:
        list: { list: notes, per-page: 2 }
        note: { entry: notes }
    people:
      title: People
      at: /people/
      pages:
        list: { list: people }
        person: { entry: people }
    tools:
      title: Tools
      at: /tools/
      pages:
        list: { list: tools }
        tool: { entry: tools }
    plants:
      title: Plants
      at: /plants/
      pages:
        list: { list: plants }
        plant: { entry: plants }
  """,
  "Content/Models/Note.swift": """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    @Within(1...9) var stars: Int
    var image: Image?
    @Body var text: Markdown
  }
  """,
  "Content/Models/Person.swift": """
  import ApusModels

  struct Person: Entry {
    @Key var name: String
    var bio: Markdown
  }
  """,
  "Content/Models/Tool.swift": """
  import ApusModels

  struct Tool: Entry {
    @Key var name: String
    var weight: String
    var owner: Reference<Person>?
  }
  """,
  "Content/Models/Plant.swift": """
  import ApusModels

  struct Plant: Entry {
    @Key var name: String
    var height: Int
    @Body var text: Markdown
  }
  """,
  "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nRed, not like a [pear](pear.md).\n",
  "Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\n---\nSweet.\n",
  "Content/notes/kiwi.md": "---\ntitle: Kiwi\nstars: 5\n---\nGreen.\n",
  "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nSoft.\n",
  "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\nHard.\n",
  "Content/plants/elm.md": "---\nname: Elm\nheight: 20\n---\nRough.\n",
  "Content/plants/oak.md": "---\nname: Oak\nheight: 30\n---\nTall.\n",
  "Content/people.yaml": "- name: Ana\n  bio: Grows *apples*.\n- name: Bo\n  bio: Eats pears.\n",
  "Content/tools.json": """
  [
    { "name": "Spade", "weight": "2", "owner": "Ana" },
    { "name": "Rake", "weight": "3" }
  ]
  """,
  "Content/messages/en.yaml": "more: More\n",
  "Content/messages/de.yaml": "more: Mehr\n",
]

private let oneRunTemplates: [String: String] = [
  "Templates/base.html": """
  <!doctype html>
  <html lang="{{ page.language }}"><head><meta charset="utf-8"><title>{{ page.title }}</title>
  <link rel="stylesheet" href="{{ asset("site.css") }}"></head>
  <body>{% block main %}{% endblock %}</body></html>
  """,
  "Templates/home.html": main("<p>{{ t(\"more\") }}</p>"),
  "Templates/help.html": main("<p>Help</p>"),
  "Templates/about.html": main("<p>About</p>"),
  "Templates/list.html": main(
    "<ul>{% for item in items %}<li><a href=\"{{ item.url }}\">x</a></li>{% endfor %}</ul>"),
  "Templates/notes/list.html": main(
    """
    <ul>{% for item in items %}<li><a href="{{ item.url }}">{{ item.title }}</a></li>{% endfor %}\
    </ul>{% if pagination.next %}<a href="{{ pagination.next }}">on</a>{% endif %}
    """),
  "Templates/notes/note.html": main("<h1>{{ note.title }}</h1>{{ note.text }}"),
  "Templates/people/person.html": main("<h1>{{ person.name }}</h1>{{ person.bio }}"),
  "Templates/tools/tool.html": main("<h1>{{ tool.name }}</h1><p>{{ tool.weight }}</p>"),
  "Templates/plants/plant.html": main("<h1 id=\"oak\">{{ plant.name }}</h1>{{ plant.text }}"),
  "Templates/assets/site.css": "body { color: #111 }\n",
]

private func main(_ text: String) -> String {
  "{% extends \"base.html\" %}\n{% block main %}\(text){% endblock %}\n"
}

/// A mistake in the site: what is written instead of what.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
  let name: String
  let path: String
  let right: String
  let wrong: String
  /// The mistakes that cannot be found beside it.
  var hidden: Set<String> = []

  var testDescription: String { name }

  private init(
    _ name: String, _ path: String, _ right: String, _ wrong: String, hides hidden: Set<String> = []
  ) {
    (self.name, self.path, self.right, self.wrong, self.hidden) = (name, path, right, wrong, hidden)
  }

  /// The files of a site with the mistake; nil where another one has changed the place.
  func planted(in files: [String: String]) -> [String: String]? {
    var files = files
    let text = files[path] ?? ""
    guard text.contains(right) || right.isEmpty else { return nil }
    files[path] = right.isEmpty ? wrong : text.replacing(right, with: wrong, maxReplacements: 1)
    return files
  }
}

extension PlantedMistake {
  static let all = inTemplates + inSettings + inContent + inModels

  /// How far in the list of all the mistakes are beside which one is planted: near and far, so that
  /// each kind meets each.
  private static let steps = [1, 4, 10, 19]

  /// The mistakes beside which this one is planted.
  var others: [PlantedMistake] {
    guard let index = Self.all.firstIndex(where: { $0.name == name }) else { return [] }
    return Self.steps.map { Self.all[(index + $0) % Self.all.count] }
  }

  private static let settings = "Content/site.yaml"
  /// What is on pages of the section of a model that is unknown.
  private static let ofPlants: Set<String> = ["wrong value", "order", "own anchor", "repeated id"]
  /// What may lead to a page that is lost.
  private static let ofLinks: Set<String> = ["redirect", "link", "template's link"]

  private static let inTemplates = [
    PlantedMistake("field", "Templates/people/person.html", "person.bio", "person.boi"),
    PlantedMistake("syntax", "Templates/notes/list.html", "{% endfor %}", ""),
    PlantedMistake("include", "Templates/help.html", "<p>Help</p>", "{% include \"gone.html\" %}"),
    PlantedMistake("field of layout", "Templates/base.html", "page.title", "page.titel"),
    PlantedMistake(
      "syntax of layout", "Templates/base.html", "{{ page.title }}", "{{ page.title ",
      hides: ["nesting"]),
    PlantedMistake(
      "template's link", "Templates/notes/note.html", "<h1>", "<a href=\"/nowhere/\">x</a><h1>"),
    PlantedMistake(
      "nesting", "Templates/about.html", "<p>About</p>", "<p><div>About</div></p>"),
    PlantedMistake(
      "fault", "Templates/home.html", "<p>", "<p>{{ \"99999999999999999999\" | int }}"),
    PlantedMistake(
      "asset", "Templates/assets/site.css", "body {", "body { background: url(gone.png);"),
  ]

  private static let inSettings = [
    PlantedMistake(
      "unknown model", settings, "model: Tool", "model: Toool",
      hides: ["broken data", "reference", "untaken file"]),
    PlantedMistake("key of site", settings, "address: https", "adress: https"),
    PlantedMistake("title", settings, "title: Small", "titel: Small"),
    PlantedMistake("key of page", settings, "per-page: 2", "per-pages: 2"),
    PlantedMistake(
      "key of collection", settings, "tools.json, order", "tools.json, oder",
      hides: ["untaken file"]),
    PlantedMistake("value", settings, "per-page: 2", "per-page: two"),
    PlantedMistake("order", settings, "plants/*.md, order: name", "plants/*.md, order: nam"),
    PlantedMistake("unknown collection", settings, "{ entry: tools }", "{ entry: toolz }"),
    PlantedMistake(
      "settings' syntax", settings, "{ entry: tools }", "{ entry: tools",
      hides: ofLinks.union(["untaken file", "order", "repeated address", "unknown model"])),
    PlantedMistake(
      "collection's syntax", settings, "people.yaml, order: name }", "people.yaml, order: name",
      hides: ofLinks.union([
        "untaken file", "order", "repeated address", "unknown model", "unknown collection",
        "broken YAML", "reference", "field",
      ])),
    PlantedMistake("redirect", settings, "redirect: /notes/", "redirect: /nots/"),
    PlantedMistake(
      "repeated address", settings, "pages:\n  home",
      "pages:\n  again: { page: about, at: /about/ }\n  home"),
  ]

  private static let inContent = [
    PlantedMistake("broken matter", "Content/notes/kiwi.md", "title: Kiwi", "title: \"Kiwi"),
    PlantedMistake("unknown key", "Content/notes/fig.md", "stars", "stras"),
    PlantedMistake("wrong value", "Content/plants/elm.md", "height: 20", "height: tall"),
    PlantedMistake(
      "broken data", "Content/tools.json", "\"2\", \"owner\"", "\"2\" \"owner\"",
      hides: ["reference"]),
    PlantedMistake(
      "broken YAML", "Content/people.yaml", "bio: Grows", "bio: [Grows", hides: ["reference"]),
    PlantedMistake("text", "Content/messages/de.yaml", "more: Mehr", "more: \"{x\""),
    PlantedMistake("link", "Content/notes/quince.md", "Hard.", "Hard [x](/gone/)."),
    PlantedMistake("anchor", "Content/notes/apple.md", "Red", "Red [x](pear.md#qqq)"),
    PlantedMistake("own anchor", "Content/plants/oak.md", "Tall.", "Tall [x](#qqx)."),
    PlantedMistake("repeated id", "Content/plants/oak.md", "Tall", "## Oak\n\nTall"),
    PlantedMistake(
      "image", "Content/notes/quince.md", "stars: 5",
      "stars: 5\nimage: { src: images/gone.png, alt: x }"),
    PlantedMistake("reference", "Content/tools.json", "\"Ana\"", "\"Anna\""),
    PlantedMistake(
      "repeated slug", "Content/notes/twin.md", "",
      "---\ntitle: Twin\nslug: pear\nstars: 4\n---\nSoft.\n"),
    PlantedMistake("untaken file", "Content/plantz/x.md", "", "---\nname: Elm\n---\n"),
    PlantedMistake(
      "file's address", "Static/help/index.html", "", "<!doctype html><title>x</title>"),
  ]

  private static let inModels = [
    PlantedMistake(
      "broken model", "Content/Models/Plant.swift", "struct Plant: Entry", "strct Plant: Entry",
      hides: ofPlants.union(["type", "untaken file"])),
    PlantedMistake(
      "type", "Content/Models/Plant.swift", "height: Int", "height: Itn", hides: ofPlants),
  ]
}
