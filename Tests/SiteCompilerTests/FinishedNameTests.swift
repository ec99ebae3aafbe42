import Testing

/// What templates name without knowing the finished page: ids of its texts, addresses in blocks.
struct FinishedNameTests {
  private func said(_ id: String) throws -> String {
    var files = smallSite
    files["Templates/entry.html"] = """
      {% extends "base.html" %}
      {% block main %}<h1 id="top">{{ note.title }}</h1>\
      <section aria-labelledby="\(id)">{{ note.text }}</section>{% endblock %}
      """
    for name in ["apple", "pear", "quince"] {
      files["Content/notes/\(name).md", default: ""] += "\n## Its taste\n\nGood.\n"
    }
    return try messages(about: files)
  }

  @Test func `an id that no finished page has is told in the template`() throws {
    #expect(try said("top") == "")
    #expect(try said("its-taste") == "")
    let wrong = try said("its-tsate")
    #expect(wrong.contains("Templates/entry.html:2:"), "\(wrong)")
    #expect(
      wrong.contains("error[E0809]: 'aria-labelledby' names the id 'its-tsate', which nothing"),
      "\(wrong)")
  }

  @Test(arguments: [
    (#"property="og:image""#, #"{{ url("notes") }}"#, true),
    (#"name="twitter:image""#, #"{{ url("notes") }}"#, true),
    (#"property="og:image""#, "https://example.com/a.png", false),
    (#"itemprop="image""#, #"{{ url("notes") }}"#, false),
  ])
  func `an address for other sites is absolute on the finished page`(
    name: String, address: String, isTold: Bool
  ) throws {
    let markup = """
      {% set shared %}{% block share %}{% if page.title %}\(address){% endif %}{% endblock %}\
      {% endset %}{% set picture = shared | trim %}{% if picture %}\
      <meta \(name) content="{{ picture }}">{% endif %}</head>
      """
    let base = (smallSite["Templates/base.html"] ?? "").replacing("</head>", with: markup)
    let said = try messages(about: site(["Templates/base.html": base]))
    #expect(said.contains("error[E0805]") == isTold, "\(said)")
    #expect(said.contains("expects an absolute URL") == isTold, "\(said)")
  }
}
