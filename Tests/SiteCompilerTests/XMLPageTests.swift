import Testing

/// XML that templates write, and the templates of pages that are not HTML.
struct XMLPageTests {
  private func files(_ page: String, _ template: String, named name: String) -> [String: String] {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("pages:\n  home:", with: "pages:\n  \(page)\n  home:", maxReplacements: 1)
    return site(["Content/site.yaml": settings, "Templates/" + name: template])
  }

  @Test func `is looked for by the page's name and the type of its address`() throws {
    let built = try BuiltSite(
      files(
        "sitemap: { page: sitemap, at: sitemap.xml }",
        "<urlset>{% for url in site.pages %}<loc>{{ url }}</loc>{% endfor %}</urlset>",
        named: "sitemap.xml"))
    #expect(built.messages == "")
    #expect(built["sitemap.xml"].hasPrefix("<urlset><loc>"))
    let robots = try BuiltSite(
      files("robots: { page: robots, at: robots.txt }", "User-agent: *\n", named: "robots.txt"))
    #expect(robots["robots.txt"] == "User-agent: *")
  }

  @Test func `that is missing is told with all names that were looked for`() throws {
    let said = try messages(
      about: files("sitemap: { page: sitemap, at: sitemap.xml }", "<p>x</p>", named: "page.html"))
    #expect(said.contains("error[E0713]: there is no template for the page 'sitemap'"))
    #expect(said.contains("looked for 'Templates/sitemap.xml' and 'Templates/page.xml'"))
  }

  @Test(arguments: [("xml", true), ("rss", true), ("svg", false)])
  func `has whole addresses in texts where programs read it`(
    _ ending: String, _ areWhole: Bool
  ) throws {
    var files = files(
      "map: { page: map, at: map.\(ending) }",
      "<list>{% for note in collections.notes %}<a>{{ note.text }}</a>{% endfor %}</list>",
      named: "map.\(ending)")
    files["Content/site.yaml"]?.replace(
      "title: Small", with: "title: Small\naddress: https://example.org/")
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let map = built["map.\(ending)"]
    #expect(map.contains("https://example.org/notes/pear/") == areWhole, "\(map)")
  }

