import Testing

/// Advice about entries, that it holds once it is followed.
struct FollowedEntryAdviceTests {
  private static let settings = """
    title: Small
    collections:
      notes: { model: Note, from: FILE }
    pages: { home: { page: home, at: / } }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages: { list: { list: notes }, note: { entry: notes, title: "TITLE" } }
    """

  private static func said(
    _ fields: String, _ file: String, _ text: String, title: String = "{title}"
  ) throws -> String {
    try messages(
      about: site([
        "Content/site.yaml": settings.replacing("FILE", with: file)
          .replacing("TITLE", with: title),
        "Content/Models/Note.swift": "import ApusModels\n\nstruct Note: Entry { \(fields) }\n",
        "Content/\(file)": text,
        "Content/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" "
          + "viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>",
        "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
        "Templates/entry.html":
          "{% extends \"base.html\" %}{% block main %}<h1>{{ note | name }}</h1>{% endblock %}",
      ]))
  }

  @Test(arguments: [
    ("n.json", "[{ \"title\": \"A\", \"pic\": { \"src\": \"a.svg\" } }]", "{ \"src\": \"a.svg\", "),
    ("n.yaml", "- { title: A, pic: { src: \"a.svg\" } }", "{ src: a.svg, "),
    ("n.yaml", "- { title: A, pic: { src: 'a.svg', alt: \"\" } }", "{ src: a.svg, "),
  ])
  func `a picture without a text is advised with its path alone`(
    file: String, text: String, advice: String
  ) throws {
    let said = try Self.said("@Key var title: String; var pic: Image", file, text)
    #expect(said.contains("write \(advice)"), "\(said)")
  }

  @Test func `elements of a list without a key need slugs that are written`() throws {
    let list = "- { title: A }\n- { title: A }\n"
    let said = try Self.said("@Key var title: String", "n.yaml", list)
    #expect(
      said.contains("or write a 'slug' in every entry and remove '@Key' from the model"), "\(said)")
    let followed = "- { title: A, slug: a }\n- { title: A, slug: b }\n"
    #expect(try Self.said("var title: String", "n.yaml", followed) == "")
  }

  @Test func `a cell of addresses is not advised to be a list`() throws {
    let said = try Self.said("@Key var title: String", "n.csv", "title,aliases\nA,/old/a/\n")
    #expect(
      said.contains("'aliases' is a list: write these entries in YAML or JSON"), "\(said)")
  }

  @Test func `a mistake in the line of an entry page hides what its aliases lead to`() throws {
    let said = try Self.said(
      "@Key var title: String", "n.yaml", "- { title: A, aliases: [/old/a/] }\n", title: "{titel}")
    #expect(said.contains("E0601") && !said.contains("E0716"), "\(said)")
  }

  @Test func `the prefix of a link is shown as it is written`() throws {
    let said = try messages(
      about: site(["Content/notes/apple.md": "---\ntitle: A\nstars: 3\n---\n[x](Notes:pear)\n"]))
    #expect(said.contains("cannot lead to a 'Notes:' address"), "\(said)")
    #expect(said.contains("did you mean 'notes:'?"), "\(said)")
  }

  @Test func `a key with percent signs is proposed between angle brackets`() throws {
    func said(_ link: String) throws -> String {
      try messages(
        about: site([
          "Content/notes/pear.md": "---\ntitle: Ann Lee\nstars: 4\n---\nx\n",
          "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n[x](\(link))\n",
        ]))
    }
    let advised = try said("notes:Ann%20Lee")
    #expect(advised.contains("did you mean '<notes:Ann Lee>'?"), "\(advised)")
    #expect(try said("<notes:Ann Lee>") == "")
  }
}
