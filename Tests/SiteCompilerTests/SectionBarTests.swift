import Testing

/// The bar of a section: there is more in it than a link to the page it is on.
struct SectionBarTests {
  private func site(_ sections: String, home: String = "") throws -> ThemedSite {
    var files = thingSite("", "- title: x")
    files["Content/site.yaml"] = """
      title: A site
      collections:
        things: { model: Thing, from: things.yaml }
      \(home)
      sections:
      \(sections)
      """
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    return built
  }

  private func section(_ name: String, at address: String) -> String {
    """
      \(name):
        title: Title of \(name)
        at: \(address)
        pages: { l\(name): { list: things }\(name == "a" ? ", thing: { entry: things }" : "") }

    """
  }

  private let home = "pages: { home: { page: home, at: / } }"

  @Test func `a section without tabs leads to itself and to its neighbours`() throws {
    let built = try site(section("a", at: "/a/") + section("b", at: "/b/"), home: home)
    let entry = built["a/x/index.html"]
    #expect(entry.contains("<a href=\"../\" aria-current=\"true\">"), "\(entry)")
    #expect(entry.contains("<a href=\"../../b/\">"))
    #expect(built["a/index.html"].contains("<a href=\"./\" aria-current=\"page\">"))
  }

  @Test func `among many sections one without tabs has only itself`() throws {
    let names = ["a", "b", "c", "d", "e"]
    let built = try site(names.map { section($0, at: "/\($0)/") }.joined(), home: home)
    #expect(built["a/x/index.html"].contains("<a href=\"../\" aria-current=\"true\">"))
    #expect(!built["a/x/index.html"].contains("<a href=\"../../b/\">"))
  }

  @Test func `a section that is the first page and has no tabs needs no bar`() throws {
    let built = try site(section("a", at: "/"))
    #expect(!built["index.html"].contains("<nav class=\"tabs\""))
  }

  @Test func `the first page says what the site is called`() throws {
    let built = try site(section("a", at: "/"))
    #expect(built["index.html"].contains("<p class=\"eyebrow welcome\">A site</p>"))
    #expect(!built["x/index.html"].contains("eyebrow"))
  }

  @Test(arguments: [("[l, find]", 0), ("[l, more]", 1)])
  func `a search among the tabs is not in the top bar as well`(
    _ tabs: String, _ count: Int
  ) throws {
    let built = try site(
      """
        a:
          title: A
          at: /a/
          tabs: \(tabs)
          pages:
            l: { list: things }
            more: { list: things, at: more/, title: More }
            thing: { entry: things }
            find: { search: things, at: find/, title: Find }
      """, home: home)
    let list = built["a/index.html"]
    #expect(list.ranges(of: "<a class=\"tool\" href=\"find/\"").count == count, "\(list)")
  }

  @Test func `rows of the home page are in the order and the colours of the sections`() throws {
    var files = thingSite("", "- title: x")
    files["Content/more.yaml"] = "- title: y\n"
    files["Content/site.yaml"] = """
      title: A site
      collections:
        first: { model: Thing, from: things.yaml }
        second: { model: Thing, from: more.yaml }
      \(home)
      sections:
        b: { title: B, at: /b/, pages: { l: { list: second }, s: { entry: second } } }
        a: { title: A, at: /a/, pages: { l: { list: first }, f: { entry: first } } }
      """
    let page = try ThemedSite(files)["index.html"]
    let places = ["class=\"shelf\" data-section=\"b\"", "class=\"shelf\" data-section=\"a\""].map {
      page.ranges(of: $0).first?.lowerBound
    }
    #expect(places.compactMap { $0 }.count == 2, "\(page)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }
}
