import Testing

/// Values behind labels of Markdown that continue in the lines below, and those of the type Markdown.
struct LongLabelledValueTests {
  private func built(_ text: String) throws -> BuiltSite {
    try BuiltSite([
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md }
      pages: { home: { page: home, at: / } }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes, template: home.html }
            note: { entry: notes, template: note.html }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Heading @Key var title: String
        @Labelled("Source") var source: String?
        @Labelled("Serves") var serves: Int?
        @Labelled("Price") var price: Decimal?
        @Labelled("Time") var time: Duration?
        @Labelled("Day") var day: Date?
        @Labelled("Mood") var mood: Mood?
        @Labelled("Tip") var tip: Markdown?
        @Body var text: Markdown?
      }

      enum Mood: String, Choice { case veryGood = "very good", bad }
      """,
      "Content/notes/pie.md": "# Pie\n\n" + text,
      "Templates/home.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1></main></html>",
      "Templates/note.html": """
      <!doctype html><html lang="en"><meta charset=utf-8><title>x</title><main><h1>x</h1>
      <div>{{ note.source | default("") }}|{{ note.serves | default("") }}|{{ note.price | default("") }}|\
      {% if note.time %}{{ note.time | duration("iso") }}{% endif %}|{% if note.day %}{{ note.day | date("iso") }}{% endif %}|\
      {% if note.mood %}{{ note.mood | label }}{% endif %}|{% if note.tip %}{{ note.tip }}{% endif %}|\
      {% if note.text %}{{ note.text }}{% endif %}</div>
      </main></html>
      """,
    ])
  }

  private func shown(_ text: String) throws -> String {
    let built = try built(text)
    guard built.messages.isEmpty else { return built.messages }
    let page = built["notes/pie/index.html"]
    guard let start = page.firstRange(of: "<div>"), let end = page.firstRange(of: "</div>") else {
      return page
    }
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test(arguments: [
    ("Source: my grand-\nmother's book\n", "my grand- mother&#39;s book|||||||"),
    ("**Source:** my\n*old*\nbook\n\nText.\n", "my old book|||||||<p>Text.</p>\n"),
    ("Source: a book\\\nof hers\n", "a book of hers|||||||"),
    ("- Source: a book\n  of hers\n- Serves: 4\n", "a book of hers|4||||||"),
    ("- Source: a book\n  of hers\n  Serves: 4\n", "a book of hers|4||||||"),
    ("Serves: 4\nSource: a book\nof hers\nTime: 1 h\n10 min\n", "a book of hers|4||PT1H10M||||"),
    ("Source: closed from 12:00\nto 14:00\n", "closed from 12:00 to 14:00|||||||"),
    ("Source: see\nhttps\\://a.example\n", "see https://a.example|||||||"),
    ("Mood: very\ngood\n", "|||||very good||"),
    ("Day:\n\nMood: bad\n", "|||||Bad||"), ("- Day:\n\nText.\n", "|||||||<p>Text.</p>\n"),
    ("Source: a book\nOrigin: here\n", "a book|||||||<p>Origin: here</p>\n"),
    ("Tip: a **b**\n*c*\n", "||||||<p>a <strong>b</strong>\n<em>c</em></p>\n|"),
  ])
  func `a value goes on up to the next label`(text: String, expected: String) throws {
    let found = try shown(text)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("Serves: 4\npeople\n", "3:9:"), ("Price: 3.20\nor more\n", "3:8:"),
    ("Day: 2026-05-01\nor later\n", "3:6:"), ("Mood: bad\nmost days\n", "3:7:"),
    ("Time: 1 h\nin the oven\n", "4:1:"),
  ])
  func `the whole of a value has to fit`(text: String, place: String) throws {
    let said = try built(text).messages
    #expect(said.contains("Content/notes/pie.md:" + place + " error"), "\(said)")
  }

  @Test(arguments: [
    ("Source: she said\nthis: never\nuse lard\n", "4:1:", "this"),
    ("Serves: 4\nOrigin: here\nand there\n", "4:1:", "Origin"),
    ("- Source: she\n  said\n  this: never\n", "5:3:", "this"),
  ])
  func `a line that may be a label or go on is an error`(
    text: String, place: String, rival: String
  ) throws {
    let said = try built(text).messages
    #expect(said.contains(place + " error[E0341]: '\(rival)' is no label of a field"), "\(said)")
    #expect(said.contains("put a blank line before it"))
  }

  @Test(arguments: [
    ("Source: she said this: never\nuse lard\n", "she said this: never use lard|||||||"),
    (
      "Source: she said\n\nthis: never\nuse lard\n", "she said|||||||<p>this: never\nuse lard</p>\n"
    ),
  ])
  func `its advice makes it right`(text: String, expected: String) throws {
    let found = try shown(text)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("Tip: **Mix** it\n", "<p><strong>Mix</strong> it</p>\n"),
    ("**Tip:** *Mix* it\n", "<p><em>Mix</em> it</p>\n"),
    ("**Tip: mix** it\n", "<p><strong>mix</strong> it</p>\n"),
    (
      "- 💡 Tip: see [a][1] &amp; `b`\n\n[1]: https://a.example/\n",
      "<p>see <a href=\"https://a.example/\" rel=\"noopener\">a</a> &amp; <code>b</code></p>\n"
    ),
    ("Serves: 4\nTip: # 1. *a*\nDay: 2026-05-01\n", "<p># 1. <em>a</em></p>\n"),
    ("Tip: one\\\ntwo ~~three~~\n", "<p>one<br>\ntwo <del>three</del></p>\n"),
    ("Tip: at 10:30\n", "<p>at 10:30</p>\n"),
  ])
  func `Markdown behind a label keeps its markup`(text: String, expected: String) throws {
    let shown = try shown(text).split(separator: "|", omittingEmptySubsequences: false)
    #expect(shown.count == 8 && shown[6] == expected, "\(shown)")
  }

  /// A site of one note with a field in the text, what is said of it, and the field as it is shown.
  private func trial(_ field: String, _ text: String) throws -> (said: String, shown: String) {
    let page =
      "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1><div>{{ f }}</div></main></html>"
    let each = "{% for f in note.field %}{{ f }}{% endfor %}"
    let built = try BuiltSite([
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md }
      pages: { home: { page: home, at: / } }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes, template: home.html }
            note: { entry: notes, template: note.html }
      """,
      "Content/Models/Note.swift": """
      import ApusModels
      struct Note: Entry {
        @Key var key: String
        \(field)
      }
      """,
      "Content/notes/a.md": "---\nkey: a\n---\n" + text,
      "Templates/home.html": page.replacing("{{ f }}", with: ""),
      "Templates/note.html": page.replacing(
        "{{ f }}", with: field.contains("[") ? each : "{{ note.field }}"),
    ])
    let shown = built["notes/a/index.html"].split(separator: "<div>").last ?? ""
    return (built.messages, String(shown.prefix(while: { $0 != "\n" })))
  }

  @Test(arguments: [
    ("@Labelled(\"F\")", "String", "F: [a](https://a.example/)\n", "type 'Markdown', which keeps"),
    ("@Section(\"F\")", "String", "## F\n\n~~a~~ b\n", "type 'Markdown', which keeps"),
    ("@Heading", "String", "# [a](https://a.example/) b\n", "type 'Markdown', which keeps"),
    ("@Section(\"F\")", "[String]", "## F\n\n- [x] a\n- b\n", "type '[Markdown]', which keeps"),
  ])
  func `the type that is advised keeps the markup`(
    place: String, type: String, text: String, advice: String
  ) throws {
    let before = try trial("\(place) var field: \(type)", text).said
    #expect(before.contains("W0343") && before.contains(advice), "\(before)")
    let other = type.replacing("String", with: "Markdown")
    let after = try trial("\(place) var field: \(other)", text)
    #expect(after.said.isEmpty, "\(after.said)")
    #expect(["href=", "<del>", "checkbox"].contains { after.shown.contains($0) }, "\(after.shown)")
  }

  @Test(arguments: [
    ("@Labelled(\"F\")", "Int", "F: ~~4~~\n"),
    ("@Labelled(\"F\") @Length(1...9)", "String", "F: ~~a~~\n"),
    ("@Section(\"F\")", "Date", "## F\n\n~~2026-01-02~~\n"),
  ])
  func `no type is advised that a field cannot have`(
    place: String, type: String, text: String
  ) throws {
    let said = try trial("\(place) var field: \(type)", text).said
    #expect(said.contains("help: write it without '~~'\n"), "\(said)")
  }

  @Test(arguments: [("24. December\n", "24\\. December"), ("3) a\n", "3\\) a")])
  func `the advice for a number keeps it`(text: String, right: String) throws {
    let field = "@Section(\"F\") var field: String"
    let before = try trial(field, "## F\n\n" + text).said
    #expect(before.contains("write '\(right.prefix { $0 != " " })'"), "\(before)")
    let after = try trial(field, "## F\n\n" + right + "\n")
    #expect(after.said.isEmpty, "\(after.said)")
    #expect(after.shown.hasPrefix(text.dropLast()), "\(after.shown)")
  }
}
