import Testing

/// Addresses in templates that are empty where a value is missing.
struct EmptyAddressTests {
  private func said(of markup: String) throws -> String {
    let site = smallSite.merging([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var link: String?
        var other: String?
        var site: URL?
        var picture: Image?
        @Body var text: Markdown
      }
      """,
      "Templates/entry.html":
        "{% extends \"base.html\" %}{% block main %}\n\(markup){{ note.text }}{% endblock %}",
    ]) { $1 }
    return try messages(about: site)
  }

  @Test(arguments: [
    ("<img alt='' src='{{ note.link or \"\" }}'>", "the address in 'src' is empty where"),
    ("<img alt='' src=' {{ note.link or \"\" }}'>", "the address in 'src' is empty where"),
    ("<img alt='' src='{{ note.picture.src | default(\"\") }}'>", "the address in 'src' is empty"),
    ("<a href='{{ note.link | default(\"\") }}'>x</a>", "the address in 'href' is empty where"),
    ("<a href='{{ note.link | default(\"\") | urlencode }}'>x</a>", "in 'href' is empty where"),
    ("<a href='{% if note.link %}{{ note.link }}{% endif %}'>x</a>", "in 'href' is empty where"),
    ("<form action='{{ note.link if note.link }}'></form>", "in 'action' is empty where"),
    ("<video poster='{{ note.title if note.other else \"\" }}'></video>", "in 'poster' is empty"),
    ("<img alt='' src='/x.png' srcset='{{ note.link or \"\" }}'>", "in 'srcset' is empty where"),
    ("{% set u = note.link or '' %}<a href='{{ u }}'>x</a>", "in 'href' is empty where"),
    ("{% if note.other %}<a href='{{ note.link or \"\" }}'>x</a>{% endif %}", "in 'href' is empty"),
    (
      "{% macro to(u) %}<a href='{{ u }}'>x</a>{% endmacro %}{{ to(note.link | default('')) }}",
      "in 'href' is empty where"
    ),
    (
      "<a href='mailto:{{ note.link or \"\" }}'>x</a>",
      "nothing is behind 'mailto:' in 'href' where"
    ),
    ("<a href='tel:{{ note.link or \"\" }}'>x</a>", "nothing is behind 'tel:' in 'href' where"),
    (
      "<a href='{{ (note.link or \"\") ~ (note.other or \"\") }}'>x</a>", "in 'href' is empty where"
    ),
    (
      "<a href='{{ [note.link or \"\", note.other or \"\"] | join }}'>x</a>",
      "in 'href' is empty where"
    ),
    (
      "{% set u = (note.link or '') ~ (note.other or '') %}<a href='{{ u }}'>x</a>",
      "in 'href' is empty where"
    ),
    ("<a href='{{ note.link | default(\"\") | trim }}'>x</a>", "in 'href' is empty where"),
    (
      "<a href='{{ note.link | default(\"\") | replace(\"a\", \"b\") }}'>x</a>",
      "in 'href' is empty where"
    ),
    (
      "{% for n in collections.notes %}<a href='{{ n.link or \"\" }}'>x</a>{% endfor %}",
      "in 'href' is empty where"
    ),
    ("<a href='mailto:'>x</a>", "nothing is behind 'mailto:' in 'href'\n"),
  ])
  func `an address that a missing value leaves empty is told`(markup: String, message: String)
    throws
  {
    let said = try said(of: markup)
    #expect(said.contains("Templates/entry.html:2:") && said.contains(message), "\(said)")
    #expect(said.split(separator: "W0805").count == 2, "\(said)")
    #expect(said.contains("{% if … %}") || said.contains("write all of the address"))
  }

  @Test(arguments: [
    "{% if note.link %}<a href='{{ note.link }}'>x</a>{% endif %}",
    "{% if note.link %}<a href='{{ note.link | default(\"\") }}'>x</a>{% endif %}",
    "{% if note.link or note.other %}<a href='{{ note.link or note.other or \"\" }}'>x</a>{% endif %}",
    """
    {% if note.link or note.other %}<a href='{{ note.link | default(note.other) | default("") }}'>x</a>\
    {% endif %}
    """,
    "{% set u = note.link or '' %}{% if u %}<a href='{{ u }}'>x</a>{% endif %}",
    "{% set u = note.link | default('') %}{% if u != '' %}<a href='{{ u }}'>x</a>{% endif %}",
    "{% set u = note.link or '' %}{% if u | length > 0 %}<a href='{{ u }}'>x</a>{% endif %}",
    "{% for n in collections.notes if n.link %}<a href='{{ n.link or \"\" }}'>x</a>{% endfor %}",
    "{% if not note.link %}<i>x</i>{% else %}<a href='{{ note.link or \"\" }}'>x</a>{% endif %}",
    """
    {% if note.link or note.other %}<a href='{{ (note.link or "") ~ (note.other or "") }}'>x</a>\
    {% endif %}
    """,
    """
    {% set u = (note.link or '') ~ (note.other or '') %}{% if u %}<a href='{{ u }}'>x</a>{% endif %}
    """,
    "{% set u = note.link or '' %}{% if u | trim %}<a href='{{ u | trim }}'>x</a>{% endif %}",
    "<a href='{{ page.url ~ (note.link or \"\") }}'>x</a>",
    "<a href='{{ [note.link or \"\", note.other or \"\"] | join(\"#\") }}'>x</a>",
    "<a{% if note.link %} href='{{ note.link }}'{% endif %}>x</a>",
    "<a href='{% if note.link %}{{ note.link }}{% else %}{{ page.url }}{% endif %}'>x</a>",
    "<a href='{{ page.url }}'>x</a>", "<a href='#{{ note.link or \"\" }}'>x</a>",
    "<blockquote cite='{{ note.link or \"\" }}'>x</blockquote>",
    "<a href='mailto:?subject={{ note.link or \"\" }}'>x</a>",
    "<p data-link='{{ note.link or \"\" }}'>x</p>",
    "<meta property='og:video' content='{{ note.link or \"\" }}'>",
  ])
  func `an address that is there, or need not be, is right`(markup: String) throws {
    let said = try said(of: markup)
    #expect(!said.contains("W0805"), "\(said)")
  }

  @Test func `a link that is written empty is told once`() throws {
    let said = try said(of: "<a href=''>x</a>")
    #expect(said.contains("W0805") && said.contains("leads to its own page"), "\(said)")
  }

  @Test(arguments: [
    ("<a href=\"{{ note.site }}\">x</a>", "'{% if note.site %}<… href=\"…\">{% endif %}'"),
    ("<a href=\"tel:{{ note.link }}\">x</a>", "'{% if note.link %}<… href=\"…\">{% endif %}'"),
    (
      "<img alt=\"\" src=\"{{ note.picture.src }}\">",
      "'{% if note.picture %}<… src=\"…\">{% endif %}'"
    ),
    ("<p title=\"{{ note.link }}\">x</p>", "'{% if note.link %}…{% endif %}'"),
    ("<a href=\"/\">{{ note.link }}</a>", "'{% if note.link %}…{% endif %}'"),
  ])
  func `a value of an address is left out with its element`(markup: String, advice: String) throws {
    let said = try said(of: markup)
    #expect(said.contains("E0514") && said.contains(advice), "\(said)")
  }
}
