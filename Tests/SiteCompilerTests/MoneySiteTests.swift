import Testing

/// Amounts of money: what models and content say of their currency, and how pages write them.
struct MoneySiteTests {
  @Test(arguments: [
    ("en", "€1,234.50"), ("de", "1.234,50\u{A0}€"),
    ("nl", "€\u{A0}1.234,50"), ("pt-BR", "€\u{A0}1.234,50"),
    ("ja", "€1,234.50"), ("uk", "1\u{A0}234,50\u{A0}EUR"),
  ])
  func `the theme writes an amount as the language of the page`(
    language: String, shown: String
  ) throws {
    let built = try moneySite(
      #"@Currency("EUR") var price: Decimal"#, "price: 1234.5", language: language)
    #expect(
      built["things/one/index.html"].contains("<dd><span class=\"amount\">\(shown)</span></dd>"))
  }

  @Test func `amounts in lists, tables and pieces have their own currency`() throws {
    let built = try moneySite(
      #"@Currency(\Thing.code) var sums: [Decimal]; var code: Code?; var fares: [Fare]; "#
        + #"var trip: Trip?; @Currency(\Thing.code) var fee: Decimal?"#,
      "sums: [1.5, 2], code: EUR, fares: [{ name: a, fare: 1250, code: JPY }, "
        + "{ name: b, fare: 2, code: EUR }], "
        + "trip: { name: c, extras: [3], fares: [{ name: d, fare: 4, code: JPY }] }")
    #expect(built.messages == "")
    let page = built["things/one/index.html"].replacing("<span class=\"amount\">", with: "")
      .replacing("</span>", with: "")
    for shown in [
      "<dd>€1.50</dd><dd>€2.00</dd>", "<td class=\"number\">¥1,250</td>",
      "<td class=\"number\">€2.00</td>", "<dd>€3.00</dd>", "¥4",
    ] {
      #expect(page.contains(shown), "\(shown)")
    }
  }

