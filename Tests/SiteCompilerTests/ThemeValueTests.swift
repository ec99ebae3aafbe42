import Testing

/// How the theme writes values, on pages of any model.
struct ThemeValueTests {
  @Test(arguments: [
    ("size", "Int", "1965", "1965"), ("size", "Int", "-9999", "-9999"),
    ("size", "Int", "10000", "10,000"), ("size", "Int", "-10000", "-10,000"),
    ("size", "Double", "1965.5", "1,965.5"), ("size", "Decimal", "1965.50", "1,965.50"),
    ("isbn", "Int", "9780441013593", "9780441013593"), ("isbn13", "Int", "12345", "12345"),
    ("userID", "Int", "12345", "12345"), ("releaseYear", "Int", "12026", "12026"),
    ("order_no", "Int", "12345", "12345"), ("id", "Int?", "12345", "12345"),
    ("zipCode", "Int", "90210", "90210"), ("idea", "Int", "12345", "12,345"),
    ("paid", "Int", "12345", "12,345"), ("years", "Int", "12345", "12,345"),
    ("yearsTotal", "Int", "12345", "12,345"),
    ("barcode", "Int", "4001234567890", "4001234567890"), ("tel", "Int", "5551234", "5551234"),
    ("appid", "Int", "1245620", "1245620"), ("serial", "Int", "123456", "123456"),
    ("timestamp", "Int", "1700000000", "1700000000"),
    ("originalPublicationYear", "Decimal", "1997.0", "1997"),
    ("year", "Double", "1997.0", "1997"), ("gtin", "Double", "4001234567890", "4001234567890"),
    ("partNumber", "Decimal", "1200.50", "1200.50"), ("weight", "Decimal", "1997.0", "1,997.0"),
  ])
  func `a whole number is grouped from 10,000 on, where it is a quantity`(
    name: String, type: String, written: String, shown: String
  ) throws {
    let built = try ThemedSite(
      thingSite("var \(name): \(type)", "- { title: One, \(name): \(written) }"))
    #expect(built.messages == "")
    #expect(built["things/one/index.html"].contains("<dd>\(shown)</dd>"))
  }

  @Test func `numbers in lists, tables and pieces are written like those in facts`() throws {
    let built = try ThemedSite(
      thingSite(
        "var codes: [Int]; var sums: [Int]; var rows: [Row]",
        """
        - title: One
          codes: [12345]
          sums: [12345]
          rows: [{ name: x, amount: 12345, year: 12345 }]
        """))
    #expect(built.messages == "")
    let page = built["things/one/index.html"]
    #expect(page.contains("<dd>12345</dd>") && page.contains("<dd>12,345</dd>"))
    #expect(page.contains("<td class=\"number\">12,345</td><td class=\"number\">12345</td>"))
    #expect(page.contains("<th scope=\"col\">Name</th><th scope=\"col\" class=\"number\">Amount"))
  }

  @Test func `the page of a group writes a year as the page of the entry does`() throws {
    let built = try ThemedSite(
      thingSite(
        "var year: Int", "- { title: One, year: 1965 }",
        pages: "      year: { group: things, by: year }\n      all: { groups: things, by: year }"))
    #expect(built.messages == "")
    #expect(built["things/one/index.html"].contains("<dd>1965</dd>"))
    #expect(built["things/year/1965/index.html"].contains(">1965</h1>"))
    #expect(built["things/all/index.html"].contains(">1965</a>"))
  }

  @Test(arguments: [("ar", true), ("he", true), ("fa", true), ("en", false), ("de", false)])
  func `the value of a group has a direction of its own on pages from right to left`(
    language: String, isApart: Bool
  ) throws {
    let built = try ThemedSite(
      thingSite(
        "var code: String", "- { title: One, code: c-1 }",
        pages: "      of: { group: things, by: code }\n      all: { groups: things, by: code }",
        settings: "language: \(language)"))
    #expect(!built.messages.contains("error"))
    #expect(built["things/of/c-1/index.html"].contains("<bdi>c-1</bdi></h1>") == isApart)
    #expect(built["things/all/index.html"].contains("<bdi>c-1</bdi></a>") == isApart)
    #expect(built["things/one/index.html"].contains("<bdi>") == false)
  }

  @Test(arguments: [
    ("credit: \"A <b> & co\", licence: CC BY", "Picture: A &lt;b&gt; &amp; co · CC BY"),
    ("credit: Ana", "Picture: Ana"), ("licence: CC BY", "CC BY"),
  ])
  func `a page says whose the picture at its head is`(written: String, shown: String) throws {
    func files(_ image: String) -> [String: String] {
      thingSite("var image: Image?", "- { title: One, image: { src: p.svg, alt: Wide\(image) } }")
        .merging([
          "Content/p.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>"
        ]) { $1 }
    }
    let built = try ThemedSite(files(", " + written))
    #expect(built.messages == "")
    let page = built["things/one/index.html"]
    #expect(page.contains("<figcaption class=\"quiet\">\(shown)</figcaption></figure>"), "\(page)")
    let plain = try ThemedSite(files(""))["things/one/index.html"]
    #expect(plain.contains("<img class=\"hero\"") && !plain.contains("<figure"))
    // Where an entry has no page, the list says it.
    var alone = files(", " + written)
    alone["Content/site.yaml"] = alone["Content/site.yaml"]?.split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { !$0.contains("entry: things") }.joined(separator: "\n")
    let list = try ThemedSite(alone)
    #expect(list.messages == "")
    #expect(list["things/index.html"].contains("<p class=\"quiet\">\(shown)</p>"))
    #expect(!built["things/index.html"].contains(shown))
  }
}
