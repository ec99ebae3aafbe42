import SiteCompiler
import Testing

/// A file is published only because a published page points to it.
struct PublishedFileTests {
  private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>"

  private func files() -> [String: String] {
    let names = [
      "shown", "listed", "hidden", "draft", "later", "over", "inText", "draftText", "secret",
      "cover", "literal",
    ]
    let pictures = names.map { ("Content/notes/\($0).svg", Self.picture) }
    func note(_ title: String, _ image: String, _ rest: String, _ text: String) -> String {
      "---\ntitle: \(title)\nimage: { src: \(image).svg, alt: A dot }\n"
        + "code: { src: secret.svg, alt: A code }\ncover: { src: cover.svg, alt: A dot }\n\(rest)"
        + "---\n\(text)\n"
    }
    return site([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var image: Image
        var cover: Image?
        @Secret var code: Image?
        @Body var text: Markdown
      }
      """,
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md }
        facts: { model: Note, from: facts/*.md }
        silent: { model: Note, from: silent/*.md }
      pages:
        home: { page: home, at: / }
        note: { entry: notes, at: "notes/{slug}/" }
      """,
      "Content/notes/apple.md": note("Apple", "shown", "", "![Dot](inText.svg)"),
      "Content/notes/pear.md": note("Pear", "draft", "draft: true\n", "![Dot](draftText.svg)"),
      "Content/notes/quince.md": note("Quince", "later", "publish: 2090-01-01\n", "Later."),
      "Content/notes/plum.md": note("Plum", "over", "expires: 1960-01-01\n", "Over."),
      "Content/facts/fact.md":
        "---\ntitle: Fact\nimage: { src: ../notes/listed.svg, alt: A }\n---\nA",
      "Content/silent/no.md": "---\ntitle: No\nimage: { src: ../notes/hidden.svg, alt: A }\n"
        + "cover: { src: ../notes/literal.svg, alt: A }\n---\n![B](../notes/draftText.svg)",
      "Templates/home.html": """
      {% extends "base.html" %}{% block main %}{% for fact in collections.facts %}\
      <img src="{{ fact.image.src }}" alt="A">{% endfor %}\
      <img src="/notes/literal.svg" alt="A">{% endblock %}
      """,
      "Templates/entry.html": """
      {% extends "base.html" %}{% block main %}<img src="{{ note.image.src }}" alt="A">\
      {{ note.text }}{% endblock %}
      """,
      "Templates/list.html": "",
    ]).merging(pictures) { $1 }
  }

  @Test("Only pictures that pages show are published, not those of drafts, of secrets or of none")
  func pictures() throws {
    let built = try BuiltSite(files())
    #expect(built.messages.isEmpty, "\(built.messages)")
    let published = built.paths.filter { $0.hasSuffix(".svg") }.sorted()
    #expect(
      published == ["inText", "listed", "literal", "shown"].map { "notes/\($0).svg" })
  }

  @Test("With its drafts, a site has their pictures")
  func drafts() throws {
    let built = try BuiltSite(files()) { $0.includesDrafts = true }
    #expect(built.paths.contains("notes/draft.svg") && built.paths.contains("notes/draftText.svg"))
  }

  @Test func `a file is published because only an asset points to it`() throws {
    let used = site([
      "Templates/assets/site.css": ".h { background: url(/notes/p/dot.svg) }",
      "Content/notes/p/dot.svg": Self.picture, "Content/notes/p/other.svg": Self.picture,
    ])
    let built = try BuiltSite(used)
    #expect(built.messages == "")
    #expect(built.paths.contains("notes/p/dot.svg"))
    #expect(!built.paths.contains("notes/p/other.svg"))
    for path in ["/notes/p/dto.svg", "/notes/pear.md", "/notes/p"] {
      let said = try messages(
        about: used.merging([
          "Templates/assets/site.css": ".h { background: url(\(path)) }"
        ]) { $1 })
      #expect(said.contains("error[E0710]"), "\(path) \(said)")
    }
  }

  @Test func `a file is published because a template names it`() throws {
    func files(_ markup: String) -> [String: String] {
      site([
        "Content/site.yaml": "address: https://example.org/sub/\n"
          + (smallSite["Content/site.yaml"] ?? ""),
        "Content/notes/p/dot.svg": Self.picture, "Content/notes/p/other.svg": Self.picture,
        "Templates/home.html":
          "{% extends \"base.html\" %}{% block main %}\(markup){% endblock %}",
      ])
    }
    func image(_ source: String) -> String {
      "<img src=\"\(source)\" alt=\"A dot\" width=\"9\" height=\"9\">"
    }
    let built = try BuiltSite(files(image("{{ url( '/notes/p/dot.svg' ) }}")))
    #expect(built.messages == "")
    #expect(built["index.html"].contains("<img src=\"notes/p/dot.svg\""))
    #expect(built.paths.contains("notes/p/dot.svg"))
    #expect(!built.paths.contains("notes/p/other.svg"))
    // A name in a branch that no page takes publishes nothing.
    let unused = try BuiltSite(
      files("{% if pages | length > 99 %}\(image("{{ url('/notes/p/dot.svg') }}")){% endif %}"))
    #expect(!unused.paths.contains("notes/p/dot.svg"))
    for wrong in ["/notes/p/dto.svg", "/notes/pear.md", "/notes/p/", "/notes/../notes/p/dot.svg"] {
      let said = try messages(about: files(image("{{ url(\"\(wrong)\") }}")))
      #expect(said.contains("error[E0519]"), "\(wrong) \(said)")
    }
    let fixed = try messages(
      about: files(image("/notes/p/dot.svg") + image("{{ url('/notes/p/dot.svg') }}")))
    #expect(fixed.contains("write '{{ url(\"/notes/p/dot.svg\") }}'"), "\(fixed)")
  }
}
