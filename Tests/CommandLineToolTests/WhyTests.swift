import TestSupport
import Testing

/// `apus why`.
struct WhyTests {
  let site = SmallSite()

  @Test func `an entry's page is made of its entry, its templates and what all pages are made of`()
    throws
  {
    let outcome = try site.run("why", "/notes/pear/")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("/notes/pear/: the page 'note'\n\nmade of\n"))
    for file in [
      "  Content/notes/pear.md  its entry\n", "  Templates/base.html ", "  Templates/entry.html ",
      "  Content/site.yaml, Content/Models, ",
    ] {
      #expect(outcome.output.contains(file), "\(file)")
    }
    #expect(!outcome.output.contains("apple.md"))
    #expect(!outcome.output.contains("may show any"))
    #expect(outcome.output.contains("not known: no build has left a record"))
  }

  @Test func `files of the theme are called so`() throws {
    site.write(
      """
      {% extends "base.html" %}
      {% block main %}<p>{{ asset("device/cook.css") }} {{ asset("own.css") }}</p>{% endblock %}
      """, to: "Templates/home.html")
    site.write("p { margin: 0 }\n", to: "Templates/assets/own.css")
    let outcome = try site.run("why", "/")
    #expect(outcome.output.contains("  <theme>/assets/device/cook.css "), "\(outcome.output)")
    #expect(outcome.output.contains("  Templates/assets/own.css "), "\(outcome.output)")
  }

  @Test func `a list may show any entry`() throws {
    let outcome = try site.run("why", "/notes/")
    #expect(outcome.output.contains("may show any of 'notes' (Content/notes)\n"))
  }

  @Test func `feeds and the site map name the fields that no template does`() throws {
    site.publishAll()
    let yaml = (site.text(of: "Content/site.yaml") ?? "")
      .replacing(
        "pages:\n  home:",
        with:
          "address: https://example.org/\npages:\n  map: { page: map, at: sitemap.xml }\n  home:",
        maxReplacements: 1
      )
      .replacing(
        "note: { entry: notes }",
        with: "note: { entry: notes }\n      feed: { feed: notes, date: day }")
    site.write(yaml, to: "Content/site.yaml")
    site.write(
      "<a>{% for page in site.pages %}{{ page | absolute }}{% endfor %}</a>\n",
      to: "Templates/map.xml")
    let model = (site.text(of: "Content/Models/Note.swift") ?? "")
      .replacing(
        "@Key var title: String", with: "@Key var title: String\n  var day: Date = \"2026-01-01\"")
    site.write(model, to: "Content/Models/Note.swift")
    let feed = try site.run("why", "/notes/feed.xml").output
    #expect(
      feed.contains("may show any of 'notes' (Content/notes)\n  slug, title, day\n"), "\(feed)")
    let map = try site.run("why", "/sitemap.xml").output
    #expect(map.contains("may show any of 'notes' (Content/notes)\n  slug\n"), "\(map)")
  }

  @Test func `the neighbours of an entry's page are named by their titles`() throws {
    site.write(
      """
      {% extends "base.html" %}
      {% block main %}{% if page.next %}<a href="{{ page.next.url }}">{{ page.next.title }}</a>\
      {% endif %}{{ note.text }}{% endblock %}
      """, to: "Templates/entry.html")
    let outcome = try site.run("why", "/notes/pear/")
    #expect(
      outcome.output.contains("may show any of 'notes' (Content/notes)\n  slug, title"),
      "\(outcome.output)")
  }

  @Test func `changes are told with why they concern the page`() throws {
    site.publishAll()
    #expect(try site.run("build").status == 0)
    #expect(try site.run("why", "notes/pear").output.hasSuffix("since\n  nothing\n"))
    site.write("---\ntitle: Pear\nstars: 9\n---\nRipe.\n", to: "Content/notes/pear.md")
    site.write("---\ntitle: Plum\nstars: 2\n---\nBlue.\n", to: "Content/notes/plum.md")
    let since = try site.run("why", "notes/pear").output
    #expect(
      since.hasSuffix(
        """
        what has changed since
          Content/notes/pear.md was changed: its entry
          1 file that this page is not made of

        """))
    let list = try site.run("why", "notes").output
    #expect(list.contains("Content/notes/plum.md was added: a value on it\n"))
    #expect(try site.run("build").status == 0)
    let made = try site.run("why", "notes/pear").output
    #expect(
      made.hasSuffix(
        """
        what the site was last made again for
          Content/notes/pear.md was changed: its entry
          1 file that this page is not made of

        what has changed since
          nothing

        """))
    #expect(try site.run("build").status == 0)
    #expect(try site.run("why", "notes/pear").output == made)
  }

  @Test func `other options concern every page`() throws {
    site.publishAll()
    #expect(try site.run("build").status == 0)
    let outcome = try site.run("why", "/notes/pear/", "--portable")
    #expect(outcome.output.hasSuffix("  the program or its options: every page is made again\n"))
  }

  @Test func `an address that is none is told with the nearest`() throws {
    let outcome = try site.run("why", "/notes/paer/")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean '/notes/pear/'?"))
  }

  @Test(arguments: ["why", "inspect"], ["/old/pear/", "old/pear"])
  func `a former address is told with the page it leads to`(command: String, address: String)
    throws
  {
    let pear = site.text(of: "Content/notes/pear.md") ?? ""
    site.write(
      pear.replacing("---\n", with: "---\naliases: [/old/pear/]\n", maxReplacements: 1),
      to: "Content/notes/pear.md")
    let outcome = try site.run(command, address)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("is a former address, which leads to the page at '/notes/pear/'"),
      "\(outcome.errors)")
  }
}

extension SmallSite {
  /// Publishes the entries that another day shows, of which builds have something to say.
  fileprivate func publishAll() {
    for name in ["draft", "later", "over"] {
      write("---\ntitle: \(name)\nstars: 1\n---\nText.\n", to: "Content/notes/\(name).md")
    }
  }
}
