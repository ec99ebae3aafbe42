import Testing

/// HTML that a template does not tell to be right or wrong: finished pages are checked.
struct FinishedHTMLTests {
  /// The page of a note, whose main part opens a list by its title and closes it by a variable.
  private static func files(closedWhen condition: String) -> [String: String] {
    site([
      "Templates/entry.html": """
      <!doctype html><html lang="en"><head><title>{{ note.title }}</title></head><body>
      <h1>x</h1>
      {% set list = namespace(open=false) %}
      {% if note.stars > 3 %}<ul><li>{{ note.title }}</li>{% set list.open = true %}{% endif %}
      {% if \(condition) %}</ul>{% endif %}
      </body></html>
      """,
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nx\n",
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nx\n",
    ])
  }

  @Test func `right pages pass, however they are made`() throws {
    #expect(try messages(about: Self.files(closedWhen: "list.open")) == "")
  }

  @Test func `a wrong page is reported in the template, with the page`() throws {
    let said = try messages(about: Self.files(closedWhen: "not list.open"))
    #expect(said.contains("Templates/entry.html:5:"), "\(said)")
    #expect(said.contains("error[E0801]"), "\(said)")
    #expect(said.contains("'/notes/"), "\(said)")
  }
}
