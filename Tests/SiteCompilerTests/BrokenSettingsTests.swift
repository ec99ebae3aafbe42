import Testing

/// What is checked although `site.yaml` is wrong, and what is reported once.
struct BrokenSettingsTests {
  private static let wrong = [
    "Content/notes/apple.md": "---\ntitle: Apple\nstras: 3\n---\nRed.\n",
    "Content/messages/en.yaml": "next: \"{step\"\n",
    "Templates/home.html": "{{ site.title",
  ]

  @Test(arguments: [
    ("title: Small", "title: [Small"), ("title: Small", "titel: Small"),
    ("title: Small", "title: Small: and more"), ("per-page: 2", "per-page: two"),
    ("pages:\n  home", "pages:\n\thome"), ("at: /notes/", "at: /notes/\n   title: Again"),
    ("{ entry: notes }", "{ entry: notes"),
  ])
  func `a wrong site file hides no mistake of content, texts and templates`(
    right: String, wrong: String
  ) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(right, with: wrong)
    let said = try messages(
      about: site(Self.wrong.merging(["Content/site.yaml": settings]) { $1 }))
    #expect(said.contains("Content/site.yaml:"))
    #expect(said.contains("Content/notes/apple.md:3:1: error[E0301]: unknown field 'stras'"))
    #expect(said.contains("Content/messages/en.yaml:1:8: error["))
    #expect(said.contains("Templates/home.html:1:1: error["))
  }

  @Test func `a misspelt key of the site hides what stands under it, and is told alone`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
    for (right, wrong) in [("pages:\n  home", "page:\n  home"), ("\nsections:", "\nsection:")] {
      let said = try messages(
        about: site(["Content/site.yaml": settings.replacing(right, with: wrong)]))
      #expect(said.contains("error[E0301]"), "\(said)")
      #expect(said.hasSuffix("1 error\n"), "\(said)")
    }
  }

  @Test func `a language that is none is told without the texts that it lacks`() throws {
    let settings = "language: englsh\n" + (smallSite["Content/site.yaml"] ?? "")
    let said = try messages(
      about: site([
        "Content/site.yaml": settings, "Content/messages/en.yaml": "next: Next\n",
        "Templates/home.html":
          "{% extends \"base.html\" %}{% block main %}{{ t(\"next\") }}{% endblock %}",
      ]))
    #expect(said.contains("error[E0609]: 'englsh' is not the tag of a language"), "\(said)")
    #expect(said.hasSuffix("1 error\n"), "\(said)")
  }

  @Test func `without collections that can be read, templates and texts are checked`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing("model: Note,", with: "[")
    let said = try messages(
      about: site(Self.wrong.merging(["Content/site.yaml": settings]) { $1 }))
    #expect(said.contains("Content/messages/en.yaml:1:8: error["))
    #expect(said.contains("Templates/home.html:1:1: error["))
    #expect(!said.contains("apple.md"))
  }

  @Test(arguments: [
    "bad: { model: [", "bad: { model: Note, from: \"x", "bad: [", "bad: { model: Note", "\tbad: x",
    "bad", "bad: { model: Note, from: 'notes/*.md' } }", "bad: a: b", "bad:\n     x\n    y: 1",
    "bad: 5", "bad: { model: Nte, from: notes/*.md }", "bad: { modl: Note }",
  ])
  func `a broken collection hides no mistake of the content of others`(broken: String) throws {
    let whole = smallSite["Content/site.yaml"] ?? ""
    let good = "  notes: { model: Note, from: notes/*.md, order: title }\n"
    for text in ["  \(broken)\n" + good, good + "  \(broken)\n"] {
      let settings = whole.replacing(good, with: text)
      let said = try messages(
        about: site(Self.wrong.merging(["Content/site.yaml": settings]) { $1 }))
      #expect(said.contains("Content/site.yaml:"), "\(text)\(said)")
      #expect(
        said.contains("Content/notes/apple.md:3:1: error[E0301]: unknown field"), "\(text)\(said)")
    }
  }

  @Test func `a broken collection may be the last line of the file`() throws {
    let collections = "collections:\n  notes: { model: Note, from: notes/*.md, order: title }\n"
    let rest = (smallSite["Content/site.yaml"] ?? "").replacing(collections, with: "")
    let settings = rest + "\n" + collections + "  bad: ["
    let said = try messages(
      about: site(Self.wrong.merging(["Content/site.yaml": settings]) { $1 }))
    #expect(said.contains("Content/notes/apple.md:3:1: error[E0301]: unknown field"), "\(said)")
  }

  @Test func `collections in brackets are read one by one`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "collections:\n  notes: { model: Note, from: notes/*.md, order: title }\n",
      with: """
        collections: {
          bad: { model: [,
          notes: { model: Note, from: notes/*.md, order: title },
        }

        """)
    let said = try messages(
      about: site(Self.wrong.merging(["Content/site.yaml": settings]) { $1 }))
    #expect(said.contains("Content/notes/apple.md:3:1: error[E0301]: unknown field"), "\(said)")
  }

  @Test func `a slip in a model is told at the model, once, however many entries there are`() throws
  {
    var files = [
      "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
        .replacing("stars: Int", with: "stars: Integer")
    ]
    for number in 0..<60 {
      files["Content/notes/n\(number).md"] = "---\ntitle: N\(number)\nstars: 3\n---\nText.\n"
    }
    let said = try messages(about: site(files))
    #expect(said.hasPrefix("Content/Models/Note.swift:5:29: error[E0207]"))
    #expect(said.hasSuffix("\n1 error\n"))
  }

  @Test func `a list that nothing closes is told where it begins`() throws {
    let said = try messages(about: site(["Content/site.yaml": "title: [\n"]))
    #expect(said.contains("Content/site.yaml:1:8: error[E0110]: the list that starts here has no"))
    let unclosed = (smallSite["Content/site.yaml"] ?? "")
      .replacing("per-page: 2 }", with: "per-page: 2")
    let brace = try messages(about: site(["Content/site.yaml": unclosed]))
    #expect(brace.contains("the mapping that starts here has no closing '}'"), "\(brace)")
  }

  // MARK: Reserved addresses

  @Test(arguments: [
    (
      "home: { page: home, at: / }",
      "home: { page: home, at: / }\n  own: { page: home, at: /-/own/ }"
    ),
    ("at: /notes/", "at: /-/"),
    ("{ entry: notes }", "{ entry: notes, at: \"/-/{slug}/\" }"),
  ])
  func `no page lies where 'serve' answers itself`(right: String, wrong: String) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(right, with: wrong)
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(said.contains("begins with '/-/', which 'apus serve' keeps for itself"), "\(said)")
  }

  @Test func `no file lies where 'serve' answers itself`() throws {
    let said = try messages(about: site(["Static/-/live.js": "x"]))
    #expect(
      said.contains("'/-/live.js' of the file 'Static/-/live.js' begins with '/-/'"), "\(said)")
    #expect(try messages(about: site(["Static/a/-/live.js": "x"])) == "")
  }
}
