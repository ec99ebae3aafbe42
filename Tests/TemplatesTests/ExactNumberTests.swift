import Diagnostics
import Testing

/// Numbers that a template writes are exact beside a decimal number, and what is out of range stops
/// a page.
struct ExactNumberTests {
  /// What a template makes of `p`, the price of a recipe.
  private func rendered(_ template: String, price: String = "1.0") -> String {
    Kitchen.rendered(
      "{% if recipe.price is not none %}{% set p = recipe.price %}\(template)"
        + "{% if p %}{% endif %}{% endif %}",
      Datum.pie.with("recipe", Datum.recipe("A", "main", 1).with("price", .text(price))))
  }

  @Test(arguments: [
    ("{{ p + 0.12345678901234567890123 }}", "1.12345678901234567890123"),
    ("{{ 0.12345678901234567890123 - p }}", "-0.87654321098765432109877"),
    ("{{ p * -0.12345678901234567890123 }}", "-0.123456789012345678901230"),
    ("{{ p + 1e-30 }}", "1.000000000000000000000000000001"),
    ("{{ p * 1.50 }}", "1.500"),
    ("{% set x = 0.12345678901234567890123 %}{{ p + x }}", "1.12345678901234567890123"),
    ("{{ p + (0.1 + 0.2) }}", "1.3"),
    ("{{ p - 1 / 8 }}", "0.875"),
    ("{{ p + +0.5 }} {{ p + -(0.5) }}", "1.5 0.5"),
    ("{{ p == 1.00000000000000000001 }}", "false"),
    ("{{ p == 1.0000000000000000000000 }}", "true"),
    ("{{ p < 1.00000000000000000001 }}{{ 1.00000000000000000001 <= p }}", "truefalse"),
    ("{{ 0.99999999999999999999 < p < 1.00000000000000000001 }}", "true"),
    ("{{ p == 0.7 + 0.1 + 0.2 }}", "true"),
    ("{{ p in [2.5, 1.00000000000000000001] }}", "false"),
    (
      "{{ p in [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5, 14.5, 15.5, 16.5,"
        + " 17.5, 1.00000000000000000001] }}", "false"
    ),
    ("{{ 1.00000000000000000001 in [p] }}", "false"),
    ("{{ [p] == [1.00000000000000000001] }}", "false"),
    ("{{ [p] | select(\"gt\", 0.99999999999999999999) | length }}", "1"),
    ("{{ [p] | reject(\"eq\", 1.00000000000000000001) | length }}", "1"),
    ("{{ [p, 0.12345678901234567890123] | sum }}", "1.12345678901234567890123"),
    ("{{ [p] | sum(start=0.12345678901234567890123) }}", "1.12345678901234567890123"),
    ("{{ [0.1, 0.2] | sum(start=p) }}", "1.3"),
    ("{{ [p, 1.00000000000000000001] | max }}", "1.00000000000000000001"),
    ("{{ (p if number > 99 else 0.12345678901234567890123) + p }}", "1.12345678901234567890123"),
    (
      "{% for row in [p] | batch(2, 0.12345678901234567890123) %}{{ row | sum }}{% endfor %}",
      "1.12345678901234567890123"
    ),
    ("{{ p is eq(1.00000000000000000001) }}", "false"),
  ])
  func `a number that the template writes is exact beside a Decimal`(
    template: String, expected: String
  ) {
    #expect(rendered(template) == expected)
  }

  @Test(arguments: [
    ("{{ 9007199254740993 | money('EUR') }}", "€9,007,199,254,740,993.00"),
    ("{{ -9223372036854775807 | money('JPY') }}", "-¥9,223,372,036,854,775,807"),
    ("{{ (9007199254740992 + 1) | money('EUR') }}", "€9,007,199,254,740,993.00"),
    ("{{ 2.5 | money('EUR') }}", "€2.50"),
  ])
  func `a whole number of any size is an amount as it is`(template: String, expected: String) {
    #expect(rendered(template) == expected)
  }

  @Test(arguments: [
    "{{ p + 1e100 }}", "{{ p == 1e-100 }}", "{{ 1e100 > p }}",
    "{{ p * 0.00000000000000000000000000000000000000000000000000000000000000001 }}",
  ])
  func `one with too many digits is a mistake`(template: String) {
    let said = rendered(template)
    #expect(said.contains("E0511") && said.contains("at most 64 digits"), "\(said)")
  }

