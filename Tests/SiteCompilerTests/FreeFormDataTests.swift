import Testing

@Suite struct `Data of any shape in templates` {
  private func files(_ main: String) -> [String: String] {
    site([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var extra: JSON?
        var grid: [[Int]]
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md": """
      ---
      title: Apple
      stars: 3
      grid: [[1, 2], [3]]
      extra: { "</script>": "a & 'b'\\u2028", n: 1.50 }
      ---
      Ripe.
      """,
      "Templates/entry.html": """
      {% extends "base.html" %}
      {% block main %}\(main){% endblock %}
      """,
    ])
  }

  @Test func `is written as JSON, safe where it stands`() throws {
    let published = try BuiltSite(
      files(
        """
        {% if note.extra %}<p data-a="{{ note.extra | json }}">{{ note.extra | json }}</p>
        <script type="application/json">{{ note.extra | json }}</script>{% endif %}
        {% for row in note.grid %}<i>{% for cell in row %}{{ cell }},{% endfor %}</i>{% endfor %}
        """))
    #expect(published.messages == "")
    let page = published["notes/apple/index.html"]
    #expect(
      page.contains(
        #"""
        <p data-a="{&#34;\u003c/script\u003e&#34;:&#34;a \u0026 &#39;b&#39;\u2028&#34;,&#34;n&#34;:1.50}">
        """#))
    #expect(
      page.contains(
        #"""
        <script type="application/json">{"\u003c/script\u003e":"a \u0026 'b'\u2028","n":1.50}</script>
        """#))
    #expect(page.contains("<i>1,2,</i><i>3,</i>"))
  }

  @Test(arguments: [
    ("{% if note.extra %}{{ note.extra }}{% endif %}", "write 'note.extra | json'"),
    ("{% if note.extra %}{{ note.extra.n }}{% endif %}", "of type JSON"),
    ("{% if note.extra %}{% for x in note.extra %}x{% endfor %}{% endif %}", "JSON"),
    ("{% if note.extra == note.extra %}x{% endif %}", "error[E05"),
    ("{{ note.extra | length }}", "error[E05"),
    ("{{ note.grid }}", "cannot be printed"),
    ("{% for row in note.grid %}{{ row }}{% endfor %}", "cannot be printed"),
  ])
  func `has no text, no fields and no elements`(main: String, message: String) throws {
    let said = try messages(about: files(main))
    #expect(said.contains(message) && said.contains("error["), "\(said)")
  }

  @Test(arguments: [
    ("{ group: notes, by: extra }", "entries cannot be grouped by it"),
    ("{ group: notes, by: grid }", "entries cannot be grouped by it"),
    ("{ entry: notes, at: \"{extra}/\" }", "cannot be part of an address"),
    ("{ entry: notes.grid }", "cannot have pages"),
  ])
  func `decides no address`(page: String, message: String) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "") + "\n      more: " + page
    let said = try messages(
      about: files("x").merging(["Content/site.yaml": settings]) { $1 })
    #expect(said.contains(message), "\(said)")
  }

  @Test(arguments: ["extra", "grid"])
  func `gives no order`(field: String) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("order: title", with: "order: \(field)")
    let said = try messages(
      about: files("x").merging(["Content/site.yaml": settings]) { $1 })
    #expect(said.contains("error["), "\(said)")
  }
}
