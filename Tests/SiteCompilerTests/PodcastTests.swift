import FileSystem
import TestSupport
import Testing

/// RSS 2.0 by the template that docs/site.md shows.
struct PodcastTests {
  private static func template() throws -> String {
    let here = #filePath
    let root = here.ranges(of: "/Tests/").last.map { String(here[..<$0.lowerBound]) } ?? here
    let bytes = try DiskFileSystem(root: root).read("docs/site.md", limit: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "```xml\n<?xml")).lowerBound
    let inner = text[start...].dropFirst("```xml\n".count)
    return String(inner[..<(try #require(inner.firstRange(of: "\n```")).lowerBound)])
  }

  @Test(arguments: ["en", "de", "pt-BR"])
  func `the template of the guide makes a feed of what can be heard`(language: String) throws {
    let built = try BuiltSite([
      "Content/site.yaml": """
      title: A & B
      description: What we said <loudly>
      address: https://example.org/cast/
      language: \(language)
      collections:
        episodes: { model: Episode, from: episodes/*.md, order: -date }
      pages:
        home: { page: home, at: / }
        podcast: { page: podcast, at: podcast.rss }
        episode: { entry: episodes, at: "{slug}/" }
      """,
      "Content/Models/Episode.swift": """
      import ApusModels

      struct Episode: Entry {
        @Key var title: String
        var date: Date
        var summary: String
        var audio: File
        @Body var text: Markdown
      }
      """,
      "Content/episodes/one.md": """
      ---
      title: Tea & milk
      date: 2026-03-02T07:05:09+01:00
      summary: "About 1 < 2"
      audio: one.mp3
      ---
      Text.
      """,
      "Content/episodes/two.md": """
      ---
      title: Bread
      date: 2026-05-17
      summary: Flour
      audio: two.mp3
      ---
      Text.
      """,
      "Content/episodes/one.mp3": "12345", "Content/episodes/two.mp3": "1234567",
      "Templates/podcast.rss": try Self.template(),
      "Templates/home.html": Self.page("site.title"),
      "Templates/entry.html": Self.page("episode.title"),
    ])
    #expect(built.messages == "")
    let feed = built["podcast.rss"]
    #expect(feed.contains("<title>A &amp; B</title>\n<link>https://example.org/cast/</link>"))
    #expect(feed.contains("<pubDate>Mon, 02 Mar 2026 07:05:09 +0100</pubDate>"), "\(feed)")
    #expect(feed.contains("<pubDate>Sun, 17 May 2026 00:00:00 +0000</pubDate>"), "\(feed)")
    #expect(feed.contains("<description>About 1 &lt; 2</description>"))
    #expect(feed.contains("one.mp3\" length=\"5\" type=\"audio/mpeg\"/>"), "\(feed)")
    let bread = feed.firstRange(of: "Bread")?.lowerBound
    let tea = feed.firstRange(of: "Tea &amp; milk")?.lowerBound
    #expect(try #require(bread) < #require(tea))
  }

  private static func page(_ title: String) -> String {
    """
    <!doctype html>
    <html lang="{{ page.language }}"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
    <body><main><h1>{{ \(title) }}</h1></main></body></html>
    """
  }
}
