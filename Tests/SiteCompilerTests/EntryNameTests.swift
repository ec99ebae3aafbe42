import Testing

/// Links without a text, which show the name of the entry: in all that is made of a text.
struct EntryNameTests {
  private let template = """
    {% extends "base.html" %}
    {% block main %}<p id="plain">{{ note.text | plain }}</p>\
    <p id="start">{{ note.text | plain | truncate(60) }}</p>{{ note.text | excerpt | default("") }}\
    {% for part in note.text | headings %}<a href="#{{ part.id }}">{{ part.title }}</a>{% endfor %}\
    <main>{{ note.text }}</main>{% endblock %}
    """

  private func built(
    _ text: String, _ files: [String: String] = [:]
  ) throws -> (page: String, messages: String) {
    let built = try BuiltSite(
      site(
        [
          "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n\(text)\n",
          "Content/notes/red.md": "---\ntitle: Red & ripe\nstars: 3\n---\nRed.\n",
          "Templates/notes/note.html": template,
        ].merging(files) { $1 }))
    return (built["notes/apple/index.html"], built.messages)
  }

  @Test(arguments: [
    ("A <notes:red>.", "A Red &amp; ripe."), ("A [](notes:red)!", "A Red &amp; ripe!"),
    ("**<notes:red>**", "Red &amp; ripe"), ("[](<notes:Red & ripe>)", "Red &amp; ripe"),
    ("<notes:red#more>, [](notes:pear) and more", "Red &amp; ripe, Pear and more"),
    ("- <notes:pear>\n- [](notes:red)", "Pear\nRed &amp; ripe"),
    ("> <notes:pear>", "Pear"), ("| a |\n|---|\n| <notes:pear> |", "a\nPear"),
    ("x[^1]\n\n[^1]: <notes:pear>", "x\nPear"),
  ])
  func `a text without markup has it`(_ text: String, _ plain: String) throws {
    let red = "---\ntitle: Red & ripe\nstars: 3\n---\n## More\n"
    let (page, messages) = try built(text, ["Content/notes/red.md": red])
    #expect(messages == "")
    #expect(page.contains("<p id=\"plain\">\(plain)</p>"), "\(page)")
    #expect(!page.contains("notes:"))
  }

  @Test func `a heading has it, and its anchor`() throws {
    let text = "## See <notes:pear>\n\n## See [](notes:pear)\n\n## See Pear\n\n[x](#see-pear-1)"
    let (page, messages) = try built(text)
    #expect(messages == "")
    for id in ["see-pear", "see-pear-1", "see-pear-2"] {
      #expect(page.contains("<a href=\"#\(id)\">See Pear</a>"), "\(page)")
      #expect(page.contains("<h2 id=\"\(id)\">See "))
    }
    #expect(page.contains("<a href=\"#see-pear-1\">x</a>"))
  }

  @Test func `an excerpt and the start of a text have it`() throws {
    let (page, messages) = try built("First <notes:pear>.\n\n<!-- more -->\n\nSecond.")
    #expect(messages == "")
    #expect(page.contains("<p id=\"start\">First Pear.\nSecond.</p>"), "\(page)")
    #expect(page.contains("<p>First <a href=\"../pear/\">Pear</a>.</p>"))
  }

  /// Notes whose names are their headings.
  private let headed = """
    struct Note: Entry {
      @Key @Heading var title: String
      var stars: Int
      @Body var text: Markdown
    }
    """

  /// The title, the teaser of a list and the description of a page.
  @Test func `a title that names another entry has its name, and so has what shows it`() throws {
    let built = try BuiltSite(
      site([
        "Content/Models/Note.swift": headed,
        "Content/notes/apple.md": "---\nstars: 3\n---\n# Like <notes:pear>\n\nA.\n",
        "Content/notes/pear.md": "---\nstars: 3\n---\n# Pear\n\n<notes:apple>\n",
        "Content/notes/quince.md": "---\nstars: 3\n---\n# Quince\n\n[x](<notes:Like Pear>)\n",
      ]))
    // A title shows no link.
    #expect(errorCount(built.messages) == 0)
    #expect(built.messages.contains("Content/notes/apple.md:4:8: warning"), "\(built.messages)")
    #expect(built["notes/apple/index.html"].contains("<title>Like Pear"))
    #expect(built["notes/index.html"].contains(">Like Pear</a>"))
    #expect(built["notes/quince/index.html"].contains("<a href=\"../apple/\">x</a>"))
  }

  @Test(arguments: ["<notes:apple>", "[](<notes:Like Near Pear>)"])
  func `a name that holds another's, which holds a third, is whole wherever it is shown`(
    _ link: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/Models/Note.swift": headed,
        "Content/notes/apple.md": "---\nstars: 3\n---\n# Like <notes:fig>\n\nA.\n",
        "Content/notes/fig.md": "---\nstars: 3\n---\n# Near <notes:pear>\n\nF.\n",
        "Content/notes/pear.md": "---\nstars: 3\n---\n# Pear\n\nP.\n",
        "Content/notes/quince.md": "---\nstars: 3\n---\n# Quince\n\nQ \(link).\n",
      ]))
    #expect(built["notes/apple/index.html"].contains("<title>Like Near Pear"))
    #expect(
      built["notes/quince/index.html"].contains("Q <a href=\"../apple/\">Like Near Pear</a>."),
      "\(built.messages)")
  }

  @Test func `names in a circle are a warning, and the build ends`() throws {
    let built = try BuiltSite(
      site([
        "Content/Models/Note.swift": headed,
        "Content/notes/apple.md": "---\nstars: 3\n---\n# Like <notes:pear>\n\nA.\n",
        "Content/notes/pear.md": "---\nstars: 3\n---\n# Near <notes:apple>\n\nP.\n",
      ]))
    #expect(built.messages.contains("Content/notes/apple.md:4:8: warning"), "\(built.messages)")
    #expect(built.messages.contains("Content/notes/pear.md:4:8: warning"))
  }

  @Test func `in another language it is that of the translation`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "")
      .replacing("title: Small", with: "title: Small\nlanguage: en\nlanguages: { sk: Malá }")
      .replacing("at: / }", with: "at: /, languages: { sk: { title: Domov, at: /sk/ } } }")
      .replacing("order: title }", with: "order: title, translations: { sk: notes/sk/*.md } }")
      .replacing(
        "at: /notes/", with: "at: /notes/\n    languages: { sk: { title: Zápisky, at: /sk/n/ } }")
    let built = try BuiltSite(
      site([
        "Content/site.yaml": yaml,
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n<notes:pear>\n",
        "Content/notes/sk/apple.md":
          "---\ntitle: Jablko\nstars: 3\n---\n<notes:pear> <notes:quince>\n",
        "Content/notes/sk/pear.md": "---\ntitle: Hruška\nstars: 3\n---\nŽltá.\n",
        "Templates/notes/note.html": template,
      ]))
    let page = built["notes/apple/index.html"]
    #expect(page.contains("<p id=\"plain\">Pear</p>"), "\(built.messages)")
    #expect(built["sk/n/apple/index.html"].contains("<p id=\"plain\">Hruška Quince</p>"))
  }

  @Test(arguments: ["<notes:paer>", "[](notes:paer)"])
  func `a name of no entry is an error, once`(_ text: String) throws {
    let (_, messages) = try built(text)
    #expect(errorCount(messages) == 1)
    #expect(messages.contains("the collection 'notes' has no entry 'paer'"))
  }
}
