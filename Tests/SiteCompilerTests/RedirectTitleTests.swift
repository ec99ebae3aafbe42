import Testing

/// What the page of a redirect is called.
struct RedirectTitleTests {
  @Test(arguments: [
    ("things.list", "../things/", "Things"), ("/things/", "../things/", "Things"),
    ("/things/a-b/", "../things/a-b/", "A &amp; &lt;B&gt;"),
  ])
  func `a redirect is called as the page that it leads to`(
    target: String, address: String, title: String
  ) throws {
    var files = thingSite("var tag: String", "- { title: A & <B>, tag: x }")
    files["Content/site.yaml"]?
      .replace("  home: {", with: "  old: { redirect: \(target), at: /old/ }\n  home: {")
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    let page = built["old/index.html"]
    #expect(page.contains("<title>\(title)</title>"), "\(page)")
    #expect(page.contains("<h1><a href=\"\(address)\">\(title)</a></h1>"))
  }
}
