import SiteCompiler
import Testing

/// What the policy of a page blocks is a mistake, wherever it is written.
struct PagePolicyTests {
  private func files(_ text: String, head: String = "", policy: String? = nil) -> [String: String] {
    let policy = policy ?? "default-src 'self'"
    return site([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Body var text: Markdown
      }
      """,
      "Content/site.yaml": """
      title: Small
      address: https://small.example/
      collections:
        notes: { model: Note, from: notes/*.md, raw-html: true }
      pages:
        home: { page: home, at: / }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes }
            note: { entry: notes }
      """,
      "Content/notes/apple.md": "---\ntitle: B\n---\nText.\n",
      "Content/notes/pear.md": "---\ntitle: C\n---\nText.\n",
      "Content/notes/quince.md": "---\ntitle: D\n---\nText.\n",
      "Content/notes/a.md": "---\ntitle: A\n---\nText.\n\n\(text)\n",
      "Templates/entry.html": """
      <!doctype html><html lang="en"><head><meta charset=utf-8><title>a</title>
      <meta http-equiv="Content-Security-Policy" content="\(policy)">\(head)</head>
      <body><h1>a</h1><div>{{ note.text }}</div></body></html>
      """,
    ])
  }

  @Test(arguments: [
    "<iframe src=\"https://www.youtube.com/embed/x\" title=\"x\"></iframe>",
    "<div style=\"color: red\">x</div>",
  ])
  func `HTML in Markdown that the policy blocks is reported in the file`(text: String) throws {
    let messages = try SiteCompilerTests.messages(about: files(text))
    #expect(messages.contains("E0812"), "\(messages)")
    #expect(messages.contains("Content/notes/a.md:6"), "\(messages)")
  }

  @Test func `HTML in Markdown that the policy allows passes`() throws {
    let text = "<iframe src=\"https://www.youtube.com/embed/x\" title=\"x\"></iframe>"
    let built = try BuiltSite(
      files(text, policy: "default-src 'self'; frame-src https://www.youtube.com"))
    #expect(!built.messages.contains { "\($0)".contains("0812") }, "\(built.messages)")
  }

  @Test func `what a template writes is reported once, and files of the site's own host pass`()
    throws
  {
    let messages = try SiteCompilerTests.messages(
      about: files(
        "<div style=\"color: red\">x</div>", head: "<style>p {}</style>"))
    #expect(messages.ranges(of: "E0812").count == 1, "\(messages)")
    let own = try SiteCompilerTests.messages(
      about: files("x", head: "<script src=\"https://small.example/a.js\"></script>"))
    #expect(!own.contains("E0812"), "\(own)")
  }
}
