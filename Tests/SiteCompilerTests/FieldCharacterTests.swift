import Testing

/// Characters that pages cannot hold, in the texts of fields, settings and messages.
struct FieldCharacterTests {
  private let page = """
    {% extends "base.html" %}
    {% block main %}<h1>{{ note.title }}</h1>{% endblock %}
    """

  private func files(_ title: String) -> [String: String] {
    site([
      "Content/notes/apple.md": "---\ntitle: \(title)\nstars: 3\n---\nA text.\n",
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nSoft.\n",
      "Templates/entry.html": page,
    ])
  }

  @Test(arguments: [
    ("\\u0007", "U+0007"), ("\\a", "U+0007"), ("\\x0B", "U+000B"), ("\\v", "U+000B"),
    ("\\e", "U+001B"), ("\\u007F", "U+007F"), ("\\N", "U+0085"), ("\\uFFFE", "U+FFFE"),
    ("\\uFDD0", "U+FDD0"), ("\\U0001FFFF", "U+1FFFF"),
  ])
  func `of a field are told at their escapes, and left out`(
    escape: String, name: String
  ) throws {
    let built = try BuiltSite(files("\"A\\\\b\(escape)c\""))
    #expect(
      built.messages.contains(
        "Content/notes/apple.md:2:13: warning[W0402]: \(name) is not a character"),
      "\(built.messages)")
    #expect(built.paths.contains("notes/apple/index.html"))
    #expect(built["notes/apple/index.html"].contains("<h1>A\\bc</h1>"))
  }

  @Test(arguments: [
    ("\"App\u{200B}le\"", "2:12", "U+200B"), ("App\u{200B}le", "2:11", "U+200B"),
    ("\"App\\u200Ble\"", "2:12", "U+200B"), ("\"\\uFEFFApple\"", "2:9", "U+FEFF"),
    ("Apple\u{FEFF}", "2:13", "U+FEFF"),
  ])
  func `without width are told and left out`(title: String, place: String, name: String) throws {
    let built = try BuiltSite(files(title))
    #expect(
      built.messages.contains(
        "Content/notes/apple.md:\(place): warning[W0104]: zero-width character \(name)"),
      "\(built.messages)")
    #expect(built["notes/apple/index.html"].contains("<h1>Apple</h1>"))
  }

  /// Joiners in emoji and in Persian, soft hyphens, marks of direction, and the space between words
  /// of Thai and Khmer.
  @Test(arguments: [
    "👩\u{200D}🍳 Apple", "می\u{200C}خواهم", "Ap\u{AD}ple", "\u{200F}שלום", "ขนม\u{200B}จีน",
    "ភាសា\u{200B}ខ្មែរ", "“Apple” – pear",
  ])
  func `that are invisible and rightful stay`(title: String) throws {
    let built = try BuiltSite(files(title))
    #expect(built.messages == "")
    let body = try messages(
      about: site(["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n\(title)\n"]))
    #expect(body == "", "\(body)")
  }

  /// Eight bytes are checked together.
  @Test(arguments: [1, 6, 7, 8, 9, 15, 16, 17], ["\\u0007", "\\u007F", "\\uFDD0"])
  func `are found at any place of a text`(offset: Int, escape: String) throws {
    let title = String(repeating: "~", count: offset) + escape + " é"
    #expect(try messages(about: files("\"A\(title)\"")).contains("W0402"))
    #expect(
      try !messages(about: files("\"A\(title.replacing(escape, with: "ñ"))\"")).contains("W0402"))
  }

  @Test(arguments: ["\"A\\tb\\nc\"", "\"\\u00e9\\u0085\"", "'A\\u0007b'", "A\\u0007b"])
  func `are no others`(title: String) throws {
    let said = try messages(about: files(title))
    #expect(said.contains("W0402") == title.contains("\\u0085"), "\(said)")
  }

  @Test(arguments: ["\"\\uFFFE\"", "\"\\u007F\"", "\"\\u0007 \\uFFFF\""])
  func `are no text where there is nothing else`(title: String) throws {
    let said = try messages(about: files(title))
    #expect(said.contains("Content/notes/apple.md:2:8: error[E0311]: 'title' is blank"), "\(said)")
  }

  @Test func `of a list and of an image are told, too`() throws {
    var files = files("Apple")
    files["Content/notes/apple.md"] = """
      ---
      title: Apple
      stars: 3
      names: ["a\\u0007b"]
      picture: { src: dot.svg, alt: "A\\u0007dot", credit: "A\\u0007na" }
      ---
      A text.
      """
    files["Content/notes/dot.svg"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>"
    files["Content/Models/Note.swift"]?.replace(
      "@Body", with: "var names: [String]\n  var picture: Image?\n  @Body")
    files["Templates/entry.html"] = """
      {% extends "base.html" %}
      {% block main %}<p>{{ note.names | join }}{% if note.picture %} {{ note.picture.alt }}, \
      {{ note.picture.credit | default("") }}{% endif %}</p>{% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built.messages.ranges(of: "warning[W0402]").count == 3, "\(built.messages)")
    let page = built["notes/apple/index.html"]
    #expect(page.contains("<p>ab Adot, Ana</p>"), "\(page)")
  }

  @Test(arguments: [
    ("\\u0001", "warning[W0402]"), (" \\u0080 ", "warning[W0402]"), ("\\uFFFE", "warning[W0402]"),
    ("\\u200B", "warning[W0104]"), (" ", ""),
  ])
  func `are told where a text that may be missing has nothing else`(
    text: String, warning: String
  ) throws {
    var files = files("Apple")
    files["Content/notes/apple.md"] =
      "---\ntitle: Apple\nstars: 3\nlead: \"\(text)\"\n---\nA text.\n"
    files["Content/Models/Note.swift"]?.replace("@Body", with: "var lead: String?\n  @Body")
    files["Templates/entry.html"] = """
      {% extends "base.html" %}
      {% block main %}<p>{{ note.lead | default("none") }}</p>{% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built["notes/apple/index.html"].contains("<p>none</p>"))
    #expect(built.messages.hasPrefix("Content/notes/apple.md:4:") == !warning.isEmpty)
    #expect(built.messages.contains(warning) || warning.isEmpty, "\(built.messages)")
  }

  @Test func `of JSON, of settings and of interface texts are told, too`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "")
      .replacing("title: Small", with: "title: \"Sm\\u0007all\"")
      .replacing("notes/*.md", with: "notes.json")
    let built = try BuiltSite(
      site([
        "Content/site.yaml": yaml,
        "Content/notes.json": "[{\"title\": \"Pe\\u0001ar\", \"stars\": 4, \"text\": \"T\"}]",
        "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
        "Content/messages/en.yaml": "hello: \"He\\u0002llo\"\n",
        "Templates/home.html": """
        {% extends "base.html" %}
        {% block main %}<a href="{{ url("notes") }}">{{ t("hello") }}, {{ site.title }}</a>{% endblock %}
        """,
      ]))
    for place in [
      "Content/site.yaml:1:11: warning[W0402]: U+0007",
      "Content/notes.json:1:15: warning[W0402]: U+0001",
      "Content/messages/en.yaml:1:11: warning[W0402]: U+0002",
    ] {
      #expect(built.messages.contains(place), "\(built.messages)")
    }
    #expect(built["index.html"].contains(">Hello, Small</a>"))
    #expect(built["notes/index.html"].contains(">Pear</a>"))
  }
}
