import FileSystem
import Rendering
import SiteCompiler
import TestSupport
import Testing

struct FeedTests {
  /// The templates of feeds that Apus has for any model.
  private static let templates = Result { () throws -> [String: String] in
    let here = #filePath
    let root = here.ranges(of: "/Tests/").last.map { String(here[..<$0.lowerBound]) } ?? here
    let disk = try DiskFileSystem(root: root)
    return try ["Templates/feed.xml", "Templates/feed.json"].reduce(into: [:]) { files, path in
      files[path] = String(decoding: try disk.read(path, limit: 1 << 20), as: UTF8.self)
    }
  }

  private func files(
    _ feed: String = "{ feed: notes, date: day, updated: changed, content: text, author: by }",
    address: String = "address: https://example.org/garden/"
  ) throws -> [String: String] {
    site(try Self.templates.get()).merging([
      "Content/site.yaml": """
      title: Small
      \(address)
      collections:
        notes: { model: Note, from: notes/*.md, order: title }
        people: { model: Person, from: people.yaml }
      pages:
        home: { page: home, at: / }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes }
            note: { entry: notes }
            feed: \(feed)
            feed-json: { feed: notes, at: feed.json, date: day, summary: text, image: image }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var stars: Int
        var day: Date
        var changed: Date?
        var by: Reference<Person>?
        var image: Image?
        @Body var text: Markdown
      }

      struct Person: Entry { @Key var name: String }
      """,
      "Content/people.yaml": "- name: Ana\n",
      "Content/notes/images/dot.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
      "Content/notes/apple.md": """
      ---
      title: "Apple & ]]> pie"
      stars: 3
      day: 2026-03-29
      changed: 2026-04-02T10:00+02:00
      by: Ana
      image: { src: images/dot.svg, alt: A dot }
      ---
      A [pear](pear.md#part) & ![a dot](images/dot.svg) ]]>.
      """,
      "Content/notes/pear.md":
        "---\ntitle: Pear\nstars: 4\nday: 2026-04-01\n---\nSoft. See [part](#part).\n\n## Part\n\nMore.\n",
      "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\nday: 2025-01-01\n---\nHard.\n",
      "Templates/base.html": """
      <!doctype html>
      <html lang="{{ page.language }}"><head><meta charset=utf-8><title>{{ page.title }}</title>
      {% for feed in page.feeds %}<link rel="alternate" type="{{ feed.type }}" \
      title="{{ feed.title }}" href="{{ feed.url }}">
      {% endfor %}</head><body>{% block main %}{% endblock %}</body></html>
      """,
    ]) { $1 }
  }

  @Test(arguments: ["feed.xml", "feed.json"])
  func `a feed has the newest entries first, with whole addresses`(name: String) throws {
    let built = try BuiltSite(try files())
    #expect(built.messages == "")
    let difference = Golden.difference(of: built["notes/" + name], from: name)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test func `footnotes in a feed lead to those of the entry's page`() throws {
    var files = try files()
    files["Content/notes/quince.md"]?.replace("Hard.", with: "Hard.[^1]\n\n[^1]: Very.\n")
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let feed = built["notes/feed.xml"]
    let page = "https://example.org/garden/notes/quince/"
    #expect(feed.contains("href=&quot;\(page)#footnote-1&quot;"), "\(feed)")
    #expect(feed.contains("href=&quot;\(page)#footnote-1-reference&quot;"))
    #expect(!feed.contains("href=&quot;#"))
    #expect(built.site.comparedNotes(isPortable: false)?.wrong ?? [] == [])
  }

  @Test func `pages of a section name its feeds`() throws {
    let built = try BuiltSite(try files())
    #expect(
      built["notes/pear/index.html"].contains(
        """
        <link rel="alternate" type="application/atom+xml" title="Notes" href="../feed.xml">
        <link rel="alternate" type="application/feed+json" title="Notes" href="../feed.json">
        """))
    #expect(!built["index.html"].contains("alternate"))
  }

  @Test func `a feed has no more items than its limit, of those that its condition chooses`()
    throws
  {
    let built = try BuiltSite(
      try files("{ feed: notes, date: day, limit: 1, where: stars != 4 }"))
    #expect(built["notes/feed.xml"].ranges(of: "<entry>").count == 1)
    #expect(built["notes/feed.xml"].contains("<id>https://example.org/garden/notes/apple/</id>"))
  }

