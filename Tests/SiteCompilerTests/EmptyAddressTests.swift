import Testing

/// Addresses that values leave empty on finished pages.
struct EmptyAddressTests {
  private func said(of markup: String) throws -> String {
    let site = smallSite.merging([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var link: String?
        var site: URL?
        @Body var text: Markdown
      }
      """,
      "Templates/entry.html":
        "{% extends \"base.html\" %}{% block main %}\(markup){{ note.text }}{% endblock %}",
    ]) { $1 }
    return try messages(about: site)
  }

  @Test(arguments: [
    ("<img alt=\"\" src=\"{{ note.link or '' }}\">", "error[E0606]: 'src' of this 'img' is empty"),
    (
      "<img alt=\"\" src=\" {{ note.link or '' }}\">",
      "error[E0606]: 'src' of this 'img' is empty"
    ),
    (
      "<a href='{{ note.link | default(\"\") }}'>x</a>",
      "warning[W0606]: 'href' of this 'a' is empty"
    ),
    ("<a href=\"mailto:{{ note.link or '' }}\">x</a>", "W0606]: nothing is behind 'mailto:'"),
    ("<a href=\"tel:{{ note.link or '' }}\">x</a>", "warning[W0606]: nothing is behind 'tel:'"),
  ])
  func `an address that values leave empty is told`(markup: String, message: String) throws {
    let said = try said(of: markup)
    #expect(said.contains("Templates/entry.html:1:") && said.contains(message), "\(said)")
    #expect(said.contains("{% if … %}<"))
  }

  @Test(arguments: [
    "{% if note.link %}<a href=\"{{ note.link }}\">x</a>{% endif %}",
    "<a href=\"{{ page.url }}\">x</a>", "<a href=\"#{{ note.link or '' }}\">x</a>",
    "<blockquote cite=\"{{ note.link or '' }}\">x</blockquote>",
    "<a href=\"mailto:?subject={{ note.link or '' }}\">x</a>",
  ])
  func `an address that is there, or need not be, is right`(markup: String) throws {
    #expect(!(try said(of: markup)).contains("is empty"))
    #expect(!(try said(of: markup)).contains("nothing is behind"))
  }

  @Test func `a link that is written empty is told once`() throws {
    let said = try said(of: "<a href=\"\">x</a>")
    #expect(said.contains("W0805") && !said.contains("W0606"), "\(said)")
  }

  @Test func `an address that may be none is left out with its element`() throws {
    let said = try said(of: "<a href=\"{{ note.site }}\">x</a>")
    #expect(said.contains("E0514"))
    #expect(said.contains("'{% if note.site %}<…>{% endif %}'"), "\(said)")
  }

  @Test(arguments: ["Asset", "Url", "T", "Fields", "Super", "Forms", "Namespace"])
  func `an entry is not called like a function of the theme`(name: String) throws {
    let site = smallSite.mapValues { $0.replacing("Note:", with: "\(name):") }
      .merging([
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
          "model: Note", with: "model: \(name)"),
        "Templates/entry.html":
          "{% extends \"base.html\" %}{% block main %}{{ entry.text }}{% endblock %}",
      ]) { $1 }
    let said = try messages(about: site)
    #expect(said.contains("error[E0205]") && errorCount(said) == 1, "\(said)")
  }
}
