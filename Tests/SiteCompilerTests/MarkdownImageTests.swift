import Testing

/// Images in Markdown keep their place on the page while they load.
struct MarkdownImageTests {
  private let note = "---\ntitle: Pear\nstars: 3\n---\n![A pear](pear.svg) [it](pear.svg)\n"

  @Test func `an image has the width and height of its file`() throws {
    let files = site([
      "Content/notes/pear.md": note,
      "Content/notes/pear.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"></svg>",
    ])
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    #expect(
      built["notes/pear/index.html"].contains(
        #"<img src="../pear.svg" width="40" height="30" alt="A pear">"#))
  }

  /// Names of pictures, and how URLs write them (RFC 3986, section 2).
  private static let names = [
    ("zaA.svg", "zaA.svg"), ("za%41.svg", "za%2541.svg"), ("a b.svg", "a%20b.svg"),
    ("a%20b.svg", "a%2520b.svg"), ("it's & #1;.svg", "it%27s%20%26%20%231%3B.svg"),
    ("(1)+[2]{3}^`.svg", "%281%29%2B%5B2%5D%7B3%7D%5E%60.svg"), ("100%.svg", "100%25.svg"),
    ("\u{e9}.svg", "\u{e9}.svg"),
  ]

  @Test(arguments: names)
  func `the address of a file is encoded for URLs`(_ name: String, _ address: String) throws {
    var changes = [
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        var title: String
        var image: Image
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md": """
      ---
      title: Apple
      image: { src: "\(name)", alt: A }
      ---
      ![A](<\(address)>) [it](<\(address)>)
      """,
      "Templates/entry.html": """
      {% extends "base.html" %}
      {% block main %}<h1>{{ note.title }}</h1><img alt="" src='{{ note.image.src }}'>{{ note.text }}
      <script type="application/json">{{ note | json }}</script>{% endblock %}
      """,
    ]
    for (index, (name, _)) in Self.names.enumerated() {
      changes["Content/notes/" + name] =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 \(index + 1)\"></svg>"
    }
    var files = site(changes)
    for path in files.keys where path.hasSuffix(".md") && !path.hasSuffix("/apple.md") {
      files[path] = nil
    }
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let height = 1 + (Self.names.firstIndex { $0.0 == name } ?? -1)
    let page = built["notes/apple/index.html"]
    #expect(page.contains("<img alt=\"\" src='../\(address)'>"), "\(page)")
    #expect(
      page.contains("<img src=\"../\(address)\" width=\"40\" height=\"\(height)\" alt=\"A\">"),
      "\(page)")
    #expect(page.contains("<a href=\"../\(address)\">it</a>"))
    #expect(page.contains(#""src": "../\#(address)""#))
    #expect(built["notes/" + name].contains("0 0 40 \(height)\""))
  }

  @Test func `an image that is none is told where it is written`() throws {
    let said = try messages(
      about: site(["Content/notes/pear.md": note, "Content/notes/pear.svg": "hello"]))
    #expect(said.contains("pear.md:5:11: error[E0332]: the image 'pear.svg' cannot be used"))
    #expect(errorCount(said) == 1)
  }
}
