import Testing

/// Headings of texts on the pages that show them.
struct HeadingTests {
  private func page(
    _ text: String, _ template: String, _ changes: [String: String] = [:]
  ) throws -> (html: String, messages: String) {
    var files = changes
    files["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\n" + text + "\n"
    files["Templates/notes/note.html"] = """
      <!doctype html><html lang="en"><meta charset=utf-8><title>{{ note.title }}</title>
      <body><main><h1>{{ note.title }}</h1>\(template)</main></body></html>
      """
    let built = try BuiltSite(site(files))
    return (built["notes/apple/index.html"], built.messages)
  }

  /// The tags of headings in a page, without attributes.
  private func tags(_ html: String) -> [Substring] {
    html.split(separator: "<").filter { $0.wholeMatch(of: /\/?h[1-6]\b(?s:.*)/) != nil }
      .map { $0.prefix { $0 != " " && $0 != ">" } }
  }

  @Test(arguments: [
    ("# A\n\n## B\n\n# C", "", ["h2", "/h2", "h3", "/h3", "h2", "/h2"]),
    ("### A\n\n##### B\n\nC\n===", "", ["h2", "/h2", "h3", "/h3", "h2", "/h2"]),
    ("## A\n\n### B", "", ["h2", "/h2", "h3", "/h3"]),
    ("> # A\n\n1. # B\n", "(3)", ["h4", "/h4", "h4", "/h4"]),
    ("# A\n\n## B\n\n### C", "(5)", ["h6", "/h6", "h6", "/h6", "h6", "/h6"]),
    ("## A\n\n#### B", "(0)", ["h1", "/h1", "h2", "/h2"]),
    ("# A `<h1>` *b*\n\n`<h1>`\n\n    <h1>\n", "", ["h2", "/h2"]),
  ])
  func `nested headings are below the one of the page, without gaps`(
    text: String, below: String, expected: [String]
  ) throws {
    let made = try page(text, "{{ note.text | nestheadings\(below) }}")
    #expect(tags(made.html).dropFirst(2).map(String.init) == expected, "\(made)")
  }

  @Test func `links, ids and footnotes of a text stay as they are when its headings are nested`()
    throws
  {
    let text = "# A[^1]\n\n[to *b*](#b) and ![x](images/dot.svg)\n\n#### B\n\n[^1]: Note.\n"
    let changes = [
      "Content/notes/images/dot.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>"
    ]
    let plain = try page(text, "{{ note.text }}", changes)
    let nested = try page(text, "{{ note.text | nestheadings }}", changes)
    #expect(
      nested.html
        == plain.html.replacing("<h1 id", with: "<h2 id").replacing(
          "</a></sup></h1>", with: "</a></sup></h2>"
        )
        .replacing("h4", with: "h3"), "\(nested)\n\(plain)")
    #expect(nested.messages.isEmpty, "\(nested.messages)")
  }

  @Test func `headings of raw HTML and of an excerpt are nested too`() throws {
    let settings = smallSite["Content/site.yaml"]?.replacing(
      "order: title }", with: "order: title, raw-html: true }")
    let made = try page(
      "# A\n\n<h4 class=\"x\">B</h4>\n\n<!-- more -->\n\n## C",
      "{{ note.text | excerpt | default(note.text) | nestheadings }}",
      ["Content/site.yaml": settings ?? ""])
    #expect(tags(made.html).dropFirst(2) == ["h2", "/h2", "h3", "/h3"], "\(made)")
  }

  @Test func `an excerpt of nested Markdown is nested`() throws {
    let made = try page(
      "# A\n\n<!-- more -->\n\n# C", "{{ note.text | nestheadings | excerpt | default(note.text) }}"
    )
    #expect(tags(made.html).dropFirst(2) == ["h2", "/h2"], "\(made)")
  }

  @Test(arguments: [-1, 6]) func `headings are below a level that there is`(level: Int) throws {
    let made = try page("# A", "{{ note.text | nestheadings(\(level)) }}")
    #expect(made.messages.contains("'nestheadings' takes the level of a heading, 0 to 5"))
  }

  @Test func `on a page with several texts a heading has the id that it has there`() throws {
    let list = """
      <!doctype html><html lang="en"><meta charset=utf-8><title>Notes</title><main><h1>Notes</h1>
      {% for note in items %}{% for part in note.text | headings %}<a href="#{{ part.id }}">{{ note.title }}</a>
      <a href="{{ note.url }}#{{ part.anchor }}">{{ note.title }} alone</a>{% endfor %}
      {{ note.text | nestheadings }}{% endfor %}{% if pagination.next %}<a href="{{ pagination.next }}">More</a>
      {% endif %}</main></html>
      """
    let built = try BuiltSite(
      site([
        "Templates/list.html": list,
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n## Soft\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\n## Soft\n",
      ]))
    let page = built["notes/index.html"]
    #expect(built.messages.isEmpty, "\(built.messages)")
    #expect(page.contains("<a href=\"#soft\">Apple</a>"), "\(page)")
    #expect(page.contains("<a href=\"#pear.soft\">Pear</a>"))
    #expect(page.contains("<a href=\"pear/#soft\">Pear alone</a>"))
    #expect(page.contains("<h2 id=\"pear.soft\">"))
  }

  @Test func `a text has its headings as a list, with those below them`() throws {
    let made = try page(
      "### Fish & *chips*\n\n##### Peas\n\n#### Mash\n\n###### Salt\n\n## Öl\n",
      """
      {% for part in note.text | headings %}<p>{{ part.level }} <a href="#{{ part.id }}">{{ part.title }}</a>\
      {% for child in part.children %}; {{ child.level }} <a href="#{{ child.id }}">{{ child.title }}</a>{% endfor %}</p>
      {% endfor %}{{ note.text | nestheadings }}
      """)
    #expect(
      made.html.contains(
        """
        <p>1 <a href="#fish--chips">Fish &amp; chips</a>; 2 <a href="#peas">Peas</a>; \
        2 <a href="#mash">Mash</a>; 3 <a href="#salt">Salt</a></p>
        <p>1 <a href="#%C3%B6l">Öl</a></p>
        """), "\(made)")
    #expect(made.messages.isEmpty, "\(made.messages)")
  }

  @Test func `only a text of Markdown has headings, and another text is itself when it is nested`()
    throws
  {
    let made = try page("A", "<p>{{ note.title | nestheadings }}</p>")
    #expect(made.html.contains("<p>Apple</p>"))
    let wrong = try page("A", "{% for part in note.title | headings %}{{ part.id }}{% endfor %}")
    #expect(wrong.messages.contains("'headings' needs Markdown"), "\(wrong.messages)")
  }

  @Test func `the theme lists the headings of a long text, and none of a short one`() throws {
    let texts =
      "{ title: Apple, text: \"# A\\n\\n### B\\n\\nC\\n\\n## D\" }\n- { title: Pear, text: \"# A\\n\\n### B\" }"
    let built = try ThemedSite(thingSite("var text: Markdown", "- " + texts))
    #expect(built.messages.isEmpty, "\(built.messages)")
    let page = built["things/apple/index.html"]
    #expect(page.contains("<nav class=\"on-page\" aria-label=\"On this page\">"), "\(page)")
    #expect(page.contains("<li><a href=\"#d\">D</a></li>"))
    #expect(tags(page) == ["h1", "/h1", "h2", "/h2", "h3", "/h3", "h3", "/h3"])
    #expect(!built["things/pear/index.html"].contains("on-page"))
  }
}
