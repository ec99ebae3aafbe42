import Testing

/// Mistakes in content that take more than one entry to make, what they are advised to write, and that
/// this is right.
struct ContentAdviceTests {
  private static let model = """
    import ApusModels

    struct Note: Entry {
      @Key var id: Int
      @Heading var title: String
      var tags: [String]
      var next: Reference<Note>?
      var time: Duration?
      var day: Date?
      var seats: Int?
      var home: URL?
      var kind: Kind?
      @Body var text: Markdown?
    }

    enum Kind: String, Choice { case short, long }

    """

  private static func files(
    _ matter: String, _ text: String, isSecret: Bool = false
  ) -> [String: String] {
    site([
      "Content/Models/Note.swift": isSecret
        ? model.replacing(
          "  @Body", with: "  @Secret @Labelled(\"Door code\") var door: String?\n  @Body")
        : model, "Content/notes/apple.md": "",
      "Content/notes/quince.md": "",
      "Content/notes/pear.md": "---\nid: 1\n\(matter)\n---\n# Pear\n\n\(text)\n",
      "Content/notes/pea-soup.md": "---\nid: 2\n---\n# Pea soup\n\n## To start\n\nGreen.\n",
      "Templates/entry.html":
        "{% extends \"base.html\" %}{% block main %}<h1>{{ note.title }}</h1>"
        + "{{ note.text | default(\"\") }}{{ note.time | default(\"\") }}{% endblock %}",
    ])
  }

  @Test func `the site is in order`() throws {
    #expect(try messages(about: Self.files("next: 2", "See [it](notes:pea-soup#to-start).")) == "")
  }

  @Test(arguments: [
    ("tags: [#1]", "write \"#1\"", "tags: [\"#1\"]"),
    ("tags: [a,#b1, c]", "write \"#b1\"", "tags: [a,\"#b1\", c]"),
    ("next: pea soup", "write 'pea-soup'", "next: pea-soup"),
    ("next: Pea-Soup", "write 'pea-soup'", "next: pea-soup"),
    ("published: true", "remove it: an entry is published unless", ""),
    ("hidden: no", "remove it: an entry is published unless", ""),
    ("published: false", "write 'draft: true' instead of it", "draft: true"),
    ("foo: 1", "any entry may have 'draft', 'publish', 'expires' and 'aliases' as well", ""),
    ("day: 2026/01/02", "write '2026-01-02'", "day: 2026-01-02"),
    ("day: 2026-1-2", "write '2026-01-02'", "day: 2026-01-02"),
    ("day: 20260102", "write '2026-01-02'", "day: 2026-01-02"),
    ("day: Jan 2, 2026", "write '2026-01-02'", "day: 2026-01-02"),
    ("seats: 1_000", "write '1000'", "seats: 1000"),
    ("home: example.org", "write 'https://example.org/'", "home: https://example.org/"),
    ("home: example.org/a/b", "write 'https://example.org/a/b'", "home: https://example.org/a/b"),
    ("slug: My Slug!", "write 'my-slug'", "slug: my-slug"),
    ("time: 2.30 h", "write each unit, as in '2 h 30 min'", "time: 2 h 30 min"),
    ("tags:\n  - a\n  -b\n  - c", "a space is missing after '-'", "tags:\n  - a\n  - b\n  - c"),
    ("time: 2,15-3 minutes", "or one digit, as in '2.3 h'", "time: 2.3-3 minutes"),
  ])
  func `what is advised for front matter is right`(
    _ wrong: String, _ advice: String, _ right: String
  ) throws {
    let said = try messages(about: Self.files(wrong, "Soft."))
    #expect(said.contains(advice), "\(said)")
    #expect(said.contains("Content/notes/pear.md:"), "\(said)")
    let after = try messages(about: Self.files(right, "Soft."))
    #expect(errorCount(after) == 0, "\(after)")
  }

  @Test(arguments: [
    "time: 2.5 h", "time: 2.25 h", "time: 0.75 h", "time: 2.50 h", "time: 1.33 h", "time: 2.70 h",
    "time: 2.00 h", "time: 1.10 days", "time: PT2.3H",
  ])
  func `fractions that are none of a clock are lengths of time`(_ matter: String) throws {
    let said = try messages(about: Self.files(matter, "Soft."))
    #expect(errorCount(said) == 0 || said.contains("no whole number of seconds"), "\(said)")
  }

