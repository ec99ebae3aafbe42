import Testing

/// One mistake is reported once, and its consequences are not.
struct CascadeTests {
  private func codes(_ changes: [String: String]) throws -> [String] {
    let files = smallSite.merging(changes) { $1 }
    return try messages(about: files).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: ": error[")?.upperBound else { return nil }
      return String(line[start...].prefix { $0 != "]" })
    }
  }

  private let model = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      @Within(1...9) var stars: Int
      var next: Reference<Note>?
      @Body var text: Markdown
    }
    """

  @Test(arguments: [
    ("Int", "Itn", "E0207"), ("@Body var text: Markdown", "@Body var text: Markdwn", "E0207"),
    ("struct Note: Entry", "struct Note: Entri", "E0219"),
    ("struct Note: Entry", "struct Note Entry", "E0203"),
  ])
  func `a mistake in a model makes none of its entries, pages and templates`(
    _ right: String, _ wrong: String, _ code: String
  ) throws {
    let text = model.replacing(right, with: wrong)
    let found = try codes(["Content/Models/Note.swift": text])
    #expect(found.contains(code))
    #expect(found.allSatisfy { $0.hasPrefix("E02") })
  }

  @Test(arguments: [
    (#"{"title": "\ud800", "stars": 3}"#, ["E0131"]), (#"{"title": "A", "stars": 03}"#, ["E0132"]),
    (#"{"title": "A", "stars": "\q"}"#, ["E0131"]), (#"{"title": "A", "st\qars": 3}"#, ["E0131"]),
    (#"{"title": "\q", "stars": "\q"}"#, ["E0131", "E0131"]),
    (#"{"title": "\q", "stars": 12}"#, ["E0131", "E0313"]),
    (#"{"title": "A", "stars": 3, "next": "\q"}"#, ["E0131"]),
  ])
  func `a mistake inside of a text of JSON is none of what the text should be`(
    _ text: String, _ expected: [String]
  ) throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    let found = try codes([
      "Content/site.yaml": yaml.replacing("notes/*.md", with: "notes/a.json"),
      "Content/Models/Note.swift": model.replacing("  @Body var text: Markdown\n", with: ""),
      "Content/notes/a.json": "[\(text)]",
    ])
    #expect(found.filter { $0.hasPrefix("E01") || $0.hasPrefix("E03") } == expected)
  }

  @Test(arguments: [("a\0b", "E0102"), (String(repeating: ">", count: 200) + " x", "E0403")])
  func `a text that is refused is none that is missing`(text: String, code: String) throws {
    let note = "---\ntitle: A\nstars: 3\n---\n\(text)\n"
    #expect(try codes(["Content/notes/apple.md": note]) == [code])
  }

  @Test func `a link to a page that an error has dropped is no mistake, one to nowhere is`() throws
  {
    let said = try messages(
      about: site([
        "Content/notes/pear.md": "---\ntitle: [Pear\n---\nSoft.\n",
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\n---\nA [pear](/notes/pear/) and [more](/nowhere/).\n",
      ]))
    #expect(!said.contains("'/notes/pear/'"), "\(said)")
    #expect(said.contains("'/nowhere/'"), "\(said)")
  }

  /// A site whose model has a bit of everything that other files lean on.
  private let whole: [String: String] = [
    "Content/site.yaml": """
    title: Small
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
      items: { model: Item, from: items.json, order: -id }
    pages:
      home: { page: home, at: / }
      item: { entry: items, at: "items/{id}/", template: item.html }
      kinds: { groups: items, by: kind, template: kinds.html }
      kind: { group: items, by: kind, template: items.html }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages:
          list: { list: notes }
          note: { entry: notes }
    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      @Within(1...9) var stars: Int
      var item: Reference<Item>?
      @Section("Parts") var parts: [Part] = []
      @Labelled("Time") var time: Duration?
      @Body var text: Markdown?
    }

    struct Part: Component {
      @Heading var title: String
      @Body var text: Markdown
    }
    """,
    "Content/Models/Item.swift": """
    import ApusModels

    struct Item: Entry {
      @Key var id: Int
      var name: String
      var kind: Kind
      var parts: [Tag]
      @Inverse(\\Note.item) var notes: [Note]
    }

    struct Tag: Component {
      @Key var key: String
      var value: String
    }

    enum Kind: String, Choice { case small, big }
    """.replacing("\\", with: "\\"),
    "Content/items.json": """
    [
      { "id": 1, "name": "A", "kind": "small", "parts": { "x": "y" } },
      { "id": 2, "name": "B", "kind": "big", "parts": [{ "key": "x", "value": "y" }] }
    ]
    """,
    "Content/notes/apple.md":
      "---\ntitle: Apple\nstars: 3\nitem: 1\n---\nTime: 3 h\n\n## Parts\n\n### One\n\nText.\n",
    "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\nitem: 2\n---\nSee [all](/notes/).\n",
    "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\nHard.\n",
    "Templates/home.html": """
    {% extends "base.html" %}
    {% block main %}{% for item in collections.items %}{{ item.name }}{% endfor %}{% endblock %}
    """,
    "Templates/item.html": """
    {% extends "base.html" %}
    {% block main %}{{ item.name }}{% if item.kind == "small" %}s{% endif %}\
    {% for note in item.notes %}{{ note.title }}{% endfor %}{% for part in item.parts %}\
    {{ part.key }}{{ part.value }}{% endfor %}{% endblock %}
    """,
    "Templates/items.html": """
    {% extends "base.html" %}
    {% block main %}{% for item in items %}{{ item.name }}{% endfor %}{% endblock %}
    """,
    "Templates/kinds.html": """
    {% extends "base.html" %}
    {% block main %}{% for group in groups %}<a href="{{ group.url }}">{{ group.title }}</a>\
    {% endfor %}{% endblock %}
    """,
    "Templates/entry.html": """
    {% extends "base.html" %}
    {% block main %}<h1>{{ note.title }}</h1>{{ note.stars }}{{ note.text | default("") }}\
    {% for part in note.parts %}{{ part.title }}{{ part.text }}{% endfor %}\
    {% if note.item %}{{ note.item.name }}{% endif %}{% endblock %}
    """,
  ]

  @Test func `the whole site is in order`() throws {
    #expect(try messages(about: smallSite.merging(whole) { $1 }) == "")
  }

  @Test(arguments: [
    ("Note", "@Key var title: String", "@Ky var title: String"),
    ("Note", "@Key var title: String", "@Key vr title: String"),
    ("Note", "@Section(\"Parts\") var parts", "@Section(Parts) var parts"),
    ("Note", "@Section(\"Parts\") var parts", "@Section(\"Parts\" var parts"),
    ("Note", "@Labelled(\"Time\") var time: Duration?", "@Labelled(\"Time\") var time: Duraton?"),
    ("Note", "@Body var text: Markdown?", "@Body text: Markdown?"),
    ("Note", "struct Part: Component {", "struct Part Component {"),
    ("Note", "struct Part: Component {", "stuct Part: Component {"),
    ("Note", "@Heading var title", "@Headin var title"),
    ("Item", "@Key var id: Int", "@Key var id Int"),
    ("Item", "@Key var id: Int", "@Key(1) var id: Int"),
    ("Item", "var name: String", "var : String"), ("Item", "@Key var key", "@Keey var key"),
    ("Item", "var value: String", "var value = String"),
    ("Item", "case small, big", "case small; big"), ("Item", "case small, big", "case small big"),
    ("Item", "enum Kind: String, Choice", "enu Kind: String, Choice"),
    ("Item", "enum Kind: String, Choice", "enum Kind: String Choice"),
    ("Item", "struct Item: Entry {", "strct Item: Entry {"),
    ("Item", "struct Item: Entry {", "struct Item: Entry"),
    ("Item", "struct Item: Entry {", "struct Item: Entry x.y {"),
    ("Item", "enum Kind: String, Choice {", "enum Kind: String, Choice) {"),
    ("Item", "var parts: [Tag]", "var parts: [Tag"), ("Item", "var parts: [Tag]", ")(var parts"),
    ("Item", "Kind: String, Choice { ", "Kind: String, Choice "),
  ])
  func `a mistake in a model is told in that model alone`(
    file: String, right: String, wrong: String
  ) throws {
    let path = "Content/Models/\(file).swift"
    let text = (whole[path] ?? "").replacing(right, with: wrong)
    #expect(text != whole[path])
    let files = smallSite.merging(whole) { $1 }.merging([path: text]) { $1 }
    let said = try messages(about: files)
    let places = said.split(separator: "\n").filter { $0.contains(": error[") }
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.hasPrefix(path) }, "\(said)")
  }

  @Test func `front matter that lacks its first line is told once`() throws {
    let found = try codes(["Content/notes/apple.md": "title: Apple\nstars: 3\n---\nRipe.\n"])
    #expect(found == ["E0120"])
  }

  @Test(arguments: [
    #"{ "id": 1, "name": "A", "kind": "small", "parts": []},"#,
    #"{ "id": 1, "name": "A", "kind": "small", },"#, #"{ "id": 1, },"#,
    #"{ "id": 1 "nam": "A", "kind": "small" },"#, #"{ "id": 1, "parts": [{ "key": "x", ] },"#,
    #"{ "id": 1, "name": "A", "kind": "small", "parts": [{ "key": "x" "value": "y" }, ] },"#,
  ])
  func `a comma too many or too few says nothing of fields`(line: String) throws {
    let text = (whole["Content/items.json"] ?? "").replacing(
      #"{ "id": 1, "name": "A", "kind": "small", "parts": { "x": "y" } },"#, with: line)
    let files = whole.merging(["Content/items.json": text]) { $1 }
    #expect(try codes(files).allSatisfy { $0.hasPrefix("E01") })
  }

  @Test func `two entries with one slug have one address, told once`() throws {
    let twin = "---\ntitle: Twin\nslug: apple\nstars: 3\n---\nRipe.\n"
    #expect(try codes(["Content/notes/twin.md": twin]) == ["E0321"])
  }

  @Test(arguments: [
    ("---\ntitle: \"Lost\nstars: 3\n---\nRipe.\n", ["E0110"]),
    ("---\ntitle: Lost\nstars: many\n---\nRipe.\n", ["E0310"]),
  ])
  func `a reference to an entry with a mistake is no second one`(
    _ entry: String, _ expected: [String]
  ) throws {
    let found = try codes([
      "Content/Models/Note.swift": model, "Content/notes/lost.md": entry,
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nnext: Lost\n---\n[a](lost.md)\n",
    ])
    #expect(found == expected)
  }

  @Test(arguments: [
    ("md", "---\ntitle: Lost\nstars: 3\n<<<<<<< HEAD\n---\nRipe.\n", "E0114"),
    ("md", "---\ntitle: Lost\nstars: 3\n---\nRipe.\n=======\nRaw.\n>>>>>>> main\n", "E0114"),
    ("yaml", "<<<<<<< HEAD\n- { title: Lost, stars: 3 }\n", "E0114"),
    ("yaml", "- { title: Lost, stars: 3\n- { title: A, stars: 3 }\n", "E0110"),
    ("json", "[\n<<<<<<< HEAD\n{ \"title\": \"Lost\", \"stars\": 3 }]\n", "E0114"),
    ("json", "[{ \"title\": \"Lost\", \"stars\": 3 ", "E0130"),
    ("csv", "title,stars\n<<<<<<< HEAD\nLost,3\n", "E0114"),
    ("csv", "title,stars\n\"Lost,3\n", "E0135"),
    ("yaml", "- { title: Lo\0st, stars: 3 }\n", "E0102"),
  ])
  func `a reference into a file that could not be read is no second mistake`(
    _ ending: String, _ text: String, _ code: String
  ) throws {
    let settings = smallSite["Content/site.yaml"] ?? ""
    let found = try codes([
      "Content/site.yaml": settings.replacing("notes/*.md", with: "notes/*"),
      "Content/Models/Note.swift": model.replacing(
        "var text: Markdown", with: "var text: Markdown?"),
      "Content/notes/lost.\(ending)": text,
      "Content/notes/apple.md":
        "---\ntitle: Apple\nstars: 3\nnext: Lost\n---\n[a](notes:lost)\n",
      "Templates/entry.html": (smallSite["Templates/entry.html"] ?? "")
        .replacing("{{ note.text }}", with: ""),
    ])
    #expect(Set(found) == [code], "\(found)")
  }

  @Test func `a reference to nothing is told where all files could be read`() throws {
    let found = try codes([
      "Content/Models/Note.swift": model,
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nnext: Lost\n---\nRipe.\n",
    ])
    #expect(found == ["E0322"])
  }

  @Test func `a collection with a misspelt key is told at its declaration alone`() throws {
    let site = (smallSite["Content/site.yaml"] ?? "").replacing("model: Note", with: "mode: Note")
    let found = try codes(["Content/site.yaml": site])
    #expect(found.allSatisfy { $0.hasPrefix("E03") }, "\(found)")
  }

  @Test func `a collection with an unknown model is told once`() throws {
    let site = (smallSite["Content/site.yaml"] ?? "").replacing("model: Note", with: "model: Noet")
    #expect(try codes(["Content/site.yaml": site]) == ["E0602"])
  }

  @Test func `a message file that cannot be read is told once, whatever uses its texts`() throws {
    let home = (smallSite["Templates/home.html"] ?? "")
      .replacing(">Notes<", with: ">{{ t(\"home.notes\") }}<")
    let files = ["Templates/home.html": home, "Content/messages/en.yaml": "home:\n  notes: All\n"]
    #expect(try codes(files) == [])
    let broken = files.merging(["Content/messages/en.yaml": "home:\n  notes: \"All\n"]) { $1 }
    #expect(try codes(broken) == ["E0110"])
  }

  @Test func `nothing is unused where a template could not be compiled`() throws {
    let said = try messages(
      about: site([
        "Content/messages/en.yaml": "home:\n  notes: All\n",
        "Templates/home.html": (smallSite["Templates/home.html"] ?? "")
          .replacing(">Notes<", with: ">{{ t(\"home.notes\") }}{{ pgae.title }}<"),
        "Templates/entry.html": (smallSite["Templates/entry.html"] ?? "")
          .replacing("note.stars", with: "note.starz"),
      ]))
    #expect(!said.contains("warning["))
    #expect(errorCount(said) == 2)
  }
}
