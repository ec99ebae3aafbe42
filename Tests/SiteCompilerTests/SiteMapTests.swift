import Testing

/// The list of the addresses of all pages.
struct SiteMapTests {
  @Test func `a site map has addresses in ASCII, and no other page has to`() throws {
    let built = try ThemedSite(
      thingSite(
        "var tag: String", "- { title: One, tag: خيال }",
        pages: "      of: { group: things, by: tag }", settings: "address: https://example.org/"))
    #expect(built.messages == "")
    let map = built["sitemap.xml"]
    #expect(map.utf8.allSatisfy { $0 < 0x80 })
    #expect(
      map.contains("<loc>https://example.org/things/of/%D8%AE%D9%8A%D8%A7%D9%84/</loc>"), "\(map)")
    #expect(built["things/one/index.html"].contains("of/خيال/"))
  }
}
