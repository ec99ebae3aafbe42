import Testing

/// What the theme's pages about any record show of texts.
struct ShownTextTests {
  private func built(
    _ fields: String, _ entry: String, settings: String = ""
  ) throws -> ThemedSite {
    try ThemedSite([
      "Content/site.yaml": """
      title: A site
      collections:
        things: { model: Thing, from: things/*.md\(settings) }
      pages:
        home: { page: home, at: / }
      sections:
        things:
          title: Things
          at: /things/
          pages:
            list: { list: things }
            thing: { entry: things, at: "{slug}/" }
      """,
      "Content/Models/Thing.swift":
        "import ApusModels\n\nstruct Thing: Entry {\n  @Key var title: String\n\(fields)\n}\n",
      "Content/things/x.md": entry,
    ])
  }

  @Test(arguments: [
    (
      "var address: String", "|\n  One street\n  2 Town",
      "<span class=\"lines\">One street\n2 Town</span>"
    ),
    ("var address: String", "One street", "<dd>One street</dd>"),
    (
      "var address: [String]", "[\"One street\\n2 Town\"]",
      "<li><span class=\"lines\">One street\n2 Town</span></li>"
    ),
  ])
  func `the line breaks of a text are shown`(
    _ field: String, _ value: String, _ shown: String
  ) throws {
    let built = try built(field, "---\ntitle: x\naddress: \(value)\n---\n")
    #expect(built.messages == "")
    #expect(built["things/x/index.html"].contains(shown), "\(built["things/x/index.html"])")
  }

  @Test func `keywords of JSON-LD are no facts`() throws {
    let built = try built(
      "@Named(\"@type\") var kind: String\n@Named(\"@list\") var list: String",
      "---\ntitle: x\n\"@type\": Stuff\n\"@list\": Bits\n---\n")
    #expect(built.messages == "")
    let page = built["things/x/index.html"]
    #expect(!page.contains("Stuff"), "\(page)")
    #expect(page.contains("Bits"), "\(page)")
  }

  @Test(arguments: ["", "\n<b>bold</b>\n"])
  func `a picture of another site is told once, where it is written`(_ more: String) throws {
    let built = try built(
      "@Body var text: Markdown",
      "---\ntitle: x\n---\n![A cat](https://x.example/cat.png)\n\(more)",
      settings: ", raw-html: true")
    #expect(built.messages.contains("things/x.md:4:10"), "\(built.messages)")
    #expect(built.messages.contains("warning[W0407]"), "\(built.messages)")
    #expect(!built.messages.contains("0812"), "\(built.messages)")
  }
}
