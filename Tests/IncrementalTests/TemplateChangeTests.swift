import TestSupport
import Testing

/// Which edits of templates a warm build takes over.
struct TemplateChangeTests {
  /// An edit of a template of the garden, with a text of the garden that is edited with it, if any.
  struct Edit: Sendable, CustomTestStringConvertible {
    let path: String
    let old: String
    let new: String
    let text: (path: String, old: String, new: String)?

    init(
      _ path: String, _ old: String, _ new: String,
      with text: (path: String, old: String, new: String)? = nil
    ) {
      (self.path, self.old, self.new) = ("Templates/" + path, old, new)
      self.text = text
    }

    var testDescription: String { "\(path): \(old) -> \(new)" }

    /// The files that it changes.
    func changes(of files: [String: String]) throws -> [String: String?] {
      var changes: [String: String?] = [:]
      for (path, old, new) in [(path, old, new)] + (text.map { [$0] } ?? []) {
        let file = try #require(files[path])
        #expect(file.contains(old))
        changes[path] = file.replacing(old, with: new)
      }
      return changes
    }
  }

  /// Edits with the pages that become others by them.
  static let warm: [(edit: Edit, pages: [String])] = [
    (Edit("notes/note.html", "<h1>", "<h1 class=\"x\">"), notes),
    (Edit("notes/note.html", "<h1>", "{# What it is. #}<h1>"), []),
    (
      Edit("tools/part.html", "<p>", "<p title=\"{{ part.name }}\">"),
      ["tools/spade/1/index.html", "tools/spade/2/index.html"]
    ),
    (
      Edit("feed.xml", "<entry><title>", "<entry> <title>"),
      ["notes/feed.xml", "sk/zapisky/feed.xml"]
    ),
    (
      Edit("macros.html", "{{ item.stars }}", "{{ item.stars }}/9"),
      ["notes/index.html", "notes/page/2/index.html", "sk/zapisky/index.html"]
    ),
    (
      Edit(
        "tools.html", "<p>", "<p class=\"x\">",
        with: ("Content/notes/quince.md", "Hard", "Very hard")),
      [
        "find/index.html", "index.html", "notes/feed.xml", "notes/quince/index.html",
        "notes/stars/3/index.html", "tools/index.html",
      ]
    ),
  ]

  private static let notes =
    ["apple", "fig", "medlar", "pear", "quince"].map { "notes/\($0)/index.html" }
    + ["apple", "pear"].map { "sk/zapisky/\($0)/index.html" }

  @Test(arguments: warm)
  func `another template makes its pages again and no others`(
    _ edit: Edit, pages: [String]
  ) throws {
    let site = WarmSite(gardenSite)
    let before = try site.build()
    #expect(before.counts != nil, "\(before.messages)")
    site.change(try edit.changes(of: site.files))
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(site.warmBuilds == 1)
    let changed = made.files.filter { before.files[$0.key] != $0.value }.keys
      .filter { $0.hasSuffix(".html") || $0.hasSuffix(".xml") }.map { String($0.dropFirst(7)) }
    #expect(changed.sorted() == pages.sorted())
  }

  private static let layout = Edit("base.html", "<body>", "<body class=\"x\">")

  @Test func `pages that are wanted first are made before all others, as they are published`()
    throws
  {
    let site = WarmSite(gardenSite)
    _ = try site.build()
    // The second has no page, and the last is no page of a template.
    site.wanted = ["notes/apple/index.html", "none/index.html", "index.html", "assets/dot.svg"]
    site.change(try Self.layout.changes(of: site.files))
    let made = try site.build()
    #expect(made == (try site.coldOutcome()))
    #expect(site.warmBuilds == 1)
    #expect(site.madeFirst.keys.sorted() == ["index.html", "notes/apple/index.html"])
    for (path, bytes) in site.madeFirst {
      #expect(made.files["public/" + path] == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    // Nothing else has to be made, the wanted page shows none of it, or a text has changed, too.
    Edit("tools/part.html", "<p>", "<p title=\"{{ part.name }}\">"),
    Edit("notes/note.html", "<h1>", "<h1 class=\"x\">"),
    Edit(
      "base.html", "<body>", "<body class=\"x\">",
      with: ("Content/notes/quince.md", "Hard", "Very hard")),
    // The wanted page itself is wrong.
    Edit("base.html", "{{ page.title }}</title>", "{{ part.nothing }}</title>"),
  ])
  func `nothing is made first where it gains nothing, or may be wrong`(_ edit: Edit) throws {
    let site = WarmSite(gardenSite)
    let first = try site.build()
    site.wanted = ["tools/spade/1/index.html"]
    site.change(try edit.changes(of: site.files))
    let made = try site.build()
    var cold = try site.coldOutcome()
    if cold.counts == nil { cold.files = first.files }
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(site.madeFirst.isEmpty)
  }

