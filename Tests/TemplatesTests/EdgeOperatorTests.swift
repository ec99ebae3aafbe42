import TestSupport
import Testing

/// Operators at the edges: chains of comparisons with lists, and the least whole number.
struct EdgeOperatorTests {
  @Test(arguments: [
    ("{{ 1 in [1] == [1] }}", "true"),
    ("{{ 1 in [2] == [2] }}", "false"),
    ("{% if 'q' in ['q'] == ['q'] %}y{% else %}n{% endif %}", "y"),
    ("{{ 3 not in (1, 2) == (1, 2) }}", "true"),
    ("{{ number in [7, 8] != [7] }}", "true"),
    ("{{ 1 < 2 in [2, 3] == [2, 3] }}", "true"),
    ("{% set l = [1] %}{{ 1 in l == [1] }}", "true"),
    ("{{ -9223372036854775808 }}", "-9223372036854775808"),
    ("{{ -9_223_372_036_854_775_808 == 0 - 9223372036854775807 - 1 }}", "true"),
    ("{{ -9223372036854775808 + 1 }}", "-9223372036854775807"),
    ("{{ (0 - 9223372036854775807 - 1) % -1 }}", "0"),
    ("{{ 7 % -1 }}{{ 7 // -1 }}{{ -7 // -1 }}", "0-77"),
    ("{{ -0.7 // -31.0 }} {{ -0.75 | round(0, \"ceil\") }}", "0.0 0.0"),
  ])
  func `it is what Python makes of it`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }

  @Test(arguments: [
    ("{{ 1 in [1] == true }}", "E0512"), ("{% set l = [1] %}{{ 1 in l == true }}", "E0512"),
    ("{{ 9223372036854775808 }}", "E0501"), ("{{ - 9223372036854775809 }}", "E0501"),
    ("{{ -9223372036854775808 // -1 }}", "E0518"), ("{{ --9223372036854775808 }}", "E0518"),
  ])
  func `what has no result is a mistake`(template: String, code: String) {
    #expect(Kitchen.rendered(template).contains(code), "\(Kitchen.rendered(template))")
  }
}
