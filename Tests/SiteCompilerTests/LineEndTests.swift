import TestSupport
import Testing

/// The ends of lines in texts of data: pages have one kind, whatever the files have.
struct LineEndTests {
  @Test(arguments: [
    ("notes.csv", "title,stars,hint\r\nApple,3,\"one\r\ntwo\"\r\n"),
    ("notes.csv", "title,stars,hint\nApple,3,\"one\rtwo\"\n"),
    ("notes.json", #"[{"title": "Apple", "stars": 3, "hint": "one\r\ntwo"}]"#),
    ("notes.json", #"[{"title": "Apple", "stars": 3, "hint": "one\u000dtwo"}]"#),
    ("notes.yaml", #"[{title: Apple, stars: 3, hint: "one\r\ntwo"}]"#),
    ("notes.yaml", "- title: Apple\r\n  stars: 3\r\n  hint: |-\r\n    one\r\n    two\r\n"),
  ])
  func `of a text are LF in pages and in their data`(name: String, text: String) throws {
    let built = try BuiltSite(
      site([
        "Content/site.yaml": """
        title: Small
        collections:
          notes: { model: Note, from: \(name) }
        pages:
          home: { list: notes, at: /, template: home.html }
          data: { list: notes, at: notes.json, format: json }
        """,
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          var stars: Int
          var hint: String
        }
        """,
        "Content/\(name)": text,
        "Templates/home.html":
          "<!doctype html><html lang=\"en\"><head><title>N</title></head><body>"
          + "{% for note in items %}<p>{{ note.hint }}</p>{% endfor %}</body></html>",
      ]))
    #expect(built["index.html"].contains("<p>one\ntwo</p>"), "\(built.messages)")
    #expect(built["notes.json"].contains(#""hint":"one\ntwo""#), "\(built["notes.json"])")
  }
}
