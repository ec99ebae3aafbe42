import Testing

/// Values that the theme shows in a line of text: what belongs together stays so, and says what it
/// is.
struct ShownLineTests {
  private func page(_ field: String, _ entry: String) throws -> String {
    let built = try ThemedSite(thingSite(field, "- { title: x, \(entry) }"))
    #expect(built.messages == "")
    return built["things/x/index.html"]
  }

  @Test(arguments: [
    (
      "var phone: URL", "phone: 'tel:+966500000000'",
      "<a href=\"tel:+966500000000\" rel=\"external\" dir=\"ltr\">+966500000000</a>"
    ),
    (
      "var site: URL", "site: 'https://a.example/b'",
      "dir=\"ltr\">a<wbr>.example/<wbr>b</a>"
    ),
    (
      "var mail: Email", "mail: ann@a.example",
      "<a href=\"mailto:ann@a.example\" dir=\"ltr\">ann<wbr>@a<wbr>.example</a>"
    ),
    ("var lasts: Duration", "lasts: 90 min", "<span class=\"amount\">1 h 30 min</span>"),
    (
      "@Currency(\"GBP\") var price: Decimal", "price: 1200",
      "<span class=\"amount\">£1,200.00</span>"
    ),
    ("var paint: Colour", "paint: '#c63'", "fill=\"#c63\"/></svg>#c63</dd>"),
    ("var paints: [Colour]", "paints: ['#c63']", "fill=\"#c63\"/></svg>#c63</dd>"),
    (
      "var steps: [String]", "steps: [Knead until it is smooth.]",
      "<div class=\"prose\"><ul class=\"items\"><li>Knead until"
    ),
  ])
  func `a value is shown by its type`(_ field: String, _ entry: String, _ line: String) throws {
    let page = try page(field, entry)
    #expect(page.contains(line), "\(page)")
  }

  @Test(arguments: [
    ("var date: Date", "date: 2026-01-02", ""),
    ("var published: Date", "published: 2026-01-02", ""),
    ("var acquired: Date", "acquired: 2026-01-02", "Acquired "),
    ("/// Singing since\n  var joined: Date", "joined: 2026-01-02", "Singing since "),
  ])
  func `the date on a card has its label unless it is that of its publication`(
    _ field: String, _ entry: String, _ label: String
  ) throws {
    let built = try ThemedSite(thingSite(field, "- { title: x, \(entry) }"))
    #expect(built["things/index.html"].contains("<p class=\"quiet\">\(label)<time datetime="))
  }

  @Test(arguments: [
    (String(repeating: "seven. ", count: 40), "seven…<"),
    (String(repeating: "seven, ", count: 40), "seven…<"),
    (String(repeating: "a... ", count: 60), "a…<"),
    (String(repeating: "word ", count: 40), "word…<"),
    (".NET is short.", ">.NET is short.<"),
  ])
  func `the beginning of a text ends with one ellipsis`(_ text: String, _ end: String) throws {
    let built = try ThemedSite(
      thingSite("var summary: String", "- { title: x, summary: '\(text)' }"))
    let list = built["things/index.html"]
    #expect(list.contains(end), "\(list)")
    #expect(!list.contains(".…") && !list.contains("...<"))
  }

  @Test func `a filter of colours shows them`() throws {
    var files = thingSite(
      "var paint: Colour; var tags: [String]", "- { title: x, paint: '#c63', tags: ['#c63'] }")
    files["Content/site.yaml"]? += """

            find: { search: things, at: find/, filters: [paint, tags] }
      """
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    let page = built["things/find/index.html"]
    #expect(page.ranges(of: "class=\"swatch\"").count == 1, "\(page)")
    #expect(page.contains("value=\"#c63\"><svg class=\"swatch\""))
  }

  @Test func `the picture and the text of a component need no label`() throws {
    var files = thingSite(
      "var mark: Mark?",
      "- { title: x, mark: { maker: Ann, image: { src: p.svg, alt: A }, text: Worn. } }")
    files["Content/Models/Mark.swift"] = """
      import ApusModels

      struct Mark: Component { var maker: String; var image: Image?; var text: Markdown? }
      """
    files["Content/p.svg"] = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9z"/></svg>
      """
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    let page = built["things/x/index.html"]
    #expect(page.contains("<dt>Maker</dt>"))
    #expect(!page.contains("<dt>Image</dt>") && !page.contains("<dt>Text</dt>"), "\(page)")
    #expect(page.contains("alt=\"A\"") && page.contains("<p>Worn.</p>"))
  }
}
