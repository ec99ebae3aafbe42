import TestSupport
import Testing

/// Titles, descriptions and results of a search show values as pages do.
struct ShownFormTests {
  private func files(_ fields: String, _ entry: String, settings: String) -> [String: String] {
    var files = thingSite(
      fields, "- { title: Eis, \(entry) }", pages: "      find: { search: things, at: find/ }",
      settings: "language: de\naddress: https://example.org/")
    files["Content/Models/Thing.swift"]? += """

      enum Course: String, Choice { case dessert, main }

      enum Code: String, Choice { case EUR, JPY }
      """
    files["Content/messages/de.yaml"] = "models: { Course: { dessert: Nachtisch } }\n"
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "at: \"{slug}/\" }", with: "at: \"{slug}/\", \(settings) }")
    return files
  }

  private func built(_ fields: String, _ entry: String, settings: String) throws -> ThemedSite {
    try ThemedSite(files(fields, entry, settings: settings))
  }

  @Test(arguments: [
    ("var course: Course", "course: dessert", "{course}", "Nachtisch"),
    ("var course: Course", "course: main", "{course}", "Main"),
    ("var course: Course?", "course: dessert", "{course}", "Nachtisch"),
    (
      #"@Currency("EUR") var price: Decimal"#, "price: 1234.5", "{price}", "1.234,50\u{A0}€"
    ),
    (
      #"@Currency(\Thing.code) var price: Decimal; var code: Code"#, "price: 1234, code: JPY",
      "{price}", "1.234\u{A0}¥"
    ),
    (#"@Currency("EUR") var price: Decimal"#, "price: 1234.5", "{price} €", "1.234,50 €"),
    (#"@Currency("EUR") var price: Decimal"#, "price: 1234.5", "EUR {price}", "EUR 1.234,50"),
    (#"@Currency("CHF") var price: Decimal"#, "price: 1", "{price} CHF", "1,00 CHF"),
    ("var size: Decimal", "size: 1234.50", "{size}", "1.234,50"),
    ("var serial: Decimal", "serial: 1234.10", "{serial}", "1234.10"),
    ("var year: Int", "year: 2026", "{year}", "2026"),
  ])
  func `a title and a description have values in the form that pages show`(
    fields: String, entry: String, pattern: String, shown: String
  ) throws {
    let site = try built(
      fields, entry, settings: "title: \"{title}, \(pattern)\", description: \"Es: \(pattern)\"")
    let page = site["things/eis/index.html"]
    #expect(page.contains("<h1>Eis, \(shown)</h1>"), "\(site.messages)\(page)")
    #expect(page.contains("content=\"Es: \(shown)\""))
  }

  @Test func `addresses have values as content writes them`() throws {
    let site = try built(
      "var course: Course", "course: dessert", settings: "title: \"{course}\"")
    #expect(site["things/eis/index.html"].contains("<h1>Nachtisch</h1>"))
  }

  @Test(arguments: [
    ("@Searchable var course: Course", "course: dessert", ["nachtisch"], ["dessert"]),
    ("@Searchable var courses: [Course]", "courses: [dessert]", ["nachtisch"], ["dessert"]),
    (
      #"@Searchable @Currency("EUR") var price: Decimal"#, "price: 1234.50",
      ["1", "234", "50", "1234"], []
    ),
  ])
  func `a search finds and shows values in the form that pages show`(
    fields: String, entry: String, found: [String], missed: [String]
  ) throws {
    var files = files(fields, entry, settings: "title: \"{title}\"")
    for name in ["home.html", "list.html", "entry.html", "sitemap.xml"] {
      files["Templates/" + name] = name == "sitemap.xml" ? "<a/>" : "<p>{{ page.title }}</p>"
    }
    files["Templates/search.html"] = "<form data-index=\"{{ search.index }}\"></form>"
    let reader = SearchReader(try BuiltSite(files), in: "things/find/")
    for word in found { #expect(reader.postings[word] != nil, "\(word)") }
    for word in missed { #expect(reader.postings[word] == nil, "\(word)") }
    let text = reader.documents.map(\.text).joined()
    #expect(text.contains("Nachtisch") || text.contains("1.234,50"), "\(text)")
    #expect(!text.contains("dessert") && !text.contains("1234.5"), "\(text)")
  }
}
