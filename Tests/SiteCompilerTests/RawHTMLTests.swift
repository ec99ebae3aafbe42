import Testing

/// HTML in Markdown, where a collection allows it.
struct RawHTMLTests {
  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>"

  private func files(_ html: String, _ more: [String: String] = [:]) -> [String: String] {
    var changes = more
    changes["Content/site.yaml"] = smallSite["Content/site.yaml"]?.replacing(
      "order: title }", with: "order: title, raw-html: true }")
    changes["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\n" + html + "\n"
    changes["Content/notes/c.svg"] = Self.drawing
    return site(changes)
  }

  @Test(arguments: [
    ("<p><a href=\"pear.md\">x</a></p>", "<a href=\"../pear/\">"),
    ("A <a href='pear.md?a=1&amp;b#ab'>x</a>", "<a href=\"../pear/?a=1&amp;b#ab\">"),
    ("A <a href=pear.md>x</a>", "<a href=\"../pear/\">"),
    ("A <a href=\" pear.md \">x</a>", "<a href=\"../pear/\">"),
    ("A <a href=\"notes:pear\">x</a>", "<a href=\"../pear/\">"),
    ("> <p><a\n> href=\"/notes/\">x</a></p>", "<a\nhref=\"../\">"),
    ("<img alt=\"y\" src=\"c.svg\">", "<img alt=\"y\" src=\"../c.svg\" width=\"4\" height=\"3\">"),
    (
      "<img alt=\"y\" width=\"4\" height=\"3\" src=\"c.svg\" srcset='c.svg 1x, /notes/c.svg 2x'>",
      "srcset=\"../c.svg 1x, ../c.svg 2x\""
    ),
    (
      "<video controls poster=\"c.svg\"></video>",
      "poster=\"../c.svg\""
    ),
    ("<form action=\"/notes/\"><button>Go</button></form>", "<form action=\"../\">"),
    ("A <a href=\"pear.md\" ping=\"pear.md /\">x</a>", "ping=\"../pear/ ../../\""),
    (
      "<div itemscope>\n<meta itemprop=image content='c.svg'></div>",
      "<meta itemprop=image content=\"../c.svg\">"
    ),
    (
      "A <a href=\"https://example.org/?a=1&amp;b\">x</a>",
      "href=\"https://example.org/?a=1&amp;b\""
    ),
  ])
  func `an address in raw HTML leads where a Markdown link would`(
    html: String, expected: String
  ) throws {
    let built = try BuiltSite(
      files(
        html, ["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n<b id=\"ab\">x</b>\n"]))
    #expect(built.messages.isEmpty, "\(built.messages)")
    let page = built["notes/apple/index.html"]
    #expect(page.contains(expected), "\(page)")
    if html.contains("c.svg") { #expect(built.paths.contains("notes/c.svg")) }
  }

  @Test(arguments: [
    "<style>p { background: url(c.svg) }</style>", "<p style=\"background: URL(c.svg)\">x</p>",
    "A <b style=\"background: u\\72l(c.svg)\">x</b>",
  ])
  func `a text holds no style sheet, and no style that leads to a file`(html: String) throws {
    let said = try messages(about: files(html))
    #expect(said.contains("Content/notes/apple.md:5:") && said.contains("error[E0409]"), "\(said)")
    #expect(!(try messages(about: files("<b style=\"color: red\">x</b>"))).contains("E0409"))
  }

  @Test(arguments: [
    ("A <a href=\"perr.md\">x</a>", "5:12: error[E0606]: 'perr.md' leads to no page or file"),
    ("A\n> <p><img alt=\"y\" src=\"gone.svg\">", "6:24: error[E0606]: 'gone.svg' leads to no page"),
    (
      "<img alt=\"y\" src=\"c.svg\" srcset=\"c.svg 1x, gone.svg 2x\">",
      "5:44: error[E0606]: 'gone.svg'"
    ),
    ("A <a href=\"java&#115;cript:x\">x</a>", "5:12: error[E0405]: a link cannot lead to"),
    (
      "<meta http-equiv=refresh content=\"0;url=java&#115;cript:x\">",
      "5:41: error[E0405]: a link cannot lead to"
    ),
    ("<meta http-equiv=refresh content=\"0; url='gone/'\">", "5:43: error[E0606]: 'gone/'"),
    (
      "<div itemscope><meta itemprop=image content=gone.png></div>",
      "5:45: error[E0606]: 'gone.png'"
    ),
    ("A <a href=\"pear.md\" ping=\"/notes/ gone/\">x</a>", "5:35: error[E0606]: 'gone/'"),
    ("<video controls src=\"data:x\"></video>", "5:22: error[E0405]: a file cannot come from"),
    ("A <a href=\"\">x</a>", "error[E0404]: this link has no destination"),
    ("<img alt=\"y\" src=\"//example.org/x.png\">", "5:19: error[E0406]"),
    ("A <a href=\"#gone\">x</a>", "5:12: error[E0606]: there is no id 'gone'"),
    ("<b id=\"x\">1</b>\n\n## X", "7:1: error[E0606]: the id 'x' stands twice"),
    ("<div>\n\nText\n", "5:1: error["),
    ("A <b>bold</i> word", "error["),
    ("- a\n- <p>b\n  <img src=\"c.svg\">\n  </p>", "7:3: error["),
    ("> A\n>\n> <ul><p>x</p></ul>", "7:7: error["),
  ])
  func `a mistake in raw HTML is underlined in the Markdown`(
    html: String, message: String
  ) throws {
    let said = try messages(about: files(html))
    #expect(said.contains("Content/notes/apple.md:"), "\(said)")
    #expect(said.contains(message), "\(said)")
    #expect(!said.contains("Templates/"), "\(said)")
  }

  @Test(arguments: [
    "<div class=\"box\">\n\n## Inside\n\n- a\n- b <kbd>c</kbd>\n\n</div>",
    "| a | b |\n|---|---|\n| <b>c</b> | d |\n",
    "A [link with <em>mark</em>](pear.md) and *<u>u</u>*.[^1]\n\n[^1]: Note <b>x</b>.\n",
    "<details>\n<summary>More</summary>\n\nText.\n\n</details>\n\n<!-- a comment -->",
    "A line<br>and one more.",
  ])
  func `raw HTML around and inside of Markdown is right`(html: String) throws {
    #expect(try messages(about: files(html)) == "")
  }
}

/// Pages that show the whole texts of several entries.
struct SeveralTextsTests {
  private func built(_ entry: String) throws -> BuiltSite {
    let text = "## Taste\n\nGood[^1], see [above](#taste).\n\n[^1]: Very.\n"
    return try BuiltSite(
      site([
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n" + text,
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n" + text,
        "Templates/list.html": """
        {% extends "base.html" %}{% block main %}{% for note in items %}<article>{{ note.text }}\
        </article>{% endfor %}{% if pagination.next %}<a href="{{ pagination.next }}">More</a>\
        {% endif %}{% endblock %}
        """,
        "Templates/entry.html": entry,
      ]))
  }

  @Test func `the ids of the second text begin with its slug`() throws {
    let built = try built(
      "{% extends 'base.html' %}{% block main %}<h1>{{ note.title }}</h1>{{ note.text }}{% endblock %}"
    )
    #expect(built.messages.isEmpty, "\(built.messages)")
    let list = built["notes/index.html"]
    for part in [
      "id=\"taste\"", "href=\"#taste\"", "id=\"pear.taste\"", "href=\"#pear.taste\"",
      "href=\"#pear.footnote-1\"", "id=\"pear.footnote-1\"",
    ] { #expect(list.contains(part), "\(part) is missing: \(list)") }
    #expect(built["notes/pear/index.html"].contains("<h2 id=\"taste\">"))
  }

  @Test(arguments: [
    ("a", "a-b", "b c", "c"), ("a", "a-2", "2 c", "c"),
  ])
  func `an id that a slug and a heading make together is no other one`(
    first: String, second: String, heading: String, other: String
  ) throws {
    func note(_ slug: String, _ heading: String) -> String {
      let anchor = heading.replacing(" ", with: "-")
      let matter = "---\ntitle: N \(slug)\nstars: 3\nslug: \(slug)\n---\n"
      return matter + "## \(heading)\n\n[Up](#\(anchor)).\n"
    }
    let built = try BuiltSite(
      site([
        "Content/notes/0.md": "---\ntitle: A\nstars: 3\n---\n## Zero\n",
        "Content/notes/apple.md": note(first, heading),
        "Content/notes/pear.md": note(second, other),
        "Templates/list.html": """
        {% extends "base.html" %}{% block main %}{% for note in collections.notes %}{{ note.text }}\
        {% endfor %}{% endblock %}
        """,
      ]))
    #expect(!built.messages.contains("error"), "\(built.messages)")
    let list = built["notes/index.html"]
    for id in [
      first + "." + heading.replacing(" ", with: "-"), second + "." + other,
    ] { #expect(list.contains("id=\"\(id)\"") && list.contains("href=\"#\(id)\""), "\(list)") }
  }

  @Test func `an entry's own page keeps the ids of its text, wherever it stands`() throws {
    let built = try built(
      """
      {% extends 'base.html' %}{% block main %}<h1>{{ note.title }}</h1>\
      {% for other in collections.notes %}{{ other.text }}{% endfor %}{% endblock %}
      """)
    #expect(built.messages.isEmpty, "\(built.messages)")
    let page = built["notes/pear/index.html"]
    #expect(
      page.contains("<h2 id=\"taste\">") && page.contains("<h2 id=\"apple.taste\">"), "\(page)")
  }
}
