import TestSupport
import Testing

/// What is said of mistakes in `site.yaml`, in the words of its authors.
struct SettingMistakeTests {
  @Test("Nothing that Apus declares itself is shown to the author of site.yaml")
  func words() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": """
        title: Small
        colections: {}
        collections:
          notes: { model: Note, form: notes/*.md }
        pages:
          home: { page: home, at: /, per-page: many }
          other: { page: home, at: [x], view: tiles }
          notes: home
          rest: { list: notes, at: /rest/, limit: 0 }
        sections:
          notes:
            title: Notes
            pages: [list]
        """
      ]))
    #expect(Golden.difference(of: said, from: "settings.txt") == nil)
    #expect(!said.contains("<Apus>") && !said.contains("PageFile"))
  }

  @Test("Pages of components of components are refused with what can be had")
  func nestedTooDeep() throws {
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry { @Key var title: String; var stars: Int; @Body var text: Markdown
          var parts: [Part] }
        struct Part: Component { @Key var name: String; var verses: [Verse] }
        struct Verse: Component { @Key var number: Int }
        """,
        "Content/site.yaml": """
        title: Small
        collections:
          notes: { model: Note, from: notes/*.md }
        pages:
          home: { list: notes, at: / }
          verse: { entry: notes.parts.verses }
        """,
      ]))
    #expect(said.contains("'notes.parts.verses' goes more than one level deep"))
    #expect(said.contains("write 'notes.parts'"), "\(said)")
  }

  /// Where each key that may be left out is written in a small site: what is there, and what is
  /// there instead, with `KEY`.
  private static let optional: [(before: String, after: String, keys: [String])] = [
    (
      "title: Small\n", "title: Small\nKEY\n",
      [
        "description", "address", "timezone", "id", "offline", "static", "image-metadata", "host",
      ]
    ),
    (
      "title: Small\n", "title: Small\ntheme: { KEY }\n",
      [
        "scheme", "accent", "tint", "paper", "ink", "muted", "interface-font", "reading-font",
        "text-size", "corners", "width",
      ]
    ),
    ("order: title", "order: title, KEY", ["typography"]),
    ("title: Notes\n", "title: Notes\n    KEY\n", ["description", "language"]),
    (
      "{ list: notes, per-page: 2", "{ list: notes, KEY",
      ["at", "per-page", "where", "limit", "template", "format", "links", "title", "description"]
    ),
    (
      "{ entry: notes }", "{ feed: notes, date: day, KEY }",
      ["updated", "summary", "content", "image", "author"]
    ),
    (
      "{ entry: notes }", "{ group: notes, by: stars, values: { 3: { KEY } } }", ["slug", "title"]
    ),
    (
      "{ page: home, at: / }", "{ page: home, at: /, languages: { sk: { KEY } } }",
      ["title", "description", "at"]
    ),
  ]

  @Test(
    arguments: optional.flatMap { place in place.keys.map { (place.before, place.after, $0) } },
    ["''", "\"  \"", "\"\\u200b\""])
  func `a key with a blank text is told, with what to do`(
    _ place: (before: String, after: String, key: String), _ blank: String
  ) throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    #expect(yaml.contains(place.before))
    let line = place.after.replacing("KEY", with: "\(place.key): \(blank)")
    let said = try messages(
      about: site(["Content/site.yaml": yaml.replacing(place.before, with: line)]))
    #expect(said.contains("error[E0311]: '\(place.key)' is blank"), "\(said)")
    #expect(said.contains("write its value, or leave '\(place.key)' out"))
  }

  @Test(arguments: ["page", "list", "entry", "redirect"])
  func `a page that shows a blank name is told once`(key: String) throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home", with: "pages:\n  x: { \(key): '', at: /x/ }\n  home", maxReplacements: 1)
    let said = try messages(about: site(["Content/site.yaml": yaml]))
    #expect(said.contains("'\(key)' is blank"), "\(said)")
    #expect(errorCount(said) == 1)
  }

  @Test func `a key with nothing behind it is as if it were not written`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "")
      .replacing("title: Small\n", with: "title: Small\naddress:\nid: ~\n")
      .replacing("order: title", with: "order: title, favourites: true")
      .replacing("{ entry: notes }", with: "{ entry: notes, links: whole }")
    let said = try messages(about: site(["Content/site.yaml": yaml]))
    #expect(said.contains("error[E0610]: page 'note' has whole addresses"), "\(said)")
    #expect(said.contains("error[E0901]: the site has no 'id'"))
  }
}
