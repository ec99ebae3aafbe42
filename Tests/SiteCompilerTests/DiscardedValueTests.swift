import Testing

/// Values of content that are not safe where a template prints them, so that they are replaced.
struct DiscardedValueTests {
  private static func said(_ markup: String, title: String) throws -> String {
    try messages(
      about: site([
        "Templates/entry.html": """
        <!doctype html><html lang="en"><head><meta charset=utf-8><title>{{ note.title }}</title></head><body>
        <h1>x</h1>
        \(markup)
        </body></html>
        """,
        "Content/notes/apple.md": "---\ntitle: \"\(title)\"\nstars: 3\n---\nx\n",
        "Content/notes/pear.md": "---\ntitle: pear\nstars: 4\n---\nx\n",
      ]))
  }

  @Test(arguments: [
    ("<a href=\"{{ note.title }}\">x</a>", "javascript:go()", "Content/notes/apple.md:2:"),
    ("<a href=\"{{ note.title }}\">x</a>", "sms:+12", "Content/notes/apple.md:2:"),
    ("<p style=\"color: {{ note.title }}\">x</p>", "rgb(1,2,3)", "Content/notes/apple.md:2:"),
    ("<p style=\"background: url('{{ note.title }}')\">x</p>", "a:b", "Content/notes/apple.md:2:"),
    ("<img alt=\"\" srcset=\"{{ note.title }} 2x\">", "data:x", "Content/notes/apple.md:2:"),
    ("<p style=\"color: {{ note.title | upper }}\">x</p>", "1px 2px", "Templates/entry.html:3:"),
    (
      "{% set link %}<p style=\"color: {{ note.title }}\">x</p>{% endset %}{{ link }}", "a;b",
      "Content/notes/apple.md:2:"
    ),
  ])
  func `a value that a page does not have is an error where it is written`(
    markup: String, title: String, place: String
  ) throws {
    let said = try Self.said(markup, title: title)
    #expect(said.contains("error[E0554]"), "\(said)")
    #expect(said.contains(place), "\(said)")
  }

  @Test(arguments: [
    ("<a href=\"{{ note.title }}\">x</a>", "https://example.net/"),
    ("<p style=\"color: {{ note.title }}\">x</p>", "#fed"),
    ("<p style=\"width: {{ note.title }}\">x</p>", "-.5em"),
    ("<p style=\"width: {{ note.stars }}px\">x</p>", "a;b"),
    ("<p title=\"{{ note.title }}\">x</p>", "javascript:go()"),
  ])
  func `a value that a page has passes`(markup: String, title: String) throws {
    #expect(try !Self.said(markup, title: title).contains("E0554"))
  }
}
