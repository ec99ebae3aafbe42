import Testing

/// Amounts whose currency is in a field: what of several currencies cannot be compared or added.
struct SeveralCurrencyTests {
  private static let fees =
    #"@Currency(\Thing.code) var fee: Decimal; @Currency(\Thing.code) var tip: Decimal; "#
    + #"@Currency(\Thing.code) var sums: [Decimal]; var code: String"#

  private func fees(_ template: String) throws -> ThemedSite {
    try moneySite(Self.fees, "fee: 7, tip: 1, sums: [1, 2], code: JPY", template: template)
  }

  @Test(arguments: [
    ("{{ collections.things | sort(attribute=\"fee\") | length }}", "attribute=\"code,…\""),
    (
      "{{ collections.things | map(attribute=\"fee\") | max | default(0) }}",
      "selectattr(\"code\", \"==\", \"EUR\")"
    ),
    ("{{ (collections.things | min(attribute=\"fee\")).title }}", "selectattr(\"code\""),
    (
      "{% for o in collections.things %}{{ \"x\" if thing.fee < o.fee }}{% endfor %}",
      "{% if o.code == thing.code %}"
    ),
    (
      "{% for o in collections.things %}{{ \"x\" if thing.fee == o.fee }}{% endfor %}",
      "{% if o.code == thing.code %}"
    ),
    (
      "{% for o in collections.things %}{{ \"x\" if thing.fee != o.fee }}{% endfor %}",
      "{% if o.code == thing.code %}"
    ),
  ])
  func `amounts whose currency is in a field are not compared by their numbers`(
    template: String, help: String
  ) throws {
    let said = try fees(template).messages
    #expect(said.contains("warning[W") && said.contains("by their bare numbers"), "\(said)")
    #expect(said.contains(help), "\(said)")
  }

  @Test(arguments: [
    "{{ collections.things | sort(attribute=\"code,fee\") | length }}",
    "{{ collections.things | selectattr(\"code\", \"==\", \"JPY\") | sort(attribute=\"fee\") | length }}",
    "{{ \"x\" if thing.fee > thing.tip }}{{ \"y\" if thing.fee > 3 }}",
    "{{ \"x\" if thing.fee == thing.tip }}{{ \"y\" if thing.fee == 3 }}",
    "{{ thing.sums | max | default(0) }}",
    "{% for g in collections.things | groupby(\"code\") %}{{ (g.list | max(attribute=\"fee\")).title }}"
      + "{% endfor %}",
  ])
  func `amounts of one currency are compared`(template: String) throws {
    let said = try fees(template).messages
    #expect(!said.contains("bare number"), "\(said)")
  }

