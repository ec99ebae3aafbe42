import Testing

/// Which heading a link inside a text, or into a text, leads to where several headings of an entry
/// have the same text.
struct AnchorOrderTests {
  private static let model = """
    struct Note: Entry {
      @Key var title: String
      var note: Markdown?
      @Section("Extra") var extra: Markdown?
      @Section("Steps") var steps: [Step] = []
      @Body var text: Markdown
    }
    struct Step: Component { @Heading var name: String?; @Body var does: Markdown }
    """

  private func built(_ apple: String, _ template: String, pear: String = "Soft.") throws
    -> BuiltSite
  {
    try BuiltSite(
      site([
        "Content/Models/Note.swift": Self.model, "Content/notes/apple.md": apple,
        "Content/notes/pear.md": "---\ntitle: Pear\n---\n\(pear)\n",
        "Content/notes/quince.md": "---\ntitle: Quince\n---\nHard.\n",
        "Templates/entry.html": """
        {% extends "base.html" %}
        {% block main %}<h1>{{ note.title }}</h1>\(template){% endblock %}
        """,
      ]))
  }

  private static let matter =
    "---\ntitle: Apple\nnote: \"See [own](#usage) [text](#more).\\n\\n## Usage\\n\\nOf the note.\"\n---\n"
  private static let body = "See [usage](#usage).\n\n## Usage\n\n## More\n"

  @Test func `headings of front matter have numbers after those of the body`() throws {
    let page = try built(
      Self.matter + Self.body, "{{ note.note | default(\"\") }}<hr>{{ note.text }}",
      pear: "[x](apple.md#usage)")
    #expect(page.messages == "")
    let html = page["notes/apple/index.html"]
    #expect(html.contains("<a href=\"#usage-1\">own</a> <a href=\"#more\">text</a>"), "\(html)")
    #expect(html.contains("<h2 id=\"usage-1\">Usage</h2>\n<p>Of the note"), "\(html)")
    #expect(html.contains("<a href=\"#usage\">usage</a>"), "\(html)")
    #expect(html.contains("<h2 id=\"usage\">Usage</h2>\n<h2 id=\"more\">"), "\(html)")
    #expect(page["notes/pear/index.html"].contains("href=\"../apple/#usage\""))
  }

  @Test func `a page may show one of several texts`() throws {
    let text = try built(Self.matter + Self.body, "{{ note.text }}")
    #expect(text.messages == "")
    #expect(text["notes/apple/index.html"].contains("<h2 id=\"usage\">"))
    let note = try built(
      Self.matter.replacing(" [text](#more)", with: "") + Self.body,
      "{{ note.note | default(\"\") }}")
    #expect(note.messages == "")
    #expect(note["notes/apple/index.html"].contains("<a href=\"#usage-1\">own</a>"))
    #expect(note["notes/apple/index.html"].contains("<h2 id=\"usage-1\">"))
  }

  @Test func `headings of sections count in the order of the document`() throws {
    let apple = """
      ---
      title: Apple
      ---
      Go [one](#setup) [two](#setup-1) [three](#setup-2)

      ## Setup

      First.

      ## Extra

      See [own](#setup).

      ### Setup

      Second.

      ## Rest

      ### Setup

      Third.
      """
    let page = try built(apple, "{{ note.text }}<hr>{{ note.extra | default(\"\") }}")
    #expect(page.messages == "")
    let html = page["notes/apple/index.html"]
    #expect(html.contains("<h2 id=\"setup\">Setup</h2>\n<p>First"), "\(html)")
    #expect(html.contains("<h3 id=\"setup-1\">Setup</h3>\n<p>Second"), "\(html)")
    #expect(html.contains("<h3 id=\"setup-2\">Setup</h3>\n<p>Third"), "\(html)")
    #expect(
      html.contains(
        "<a href=\"#setup\">one</a> <a href=\"#setup-1\">two</a> <a href=\"#setup-2\">three</a>"),
      "\(html)")
    #expect(html.contains("<a href=\"#setup-1\">own</a>"), "\(html)")
  }

  @Test func `a link in a component leads to a heading of its own text`() throws {
    let apple = """
      ---
      title: Apple
      ---
      Text.

      ## Steps

      ### Mix

      See [tip](#tip).

      #### Tip

      One.

      ### Fry

      See [tip](#tip).

      #### Tip

      Two.
      """
    let page = try built(
      apple, "{% for step in note.steps %}{% if loop.last %}{{ step.does }}{% endif %}{% endfor %}")
    #expect(page.messages == "")
    let html = page["notes/apple/index.html"]
    #expect(html.contains("<a href=\"#tip-1\">tip</a>"), "\(html)")
    #expect(html.contains("<h4 id=\"tip-1\">Tip</h4>\n<p>Two"), "\(html)")
  }

  @Test func `a link in an excerpt leads to a heading of its own text`() throws {
    let matter = """
      ---
      title: Apple
      note: "See [own](#usage).\\n\\n<!-- more -->\\n\\n## Usage"
      ---

      """
    let page = try built(
      matter + Self.body,
      "{{ note.note | default(note.text) | excerpt | default(note.text) }}{{ note.note | default(\"\") }}"
    )
    #expect(page.messages == "")
    #expect(page["notes/apple/index.html"].contains("#usage-1\">own</a>"))
    #expect(!page["notes/apple/index.html"].contains("#usage\">own</a>"))
  }
}
