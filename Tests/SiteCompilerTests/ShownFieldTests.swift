import TestSupport
import Testing

/// Where the theme shows the fields of entries: in an order that follows their text, and on the cards
/// of entries that have no pages.
struct ShownFieldTests {
  private static let model = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var links: [URL]
      var more: Markdown
      @Section("History") var history: Markdown
      @Body var text: Markdown
      @Section("Sources") var sources: [String]
    }
    """

  @Test func `what is below headings in the text of an entry follows the text`() throws {
    let built = try ThemedSite([
      "Content/site.yaml": """
      title: A site
      collections:
        notes: { model: Note, from: notes/*.md }
      sections:
        notes: { title: Notes, at: /, pages: { list: { list: notes }, note: { entry: notes } } }
      """,
      "Content/Models/Note.swift": Self.model,
      "Content/notes/a.md": """
      ---
      title: A
      links: ['https://a.example/']
      more: Further
      ---
      Beginning

      ## Sources

      - One

      ## History

      Long ago
      """,
    ])
    #expect(built.messages == "")
    let page = built["a/index.html"]
    let places = ["Beginning", "Long ago", "One", ".example<", "Further"].map {
      page.ranges(of: $0).last?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil }, "\(page)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(page)")
  }

  private func list(_ fields: String, _ entry: String, hasPages: Bool) throws -> String {
    var files = thingSite(fields, "- " + entry)
    if !hasPages {
      files["Content/site.yaml"]?.replace(
        "      thing: { entry: things, at: \"{slug}/\" }\n", with: "")
    }
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    return built["things/index.html"]
  }

  @Test(arguments: [
    ("var latin: String; var height: Double", "height: 1.5", "<dt>Height</dt><dd>1.5</dd>"),
    ("var latin: String; @Currency(\"EUR\") var price: Decimal", "price: 2.50", "€2.50"),
    ("var latin: String; var isEdible: Bool", "isEdible: true", "<dd>yes</dd>"),
    ("var latin: String; var names: [String]", "names: [Stinger]", "<dd>Stinger</dd>"),
    (
      "var latin: String; var site: URL", "site: 'https://a.example/b'",
      "<a href=\"https://a.example/b\" rel=\"external\" dir=\"ltr\">a<wbr>.example/<wbr>b</a>"
    ),
    ("var latin: String; var row: Row", "row: { name: x, amount: 7, year: 1 }", "<dd>7</dd>"),
  ])
  func `an entry without a page has its fields on its card`(
    fields: String, value: String, shown: String
  ) throws {
    let entry = "{ title: Nettle, latin: Urtica dioica, \(value) }"
    let whole = try list(fields, entry, hasPages: false)
    #expect(whole.contains(shown), "\(whole)")
    #expect(whole.ranges(of: "Urtica dioica").count == 1)
    #expect(!(try list(fields, entry, hasPages: true)).contains("<dl"))
  }

  @Test func `the text of an entry without a page is whole on its card`() throws {
    let text = "One *word* of " + String(repeating: "many ", count: 40) + "is the last"
    let entry = "{ title: A, text: '\(text)' }"
    let whole = try list("var text: Markdown", entry, hasPages: false)
    #expect(whole.contains("<p>One <em>word</em> of many"), "\(whole)")
    #expect(whole.contains("is the last</p>"), "\(whole)")
    let plain = entry.replacing("*word*", with: "word")
    #expect(try list("var text: String", plain, hasPages: false).contains("is the last</p>"))
    #expect(!(try list("var text: Markdown", entry, hasPages: true)).contains("is the last"))
  }

  @Test func `a name beside other words has the direction of its own text`() throws {
    let entries = "- { title: A }\n- { title: \"ספר (1)!\" }"
    let built = try ThemedSite(thingSite("var note: String?", entries))
    #expect(built["things/a/index.html"].contains("</span> <bdi>ספר (1)!</bdi></span>"))
  }

  @Test(arguments: [
    ("Products/Services", "Products/<wbr>Services"), ("Products", "<span>Products</span>"),
  ])
  func `a tab goes to the next line behind a slash`(title: String, shown: String) throws {
    var files = thingSite("var note: String?", "- { title: A }")
    files["Content/site.yaml"]?.replace("at: /things/", with: "at: /things/\n    tabs: [list]")
    files["Content/site.yaml"]?.replace(
      "{ list: things }", with: "{ list: things, title: \(title) }")
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(built["things/index.html"].contains(shown), "\(built["things/index.html"])")
  }
}
