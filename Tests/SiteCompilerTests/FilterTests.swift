import TestSupport
import Testing

struct FilterTests {
  private func files(_ pages: String) -> [String: String] {
    site([
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md, order: title }
      pages:
        home: { page: home, at: / }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes }
            note: { entry: notes }
      \(pages)
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var kind: Kind?
        var tags: [String] = []
        @Body var text: Markdown
      }

      enum Kind: String, Choice { case sweet, sour }
      """,
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\nkind: sweet\ntags: [a]\n---\nSoft.\n",
      "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\nkind: sour\n---\nHard.\n",
      "Templates/notes/kind.html": "{% extends \"list.html\" %}",
    ])
  }

  /// The titles that a list shows.
  private func titles(_ html: String) -> [String] {
    html.split(separator: "<li>").dropFirst().map { item in
      String(item.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  @Test(arguments: [
    ("stars > 3", ["Pear", "Quince"]),
    ("stars > 3 and kind == 'sour'", ["Quince"]),
    ("'a' in tags", ["Pear"]),
    ("kind", ["Pear", "Quince"]),
    ("not kind or title | lower == 'pear'", ["Apple", "Pear"]),
    ("stars > 8", []),
    ("now or stars > 4", ["Quince"]),
  ])
  func `a list shows the entries of which its condition holds`(
    condition: String, expected: [String]
  ) throws {
    let page = "      few: { list: notes, at: few/, where: \"\(condition)\" }"
    let built = try BuiltSite(files(page))
    #expect(built.messages == "")
    #expect(titles(built["notes/few/index.html"]) == expected)
  }

  @Test func `a list shows no more than its limit, on all of its pages`() throws {
    let built = try BuiltSite(
      files("      few: { list: notes, at: few/, limit: 2, per-page: 1, where: stars > 2 }"))
    #expect(titles(built["notes/few/index.html"]) == ["Apple"])
    #expect(titles(built["notes/few/page/2/index.html"]) == ["Pear"])
    #expect(built["notes/few/page/3/index.html"] == "")
  }

  @Test func `groups hold the entries of which their condition holds`() throws {
    let built = try BuiltSite(
      files("      kind: { group: notes, by: kind, where: stars > 4 }"))
    #expect(built.messages == "")
    #expect(built["notes/kind/sweet/index.html"] == "")
    #expect(titles(built["notes/kind/sour/index.html"]) == ["Quince"])
  }

  @Test func `where some entries have no page, a link to theirs has to be asked for`() throws {
    let pages = files("").mapValues {
      $0.replacing("note: { entry: notes }", with: "note: { entry: notes, where: stars > 3 }")
    }
    let said = try messages(about: pages)
    #expect(said.contains("error[E0514]"))
    #expect(said.contains("note.url"))
    var asked = pages
    asked["Templates/list.html"] = """
      {% extends "base.html" %}
      {% block main %}{% for note in items %}{% if note.url %}<a href="{{ note.url }}">\
      {{ note.title }}</a>{% else %}{{ note.title }}{% endif %}{% endfor %}{% endblock %}
      """
    asked["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\nA pear.\n"
    #expect(try messages(about: asked) == "")
  }

  @Test func `mistakes in conditions are drawn as recorded`() throws {
    let said = try messages(
      about: files(
        """
              a: { list: notes, at: a/, where: "star > 3" }
              b: { list: notes, at: b/, where: kind == 'swet' }
              c: { list: notes, at: c/, where: "stars > 'three'" }
              d: { list: notes, at: d/, where: 'stars >' }
              e: { entry: notes, at: "e/{slug}/", limit: 3 }
              f: { page: home, at: f/, where: stars > 3 }
              g: { group: notes, by: kind, where: "t('kind')" }
              h: { list: notes, at: h/, where: "stars | thrice" }
        """))
    let difference = Golden.difference(of: said, from: "conditions.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }
}