  @Test(arguments: [
    ("{ feed: notes }", "page 'feed' with 'feed' needs 'date'"),
    ("{ feed: notes, date: stars }", "'stars' is of type Int, but a feed needs a Date"),
    ("{ feed: notes, date: changed }", "'changed' is of type Date?, but a feed needs a Date"),
    ("{ feed: notes, date: dya }", "Note has no field 'dya'"),
    ("{ feed: notes, date: day, content: title }", "but a feed needs Markdown here"),
    ("{ feed: notes, date: day, author: text }", "but a feed needs a text or a reference here"),
    ("{ feed: notes, date: day, at: feed/ }", "'feed/' is not that of a feed"),
    ("{ feed: notes, date: day, at: rss }", "'rss' is not that of a feed"),
    ("{ feed: people, date: day, at: p.xml }", "Person has no field 'day'"),
    ("{ feed: notes, date: day, links: relative }", "'links' means nothing for a page with 'feed'"),
    ("{ feed: notes, date: day, links: root }", "all addresses of a feed are whole"),
    (
      "{ feed: notes, date: day, where: stars == 9 }", "warning[W0610]: the feed 'feed' has no item"
    ),
    ("{ list: notes, at: l/, date: day }", "'date' means nothing for a page with 'list'"),
  ])
  func `a feed that cannot be meant is told`(feed: String, message: String) throws {
    let said = try messages(about: try files(feed))
    #expect(said.contains(message), "\(said)")
  }

  @Test func `an entry is changed not before it is published, and a feed is as new as its newest`()
    throws
  {
    var files = try files()
    files["Content/notes/pear.md"]?.replace(
      "day: 2026-04-01", with: "day: 2026-05-01\nchanged: 2026-01-01")
    let feed = try BuiltSite(files)["notes/feed.xml"]
    #expect(feed.contains("<published>2026-05-01T00:00:00Z</published>"), "\(feed)")
    #expect(feed.ranges(of: "<updated>2026-05-01T00:00:00Z</updated>").count == 2)
    #expect(!feed.contains("2026-01-01"))
  }

  @Test func `a picture of an entry is an enclosure in Atom`() throws {
    let feed = try BuiltSite(
      try files("{ feed: notes, date: day, image: image }"))["notes/feed.xml"]
    #expect(
      feed.contains(
        "<link rel=\"enclosure\" type=\"image/svg+xml\" "
          + "href=\"https://example.org/garden/notes/images/dot.svg\"/>"), "\(feed)")
  }

  @Test func `a feed whose condition no entry can fulfil has one warning`() throws {
    let said = try messages(about: try files("{ feed: notes, date: day, where: \"title == ''\" }"))
    #expect(said.contains("no entry can be so"), "\(said)")
    #expect(!said.contains("has no item"))
  }

  @Test func `a feed needs the site's address, and pages to lead to`() throws {
    let said = try messages(about: try files(address: "description: Hello"))
    #expect(said.contains("error[E0610]: page 'feed' has whole addresses, but the site has none"))
    let wrong = try messages(about: try files(address: "address: example.org"))
    #expect(errorCount(wrong) == 1)
    for nothing in ["address: ''", "address: ' '", "address:"] {
      #expect(errorCount(try messages(about: try files(address: nothing))) > 0)
    }
    let lost = try files().mapValues { $0.replacing("      note: { entry: notes }\n", with: "") }
    #expect(try messages(about: lost).contains("no entry of 'notes' has a page"))
  }

  @Test(arguments: [(1, ["Apple"]), (2, ["Apple", "Quince"])])
  func `the limit of a feed counts the entries that have a page`(
    limit: Int, titles: [String]
  ) throws {
    var files = try files("{ feed: notes, date: day, limit: \(limit) }")
    files["Content/site.yaml"]?.replace(
      "note: { entry: notes }", with: "note: { entry: notes, where: stars != 4 }")
    files["Content/notes/apple.md"]?.replace("[pear](pear.md#part)", with: "pear")
    files["Templates/list.html"] = """
      {% extends "base.html" %}{% block main %}{{ items | length }}{% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let feed = built["notes/feed.xml"]
    #expect(feed.ranges(of: "<entry>").count == limit, "\(feed)")
    #expect(titles.allSatisfy { feed.contains("<title>\($0)") }, "\(feed)")
    #expect(!feed.contains("<title>Pear"))
  }

  @Test func `a feed of which no entry has a page has no item`() throws {
    var files = try files("{ feed: notes, date: day, where: stars == 4, limit: 1 }")
    files["Content/site.yaml"]?.replace(
      "note: { entry: notes }", with: "note: { entry: notes, where: stars != 4 }")
    files["Content/notes/apple.md"]?.replace("[pear](pear.md#part)", with: "pear")
    files["Templates/list.html"] = """
      {% extends "base.html" %}{% block main %}{{ items | length }}{% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built.messages.contains("warning[W0610]: the feed 'feed' has no item"))
  }
}
