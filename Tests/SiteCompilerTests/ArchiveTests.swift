import SiteCompiler
import Testing

/// Archives: the entries of a collection by the years of a date.
struct ArchiveTests {
  private let note = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var written: Date?
      @Body var text: Markdown
    }
    """

  /// A site with notes of these dates, called `a`, `b` and so on, and an archive with these settings.
  private func archive(
    _ dates: [String?], settings: String = "archive: notes, by: written"
  ) -> [String: String] {
    var files = site([
      "Content/Models/Note.swift": note,
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
            years: { \(settings) }
      """,
      "Templates/archive.html": """
      {% extends "base.html" %}{% block main %}<h1>{{ page.title }}: {{ group.count }}</h1>\
      <p>{% for item in items %}{{ item.title }} {% endfor %}</p>\
      <p>{% for year in groups %}<a href="{{ year.url }}">{{ year.key }}</a> {% endfor %}</p>\
      <p>up: {{ page.parent.title | default("nothing") }}</p>{% endblock %}
      """,
      "Templates/entry.html":
        "{% extends 'base.html' %}{% block main %}{{ note.title }}{% endblock %}",
      "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
    ])
    for (date, name) in zip(dates, "abcdefgh") {
      let written = date.map { "written: \($0)\n" } ?? ""
      files["Content/notes/\(name).md"] = "---\ntitle: \(name)\n\(written)---\nText.\n"
    }
    return files
  }

  @Test func `each year has a page with its entries, the newest first`() throws {
    let built = try BuiltSite(archive(["2024-03-01", "2023-05-01", "2024-12-31", "2024-01-01"]))
    let newest = built["notes/years/2024/index.html"]
    #expect(newest.contains("<h1>2024: 3</h1><p>c a d </p>"), "\(built.messages)")
    #expect(built["notes/years/2023/index.html"].contains("<h1>2023: 1</h1><p>b </p>"))
  }

  @Test func `the years are listed on each page, the newest first`() throws {
    let built = try BuiltSite(archive(["1999-01-01", "2024-01-01", "2001-01-01"]))
    let page = built["notes/years/2001/index.html"]
    let links = page.ranges(of: "\">").map { page[$0.upperBound...].prefix(4) }
    #expect(links.suffix(3) == ["2024", "2001", "1999"], "\(page) \(built.messages)")
  }

  @Test func `the page above a year is the list`() throws {
    let built = try BuiltSite(archive(["2024-03-01"]))
    #expect(built["notes/years/2024/index.html"].contains("up: Notes"), "\(built.messages)")
  }

  @Test func `entries without a date are in no year`() throws {
    let built = try BuiltSite(archive(["2024-03-01", nil]))
    #expect(built["notes/years/2024/index.html"].contains("<p>a </p>"), "\(built.messages)")
    #expect(built.paths.filter { $0.contains("years") }.count == 1)
  }

  @Test func `a date counts to the year in which it was written`() throws {
    let built = try BuiltSite(archive(["2024-01-01T00:30:00+02:00"]))
    #expect(built.paths.contains("notes/years/2024/index.html"), "\(built.paths)")
  }

  @Test func `each year is there once, in order, whatever the offsets from UTC`() throws {
    let built = try BuiltSite(
      archive([
        "2023-12-31T12:00:00Z", "2024-01-01T00:30:00+14:00", "2023-12-31T23:00:00-11:00",
        "2024-06-01",
      ]))
    let page = built["notes/years/2024/index.html"]
    #expect(page.contains("<h1>2024: 2</h1><p>d b </p>"), "\(page) \(built.messages)")
    #expect(built["notes/years/2023/index.html"].contains("<h1>2023: 2</h1><p>c a </p>"))
    let links = page.ranges(of: "\">").map { page[$0.upperBound...].prefix(4) }
    #expect(links.suffix(2) == ["2024", "2023"], "\(page)")
    #expect(built.messages.isEmpty, "\(built.messages)")
  }

  @Test func `a year with many entries has several pages`() throws {
    let built = try BuiltSite(
      archive(
        ["2024-03-01", "2024-02-01", "2024-01-01"],
        settings: "archive: notes, by: written, per-page: 2"))
    #expect(built["notes/years/2024/index.html"].contains("<p>a b </p>"), "\(built.messages)")
    #expect(built["notes/years/2024/page/2/index.html"].contains("<p>c </p>"))
  }

  @Test func `a condition chooses the entries of an archive`() throws {
    let built = try BuiltSite(
      archive(
        ["2024-03-01", "2024-02-01"],
        settings: "archive: notes, by: written, where: \"title == 'b'\""))
    #expect(built["notes/years/2024/index.html"].contains("<p>b </p>"), "\(built.messages)")
  }

  @Test func `an archive is data where it says so`() throws {
    let built = try BuiltSite(
      archive(["2024-03-01"], settings: "archive: notes, by: written, format: json"))
    #expect(built["notes/years/2024.json"].contains(#""items":1"#), "\(built.messages)")
  }

  @Test(arguments: [
    ("archive: notes", "needs 'by'"), ("archive: notes, by: title", "is of type String"),
    ("archive: notes, by: writen", "'written'"),
    ("archive: notes, by: written, merge: true", "'merge' means nothing"),
    ("archive: notes, by: written, limit: 3", "'limit' means nothing"),
  ])
  func `what an archive cannot be made of is a mistake`(settings: String, said: String) throws {
    #expect(try messages(about: archive(["2024-03-01"], settings: settings)).contains(said))
  }
}
