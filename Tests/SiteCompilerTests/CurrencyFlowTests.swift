import Testing

/// What templates make of amounts keeps their currency, through variables, records and conditions.
struct CurrencyFlowTests {
  private func built(_ template: String) throws -> ThemedSite {
    var files = thingSite(
      #"@Currency("EUR") var eur: Decimal; @Currency("USD") var usd: Decimal; "#
        + #"@Currency("USD") var rest: Decimal?; @Currency(\Thing.code) var fee: Decimal; "#
        + #"@Currency(\Thing.kind) var due: Decimal; var code: String; var kind: Code; "#
        + "var stock: Int",
      "- { title: One, eur: 1, usd: 6, fee: 7, due: 8, code: JPY, kind: JPY, stock: 3 }\n"
        + "- { title: Two, eur: 2, usd: 3, fee: 9, due: 5, code: EUR, kind: EUR, stock: 4 }")
    files["Content/Models/Thing.swift"]? += """

      enum Code: String, Choice { case EUR, JPY }
      """
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<h2>{{ thing.title }}</h2><p>\(template)</p>{% endblock %}"
    return try ThemedSite(files)
  }

  @Test(arguments: [
    "{{ (thing.usd or 0) | money(\"EUR\") }}", "{{ (thing.usd and thing.usd) | money(\"EUR\") }}",
    "{{ (thing.rest or 0) | money(\"EUR\") }}", "{{ (thing.usd // 1) | money(\"EUR\") }}",
    "{{ (thing.usd * thing.stock) | money(\"EUR\") }}",
    "{{ (thing.stock * thing.usd) | money(\"EUR\") }}",
    "{{ (thing.usd / thing.stock) | money(\"EUR\") }}",
    "{{ (thing.usd % 100) | money(\"EUR\") }}", "{{ (thing.usd * 1) | money(\"EUR\") }}",
    "{% set n = namespace(t=0) %}{% for o in collections.things %}{% set n.t = n.t + o.usd %}"
      + "{% endfor %}{{ n.t | money(\"EUR\") }}",
    "{% set n = namespace(t=0) %}{% for o in collections.things %}{% if o.rest is defined %}"
      + "{% set n.t = n.t + o.rest %}{% endif %}{% endfor %}{{ n.t | money(\"EUR\") }}",
    "{% set x = { \"v\": thing.usd } %}{{ x.v | money(\"EUR\") }}",
    "{{ dict(v=thing.usd).v | money(\"EUR\") }}",
    "{% for x in [{ \"v\": thing.usd }] %}{{ x.v | money(\"EUR\") }}{% endfor %}",
    "{% for n, v in [(\"a\", thing.usd)] %}{{ v | money(\"EUR\") }}{% endfor %}",
    "{{ [{ \"v\": thing.usd }] | sum(attribute=\"v\") | money(\"EUR\") }}",
    "{{ [thing.usd] | map(\"abs\") | sum | money(\"EUR\") }}",
    "{{ [thing.usd] | map(\"money\", \"EUR\") | join }}",
    "{{ [thing.usd, 1] | select(\"gt\", 2) | sum | money(\"EUR\") }}",
    "{% set x = 0 %}{% if thing.title == \"One\" %}{% set x = thing.usd %}{% endif %}"
      + "{{ x | money(\"EUR\") }}",
    "{% macro m(x) %}{{ x.v | money(\"EUR\") }}{% endmacro %}{{ m({ \"v\": thing.usd }) }}",
  ])
  func `an amount keeps its currency in what is made with it`(template: String) throws {
    let said = try built(template).messages
    #expect(said.contains("error[E0510]: this amount is one of USD, not of EUR"), "\(said)")
  }

