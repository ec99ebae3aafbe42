import Testing

/// The rows of the theme's first page, each below the name of what it shows.
struct HomeShelfTests {
  private func heads(tabs: String, more: String = "") throws -> [String] {
    var files = thingSite("", "- title: x")
    files["Content/site.yaml"] = """
      title: A site
      collections:
        posts: { model: Thing, from: things.yaml }
        authors: { model: Person, from: people.yaml#people }
      pages:
        home: { page: home, at: / }
      sections:
        posts:
          title: Journal
          at: /journal/
          tabs: \(tabs)
          pages:
            list: { list: posts, title: Entries }
            post: { entry: posts, at: "{slug}/" }
      \(more)
      """
    files["Content/Models/Person.swift"] = "struct Person: Entry { @Key var name: String }"
    files["Content/people.yaml"] = "people:\n  - name: Ann\n"
    let built = try ThemedSite(files)
    let page = built["index.html"]
    return page.split(separator: "<div class=\"shelf-head\"><h2>").dropFirst().map {
      String($0.split(separator: "</h2>").first ?? "")
    }
  }

  @Test(arguments: [
    ("[list, authors]", "<a href=\"journal/people/\">People</a>"),
    ("[list]", "Authors"),
  ])
  func `lists of one section have their own names and addresses`(
    _ tabs: String, _ second: String
  ) throws {
    let heads = try heads(
      tabs: tabs,
      more: """
              authors: { list: authors, at: people/, title: People }
              author: { entry: authors, at: "people/{slug}/" }
        """)
    #expect(Set(heads) == ["<a href=\"journal/\">Entries</a>", second])
  }

  @Test func `a section of one collection is what its row is called after`() throws {
    #expect(try heads(tabs: "[list]") == ["<a href=\"journal/\">Journal</a>"])
  }
}
