import Testing

/// Builds that take over content and assets from the one before: of more files than are loaded
/// together, some of which have changed.
struct KnownContentTests {
  private static func note(_ number: Int) -> String {
    """
    ---
    title: Note \(number)
    image: { src: images/\(number % 5).svg, alt: Picture }
    ---

    Text of \(number).
    """
  }

  private static func picture(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\"/>"
  }

  private static let frame: [String: String] = [
    "Content/site.yaml": """
    title: Notes
    address: https://example.org/
    language: en
    theme: { corners: square }
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
    sections:
      notes: { title: Notes, at: /, pages: { list: { list: notes }, note: { entry: notes } } }
    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var image: Image
      @Body var text: Markdown
    }
    """,
    "Templates/list.html": """
    <!DOCTYPE html><html lang="en"><head><meta charset=utf-8><title>Notes</title>
    <link rel="stylesheet" href="{{ asset("theme.css") }}"></head><body><ul>{% for note in items %}
    <li>{{ note.title }}: {{ note.image.width }}</li>{% endfor %}</ul></body></html>
    """,
    "Templates/entry.html": """
    <!DOCTYPE html><html lang="en"><head><meta charset=utf-8><title>{{ note.title }}</title></head><body>
    <img src="{{ note.image.src }}" alt="{{ note.image.alt }}" width="{{ note.image.width }}"
    height="{{ note.image.height }}">{{ note.text }}</body></html>
    """,
    "Templates/assets/theme.css": "body { background: url(dot.svg) }\n",
    "Templates/assets/dot.svg": picture(9),
  ]

  private static let site = frame.merging(
    (0..<70).map { ("Content/notes/\(10 + $0).md", note($0)) }
      + (0..<5).map { ("Content/notes/images/\($0).svg", picture(10 + $0)) }
  ) { $1 }

  /// Edits, one after the other.
  private static let edits: [[String: String?]] = [
    ["Content/notes/10.md": note(0).replacing("Note 0", with: "Another")],
    // The text alone, which makes a page without the rest, and then what needs the rest.
    ["Content/notes/60.md": note(50).replacing("Text of", with: "Words of")],
    ["Content/notes/11.md": note(1).replacing("Note 1", with: "Different")],
    ["Content/notes/60.md": note(50)],
    ["Content/notes/images/2.svg": picture(77)],
    ["Content/notes/12.md": note(2).replacing("Note 2", with: "Third")],
    // A mistake in a file, a picture that is none, and a file more, which moves all others.
    ["Content/notes/40.md": note(30).replacing("title:", with: "tilte:")],
    ["Content/notes/40.md": note(30)],
    ["Content/notes/images/3.svg": "<svg/>"],
    ["Content/notes/13.md": note(3).replacing("Note 3", with: "Fourth")],
    ["Content/notes/images/3.svg": picture(13)],
    ["Content/notes/00.md": note(99)],
    ["Content/notes/00.md": nil, "Content/notes/50.md": note(40) + "\nMore.\n"],
    // What pages are made with, besides content.
    ["Templates/assets/dot.svg": picture(8)],
    ["Templates/assets/theme.css": "body { background: url(dott.svg) }\n"],
    ["Templates/assets/theme.css": "body { color: black }\n"],
    ["Content/site.yaml": (frame["Content/site.yaml"] ?? "").replacing("square", with: "round")],
    [
      "Content/Models/Note.swift": (frame["Content/Models/Note.swift"] ?? "")
        .replacing("var image", with: "@Within(1...9) var stars: Int = 3\n  var image")
    ],
    ["Content/notes/14.md": note(4).replacing("Note 4", with: "Fifth")],
  ]

  @Test(arguments: [
    ("part.html", "part.html"), ("a part, (1).html", "a part, (1).html"),
    ("part.html", #"p\u{61}rt.html"#), ("part.html", #"\x70art.html"#),
  ])
  func `a template is compiled again when what it includes has changed`(
    _ name: String, _ written: String
  ) throws {
    var files = Self.site
    let entry = try #require(files["Templates/entry.html"])
    files["Templates/entry.html"] = entry.replacing(
      "</body>", with: "{% include \"\(written)\" %}</body>")
    files["Templates/\(name)"] = "<p>before</p>"
    let site = WarmSite(files)
    // An escape that the language does not have is a mistake, in every build.
    let first = try site.build()
    site.change(["Templates/\(name)": "<p>after</p>"])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(first.counts == nil || made == cold, "\(made.difference(from: cold))")
    if first.counts != nil {
      #expect(made.files["public/10/index.html"]?.contains("after") == true)
    }
  }

  @Test func `every build makes and says what a build that knows nothing does`() throws {
    let site = WarmSite(Self.site)
    var published = try site.build().files
    for (number, edit) in Self.edits.enumerated() {
      site.change(edit)
      let made = try site.build()
      var cold = try site.coldOutcome()
      if cold.counts == nil { cold.files = published }
      #expect(made == cold, "edit \(number): \(made.difference(from: cold))")
      published = made.files
    }
  }
}
