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

  @Test(arguments: [
    ("day > '2026-03-01'", ["Pear", "Quince"]), ("day == '2026-03-02'", ["Pear"]),
    ("day < '2026-03-02T00:00:01Z'", ["Apple"]),
    ("day <= '2026-03-02T00:00:01Z'", ["Apple", "Pear"]),
    ("'2026-03-02' <= day", ["Pear", "Quince"]),
    ("day in ['2026-03-01', '2026-03-02']", ["Apple", "Pear"]),
    ("day != '2026-03-02'", ["Apple", "Quince"]),
    ("day >= '2026-03-02T02:00+03:00'", ["Pear", "Quince"]),
    ("time and time > '90 min'", ["Quince"]), ("time == '1 h 30 min'", ["Pear"]),
    ("time == 'PT90M'", ["Pear"]), ("price >= '2.50'", ["Pear", "Quince"]),
    ("price == '2.5'", ["Pear"]), ("price < '1e1'", ["Apple", "Pear"]),
    ("'2026-03-09' in days", ["Quince"]), ("not now or day > now", ["Apple", "Pear", "Quince"]),
  ])
  func `a text is read as the type of what it is compared with has it`(
    condition: String, expected: [String]
  ) throws {
    let page = "      few: { list: notes, at: few/, where: \"\(condition)\" }"
    let built = try BuiltSite(dated(page))
    #expect(built.messages == "")
    #expect(titles(built["notes/few/index.html"]) == expected)
  }

  /// The site with dates, durations and decimal numbers.
  private func dated(_ pages: String) -> [String: String] {
    func note(_ title: String, _ rest: String) -> String {
      "---\ntitle: \(title)\nstars: 3\n\(rest)\n---\nText.\n"
    }
    return files(pages).merging([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var stars: Int
        var day: Date
        var days: [Date] = []
        var time: Duration?
        var price: Decimal
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md": note("Apple", "day: 2026-03-01\nprice: 1"),
      "Content/notes/pear.md": note("Pear", "day: 2026-03-02\ntime: 1 h 30 min\nprice: 2.50"),
      "Content/notes/quince.md": note(
        "Quince", "day: 2026-03-09T12:00\ndays: [2026-03-09]\ntime: 2 h\nprice: 10.0"),
    ]) { $1 }
  }

  @Test func `advice for a field that may be none works in a condition`() throws {
    let said = try messages(
      about: dated("      few: { list: notes, at: few/, where: \"time > '90 min'\" }"))
    #expect(said.contains("error[E0514]"), "\(said)")
    #expect(said.contains("ask first whether it is there: 'time is defined and …'"))
    #expect(!said.contains("{%"))
    let page =
      "      few: { list: notes, at: few/, where: \"time is defined and time > '90 min'\" }"
    let built = try BuiltSite(dated(page))
    #expect(built.messages == "")
    #expect(titles(built["notes/few/index.html"]) == ["Quince"])
  }

  @Test(arguments: [
    ("day > '2026-13-01'", "57", "there is no such month"),
    ("day == '9 March'", "53", "expected a date, found '9 March'"),
    ("time and time > 'long'", "62", "expected a duration"),
    ("price < '1,50'", "54", "expected a decimal number"),
    ("'2026-02-30' < day", "54", "no such day"),
    ("day in ['2026-03-01', '']", "67", "found nothing"), ("stars > '3'", "45", "cannot compare"),
  ])
  func `a text that cannot be read so is an error at its place`(
    condition: String, column: String, message: String
  ) throws {
    let page = "      few: { list: notes, at: few/, where: \"\(condition)\" }"
    let said = try messages(about: dated(page))
    #expect(said.contains("Content/site.yaml:13:\(column): error[E0512]"), "\(said)")
    #expect(said.contains(message), "\(said)")
    #expect(errorCount(said) == 1)
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

  @Test(arguments: [
    ("", true), (", where: stars > 4", false), (", template: other.html", false),
  ])
  func `a second page of entries like the first is named`(rest: String, isNamed: Bool) throws {
    let settings =
      (smallSite["Content/site.yaml"] ?? "") + """

          best:
            title: Best
            at: /best/
            pages:
              note: { entry: notes\(rest) }
        """
    let said = try messages(
      about: site([
        "Content/site.yaml": settings,
        "Templates/other.html": smallSite["Templates/entry.html"] ?? "",
      ]))
    let line = "a second page like the one that 'note' makes"
    #expect(said.contains(line) == isNamed, "\(said)")
    #expect(said.contains("links lead to the first one: '/notes/") == isNamed, "\(said)")
  }

  @Test func `entries that have one page each, by two conditions, are right`() throws {
    let settings =
      (smallSite["Content/site.yaml"] ?? "")
      .replacing("{ entry: notes }", with: "{ entry: notes, where: stars < 5 }") + """

          best:
            title: Best
            at: /best/
            pages:
              note: { entry: notes, where: stars >= 5 }
        """
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(!said.contains("second page"), "\(said)")
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
              i: { list: notes, at: i/, where: "stars = 3" }
              j: { list: notes, at: j/, where: "kind == 'sweet' or 'sour'" }
              k: { list: notes, at: k/, where: "kind is 'sweet'" }
              l: { list: notes, at: l/, where: "title contains 'a'" }
              m: { list: notes, at: m/, where: "stars gt 3" }
              n: { list: notes, at: n/, where: "{{ stars > 3 }}" }
        """))
    let difference = Golden.difference(of: said, from: "conditions.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }
}
