import Testing

/// A field that has another name in the model than in the content.
struct RenamedFieldTests {
  private func said(_ lines: String, model: String = "@Within(1...9) var stars: Int") throws
    -> String
  {
    try messages(
      about: site([
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          \(model)
          var more: [String]
          var kind: String?
          @Body var text: Markdown
        }
        """,
        "Content/notes/apple.md": "---\ntitle: Apple\n\(lines)\n---\nRed.\n",
        "Templates/entry.html":
          "{% extends \"base.html\" %}{% block main %}<h1>{{ note.title }}</h1>{% endblock %}",
      ]))
  }

  @Test func `the one unknown key may be the one field that is missing`() throws {
    let said = try said("points: 3")
    #expect(errorCount(said) == 2)
    #expect(said.contains("help: if this is 'stars', which is missing here, rename it"), "\(said)")
    #expect(
      said.contains(
        "help: rename 'points' to 'stars', if that is what it is\n  = help: or write 'stars: 4'"),
      "\(said)")
  }

  @Test(arguments: [
    // Two keys, two fields, nothing missing, and a key that is misspelt.
    ("points: 3\nmarks: 4", "@Within(1...9) var stars: Int"),
    ("points: 3", "var stars: Int\n  var weight: Int"), ("points: 3", "var stars: Int = 1"),
    ("points: 3", "var stars: Int?"), ("strs: 3", "@Within(1...9) var stars: Int"),
    ("stars: 3\npoints: 3", "@Within(1...9) var stars: Int"),
  ])
  func `nothing is said of another name`(lines: String, model: String) throws {
    let said = try said(lines, model: model)
    #expect(!said.contains("rename"), "\(said)")
  }
}
