import Content
import Testing

/// What is taken over from the site of another generator besides its entries, or said to be left.
struct FormerSiteTests {
  private static func completed(
    _ files: KeyValuePairs<String, String>, of generator: SiteGenerator?
  ) -> (files: [String: String], notes: [String]) {
    let completed = CompletedFiles(
      files.map { ($0.key, Array($0.value.utf8)) }, of: generator.map { FormerSite(of: $0) })
    let texts = completed.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: texts), completed.notes)
  }

  @Test(
    arguments: [
      (.jekyll, "permalink: /pie/", "/pie/"), (.hugo, "url: /old/pie.html", "/old/pie.html"),
      (.eleventy, "permalink: \"/pie/index.html\"", "/pie/"), (.jekyll, "url: /é/", "/é/"),
      // No addresses, those of other pages, and keys that say something else.
      (.jekyll, "permalink: /:year/:title/", nil), (.jekyll, "permalink: pretty", nil),
      (.eleventy, "permalink: \"/{{ slug }}/\"", nil), (.hugo, "url: https://a.example/", nil),
      (.jekyll, "permalink: /", nil), (.jekyll, "permalink: /404.html", nil),
      (.jekyll, "permalink: /a//b/", nil), (.jekyll, "permalink: /a/../b/", nil),
      (.jekyll, "permalink: /posts/", nil), (.hugo, "permalink: /pie/", nil),
      (.jekyll, "permalink: /pie/\naliases: [/b/]", nil), (.zola, "url: /pie/", nil),
      (nil, "permalink: /pie/", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `the former address of a page becomes an alias`(
    _ generator: SiteGenerator?, _ written: String, _ alias: String?
  ) {
    let before = "---\ntitle: T\n\(written)\n---\nText.\n"
    let (files, notes) = Self.completed(["posts/tart.md": before], of: generator)
    guard let alias else {
      #expect(files["posts/tart.md"] == before)
      let isKey = generator == .hugo ? written.hasPrefix("url") : written.hasPrefix("permalink")
      let isTold = generator != nil && generator != .zola && isKey
      #expect(notes.contains { $0.contains("not taken over: posts/tart.md") } == isTold)
      return
    }
    #expect(files["posts/tart.md"] == "---\ntitle: T\naliases: [\"\(alias)\"]\n---\nText.\n")
    #expect(
      notes.contains(
        "the address of one page is among its 'aliases' now, which lead to where it is here"))
  }

  @Test func `an address that stays, and one of two pages, is no alias`() {
    let (files, notes) = Self.completed(
      [
        "posts/tart.md": "---\ntitle: T\npermalink: /posts/tart/\n---\n",
        "posts/a.md": "---\ntitle: A\npermalink: /x/\n---\n",
        "posts/b.md": "---\ntitle: B\npermalink: /X/\n---\n",
      ], of: .jekyll)
    #expect(files["posts/tart.md"]?.contains("aliases") == false)
    #expect(files["posts/a.md"]?.contains("aliases: [\"/x/\"]") == true)
    #expect(files["posts/b.md"]?.contains("aliases") == false)
    #expect(notes.contains { $0.contains("not taken over: posts/b.md.") }, "\(notes)")
  }

  @Test func `what is a page elsewhere, and none here, is named`() {
    let files: KeyValuePairs = [
      "posts/a.md": "---\ntitle: A\n---\n", "posts/a.de.md": "---\ntitle: A\n---\n",
      "posts/v1.2.md": "---\ntitle: V\n---\n", "posts/b.html": "<p>", "posts/c.org": "*",
      "posts/d.png": "", "posts/_index.md": "---\ntitle: Posts\n---\nAll of them.\n",
      "notes/_index.md": "---\ntitle: Notes\n---\n", "posts/html": "",
    ]
    let all = Self.completed(files, of: .hugo).notes
    #expect(
      all.contains(
        "no page is made of posts/b.html, posts/c.org: pages are made of Markdown, JSON, YAML and CSV"
      ), "\(all)")
    #expect(all.contains { $0.contains("of sections are on no page: posts/_index.md.") })
    #expect(all.contains { $0.contains("entries of their own here: posts/a.de.md.") })
    let unknown = Self.completed(files, of: nil).notes
    #expect(!unknown.contains { $0.contains("entries of their own") })
  }

  @Test(
    arguments: [
      (
        .hugo, "hugo.toml", "title = \"A\"\nbaseURL = \"https://a.example/\"\nlanguageCode = \"fr\""
      ),
      (.hugo, "config.yaml", "title: A\nbaseurl: https://a.example/\ndefaultContentLanguage: fr"),
      (
        .hugo, "hugo.json",
        #"{"title": "A", "baseURL": "https://a.example/", "languageCode": "fr"}"#
      ),
      (
        .hugo, "config.toml",
        "title = \"A\"\nbase_url = \"https://a.example/\"\ndefault_language = \"fr\""
      ),
      (.jekyll, "_config.yml", "title: A\nurl: https://a.example\nbaseurl: /\nlang: fr"),
    ] as [(SiteGenerator, String, String)])
  func `its configuration says what it is called, where it is and its language`(
    _ generator: SiteGenerator, _ name: String, _ text: String
  ) {
    let site = FormerSite(of: generator, configuration: name, Array(text.utf8))
    #expect(site.isRead)
    #expect(site.title == "A" && site.address == "https://a.example/" && site.language == "fr")
  }

  @Test func `a configuration that is a program, or damaged, says nothing`() {
    for (name, text) in [("astro.config.mjs", "export default {}"), ("hugo.toml", "title = ")] {
      let site = FormerSite(of: .hugo, configuration: name, Array(text.utf8))
      #expect(!site.isRead && site.title == nil && site.address == nil)
    }
  }
}
