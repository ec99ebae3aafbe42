import Testing

/// The mark of a site, `Templates/partials/mark.html`.
struct MarkTests {
  private func site(at address: String) throws -> ThemedSite {
    try ThemedSite([
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
    ])
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
}
