import Testing

/// JSON that templates write is JSON.
struct WrittenDataTests {
  private func said(_ data: String, at address: String = "data.json") throws -> String {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "pages:\n  data: { page: data, at: \(address), template: data.json }\n  home:",
      maxReplacements: 1)
    return try messages(
      about: site(["Content/site.yaml": yaml, "Templates/data.json": data]))
  }

  private let list = #"[{% for note in collections.notes %}{{ note.title | json }},{% endfor %} 1]"#

  @Test func `a file is told at the place in the template`() throws {
    #expect(try said(list) == "")
    #expect(try said(list, at: "app.webmanifest") == "")
    let wrong = try said(list.replacing(" 1]", with: "]"))
    #expect(wrong.contains("Templates/data.json:1:"))
    #expect(wrong.contains("error[E0611]: what the template writes is no JSON: a trailing comma"))
    #expect(wrong.contains("it is on the page '/data.json'"))
    #expect(errorCount(wrong) == 1)
  }

  @Test(arguments: ["\u{7F}", "\u{85}", "\u{9F}", "\u{FFFE}"])
  func `a character that need not be escaped is none`(character: String) throws {
    #expect(try said("[\"a\(character)b\"]") == "")
  }

  @Test func `a control character that has to be escaped is one`() throws {
    #expect(try said("[\"a\u{1F}b\"]").contains("error[E0611]"))
  }

  @Test func `a mistake in data is told at its line and column of the template`() throws {
    let wrong = try said("{\n  \"name\": 1, \"to\": tru\n}")
    #expect(wrong.contains("Templates/data.json:2:20: error[E0611]"), "\(wrong)")
  }

  @Test func `of the mistakes that one place makes in data the first three of a page are told`()
    throws
  {
    let markup = """
      {% for n in range(9) %}<script type="application/ld+json">\
      {"k{{ n }}": 1, "k{{ n }}": 2}</script>{% endfor %}
      """
    let said = try messages(about: site(baseTemplate(with: markup)))
    #expect(errorCount(said) == 3, "\(said)")
    for number in 0..<3 { #expect(said.contains("'k\(number)' is given twice")) }
    #expect(said.contains("the same place makes 6 more that are wrong"))
  }

  @Test func `so is data inside of pages, once for all of them`() throws {
    let base = (smallSite["Templates/base.html"] ?? "").replacing(
      "</head>",
      with:
        #"<script type="application/ld+json">{"name": {{ page.title | json }}, }</script></head>"#)
    let said = try messages(about: site(["Templates/base.html": base]))
    #expect(said.contains("Templates/base.html:3:"))
    #expect(said.contains("it is on the pages '/' and 5 more"))
    #expect(errorCount(said) == 1)
    #expect(
      try messages(
        about: site(["Templates/base.html": base.replacing(", }</script>", with: "}</script>")]))
        == "")
  }
}
