import Testing

/// Ranges by which readers narrow down what a search finds, as the theme shows them.
struct SearchRangeTests {
  /// The page of a search of things with these fields, by all of them.
  private func page(
    _ fields: String, _ entries: [String], filters: String, language: String = "en"
  ) throws -> String {
    let list = entries.enumerated().map { "- { title: T\($0), \($1) }" }.joined(separator: "\n")
    let built = try ThemedSite(
      thingSite(
        fields, list,
        pages: "      find: { search: [things], at: find/, title: Find, filters: [\(filters)] }",
        settings: "language: \(language)"))
    return built["things/find/index.html"]
  }

  @Test(arguments: [
    ("var year: Int", "year", ["year: 1942", "year: -16"], "-16", "1942"),
    ("var count: Int", "count", ["count: 9999", "count: 12345"], "9999", "12,345"),
    ("var year: Int", "year", ["year: 1942", "year: 12345"], "1942", "12345"),
    ("var size: Decimal", "size", ["size: 0.5", "size: 12345.25"], "0.5", "12,345.25"),
    (
      #"@Currency("GBP") var fee: Decimal"#, "fee", ["fee: 0", "fee: 14.5"], "£0.00", "£14.50"
    ),
    (
      #"@Currency(\Thing.code) var fee: Decimal; var code: String"#, "fee",
      ["fee: 10, code: EUR", "fee: 1250, code: EUR"], "€10.00", "€1,250.00"
    ),
    (
      #"@Currency(\Thing.code) var fee: Decimal; var code: String"#, "fee",
      ["fee: 10, code: EUR", "fee: 1250, code: JPY"], "10", "1250"
    ),
    ("var time: Duration", "time", ["time: 20 min", "time: 2 h"], "20", "120"),
    ("var time: Duration", "time", ["time: 40 min", "time: 2 weeks"], "40 min", "14 days"),
    ("var time: Duration", "time", ["time: 90 min", "time: 12 h"], "1.5", "12"),
    ("var time: Duration", "time", ["time: 2 days", "time: 2 weeks"], "2", "14"),
  ])
  func `the ends of a range are written as readers read them`(
    fields: String, filter: String, entries: [String], low: String, high: String
  ) throws {
    let page = try self.page(fields, entries, filters: filter)
    #expect(page.contains("placeholder=\"\(low)\""), "\(page)")
    #expect(page.contains("placeholder=\"\(high)\""), "\(page)")
  }

  @Test(arguments: [
    ("en", ["20 min", "2 h"], "minutes", nil), ("de", ["90 min", "12 h"], "Stunden", "60"),
    ("en", ["2 days", "2 weeks"], "days", "1440"), ("pl", ["2 days", "1 week"], "dni", "1440"),
  ])
  func `lengths of time are given in the unit that fits them`(
    language: String, times: [String], unit: String, minutes: String?
  ) throws {
    let page = try self.page(
      "var time: Duration", times.map { "time: \($0)" }, filters: "time", language: language)
    #expect(page.contains("<span class=\"quiet\">\(unit)</span>"), "\(page)")
    #expect(page.contains("data-minutes=") == (minutes != nil))
    if let minutes { #expect(page.contains("data-minutes=\"\(minutes)\"")) }
  }

  @Test func `a range of one value is left out, and the others keep their columns`() throws {
    let page = try self.page(
      "var time: Duration; var stars: Int", ["time: 150 min, stars: 3", "time: 150 min, stars: 4"],
      filters: "time, stars")
    #expect(!page.contains("data-filter=\"time\"") && page.contains("data-filter=\"stars\""))
    let none = try self.page(
      "var time: Duration", ["time: 150 min", "time: 150 min"], filters: "time")
    #expect(none.contains("data-search") && !none.contains("data-filters"))
  }
}
