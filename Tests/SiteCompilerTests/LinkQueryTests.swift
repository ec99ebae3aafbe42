import Testing

/// What follows `?` and `#` in an address.
struct LinkQueryTests {
  @Test(arguments: [
    (##"<a href="/at/notes/?page=2">x</a>"##, ""),
    (##"<a href="/at/notes/?a=/gone/?b">x</a>"##, ""),
    (##"<a href="?q=1">x</a><a href="?q=/gone/#x">y</a><b id="x"></b>"##, ""),
    (##"<a href="/at/notes/?q=1#%C3%A9t%c3%a9">x</a><b id="été"></b>"##, ""),
    (##"<a href="#%C3%A9t%C3%A9">x</a><b id="été"></b>"##, ""),
    (##"<a href="https://example.org/at/notes/?q#%C3%A9t%C3%A9">x</a><b id="été"></b>"##, ""),
    (##"<a href="/at/notes/?q=1#%C3%A8">x</a><b id="é"></b>"##, "no id 'è' on the page '/notes/'"),
    (##"<a href="#%C3%A8">x</a><b id="é"></b>"##, "there is no id 'è' on the page '/'"),
    (##"<a href="/notes?q=1">x</a>"##, "'/notes?q=1' leads to no page or file"),
  ])
  func `an address leads on without its query, and its anchor is decoded`(
    _ markup: String, _ message: String
  ) throws {
    var files = baseTemplate(with: markup)
    files["Content/site.yaml"] =
      "address: https://example.org/at/\n" + (smallSite["Content/site.yaml"] ?? "")
    let said = try messages(about: site(files))
    #expect(message.isEmpty ? said == "" : said.contains(message), "\(said)")
  }

  @Test(arguments: [
    ("pear.md?print#%C3%A9t%C3%A9", "\"../pear/?print#%C3%A9t%C3%A9\""),
    ("pear.md#été", "\"../pear/#%C3%A9t%C3%A9\""), ("notes:Pear?a=b#été", "\"../pear/?a=b#"),
    ("/notes/pear/?a#été", "\"../pear/?a#"), ("?a=b", "href=\"?a=b\""),
    ("/notes/leaf.txt?v=2", "\"../leaf.txt?v=2\""), ("pear.md?a#%C3%A8", ""),
  ])
  func `a link in Markdown leads on without its query, and its anchor is decoded`(
    _ link: String, _ html: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n[x](\(link))\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\n## Été\n",
        "Content/notes/leaf.txt": "leaf",
      ]))
    #expect(
      html.isEmpty ? built.messages.contains("there is no id 'è'") : built.messages == "",
      "\(built.messages)")
    #expect(built["notes/apple/index.html"].contains(html), "\(built["notes/apple/index.html"])")
  }
}
