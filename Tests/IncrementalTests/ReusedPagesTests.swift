import TestSupport
import Testing

/// How many pages a build renders that plans the site again and knows the one before.
struct ReusedPagesTests {
  /// An edit, and how many pages are rendered for it; nil where all are.
  struct Edit: Sendable, CustomTestStringConvertible {
    let path: String
    let old: String
    let new: String
    let rendered: Int?

    init(_ path: String, _ old: String, _ new: String, rendered: Int?) {
      (self.path, self.old, self.new) = (path, old, new)
      self.rendered = rendered
    }

    var testDescription: String { "\(path): \(old) -> \(new)" }
  }

  /// The garden, with a list of texts on each note, and without pages that show all notes.
  private static let site = gardenSite.merging([
    "Content/site.yaml": shelfSettings(
      titled: "Garden", perPage: 2, also: "      find: { search: notes, at: find/, title: Find }\n"),
    "Content/Models/Note.swift": gardenNote
      + "\n  var tags: [String] = []\n  @Body var text: Markdown?\n}",
    "Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\nby: Ana\ntags: [sweet]\n---\n",
    "Templates/home.html": """
    {% extends "base.html" %}
    {% block main %}<p>Here it grows.</p>{% endblock %}
    """,
    "Templates/notes/note.html": """
    {% extends "base.html" %}
    {% block main %}<h1>{{ note.title }}</h1>{% for tag in note.tags %}<i>{{ tag }}</i>{% endfor %}\
    {% if note.image %}<img src="{{ note.image.src }}" alt="{{ note.image.alt }}" width="9" \
    height="9">{% endif %}<p>{{ note.day | date("yyyy") }} {{ note.mood }}</p>{% endblock %}
    """,
  ]) { $1 }.filter { path, _ in
    path != "Templates/feed.xml"
      && !path.hasPrefix("Content/notes/sk/") && !path.hasPrefix("Content/messages")
  }

  static let edits: [Edit] = [
    // The note, the one before it, whose page links to it, and all lists and people, for they show
    // titles of notes; the search, here and always.
    Edit("Content/notes/fig.md", "title: Fig", "title: Figs", rendered: 8),
    // The note and the search.
    Edit("Content/notes/fig.md", "by: Ana", "by: Ana\nday: 2025-04-05", rendered: 2),
    Edit("Content/notes/fig.md", "[sweet]", "[sweet, soft]", rendered: 2),
    Edit("Content/notes/fig.md", "[sweet]", "[]", rendered: 2),
    Edit("Content/notes/apple.md", "alt: A dot", "alt: Dots", rendered: 2),
    // The three pages of the list, which show stars, those of the groups, which tell how many notes
    // there are in each, and the search.
    Edit("Content/notes/apple.md", "stars: 3", "stars: 4", rendered: 7),
    // Both people, their list and the search.
    Edit("Content/notes/fig.md", "by: Ana", "by: Bo", rendered: 4),
    // All parts of the tool, the list of tools, and the search.
    Edit("Content/tools.json", "Blade", "Edge", rendered: 4),
    // Another group; another order of pages; a page more.
    Edit("Content/notes/fig.md", "stars: 5", "stars: 4", rendered: nil),
    Edit("Content/notes/fig.md", "title: Fig", "title: Zig", rendered: nil),
    Edit(
      "Content/tools.json", "\"Rake\"",
      "\"Rake\", \"parts\": [{ \"name\": \"Tine\", \"text\": \"x\" }]",
      rendered: nil),
    Edit("Content/site.yaml", "title: Find", "title: Search", rendered: nil),
  ]

  @Test(arguments: edits)
  func `only pages are rendered that may show what has changed`(_ edit: Edit) throws {
    let site = WarmSite(Self.site)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    let text = try #require(site.files[edit.path])
    #expect(text.contains(edit.old))
    site.change([edit.path: text.replacing(edit.old, with: edit.new)])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(site.warmBuilds == 0)
    #expect(site.rendered == edit.rendered ?? made.counts?[0])
  }

  @Test func `a page that somebody changed in the output folder is rendered`() throws {
    let site = WarmSite(Self.site)
    let first = try site.build()
    site.spoil("public/people/bo/index.html")
    let text = try #require(site.files["Content/notes/fig.md"])
    site.change(["Content/notes/fig.md": text.replacing("sweet", with: "ripe, sweet")])
    let made = try site.build()
    #expect(made == (try site.coldOutcome()))
    #expect(site.rendered < (first.counts?[0] ?? 0))
  }

  @Test func `an anchor that goes is missed on a page that is not rendered`() throws {
    var files = Self.site
    files["Content/notes/pear.md"] = "---\ntitle: Pear\nstars: 4\ntags: [soft]\n---\n"
    files["Templates/notes/note.html"]?.replace(
      "<i>{{ tag }}</i>", with: "<i id=\"{{ tag | slug }}\">{{ tag }}</i>")
    files["Content/people.yaml"]?.replace("Eats pears.", with: "Eats [pears](/notes/pear/#soft).")
    let site = WarmSite(files)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    site.change(["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\ntags: [soft, ripe]\n---\n"])
    #expect(try site.build() == site.coldOutcome())
    site.change(["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\ntags: [ripe]\n---\n"])
    let made = try site.build()
    #expect(made.counts == nil)
    #expect(made.messages == (try site.coldOutcome()).messages)
  }
}