  @Test(arguments: [
    "{{ ((thing.eur or 0) + (thing.usd or 0)) | money(\"EUR\") }}",
    "{{ [[thing.usd], [thing.eur]] | map(\"sum\") | sum }}",
    "{% for row in [thing.usd, thing.eur] | batch(2) %}{{ row | sum }}{% endfor %}",
    "{% set n = namespace(t=0) %}{% set n.t = n.t + thing.eur %}{% set n.t = n.t + thing.usd %}"
      + "{{ n.t }}",
    "{{ [{ \"v\": thing.usd }, { \"v\": thing.eur }] | sum(attribute=\"v\") }}",
    "{% for o in collections.things if o.code == \"JPY\" or o.code == \"EUR\" %}"
      + "{{ thing.fee + o.fee }}{% endfor %}",
    "{% if thing.code == \"EUR\" %}{{ thing.fee + thing.usd }}{% endif %}",
    "{% set n = namespace(t=0) %}{% for o in collections.things %}"
      + "{% set n.t = n.t + o.fee * o.stock %}{% endfor %}{{ n.t }}",
  ])
  func `amounts of several currencies have no sum, however they are reached`(
    template: String
  ) throws {
    let said = try built(template).messages
    #expect(said.contains("error[E0511]"), "\(said)")
  }

  @Test(arguments: [
    ("{{ (thing.usd or 0) | money }}", "$6.00"), ("{{ (thing.usd // 1) | money }}", "$6.00"),
    ("{{ (thing.usd * 0.9) | money(\"EUR\") }}", "€5.40"),
    ("{{ (thing.usd * thing.stock) | money }}", "$18.00"),
    ("{{ (thing.fee * thing.stock) | money }}", "¥21"),
    ("{% set x = { \"v\": thing.usd } %}{{ x.v | money }}", "$6.00"),
    (
      "{% for x in [{ \"v\": thing.usd, \"c\": \"USD\" }, { \"v\": thing.eur, \"c\": \"EUR\" }] %}"
        + "{{ x.v | money(x.c) }}{% endfor %}", "$6.00€1.00"
    ),
    (
      "{% set n = namespace(t=0) %}{% for o in collections.things %}{% set n.t = n.t + o.usd %}"
        + "{% endfor %}{{ n.t | money(\"USD\") }} {{ n.t | money }}", "$9.00 $9.00"
    ),
    (
      "{% set n = namespace(t=0) %}{% set n.t = n.t + thing.usd %}{{ n.t | money(\"USD\") }}"
        + "{% set n.t = 0 %}{% set n.t = n.t + thing.eur %}{{ n.t | money(\"EUR\") }}",
      "$6.00€1.00"
    ),
    (
      "{% set n = namespace(t=0) %}{% for o in collections.things %}{% if thing.title == \"One\" %}"
        + "{% set n.t = n.t + o.usd %}{% else %}{% set n.t = n.t + o.eur %}{% endif %}{% endfor %}"
        + "{% if thing.title == \"One\" %}{{ n.t | money(\"USD\") }}{% else %}"
        + "{{ n.t | money(\"EUR\") }}{% endif %}", "$9.00"
    ),
    (
      "{% if thing.title == \"One\" %}{% set x = thing.usd %}{% else %}{% set x = thing.eur %}"
        + "{% endif %}{{ x | money(\"USD\" if thing.title == \"One\" else \"EUR\") }}", "$6.00"
    ),
    (
      "{% set n = namespace(t=0) %}{% set n.t = thing.usd * 2 %}{{ n.t | money(\"EUR\") }}",
      "€12.00"
    ),
    ("{{ [[thing.usd], [thing.eur]] | map(\"sum\") | join(\" \") }}", "6 1"),
    (
      "{% for row in [thing.usd, thing.usd, thing.eur, thing.eur] | batch(2) %}{{ row | sum }} "
        + "{% endfor %}", "12 2"
    ),
  ])
  func `an amount in its own currency is right, however it is reached`(
    template: String, shown: String
  ) throws {
    let built = try built(template)
    #expect(built["things/one/index.html"].contains("<p>\(shown)"), "\(built.messages)")
    #expect(built.messages == "")
  }