  @Test(arguments: [
    ("fee < 100", "[code: EUR]", false), ("fee < 100", "[code: JPY]", true),
    ("3 >= fee", "[code: JPY]", true), ("fee > 0", "[code: JPY]", false),
    ("code == 'EUR' and fee < 100", "[code: JPY]", false),
    ("fee < 100 and code == 'EUR'", "[code: JPY]", false),
    ("tip < 100", "[code: JPY]", true),
    ("code == 'EUR' or fee < 100", "[code: JPY]", true),
    ("code != 'USD' and fee < 100", "[code: JPY]", true),
    ("code != 'JPY' and fee < 100", "[code: JPY]", false),
    (#"fee < 100 and title != 'it\\'s code'"#, "[code: JPY]", true),
    (#"fee < 100 and (code | lower == 'eur')"#, "[code: JPY]", false),
    (#"fee < 100 and (title + code)[0:3] != 'EUR'"#, "[code: JPY]", true),
  ])
  func `a condition that compares amounts of several currencies with a number is told`(
    condition: String, other: String, isTold: Bool
  ) throws {
    let code = other.contains("JPY") ? "JPY" : "EUR"
    var files = thingSite(
      #"@Currency(\Thing.code) var fee: Decimal; @Currency(\Thing.code) var tip: Decimal; "#
        + "var code: String",
      "- { title: One, fee: 7, tip: 1, code: EUR }\n- { title: Two, fee: 1, tip: 1, code: \(code) }"
    )
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "list: { list: things }", with: "list: { list: things, where: \"\(condition)\" }")
    let said = try ThemedSite(files).messages
    #expect(said.contains("is compared by its bare number") == isTold, "\(said)")
    #expect(said.contains("there are amounts of 'EUR' and 'JPY'") == isTold, "\(said)")
  }

  @Test(arguments: [("fee", "JPY", true), ("fee, code", "JPY", false), ("fee", "EUR", false)])
  func `a filter by amounts of several currencies is told, unless these are chosen, too`(
    filters: String, code: String, isTold: Bool
  ) throws {
    var files = thingSite(
      #"@Currency(\Thing.code) var fee: Decimal; var code: String"#,
      "- { title: One, fee: 7, code: EUR }\n- { title: Two, fee: 1, code: \(code) }")
    let list = "list: { list: things }"
    let search = "find: { search: [things], at: find/, filters: [\(filters)] }"
    files["Content/site.yaml"]?.replace(list, with: "\(list)\n      \(search)")
    let said = try ThemedSite(files).messages
    let message = "warning[W0930]: 'fee' narrows amounts of 'EUR' and 'JPY' by their bare numbers"
    #expect(said.contains(message) == isTold, "\(said)")
    #expect(said.contains("write 'code' beside it") == isTold)
  }

  @Test(arguments: [
    ("{{ collections.things | sum(attribute=\"fee\") }}", "selectattr(\"code\", \"==\", \"EUR\")"),
    ("{{ collections.things | map(attribute=\"fee\") | sum }}", "groupby(\"code\")"),
    (
      "{% for g in collections.things | groupby(\"title\") %}{{ g.list | sum(attribute=\"fee\") }}"
        + "{% endfor %}", "groupby(\"code\")"
    ),
    (
      "{% for o in collections.things %}{{ thing.fee + o.fee }}{% endfor %}",
      "{% if o.code == thing.code %}"
    ),
    (
      "{% set n = namespace(t=0.0) %}{% for o in collections.things %}{% set n.t = n.t + o.fee %}"
        + "{% endfor %}{{ n.t }}", "{% if o.code == \"EUR\" %}"
    ),
  ])
  func `amounts whose currency is in a field have no sum`(template: String, help: String) throws {
    let built = try fees(template)
    #expect(built.messages.contains("error[E0511]: these amounts may be of several currencies"))
    #expect(built.messages.contains(help), "\(built.messages)")
  }

  @Test(arguments: [
    ("{% set f = thing.fee %}{{ f | money(\"EUR\") }}", "which may not be EUR"),
    ("{{ (thing.fee + 1) | money(\"EUR\") }}", "which may not be EUR"),
    (
      "{% for f in collections.things | map(attribute=\"fee\") %}{{ f | money(\"EUR\") }}{% endfor %}",
      "a record that is not known here"
    ),
    (
      "{% for f in collections.things | map(attribute=\"fee\") %}{{ f | money }}{% endfor %}",
      "a record that is not known here"
    ),
  ])
  func `an amount keeps the field that says its currency`(template: String, message: String) throws
  {
    let said = try fees(template).messages
    #expect(said.contains("E0510") && said.contains(message), "\(said)")
  }

  @Test(arguments: [
    (
      "{{ collections.things | selectattr(\"code\", \"==\", \"JPY\") | sum(attribute=\"fee\") "
        + "| money(\"JPY\") }}", "¥7"
    ),
    (
      "{% set yen = collections.things | where(\"code\", \"JPY\") %}"
        + "{{ yen | sum(attribute=\"fee\") | money(\"JPY\") }}", "¥7"
    ),
    (
      "{% for g in collections.things | groupby(\"code\") %}"
        + "{{ g.list | sum(attribute=\"fee\") | money(g.grouper) }}{% endfor %}", "¥7"
    ),
    (
      "{% for c, l in collections.things | groupby(\"code\") %}"
        + "{{ l | sum(attribute=\"fee\") | money(c) }}{% endfor %}", "¥7"
    ),
    (
      "{% for o in collections.things %}{% if thing.code == o.code %}"
        + "{{ (thing.fee + o.fee) | money(o.code) }}{% endif %}{% endfor %}", "¥14"
    ),
    (
      "{% set n = namespace(t=0.0) %}{% for o in collections.things if o.code == \"JPY\" %}"
        + "{% set n.t = n.t + o.fee %}{% endfor %}{{ n.t | money(\"JPY\") }}", "¥7"
    ),
    ("{{ (thing.fee + thing.tip) | money }}", "¥8"), ("{{ thing.sums | sum | money }}", "¥3"),
    ("{% for s in thing.sums %}{{ s | money }}{% endfor %}", "¥1¥2"),
    ("{% set f = thing.fee %}{{ f | money }}", "¥7"), ("{{ (thing.fee - 1) | money }}", "¥6"),
  ])
  func `amounts of one currency are added, whatever it is`(template: String, shown: String) throws {
    let built = try fees(template)
    #expect(built["things/one/index.html"].contains("<p>\(shown)</p>"), "\(built.messages)")
    #expect(built.messages == "")
  }
}
