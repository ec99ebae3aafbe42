import Testing

/// The mark of a site, `Templates/partials/mark.html`.
struct MarkTests {
  private func site(at address: String, changing changes: [String: String] = [:]) throws
    -> ThemedSite
  {
    let files = [
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        \(address == "/" ? "about: { page: about, at: about/ }" : "home: { page: home, at: / }")
        not-found: { page: not-found, at: 404.html, title: Not found, template: 404.html }
      sections:
        notes:
          title: Notes
          at: \(address)
          tabs: [list]
          pages:
            list: { list: notes }
            note: { entry: notes }
      """,
      "Content/Models/Note.swift":
        "import ApusModels\nstruct Note: Entry { @Key var title: String }\n",
      "Content/notes.yaml": "- { title: Apple }\n",
      "Templates/about.html":
        "{% extends \"base.html\" %}{% block main %}<p>About</p>{% endblock %}",
      "Templates/partials/mark.html":
        "<img src=\"{{ asset(\"logo.svg\") }}\" alt=\"Kite\" width=\"40\" height=\"20\">",
      "Templates/assets/logo.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\" width=\"40\" height=\"20\"/>",
    ]
    return try ThemedSite(files.merging(changes) { $1 }.filter { !$0.value.isEmpty })
  }

  @Test(arguments: ["/", "/notes/"])
  func `stands on each page once, and leads to the first one`(address: String) throws {
    let site = try site(at: address)
    #expect(site.messages == "")
    let pages = site.paths.filter { $0.hasSuffix(".html") }
    #expect(pages.count == 4, "\(pages)")
    for page in pages {
      #expect(site[page].ranges(of: "alt=\"Kite\"").count == 1, "\(page)")
    }
    #expect(site["index.html"].contains("<span class=\"mark\">") == (address == "/"))
  }

  @Test(arguments: [
    ("<img src=\"/kite.svg\" alt=\"\">", "1:11: error[E0606]: '/kite.svg'"),
    ("<b>{% set x %}<a href=\"/kite/\">x</a>{% endset %}{{ x }}</b>", "error[E0606]: '/kite/'"),
  ])
  func `a mistake in it is told once, where it is written`(mark: String, place: String) throws {
    let said = try site(at: "/notes/", changing: ["Templates/partials/mark.html": mark]).messages
    #expect(said.contains("Templates/partials/mark.html:"), "\(said)")
    #expect(said.ranges(of: place).count == 1, "\(said)")
    #expect(!said.contains("base.html:"), "\(said)")
  }

  @Test(arguments: [
    ("partials/logo.html", "partials/mark.html"), ("partials/mark.htm", "partials/mark.html"),
    ("mark.html", "partials/mark.html"), ("footer.html", "partials/footer.html"),
  ])
  func `what is nearly called like it is told`(name: String, meant: String) throws {
    let changes = ["Templates/\(name)": "x", "Templates/partials/mark.html": ""]
    let said = try site(at: "/", changing: changes).messages
    #expect(said.contains("the theme shows '\(meant)' where a site has it"), "\(said)")
    // Where the site has a mark already, none is looked for.
    let marked = try site(at: "/", changing: ["Templates/\(name)": "x"]).messages
    #expect(marked.contains("where a site has it") == name.contains("footer"), "\(marked)")
  }
}