  @Test func `what was made first is not published where another page is wrong`() throws {
    let site = WarmSite(gardenSite)
    let first = try site.build()
    site.wanted = ["notes/apple/index.html"]
    let broken = Edit("tools.html", "<p>", "<p>{{ section.nothing }}")
    site.change(try Self.layout.changes(of: site.files))
    site.change(try broken.changes(of: site.files))
    let made = try site.build()
    #expect(Array(site.madeFirst.keys) == site.wanted)
    #expect(made.counts == nil)
    #expect(made.files == first.files)
    #expect(made.messages == (try site.coldOutcome()).messages)
  }

  static let cold: [Edit] = [
    Edit("notes/note.html", "note.title", "note.titel"),
    Edit("notes/note.html", "{% endblock %}", ""),
    Edit("notes/note.html", "<h1>", "<h1><p>"),
    Edit("notes/note.html", "<main>", "<main id=\"soft\">"),
    // Pages link to other files, or search engines are asked to leave them out.
    Edit("notes/note.html", "<h1>", "<img src=\"{{ asset(\"dot.svg\") }}\" alt=\"\"><h1>"),
    Edit("notes/note.html", "<h1>", "<a href=\"{{ url('/notes/images/dot.svg') }}\">dot</a><h1>"),
    Edit("people.html", "<p>", "<p><a href=\"/notes/apple/#nowhere\">there</a>"),
    Edit(
      "home.html", "{% block main %}", "{% block main %}<meta name=\"robots\" content=\"noindex\">"),
  ]

  @Test(arguments: cold)
  func `what is wrong with a template, or changes more than its pages, takes a whole build`(
    _ edit: Edit
  ) throws {
    let site = WarmSite(gardenSite)
    let first = try site.build()
    site.change(try edit.changes(of: site.files))
    let made = try site.build()
    var cold = try site.coldOutcome()
    if cold.counts == nil { cold.files = first.files }
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(site.warmBuilds == 0)
  }

  @Test func `a template gets a warning, and loses it, by a whole build`() throws {
    let site = WarmSite(shelfSite)
    let right = try site.build()
    #expect(right.messages.isEmpty, "\(right.messages)")
    let home = try #require(site.files["Templates/home.html"])
    site.change([
      "Templates/home.html": home.replacing(
        "{% block main %}", with: "{% block main %}{% set idle = 1 %}")
    ])
    let warned = try site.build()
    #expect(warned == (try site.coldOutcome()))
    #expect(warned.messages.contains("idle"))
    site.change(["Templates/home.html": home])
    #expect(try site.build() == right)
    #expect(site.warmBuilds == 0)
  }

  @Test func `a template that comes or goes takes a whole build`() throws {
    let site = WarmSite(gardenSite)
    _ = try site.build()
    let note = try #require(site.files["Templates/notes/note.html"])
    for edit in [
      ["Templates/notes/list.html": site.files["Templates/list.html"]],
      ["Templates/notes/list.html": nil],
      ["Templates/notes/note.html": nil], ["Templates/notes/note.html": note],
    ] as [[String: String?]] {
      site.change(edit)
      let made = try site.build()
      let cold = try site.coldOutcome()
      #expect(made == cold, "\(made.difference(from: cold))")
    }
    #expect(site.warmBuilds == 0)
  }
}
