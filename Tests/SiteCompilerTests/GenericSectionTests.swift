import Testing

/// What pages of any model keep of a text in Markdown, and how they are called.
struct GenericSectionTests {
  /// A site with a note of Markdown.
  private func site(_ fields: String, _ note: String) -> [String: String] {
    var files = thingSite("", "", pages: "")
    files["Content/things.yaml"] = nil
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("from: things.yaml", with: "from: things/*.md")
    files["Content/Models/Thing.swift"] =
      "import ApusModels\n\nstruct Thing: Entry {\n" + fields.replacing("; ", with: "\n") + "\n}\n"
    files["Content/things/ta.md"] = note
    return files
  }

  @Test(arguments: [
    (
      "@Section(\"Summary\") var summary: Markdown; @Section(\"Details\") var details: Markdown",
      "## Summary\n\nSum a.\n\n## Details\n\nDet.\n", ["Summary", "Sum a.", "Details", "Det."]
    ),
    (
      "@Section(\"Ingredients\") var ingredients: [String]; @Section(\"Steps\") var steps: Markdown",
      "## Ingredients\n\n- Salt\n\n## Steps\n\nStir.\n", ["Ingredients", "Salt", "Steps", "Stir."]
    ),
    (
      "@Section(\"Steps\") var steps: Markdown; @Section(\"Tools\") var tools: String; "
        + "@Section(\"Ends\") var ends: [String]",
      "## Steps\n\nStir.\n\n## Tools\n\nA spoon.\n\n## Ends\n\n- One\n",
      ["Steps", "Stir.", "Tools", "A spoon.", "Ends", "One"]
    ),
    (
      "@Section(\"Notes\") var notes: Markdown; @Body var text: Markdown",
      "Begin.\n\n## Notes\n\nSee.\n", ["Begin.", "Notes", "See."]
    ),
  ])
  func `what is below a heading keeps it, and its place`(
    _ fields: String, _ text: String, _ shown: [String]
  ) throws {
    let built = try ThemedSite(
      site("@Heading @Key var title: String; " + fields, "# Ta\n\n" + text))
    #expect(built.messages == "")
    let page = built["things/ta/index.html"]
    var rest = page[...]
    for (position, words) in (["<h1>Ta</h1>"] + shown).enumerated() {
      let place = try #require(rest.firstRange(of: words), "\(words) in \(page)")
      rest = rest[place.upperBound...]
      let isHeading = position > 0 && text.contains("## \(words)\n")
      #expect(!isHeading || rest.hasPrefix("</h2>"), "\(words)")
    }
    #expect(page.ranges(of: "<h2").count == text.ranges(of: "## ").count)
  }

  @Test(arguments: [
    ("@Key var num: String; var name: String", "num: '001', name: Bulbasaur", "001"),
    ("@Key var code: Slug; var type: String; var title: String", "code: b-1, type: x", "b-1"),
    ("@Key var day: Date; var title: String", "day: 2026-03-29", "2026-03-29"),
  ])
  func `pages, cards, links, feeds and neighbours call an entry by its name`(
    _ fields: String, _ entry: String, _ slug: String
  ) throws {
    var files = thingSite(
      "", "", pages: "      feed: { feed: things, date: since }",
      settings: "address: https://example.org/")
    files["Content/Models/Thing.swift"] =
      "import ApusModels\n\nstruct Thing: Entry {\n" + fields.replacing("; ", with: "\n")
      + "\nvar since: Date\nvar best: Reference<Thing>?\n}\n"
    let first = entry.contains("name:") ? entry : entry + ", title: Bulbasaur"
    let second = first.replacing("Bulbasaur", with: "Ivysaur").replacing("001", with: "002")
      .replacing("b-1", with: "b-2").replacing("03-29", with: "03-30")
    files["Content/things.yaml"] =
      "- { \(first), since: 2026-01-01 }\n- { \(second), since: 2026-01-02, best: \(slug) }\n"
    let built = try ThemedSite(
      files.mapValues { $0.replacing("best: 001", with: "best: '001'") })
    #expect(built.messages == "")
    #expect(built["things/\(slug)/index.html"].contains("<h1>Bulbasaur</h1>"))
    #expect(built["things/\(slug)/index.html"].contains("</span> <bdi>Ivysaur<"))
    #expect(built["things/index.html"].contains("<a href=\"\(slug)/\">Bulbasaur</a>"))
    #expect(built["index.html"].contains(">Bulbasaur</a>"))
    #expect(built["things/feed.xml"].contains(">Bulbasaur</title>"))
  }

  @Test func `a component without a shown value has no heading`() throws {
    let row =
      "\nstruct Tongues: Component { var first: String?; var more: [String]; var inner: Row? }"
    var files = thingSite("var languages: Tongues; var deep: Outer", "")
    files["Content/Models/Thing.swift"]? +=
      row + "\nstruct Outer: Component { var tongues: Tongues; var name: String? }"
    files["Content/things.yaml"] = """
      - { title: One, languages: {}, deep: { tongues: {} } }
      - { title: Two, languages: { first: sk }, deep: { name: x, tongues: {} } }
      """
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(!built["things/one/index.html"].contains("<h2"))
    let two = built["things/two/index.html"]
    #expect(two.contains("Languages</h2>") && two.contains("Deep</h2>"))
    #expect(!two.contains("<dt>Tongues</dt>"))
  }

  @Test func `a page of groups is offered where there are groups`() throws {
    let pages = """
            tags: { groups: things, by: tags }
            tag: { group: things, by: tags, at: "t/{key}/" }
            sizes: { groups: things, by: sizes }
            size: { group: things, by: sizes, at: "s/{key}/" }
          tabs: [list, tags, sizes]
      """
    let built = try ThemedSite(
      thingSite(
        "var tags: [String]; var sizes: [String]", "- { title: One, tags: [], sizes: [big] }",
        pages: pages))
    #expect(built.messages == "")
    #expect(built.paths.contains("things/tags/index.html"))
    #expect(built["things/index.html"].contains("href=\"sizes/\""))
    #expect(!built["things/index.html"].contains("href=\"tags/\""))
  }

  @Test func `a value without an address is told once`() throws {
    let built = try ThemedSite(
      thingSite(
        "var tags: [String]", "- { title: One, tags: ['🎉', ok] }",
        pages: "      tag: { group: things, by: tags }"))
    #expect(built.messages.contains("error[E0604]"))
    #expect(!built.messages.contains("E0518"), "\(built.messages)")
  }
}
