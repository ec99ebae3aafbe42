import Testing

/// Built-in keys at the start of a file that has no front matter.
struct UnfencedKeyTests {
  private func messages(_ text: String) throws -> String {
    let model = "struct Note: Entry { @Heading var title: String?; @Body var text: Markdown }"
    return try BuiltSite(
      site([
        "Content/Models/Note.swift": model, "Content/site.yaml": yaml,
        "Content/notes/apple.md": text, "Content/notes/pear.md": "Pear.\n",
        "Templates/notes/note.html": "{% extends \"base.html\" %}",
        "Templates/list.html": "{% extends \"base.html\" %}",
      ])
    ).messages
  }

  private var yaml: String {
    (smallSite["Content/site.yaml"] ?? "").replacing(", order: title", with: "")
  }

  @Test(arguments: [
    ("draft: true\n\n# Apple\n", "1:1", "draft"), ("draft: true\r\n\r\nText.\r\n", "1:1", "draft"),
    ("title: A\npublish: 2030-01-01\n\nText.\n", "2:1", "publish"), ("draft: true", "1:1", "draft"),
  ])
  func `are an error, since they would be words of the text`(
    _ text: String, _ place: String, _ key: String
  ) throws {
    let said = try messages(text)
    #expect(
      said.contains("Content/notes/apple.md:\(place): error[E0120]: '\(key)' is a key"), "\(said)")
  }

  @Test(arguments: [
    "draft\\: true\n\nText.\n", "draft: true\nText goes with it.\n", "Note: true\n\nText.\n",
    "draft:\n\nText.\n", "Text.\n\ndraft: true\n", "expires:soon\n",
  ])
  func `are words where the text says so, or something else is beside them`(_ text: String) throws {
    #expect(!(try messages(text)).contains("E0120"))
  }
}
