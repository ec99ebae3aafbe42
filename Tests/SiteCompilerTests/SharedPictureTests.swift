import SiteCompiler
import TestSupport
import Testing

/// What the theme shows where a page is shared, and the icon that it names.
struct SharedPictureTests {
  private static let png = SmallPNG.bytes(width: 60, height: 40)

  private func site(
    address: String = "address: https://example.org/", _ more: [String: [UInt8]] = [:]
  ) throws -> ThemedSite {
    var files: [String: [UInt8]] = [:]
    let texts = [
      "Content/site.yaml": """
      title: Small
      \(address)
      collections:
        notes: { model: Note, from: notes/*.md }
      sections:
        notes:
          title: Notes
          at: /
          pages:
            list: { list: notes }
            note: { entry: notes }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var image: Image?
        @Body var text: Markdown
      }
      """,
      "Content/notes/pixels.md":
        "---\ntitle: A\nimage: { src: a.png, alt: Red & blue }\n---\nText.\n",
      "Content/notes/drawn.md": "---\ntitle: B\nimage: { src: b.svg, alt: Drawn }\n---\nText.\n",
      "Content/notes/none.md": "---\ntitle: C\n---\nText.\n",
      "Content/notes/b.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>",
    ]
    for (path, text) in texts { files[path] = Array(text.utf8) }
    files["Content/notes/a.png"] = Self.png
    return try ThemedSite(
      files: files.merging(more) { $1 }.map { (path: $0.key, bytes: $0.value) })
  }

  /// The contents of the `meta` elements about the shared picture.
  private func shared(_ page: String) -> [String] {
    page.split(separator: "\n").filter { $0.contains("property=\"og:image") }
      .flatMap { $0.split(separator: "<meta ") }.filter { $0.contains("og:image") }
      .map { line in
        let part = line.dropFirst("property=\"og:image".count)
        return part.replacing("\" content=\"", with: " ").replacing("\">", with: "")
          .split(separator: "\n").joined()
      }
  }

  @Test func `is the entry's own, with its size, where programs take its format`() throws {
    let built = try site()
    #expect(built.messages == "")
    #expect(
      shared(built["pixels/index.html"]) == [
        " https://example.org/notes/a.png", ":width 60", ":height 40", ":alt Red &amp; blue",
      ])
    #expect(shared(built["drawn/index.html"]) == [])
    #expect(shared(built["none/index.html"]) == [])
    #expect(shared(built["index.html"]) == [])
  }

  @Test func `is that of the site elsewhere`() throws {
    let built = try site(["Templates/assets/share.png": Self.png])
    #expect(built.messages == "")
    #expect(shared(built["pixels/index.html"]).first == " https://example.org/notes/a.png")
    #expect(shared(built["pixels/index.html"]).count == 4)
    for page in ["drawn/index.html", "none/index.html", "index.html"] {
      let found = shared(built[page])
      #expect(found.first?.hasPrefix(" https://example.org/assets/share.") == true)
      #expect(found.dropFirst() == [":width 1200", ":height 630", ":alt Small"])
    }
  }

  @Test func `is none of a site without an address`() throws {
    let built = try site(address: "language: en", ["Templates/assets/share.png": Self.png])
    #expect(built.messages == "")
    #expect(shared(built["pixels/index.html"]) == [])
  }

  @Test func `that a template chooses comes without the size of another, and may be none`() throws {
    let template = """
      {% extends "base.html" %}
      {% block share_picture %}{% if entry.image %}{{ entry.image.src | absolute }}{% endif %}{% endblock %}
      {% block main %}<h2>{{ page.title }}</h2>{{ entry.text }}{% endblock %}
      """
    let built = try site([
      "Templates/assets/share.png": Self.png, "Templates/entry.html": Array(template.utf8),
    ])
    #expect(built.messages == "")
    #expect(shared(built["pixels/index.html"]) == [" https://example.org/notes/a.png"])
    #expect(shared(built["none/index.html"]) == [])
  }

  @Test(arguments: [
    ("Static/favicon.ico", "<link rel=\"icon\" href=\"../favicon.ico\">"),
    ("Static/favicon.svg", "<link rel=\"icon\" href=\"../favicon.svg\" type=\"image/svg+xml\">"),
    ("Static/favicon.png", "<link rel=\"icon\" href=\"../favicon.png\" type=\"image/png\">"),
    (
      "Static/apple-touch-icon.png",
      "<link rel=\"apple-touch-icon\" href=\"../apple-touch-icon.png\">"
    ),
    ("Static/other.png", "<link rel=\"icon\" href=\"data:,\">"),
  ])
  func `an icon among the static files is linked`(path: String, link: String) throws {
    let bytes =
      path.hasSuffix("svg")
      ? Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>".utf8) : Self.png
    let built = try site([path: bytes])
    #expect(built.messages == "")
    #expect(built["none/index.html"].contains(link), "\(built["none/index.html"].prefix(3000))")
  }
}