  @Test(arguments: [
    (
      "[a](ns:pea-soup)", "an entry is named by its collection, as in 'notes:…'",
      "[a](notes:pea-soup)"
    ),
    (
      "[a](pea-soup.md#start)", "its headings have the ids '#to-start'", "[a](pea-soup.md#to-start)"
    ), ("[a](pea-soup.md#tostart)", "did you mean '#to-start'?", "[a](pea-soup.md#to-start)"),
    ("[a](nots:pea-soup)", "did you mean 'notes:'?", "[a](notes:pea-soup)"),
  ])
  func `what is advised for a text is right`(
    _ wrong: String, _ advice: String, _ right: String
  ) throws {
    let said = try messages(about: Self.files("", wrong))
    #expect(said.contains(advice), "\(said)")
    #expect(try messages(about: Self.files("", right)) == "")
  }

  @Test func `no collection is meant by a program`() throws {
    let said = try messages(about: Self.files("", "[a](javascript:alert)"))
    #expect(said.contains("E0405") && !said.contains("by its collection"), "\(said)")
  }

  @Test(arguments: [
    "| Door code | 4711 |\n|---|---|\n| x | y |", "| Name | Door code |\n|---|---|\n| x | 4711 |",
    "| Key | Value |\n|---|---|\n| **Door code** | 4711 |",
    "| Key | Value |\n|---|---|\n| Door code: 4711 | x |", "The door code is: 4711.",
    "Our door code: 4711",
  ])
  func `a label of a secret in a table or a sentence is told`(_ text: String) throws {
    let said = try messages(about: Self.files("", text, isSecret: true))
    #expect(said.contains("error[E0340]") && !said.contains("4711"), "\(said)")
  }

  @Test(arguments: [
    "| Doors | Codes |\n|---|---|\n| a | b |", "| Key | Value |\n|---|---|\n| Floor code | 1 |",
    "Ask for the door code at the bar: it changes.", "Two things: the door and its code.",
  ])
  func `what is no label of a secret is shown`(_ text: String) throws {
    let said = try messages(about: Self.files("", text, isSecret: true))
    #expect(said == "", "\(said)")
  }

  @Test(arguments: [
    ("nope.html", nil), ("hme.html", "home.html"), ("lists.html", "list.html"),
    ("lsit.htm", nil), ("list.htm", "list.html"),
  ])
  func `only a template of nearly that name is proposed`(
    _ name: String, _ near: String?
  ) throws {
    var files = Self.files("", "Soft.")
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "per-page: 2", with: "template: \(name)")
    let said = try messages(about: files)
    #expect(said.contains("there is no template '\(name)'"), "\(said)")
    #expect(said.contains("did you mean") == (near != nil), "\(said)")
    if let near { #expect(said.contains("did you mean '\(near)'?"), "\(said)") }
  }

  @Test func `a variable of a loop that a block does not see is told how to be seen`() throws {
    func list(_ words: String) -> [String: String] {
      var files = Self.files("", "Soft.")
      files["Templates/list.html"] = """
        {% extends "base.html" %}
        {% block main %}{% for note in items %}{% block item\(words) %}{{ note.title }}\
        {% endblock %}{% endfor %}{% for page in pagination.pages %}{{ page.url }}{% endfor %}\
        {% endblock %}
        """
      return files
    }
    let said = try messages(about: list(""))
    #expect(said.contains("write '{% block item scoped %}'"), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
    #expect(errorCount(try messages(about: list(" scoped"))) == 0)
  }

  @Test func `addresses that differ only by case are told where they are made alone`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes }\n      one: { page: home, at: Kind/ }\n"
        + "      two: { page: home, at: kind/ }")
    let said = try messages(
      about: site([
        "Content/site.yaml": "address: https://example.org/\n" + settings,
        "Templates/home.html":
          "{% extends \"base.html\" %}{% block main %}<p><a href=\"{{ page.canonical }}\">a</a>"
          + "</p>{% endblock %}",
      ]))
    #expect(said.contains("error[E0605]: the address '/notes/kind/'"), "\(said)")
    #expect(!said.contains("0606"), "\(said)")
  }

  @Test func `slugs that differ only by case are told once`() throws {
    let said = try messages(
      about: site([
        "Content/notes/apple.md": "---\ntitle: Apple\nslug: Fruit\nstars: 3\n---\nA\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nslug: fruit\nstars: 3\n---\nA\n",
      ]))
    #expect(said.contains("E0321") && errorCount(said) == 1, "\(said)")
  }
}
