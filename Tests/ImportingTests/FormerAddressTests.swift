import Importing
import TestSupport
import Testing

/// The addresses that pages of other generators had, from what their configuration says.
struct FormerAddressTests {
  /// The copy of a page of a whole site, with its notes.
  private static func copy(
    of path: String, _ matter: String, in generator: SiteGenerator, _ configuration: String
  ) -> (text: String, notes: [String]) {
    var site = FormerSite(
      of: generator, configuration: generator == .jekyll ? "_config.yml" : "hugo.toml",
      Array(configuration.utf8))
    site.isWhole = true
    let completed = CompletedFiles(
      [("s/" + path, Array("---\ntitle: First post\n\(matter)\n---\nText.\n".utf8))], of: site)
    return (
      completed.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "", completed.notes
    )
  }

  @Test(arguments: [
    ("posts/b.md", "rel", "", "/posts/rel/"), ("posts/sub/b.md", "rel", "", "/posts/sub/rel/"),
    ("posts/sub/b.md", "../up", "", "/posts/up/"),
    ("posts/sub/b/index.md", "rel", "", "/posts/sub/rel/"),
    (
      "posts/b.md", "first-post.html", "[permalinks]\nposts = '/:year/:month/:slug/'\n",
      "/2019/03/first-post.html"
    ),
    ("posts/sub/b.md", "rel", "uglyURLs = true\n", "/posts/sub/rel/"),
    ("posts/sub/b.md", "/root", "", "/root"),
  ])
  func `an alias of Hugo is relative to the folder of the address of its page`(
    _ path: String, _ alias: String, _ configuration: String, _ address: String
  ) {
    let copy = Self.copy(
      of: path, "date: 2019-03-02\naliases: [\(alias)]", in: .hugo, configuration)
    let line = copy.text.split(separator: "\n").first { $0.hasPrefix("aliases:") } ?? ""
    #expect(line.contains("\"\(address)\"") || line.contains("[\(address)]"), "\(copy.text)")
  }

  @Test func `an alias of Hugo is relative to what 'url' says`() {
    let copy = Self.copy(of: "posts/b.md", "url: /x/y/\naliases: [rel]", in: .hugo, "title = 'A'\n")
    #expect(copy.text.contains("\"/x/rel/\""), "\(copy.text)")
  }

