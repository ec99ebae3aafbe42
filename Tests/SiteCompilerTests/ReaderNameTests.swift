import TestSupport
import Testing

/// What readers are shown of the entries that references mean, whose keys are codes.
struct ReaderNameTests {
  private let files = searchSite(
    "search: [notes], filters: [maker]",
    [
      "Content/makers.json": #"[{"id": "ik", "name": "Ikea"}, {"id": "m2", "name": "Møbler"}]"#,
      "Content/Models/Maker.swift": """
      import ApusModels

      struct Maker: Entry {
        @Key var id: String
        var name: String
      }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var day: Date
        var maker: Reference<Maker>
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md":
        "---\ntitle: Apple\nstars: 3\nday: 2026-01-02\nmaker: ik\n---\nText.\n",
      "Content/notes/pear.md":
        "---\ntitle: Pear\nstars: 4\nday: 2026-01-03\nmaker: m2\n---\nText.\n",
      "Content/notes/quince.md":
        "---\ntitle: Quince\nstars: 4\nday: 2026-01-04\nmaker: ik\n---\nText.\n",
      "Templates/groups.html": """
      {% extends "base.html" %}
      {% block main %}{% for group in groups %}<p>{{ group.title }} {{ group.url }}</p>{% endfor %}{% endblock %}
      """,
      "Templates/group.html": """
      {% extends "base.html" %}
      {% block main %}<h1>{{ group.title }}</h1><p>{{ page.title }}</p>
      {% for note in items %}<p>{{ note.title }}</p>{% endfor %}{% endblock %}
      """,
    ])

  private func built() throws -> BuiltSite {
    var files = files
    files["Templates/feed.xml"] = """
      <feed>{% for item in feed.items %}<name>{{ item.author | default("-") }}</name>{% endfor %}</feed>
      """
    let settings = (files["Content/site.yaml"] ?? "")
      .replacing(
        "  notes: { model", with: "  makers: { model: Maker, from: makers.json }\n  notes: { model")
    files["Content/site.yaml"] =
      "address: https://example.org/\n" + settings
      + "      makers: { groups: notes, by: maker, at: m/, title: Makers }\n"
      + "      maker: { group: notes, by: maker, at: \"m/{key}/\" }\n"
      + "      feed: { feed: notes, date: day, updated: day, author: maker, at: feed.xml }\n"
    return try BuiltSite(files)
  }

  @Test func `groups have the names of the entries, and addresses of their keys`() throws {
    let built = try built()
    #expect(built.messages == "")
    #expect(built["notes/m/index.html"].contains("<p>Ikea ik/</p>"))
    #expect(built["notes/m/index.html"].contains("<p>Møbler m2/</p>"))
    #expect(built["notes/m/ik/index.html"].contains("<h1>Ikea</h1><p>Ikea</p>"))
  }

  @Test func `so have filters of searches, whose values are the keys`() throws {
    let page = try built()["notes/find/index.html"]
    #expect(page.contains("ik=2 Ikea;m2=1 Møbler"), "\(page)")
  }

  @Test func `so have the authors in feeds`() throws {
    let feed = try built()["notes/feed.xml"]
    #expect(feed.contains("<name>Ikea</name>") && feed.contains("<name>Møbler</name>"), "\(feed)")
    #expect(!feed.contains("<name>ik</name>"))
  }

  @Test func `a search finds both the name and the key`() throws {
    let reader = SearchReader(try built(), in: "notes/find/")
    for word in ["ikea", "ik"] { #expect(reader.documents(beginning: word) == [0, 2], "\(word)") }
    #expect(reader.documents(beginning: "mobl") == [1])
    #expect(!reader.documents.contains { $0.text.contains("ik") && !$0.text.contains("Ikea") })
  }
}
