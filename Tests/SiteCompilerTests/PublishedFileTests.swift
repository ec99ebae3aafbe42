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
}