  @Test(
    arguments: [
      ("uglyURLs = true\n", "posts/b.md", "/posts/b.html"),
      ("uglyurls = true\n", "posts/b/index.md", "/posts/b.html"),
      ("uglyURLs = false\n", "posts/b.md", nil),
      ("[uglyURLs]\nposts = true\n", "posts/b.md", "/posts/b.html"),
      ("[uglyURLs]\ndocs = true\n", "posts/b.md", nil),
      (
        "uglyURLs = true\n[permalinks]\nposts = '/:year/:slug/'\n", "posts/b.md",
        "/2019/first-post.html"
      ),
    ] as [(String, String, String?)])
  func `addresses of Hugo may be those of files`(
    _ configuration: String, _ path: String, _ address: String?
  ) {
    let text = Self.copy(of: path, "date: 2019-03-02", in: .hugo, configuration).text
    #expect(text.contains("aliases: ") == (address != nil), "\(text)")
    if let address { #expect(text.contains("aliases: [\"\(address)\"]"), "\(text)") }
  }

  @Test(
    arguments: [
      ("date = ['lastmod']", "lastmod: 2020-05-06", nil),
      ("date = 'lastmod'", "lastmod: 2020-05-06", nil),
      ("date = ['lastmod', 'date']", "lastmod: 2020-05-06", nil),
      ("date = ['lastmod', 'date']", "author: A", "/2019/03/first-post/"),
      ("date = ['date', 'lastmod']", "lastmod: 2020-05-06", "/2019/03/first-post/"),
      ("date = [':default']", "author: A", "/2019/03/first-post/"),
      ("date = [':git', 'date']", "author: A", nil),
      ("lastmod = ['date']", "author: A", "/2019/03/first-post/"),
    ] as [(String, String, String?)])
  func `a date of Hugo that is not known gives no address, and is named`(
    _ setting: String, _ matter: String, _ address: String?
  ) {
    let copy = Self.copy(
      of: "posts/b.md", "date: 2019-03-02\n\(matter)", in: .hugo,
      "[permalinks]\nposts = '/:year/:month/:slug/'\n[frontmatter]\n\(setting)\n")
    #expect(copy.text.contains("aliases: ") == (address != nil), "\(copy.text)")
    if let address { #expect(copy.text.contains("\"\(address)\""), "\(copy.text)") }
    let isNamed = copy.notes.contains { $0.contains("former ones of these are not known") }
    #expect(isNamed == (address == nil), "\(copy.notes)")
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "2020-01-02 23:30:00 -0500", "/2020/1/3/late.html"),
      ("Europe/Berlin", "2020-01-02 23:30:00 +0100", "/2020/1/2/late.html"),
      ("Europe/Berlin", "2020-01-02 12:00:00", "/2020/1/2/late.html"),
      ("Europe/Berlin", "2020-01-02 23:30:00", "/2020/1/3/late.html"),
      ("Europe/Berlin", "2020-06-30 22:30:00", nil),
      ("Asia/Tokyo", "2019-12-31 20:00:00 +0000", "/2020/1/1/late.html"),
      ("America/Halifax", "2020-01-03 02:00:00 +0100", nil),
      ("America/Halifax", "2020-01-03 23:30:00 -0400", "/2020/1/3/late.html"),
      ("UTC", "2020-01-02 23:30:00 -0500", "/2020/1/3/late.html"),
      ("Europe/Berlin", "2020-01-02", "/2020/1/2/late.html"),
      (nil, "2020-01-02 23:30:00 -0500", "/2020/1/2/late.html"),
    ] as [(String?, String, String?)])
  func `a post of Jekyll has the day of the time zone of its site`(
    _ zone: String?, _ date: String, _ address: String?
  ) {
    let copy = Self.copy(
      of: "_posts/2020-01-02-late.md", "date: \(date)", in: .jekyll,
      "permalink: /:year/:i_month/:i_day/:title:output_ext\n"
        + (zone.map { "timezone: \($0)\n" } ?? ""))
    #expect(copy.text.contains("aliases: ") == (address != nil), "\(copy.text)")
    if let address { #expect(copy.text.contains("\"\(address)\""), "\(copy.text)") }
  }

  @Test(
    arguments: [
      (.hugo, "```\n{{</* ref \"a\" */>}}\n```\n", "```\n{{< ref \"a\" >}}\n```\n"),
      (.hugo, "Write `{{%/* note */%}}`.\n", "Write `{{% note %}}`.\n"),
      (.hugo, "`{{</* a */>}} {{</* /a */>}}`\n", "`{{< a >}} {{< /a >}}`\n"),
      (.hugo, "`{{< /* a */ >}}` `{{</* a`\n", nil), (.hugo, "`/* a */`\n", nil),
      (.zola, "`{{/* youtube(id=\"x\") */}}`\n", "`{{ youtube(id=\"x\") }}`\n"),
      (.zola, "`{%/* quote() */%}`\n", "`{% quote() %}`\n"),
      (.jekyll, "`{{</* a */>}}`\n", nil), (nil, "`{{</* a */>}}`\n", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `shortcodes in code lose the signs that keep them`(
    _ generator: SiteGenerator?, _ text: String, _ new: String?
  ) {
    let matter = "---\ntitle: T\n---\n"
    let completed = CompletedFiles(
      [("a/b.md", Array((matter + text).utf8))], of: generator.map { FormerSite(of: $0) })
    let written = completed.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == matter + (new ?? text))
    #expect(completed.notes.contains { $0.contains("without '/*' and '*/'") } == (new != nil))
  }
}
