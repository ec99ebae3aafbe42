import Testing

/// What entries are taken from is not published, whatever refers to it.
struct PublishedSourceTests {
  @Test func `a link does not publish the file that entries are taken from`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "  others: { model: Other, from: others.json }\npages:\n  home:", maxReplacements: 1)
    let said = try messages(
      about: site([
        "Content/site.yaml": yaml,
        "Content/Models/Other.swift":
          "import ApusModels\n\nstruct Other: Entry {\n  @Key var name: String\n"
          + "  @Secret var password: String\n}\n",
        "Content/others.json": #"[{ "name": "A", "password": "xyzzy" }]"#,
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](../others.json).\n",
      ]))
    #expect(
      said.contains(
        "Content/notes/pear.md:5:10: error[E0606]: 'Content/others.json' holds entries"))
  }

  @Test func `a file field does not publish the file that entries are taken from`() throws {
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
          .replacing("@Body", with: "var data: File?\n  @Body"),
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\ndata: apple.md\n---\nSoft.\n",
      ]))
    #expect(said.contains("pear.md:4:7: error[E0606]: 'Content/notes/apple.md' holds entries"))
  }

  @Test func `Markdown that no pattern takes for its name is not published`() throws {
    let said = try messages(
      about: site([
        "Content/notes/_index.md": "---\ntitle: Notes\ndraft: true\n---\nSecret.\n",
        "Content/notes/pear.md":
          "---\ntitle: Pear\nstars: 3\n---\n[a](_index.md) [b](@/notes/_index.md) [c](/notes/_index.md)\n",
      ]))
    #expect(errorCount(said) == 3, "\(said)")
    #expect(
      said.contains("'Content/notes/_index.md' begins with '_', and is not published"), "\(said)")
  }

  @Test(arguments: [
    "[x](/site.yaml)", "[x](../site.yaml)", "[x](@/site.yaml)", "[x](/messages/en.yaml)",
    "[x](../Models/Note.swift)",
  ])
  func `a link does not publish what says how the site is made`(link: String) throws {
    let said = try messages(
      about: site([
        "Content/messages/en.yaml": "hello: Hello\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\n\(link)\n",
      ]))
    #expect(said.contains("pear.md:5:5: error[E0606]: 'Content/"), "\(said)")
    #expect(said.contains("' says how the site is made, and is not published as a file"), "\(said)")
  }

  @Test func `a file field does not publish the settings`() throws {
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
          .replacing("@Body", with: "var data: File?\n  @Body"),
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\ndata: /site.yaml\n---\nSoft.\n",
      ]))
    #expect(said.contains("pear.md:4:7: error[E0606]: 'Content/site.yaml' says how"), "\(said)")
  }
}
