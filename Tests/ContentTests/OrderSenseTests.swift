import Testing

/// Orders that are not what the values say: numbers in fields of text, and amounts of several
/// currencies.
struct OrderSenseTests {
  private func said(_ order: String, _ entries: [String]) -> String {
    LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels

        struct Thing: Entry {
          @Key var name: String
          var year: String?
          var count: Int?
          @Currency(\\Thing.code) var price: Decimal?
          @Currency("EUR") var fee: Decimal?
          var code: Code?
        }

        enum Code: String, Choice { case EUR, JPY }
        """,
        "list.yaml": entries.map { "- { \($0) }\n" }.joined(),
      ], ["things: Thing = list.yaml, \(order)"]
    ).text
  }

  private static func years(_ years: [String]) -> [String] {
    years.enumerated().map { "name: n\($0.offset), year: \($0.element)" } + ["name: none"]
  }

  @Test(arguments: [
    ("year", ["1", "10", "2"], "'10' comes before '2'", "'Int'"),
    ("-year", ["1", "10", "2"], "'2' comes before '10'", "'Int'"),
    ("name, year", ["9", "10"], "'10' comes before '9'", "'Int'"),
    ("year", ["9.5", "10"], "'10' comes before '9.5'", "'Decimal'"),
    ("year", ["-1", "-2"], "'-1' comes before '-2'", "'Int'"),
    ("year", ["12345678901234567890", "2"], "comes before '2'", "'Decimal'"),
  ])
  func `numbers that are ordered as texts are told`(
    order: String, years: [String], message: String, type: String
  ) {
    let said = said(order, Self.years(years))
    #expect(said.contains("warning[W0336]: 'year' is ordered as text"), "\(said)")
    #expect(said.contains(message) && said.contains("write the type \(type)"), "\(said)")
    #expect(said.contains("Content/site.yaml:1") && said.contains("Models/Thing.swift"), "\(said)")
  }

  @Test(arguments: [
    ("year", ["9:30", "20:00", "10:15"], "'20:00' comes before '9:30'"),
    ("-year", ["9:30", "20:00"], "'9:30' comes before '20:00'"),
  ])
  func `times of day that are ordered as texts are told`(
    order: String, times: [String], message: String
  ) {
    let said = said(order, Self.years(times.map { "\"\($0)\"" }))
    #expect(said.contains("warning[W0336]: 'year' is ordered as text: \(message)"), "\(said)")
    #expect(said.contains("write two digits for each hour"), "\(said)")
  }

  @Test(arguments: [["09:30", "20:00", "10:15"], ["9:30", "8:00"], ["9:30", "20:00", "noon"]])
  func `times in the order of the day are right`(times: [String]) {
    #expect(said("year", Self.years(times.map { "\"\($0)\"" })) == "")
  }

  @Test(arguments: [
    ["1", "2", "9"], ["2019", "2020", "1999"], ["1", "10", "2", "2a"], ["01", "10", "2"],
    ["1.9", "1.10", "1.1", "10.0"], ["10"], [], ["1", "10", "2 000"], ["7", "+1"],
  ])
  func `texts in an order that is theirs, or that of their numbers, are right`(years: [String]) {
    #expect(said("year", Self.years(years)) == "")
  }

  private static let prices = [
    "name: a, price: 1000, code: JPY", "name: b, price: 12.5, code: EUR", "name: c, code: EUR",
  ]

  @Test(arguments: [("price", "[code, price]"), ("-price", "[code, -price]")])
  func `amounts of several currencies that order entries are told`(order: String, advice: String) {
    let said = said(order, Self.prices)
    #expect(
      said.contains(
        "warning[W0336]: 'price' orders amounts of 'EUR' and 'JPY' by their bare numbers"),
      "\(said)")
    #expect(said.contains("order by the currency first: '\(advice)'"), "\(said)")
    #expect(said.contains("an amount of JPY") && said.contains("an amount of EUR"), "\(said)")
  }

  @Test(arguments: [
    ("price", ["name: a, price: 1000, code: JPY", "name: b, price: 12, code: JPY"]),
    ("price", ["name: a, price: 1000, code: JPY", "name: b, code: EUR"]),
    ("code, price", prices), ("fee", ["name: a, fee: 1", "name: b, fee: 2, code: JPY"]),
    ("name", prices), ("count", prices),
  ])
  func `amounts of one currency, or ordered by it, are right`(order: String, entries: [String]) {
    #expect(said(order, entries) == "")
  }
}