  @Test(arguments: ["{{ p + ratio }}", "{{ p + (0.5 + ratio) }}", "{{ [ratio] | sum(start=p) }}"])
  func `a Double is still not counted together with a Decimal`(template: String) {
    #expect(rendered(template).contains("a Decimal is exact and a Double is not"))
  }

  @Test(arguments: ["{{ 1e400 }}", "{{ 1e-400 }}", "{{ 1e300 < 1e999 }}"])
  func `a number beyond what a Double can be is a mistake`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(said.contains("E0501") && said.contains("is beyond the numbers"), "\(said)")
  }

  @Test(arguments: [
    ("{{ 9007199254740993 == 9007199254740992.0 }}", "false"),
    ("{{ 9007199254740993 > 9007199254740992.0 }}", "true"),
    ("{{ 9223372036854775807 < 9223372036854775808.0 }}", "true"),
    ("{{ -9007199254740993 < -9007199254740992.5 }}", "true"),
    ("{{ 3 < 3.5 }}{{ 4 > 3.5 }}{{ 3 == 3.0 }}", "truetruetrue"),
    ("{{ 9007199254740993 | round(-1) }}", "9007199254740990"),
    ("{{ -15 | round(-1) }} {{ 25 | round(-1) }} {{ 7 | round(-30) }}", "-20 20 0"),
    ("{{ -0.001 | round(1) }} {{ -0.4 | round }} {{ -0.0 | round(0, \"floor\") }}", "0.0 0.0 0.0"),
    ("{{ -0.06 | round(1) }} {{ -0.6 | round }}", "-0.1 -1.0"),
    ("{{ -9223372036854775807 | filesizeformat }}", "-9,223,372,036,854,775,807 bytes"),
    ("{{ -999.9 | filesizeformat }} {{ 999 | filesizeformat }}", "-999 bytes 999 bytes"),
    (
      "{{ 1e300 | int(7) }} {{ \"1e300\" | int(7) }} {{ \"x\" | int }} {{ \"1e999\" | float(1.5) }}",
      "7 7 0 1.5"
    ),
    (
      "{{ 2.9 | int }} {{ \"-2.9\" | int }} {{ \"inf\" | float }} {{ \"nan\" | int }}", "2 -2 0.0 0"
    ),
  ])
  func `numbers are compared, rounded and converted exactly`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }

  @Test(arguments: [
    ("{{ 1e300 | int }}", "more than 64 bits"), ("{{ -1e300 | int }}", "more than 64 bits"),
    ("{{ \"1e300\" | int }}", "more than 64 bits"),
    ("{{ \"99999999999999999999\" | int }}", "more than 64 bits"),
    ("{{ \"1e999\" | int }}", "more than 64 bits"),
    ("{{ \"1e999\" | float }}", "beyond what a Double can be"),
    ("{{ 9223372036854775807 | round(-1) }}", "more than 64 bits"),
    ("{{ 1e300 * 1e300 }}", "beyond what a Double can be"),
    ("{{ 1e308 + 1e308 }}", "beyond what a Double can be"),
    ("{{ 1e300 / 1e-300 }}", "beyond what a Double can be"),
    ("{{ 10.5 ** 1000 }}", "beyond what a Double can be"),
    ("{{ [1e308, 1e308] | sum }}", "beyond what a Double can be"),
    ("{{ (0 - 8.0) ** 0.5 }}", "a root of a negative number"),
    ("{{ -1e300 | filesizeformat }}", "more than 64 bits"),
    ("{{ \"%d\" | format(1e300) }}", "more than 64 bits"),
    ("{{ \"%x\" | format(1e300) }}", "more than 64 bits"),
  ])
  func `a number out of range stops the page`(template: String, reason: String) {
    let said = Kitchen.rendered(template)
    #expect(said.contains("E0518") && said.contains(reason), "\(said)")
  }

  @Test func `a decimal number out of range stops the page, too`() {
    let large = "99999999999999999999"
    #expect(rendered("{{ p | int }}", price: large).contains("more than 64 bits"))
    #expect(rendered("{{ \"%d\" | format(p) }}", price: large).contains("more than 64 bits"))
    #expect(rendered("{{ p | int(3) }}", price: large) == "3")
  }
}