  @Test func `that is not well-formed is an error in the template`() throws {
    let said = try messages(
      about: files(
        "map: { page: map, at: map.xml }",
        "<list>\n{% for note in collections.notes %}<at>{{ note.title }}</att>{% endfor %}\n</list>",
        named: "map.xml"))
    #expect(said.contains("Templates/map.xml:2:"))
    #expect(
      said.contains(
        "error[E0712]: the template does not write well-formed XML: expected '</at>', found '</att>'"
      ))
    let open = try messages(
      about: files(
        "map: { page: map, at: map.svg }", "<svg><image xlink:href='#a'/></svg>", named: "map.svg"))
    #expect(open.contains("the prefix 'xlink' has no 'xmlns:xlink'"))
  }

  /// What is read as XML is also escaped as XML.
  @Test(arguments: [
    "xml", "rss", "atom", "svg", "opml", "kml", "gpx", "xsl", "xslt", "xsd", "rdf", "mml", "xlf",
    "xhtml",
  ])
  func `escapes what it prints, whatever its ending`(ending: String) throws {
    var files = files(
      "map: { page: map, at: map.\(ending) }", "<list><a>{{ site.title }}</a></list>",
      named: "map.\(ending)")
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("title: Small", with: "title: 'A <video/> & more'")
    if ending == "xhtml" {
      files["Templates/map.xhtml"] = """
        <!DOCTYPE html>\
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>{{ site.title }}</title></head>\
        <body><h1>M</h1></body></html>
        """
    }
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let page = built["map.\(ending)"]
    #expect(page.contains("A &lt;video/&gt; &amp; more"), "\(page)")
  }

  private func said(
    _ page: String, _ template: String, named name: String, address: Bool = true
  ) throws -> String {
    var files = files(page, template, named: name)
    files["Content/site.yaml"] =
      (address ? "address: https://example.org/\n" : "") + (files["Content/site.yaml"] ?? "")
    return try messages(about: files)
  }

  @Test(arguments: [
    (
      "{ page: map, at: map.xml }",
      "<list>{% for p in site.pages %}<loc>{{ p }}</loc>{% endfor %}</list>"
    ),
    ("{ page: map, at: map.xml }", "<list><loc>{{ url(\"notes\") }}</loc></list>"),
  ])
  func `a relative address in the text of XML is told`(page: String, template: String) throws {
    let said = try said("map: " + page, template, named: "map.xml")
    #expect(
      said.contains("warning[W0513]: this address is written relative to the file"), "\(said)")
    #expect(said.contains("write it whole: '{{ … | absolute }}'"), "\(said)")
    #expect(said.ranges(of: "W0513").count == 1, "\(said)")
  }

  @Test func `a relative address in 'robots.txt' is told`() throws {
    let said = try said(
      "robots: { page: robots, at: robots.txt }", "Disallow: {{ url(\"notes\") }}\n",
      named: "robots.txt", address: false)
    #expect(
      said.contains("warning[W0513]: this address is written relative to the file"), "\(said)")
    #expect(said.contains("write 'links: root' at the page in site.yaml"), "\(said)")
  }

  @Test(arguments: [
    ("map.rss", "<a><link>{{ url(\"notes\") }}</link></a>", "written relative to the file"),
    ("map.atom", "<a><id>{{ url(\"notes\") }}</id></a>", "written relative to the file"),
    ("map.rss", "<a><guid>{{ url(\"notes\") ~ \"#a\" }}</guid></a>", "relative to the file"),
    ("map.rss", "<a><enclosure length=\"1\" url=\"{{ url(\"notes\") }}\"/></a>", "it has no host"),
    (
      "map.json",
      "{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": [{\"id\": "
        + "{{ url(\"notes\") | json }}}]}", "it has no host"
    ),
    ("map.ics", "BEGIN:VEVENT\nURL:{{ url(\"notes\") }}\n", "it has no host"),
    ("map.ics", "URL;VALUE=URI:{{ url(\"notes\") }}\n", "it has no host"),
  ])
  func `an address that programs read elsewhere is told`(
    file: String, template: String, message: String
  ) throws {
    let said = try said("map: { page: map, at: \(file) }", template, named: file)
    #expect(said.ranges(of: "warning[W0513]").count == 1, "\(said)")
    #expect(said.contains(message) && said.contains("'{{ … | absolute }}'"), "\(said)")
  }

  @Test(arguments: ["relative", "root"])
  func `a site map without a host in 'robots.txt' is told`(links: String) throws {
    let said = try said(
      "robots: { page: robots, at: robots.txt, links: \(links) }",
      "User-agent: *\nSitemap: {{ url(\"notes\") }}\n", named: "robots.txt")
    #expect(said.contains("warning[W0513]: programs that read this address do not"), "\(said)")
    #expect(!said.contains("links: root"), "\(said)")
  }

  @Test(arguments: [
    (
      "map: { page: map, at: map.rss }",
      "<a><enclosure url=\"{{ url(\"notes\") | absolute }}\"/></a>", "map.rss"
    ),
    ("map: { page: map, at: map.json }", "{\"id\": {{ url(\"notes\") | json }}}", "map.json"),
    ("map: { page: map, at: map.ics }", "URL:{{ url(\"notes\") | absolute }}\n", "map.ics"),
    ("map: { page: map, at: map.txt }", "URL:{{ url(\"notes\") }}\n", "map.txt"),
    (
      "robots: { page: robots, at: robots.txt, links: root }",
      "Sitemap: {{ url(\"notes\") | absolute }}", "robots.txt"
    ),
    ("map: { page: map, at: map.xml, links: whole }", "<loc>{{ url(\"notes\") }}</loc>", "map.xml"),
    ("map: { page: map, at: map.xml, links: root }", "<loc>{{ url(\"notes\") }}</loc>", "map.xml"),
    ("map: { page: map, at: map.xml }", "<loc>{{ url(\"notes\") | absolute }}</loc>", "map.xml"),
    ("map: { page: map, at: map.xml }", "<loc at=\"{{ url(\"notes\") }}\"/>", "map.xml"),
    ("map: { page: map, at: map.svg }", "<text>{{ url(\"notes\") }}</text>", "map.svg"),
    (
      "robots: { page: robots, at: robots.txt, links: root }", "Disallow: {{ url(\"notes\") }}",
      "robots.txt"
    ),
    ("llms: { page: llms, at: llms.txt }", "- [a]({{ url(\"notes\") }})", "llms.txt"),
  ])
  func `an address that programs take is right`(
    page: String, template: String, name: String
  ) throws {
    let said = try said(page, template, named: name)
    #expect(!said.contains("W0513"), "\(said)")
    #expect(!said.contains("error["), "\(said)")
  }
}
