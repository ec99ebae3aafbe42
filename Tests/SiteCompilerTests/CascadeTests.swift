import Testing

/// One mistake is told once, and not again as what follows from it.
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

  @Test func `a reference to nothing is told where all files could be read`() throws {
    let found = try codes([
      "Content/Models/Note.swift": model,
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nnext: Lost\n---\nRipe.\n",
    ])
    #expect(found == ["E0322"])
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