  @Test(arguments: [
    "{% if thing.code == \"JPY\" %}{{ thing.fee | money(\"EUR\") }}{% endif %}",
    "{% if thing.kind == \"JPY\" %}{{ thing.due | money(\"EUR\") }}{% endif %}",
    "{% if thing.code != \"JPY\" %}x{% else %}{{ thing.fee | money(\"EUR\") }}{% endif %}",
    "{% set f = thing.fee %}{% if thing.code == \"JPY\" %}{{ f | money(\"EUR\") }}{% endif %}",
    "{{ collections.things | selectattr(\"code\", \"==\", \"JPY\") | sum(attribute=\"fee\") "
      + "| money(\"EUR\") }}",
    "{{ collections.things | where(\"kind\", \"JPY\") | sum(attribute=\"due\") | money(\"EUR\") }}",
    "{% for o in collections.things | where(\"code\", \"JPY\") %}{{ o.fee | money(\"EUR\") }}"
      + "{% endfor %}",
    "{% set n = namespace(t=0) %}{% for o in collections.things if o.code == \"JPY\" %}"
      + "{% set n.t = n.t + o.fee %}{% endfor %}{{ n.t | money(\"EUR\") }}",
  ])
  func `a condition that names the currency decides it`(template: String) throws {
    let said = try built(template).messages
    #expect(said.contains("error[E0510]: this amount is one of JPY, not of EUR"), "\(said)")
  }

  @Test(arguments: [
    (
      "{% for k, l in collections.things | groupby(\"code\") %}"
        + "{{ l | sum(attribute=\"fee\") | money(\"EUR\") }}{% endfor %}", "money(group.grouper)"
    ),
    (
      "{% for k, l in collections.things | groupby(\"kind\") %}"
        + "{{ l | sum(attribute=\"due\") | money }}{% endfor %}", "money(group.grouper)"
    ),
    (
      "{% for g in collections.things | groupby(\"code\") %}{% for o in g.list %}"
        + "{{ o.fee | money(\"EUR\") }}{% endfor %}{% endfor %}", "write '… | money'"
    ),
  ])
  func `the key of a group is its currency, and no other`(template: String, help: String) throws {
    let said = try built(template).messages
    #expect(
      said.contains("error[E0510]") && said.contains("may not be EUR") || help.contains("group"))
    #expect(said.contains(help), "\(said)")
    #expect(!said.contains("money(\"EUR\")'"), "\(said)")
  }

  @Test(arguments: [
    (
      "{% for k, l in collections.things | groupby(\"code\") %}"
        + "{{ l | sum(attribute=\"fee\") | money(k) }} {% endfor %}", "€9.00 ¥7"
    ),
    (
      "{% for k, l in collections.things | groupby(\"kind\") %}"
        + "{{ l | sum(attribute=\"due\") | money(k) }} {% endfor %}", "€5.00 ¥8"
    ),
    (
      "{% for k, l in collections.things | groupby(\"code\") %}{% if k == \"EUR\" %}"
        + "{{ l | sum(attribute=\"fee\") | money(\"EUR\") }}{% endif %}{% endfor %}", "€9.00"
    ),
    (
      "{% for g in collections.things | groupby(\"code\") %}{% for o in g.list %}"
        + "{{ o.fee | money }} {% endfor %}{% endfor %}", "€9.00 ¥7"
    ),
    (
      "{% for k, l in collections.things | groupby(\"code\") %}"
        + "{{ (l | sum(attribute=\"fee\") + l | sum(attribute=\"fee\")) | money(k) }} {% endfor %}",
      "€18.00 ¥14"
    ),
    ("{% if thing.code == \"JPY\" %}{{ thing.fee | money(\"JPY\") }}{% endif %}", "¥7"),
    ("{% if thing.kind == \"JPY\" %}{{ thing.due | money(\"JPY\") }}{% endif %}", "¥8"),
    (
      "{{ collections.things | where(\"code\", \"JPY\") | sum(attribute=\"fee\") | money }}", "¥7"
    ),
    (
      "{% for c in [\"EUR\", \"JPY\"] %}{{ collections.things | selectattr(\"code\", \"==\", c) "
        + "| sum(attribute=\"fee\") | money(c) }} {% endfor %}", "€9.00 ¥7"
    ),
    ("{% if thing.code == \"JPY\" %}¥{{ thing.fee }}{% endif %}", "¥7"),
  ])
  func `amounts that conditions or groups choose are written in their currency`(
    template: String, shown: String
  ) throws {
    let built = try built(template)
    #expect(built["things/one/index.html"].contains("<p>\(shown)"), "\(built.messages)")
    #expect(built.messages == "")
  }
}