  @Test(arguments: [
    (#"@Currency("EURO") var price: Decimal"#, "'EURO' is not the code of a currency"),
    (#"@Currency("eur") var price: Decimal"#, "did you mean 'EUR'?"),
    ("@Currency var price: Decimal", "'@Currency' takes the code of a currency"),
    (#"@Currency("EUR") var price: Double"#, "'@Currency' does not fit the field 'price'"),
    (#"@Currency("JPY") var price: Decimal = 1.5"#, "@Currency(\"JPY\")"),
    (#"@Currency(\Thing.cod) var price: Decimal; var code: String"#, "did you mean 'code'?"),
    (#"@Currency(\Row.name) var price: Decimal"#, "in a field of Thing itself"),
    (#"@Currency(\Thing.size) var price: Decimal; var size: Int"#, "holds no code of a currency"),
    (
      #"@Currency(\Thing.code) var price: Decimal; @Secret var code: String"#,
      "'code' is secret, and pages would show it"
    ),
    (
      #"@Currency(\Thing.kind) var price: Decimal; var kind: Kind\n}\nenum Kind: String, Choice {"#
        + " case EUR, euro",
      "'euro' is not the code of a currency"
    ),
  ])
  func `a rule of a model that says no currency is an error`(
    fields: String, message: String
  ) throws {
    let built = try moneySite(fields.replacing("\\n", with: "\n"), "price: 1, code: EUR, size: 1")
    #expect(built.messages.contains(message), "\(built.messages)")
  }

  @Test(arguments: [
    ("price: 12.345, code: EUR", "'price' is 12.345, but amounts of EUR have 2 decimals"),
    ("price: 1.5, code: JPY", "'price' is 1.5, but amounts of JPY have no decimals"),
    ("price: 1.5, code: EURO", "'EURO' is not the code of a currency; did you mean 'EUR'?"),
    ("price: 1.5, code: €", "'€' is not the code of a currency; did you mean 'EUR'?"),
    ("code: eur", "'eur' is not the code of a currency; did you mean 'EUR'?"),
    ("price: 1.5", "'price' is an amount without a currency"),
    ("price: 1.5, code: \"\"", "'price' is an amount without a currency"),
    ("price: 1.500, code: EUR", ""), ("code: EUR", ""), ("price: 1.5, code: KWD", ""),
    ("sums: [1, 2.345], code: EUR", "'sums' is 2.345, but amounts of EUR have 2 decimals"),
    ("sums: [1]", "'sums' is an amount without a currency"), ("sums: []", ""),
  ])
  func `an amount fits its currency, which is there`(entry: String, message: String) throws {
    let built = try moneySite(
      #"@Currency(\Thing.code) var price: Decimal?; var code: String?; "#
        + #"@Currency(\Thing.code) var sums: [Decimal]"#, entry)
    #expect(message.isEmpty ? built.messages == "" : built.messages.contains(message))
    #expect(built.messages.ranges(of: ": error").count <= 1, "\(built.messages)")
  }

  @Test(arguments: [
    ("{{ thing.price | money }}", "€12.50"), ("{{ thing.price | currency }}", "EUR"),
    ("{% set price = thing.price %}{{ price | money }}", "€12.50"),
    ("{{ (thing.price * 2) | money(\"USD\") }}", "$25.00"),
    ("{{ [thing.price, thing.price] | sum | money }}", "€25.00"),
    ("{{ (thing.price + 1) | money(\"EUR\") }}", "€13.50"),
    ("{{ collections.things | map(attribute=\"price\") | max | default(0) | money }}", "€12.50"),
    ("was 5 €, is {{ thing.price | money }}, not 5 €", "was 5 €, is €12.50, not 5 €"),
    ("{{ thing.fee | money }} {{ thing.fee | currency }}", "¥7 JPY"),
    ("{{ thing.fee | money(thing.code) }}", "¥7"), ("{{ 3 | money(\"KWD\") }}", "KWD\u{A0}3.000"),
  ])
  func `a template writes an amount with its currency`(template: String, shown: String) throws {
    let built = try moneySite(
      #"@Currency("EUR") var price: Decimal; @Currency(\Thing.code) var fee: Decimal; var code: String"#,
      "price: 12.5, fee: 7, code: JPY", template: template)
    #expect(built["things/one/index.html"].contains("<p>\(shown)</p>"), "\(built.messages)")
  }

  @Test(arguments: [
    ("{{ thing.plain | money }}", "the currency of this amount is not known"),
    ("{{ thing.plain | currency }}", "the currency of this amount is not known"),
    ("{{ thing.plain | money(\"EURO\") }}", "did you mean 'EUR'?"),
    ("{{ thing.title | money(\"EUR\") }}", "'money' needs a number"),
    ("{{ thing.plain | money(thing.title) }}", "'One' is not the code of a currency"),
    ("{{ (thing.plain / 7) | money(\"EUR\") }}", "more decimals than the 2 of EUR"),
  ])
  func `an amount without a currency, or that would be rounded, is an error`(
    template: String, message: String
  ) throws {
    let built = try moneySite("var plain: Decimal", "plain: 12.5", template: template)
    #expect(built.messages.contains(message), "\(built.messages)")
  }

  @Test(arguments: [
    ("{{ thing.price | money(thing.title) }}", "this amount is one of EUR, not of 'One'"),
    (
      "{{ thing.price | money(\"EUR\" if thing.price > 99 else \"CZK\") }}",
      "this amount is one of EUR, not of 'CZK'"
    ),
    ("{{ thing.fee | money(thing.other) }}", "this amount is one of JPY, not of 'EUR'"),
    (
      "{% set code = thing.other %}{{ thing.fee | money(code) }}",
      "this amount is one of JPY, not of 'EUR'"
    ),
    (
      "{% macro amount(value, code) %}{{ value | money(code) }}{% endmacro %}"
        + "{{ amount(thing.fee, thing.other) }}", "this amount is one of JPY, not of 'EUR'"
    ),
    (
      "{% for code, list in collections.things | groupby(\"other\") %}"
        + "{% for one in list %}{{ one.fee | money(code) }}{% endfor %}{% endfor %}",
      "this amount is one of JPY, not of 'EUR'"
    ),
  ])
  func `a code that is not that of the amount stops the page`(
    template: String, message: String
  ) throws {
    let built = try moneySite(
      Self.amounts + "; var other: String",
      "price: 12.5, local: 1, fee: 7, code: JPY, other: EUR", template: template)
    #expect(built.messages.contains(message), "\(built.messages)")
  }

  @Test(arguments: [
    ("{{ thing.fee | money(thing.same) }}", "¥7"),
    (
      "{% for code, list in collections.things | groupby(\"code\") %}"
        + "{% for one in list %}{{ one.fee | money(code) }}{% endfor %}{% endfor %}", "¥7"
    ),
    ("{{ thing.price | money(\"EUR\" if thing.price > 0 else \"CZK\") }}", "€12.50"),
  ])
  func `a code from elsewhere that is that of the amount is taken`(
    template: String, shown: String
  ) throws {
    let built = try moneySite(
      Self.amounts + "; var same: String",
      "price: 12.5, local: 1, fee: 7, code: JPY, same: JPY", template: template)
    #expect(built["things/one/index.html"].contains("<p>\(shown)</p>"), "\(built.messages)")
  }

  private static let amounts =
    #"@Currency("EUR") var price: Decimal; @Currency("CZK") var local: Decimal; "#
    + #"@Currency(\Thing.code) var fee: Decimal; var code: String"#

  @Test(arguments: [
    ("{{ thing.price | money(\"CZK\") }}", "this amount is one of EUR, not of CZK"),
    ("{% set p = thing.price %}{{ p | money(\"CZK\") }}", "this amount is one of EUR, not of CZK"),
    (
      "{{ collections.things | sum(attribute=\"price\") | money(\"CZK\") }}",
      "this amount is one of EUR, not of CZK"
    ),
    (
      "{% for p in collections.things | map(attribute=\"price\") %}{{ p | round(1) | money(\"CZK\") }}"
        + "{% endfor %}", "this amount is one of EUR, not of CZK"
    ),
    ("{{ thing.fee | money(\"JPY\") }}", "which may not be JPY"),
    (
      "{{ (thing.price + thing.local) | money(\"EUR\") }}", "amounts of 'CZK' and 'EUR' have no sum"
    ),
    (
      "{{ (thing.price - thing.local) | money(\"EUR\") }}", "amounts of 'CZK' and 'EUR' have no sum"
    ),
    (
      "{{ [thing.price, thing.local] | sum | money(\"EUR\") }}",
      "amounts of 'CZK' and 'EUR' have no sum"
    ),
  ])
  func `an amount is written in its own currency, and added to amounts of the same`(
    template: String, message: String
  ) throws {
    let built = try moneySite(
      Self.amounts, "price: 12.5, local: 300, fee: 7, code: JPY", template: template)
    #expect(built.messages.contains("error"))
    #expect(built.messages.contains(message), "\(built.messages)")
    #expect(built.messages.contains("1 error") || !built.messages.contains("2 errors"))
  }

  @Test(arguments: [
    ("€{{ thing.price | money }}", "'€'"), ("€ {{ thing.price | money }}", "'€'"),
    ("{{ thing.price | money }} EUR", "'EUR'"), ("EUR {{ thing.price | money }}", "'EUR'"),
    ("&euro;{{ thing.price | money }}", "'&euro;'"), ("{{ thing.fee | money }}¥", "'¥'"),
    ("{% macro m(x) %}{{ x.price | money }}{% endmacro %}€{{ m(thing) }}", "'€'"),
  ])
  func `a second sign of a currency beside an amount is a warning`(
    template: String, sign: String
  ) throws {
    let built = try moneySite(
      Self.amounts, "price: 12.5, local: 300, fee: 7, code: JPY", template: template)
    #expect(
      built.messages.contains("warning[W0510]: \(sign) is beside an amount"), "\(built.messages)")
  }

  @Test(arguments: [
    ("€{{ thing.fee }}", true), ("{{ thing.fee | number }} $", true),
    ("€ {{ thing.price }}", false),
    ("${{ thing.price }}", true), ("€{{ thing.local }}", true), ("{{ thing.price }} EUR", false),
    ("{% if thing.code == \"EUR\" %}€{{ thing.fee }}{% endif %}", false),
    ("€{{ thing.price * 2 }}", false), ("{{ thing.fee }} EUR", true),
    ("{{ thing.fee }} people", false),
    (
      "{% for k, l in collections.things | groupby(\"code\") %}{% for o in l %}{{ o.fee }} €"
        + "{% endfor %}{% endfor %}", true
    ),
    (
      "{% for k, l in collections.things | groupby(\"code\") %}{% if k == \"EUR\" %}"
        + "{% for o in l %}{{ o.fee }} €{% endfor %}{% endif %}{% endfor %}", false
    ),
  ])
  func `a sign of another currency beside an amount is a warning`(
    template: String, isTold: Bool
  ) throws {
    let said = try moneySite(
      Self.amounts, "price: 12.5, local: 300, fee: 7, code: JPY", template: template
    ).messages
    #expect(said.contains("W0510") == isTold, "\(said)")
  }

  @Test func `a card shows no currency without its amount`() throws {
    let built = try moneySite(
      #"@Currency(\Thing.code) var price: Decimal; var code: String; var place: String?"#,
      "price: 12.5, code: EUR, place: Here")
    #expect(
      built["things/index.html"].contains("<p class=\"teaser\">Here</p>"), "\(built.messages)")
    #expect(!built["things/index.html"].contains("EUR"))
  }

  @Test func `a currency is shown with its amount alone`() throws {
    let built = try moneySite(
      #"@Currency(\Thing.code) var price: Decimal; var code: String; var fares: [Fare]"#,
      "price: 12.5, code: GBP, fares: [{ name: A, fare: 1, code: EUR }]")
    let page = built["things/one/index.html"]
    #expect(page.contains("£12.50") && page.contains("€1.00"), "\(built.messages)")
    #expect(!page.contains("GBP") && !page.contains("EUR") && !page.contains("<dt>Code"), "\(page)")
    #expect(!page.contains(">Code</th>"), "\(page)")
  }

  @Test func `a text of the interface writes decimal numbers and dates as the language`() throws {
    var files = thingSite(
      "var size: Decimal; var day: Date",
      "- { title: One, size: 1234.5, day: 2026-04-02 }", settings: "language: de")
    files["Content/messages/de.yaml"] = "things: { said: \"{size} am {day}\" }\n"
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<h1>x</h1>"
      + "<p>{{ t(\"things.said\", size=thing.size, day=thing.day) }}</p>{% endblock %}"
    let built = try ThemedSite(files)
    #expect(
      built["things/one/index.html"].contains("<p>1.234,5 am 02.04.2026</p>"), "\(built.messages)")
  }
}
