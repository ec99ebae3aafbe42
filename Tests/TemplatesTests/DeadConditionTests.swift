import Diagnostics
import TestSupport
import Testing

/// Conditions that never hold or always do, whatever the values are.
struct DeadConditionTests {
  @Test(arguments: [
    "1 > 2", "\"a\" == \"b\"", "items and not items", "items | length < 0", "0 > items|length",
    "recipe.title == \"novel\" and recipe.title == \"poetry\"",
    "recipe.title == 'a' and recipe.title in [\"b\", \"c\"]", "number > 5 and number < 3",
    "number > 4 and number < 4", "number == 3 and number != 3",
    "recipe.author is none and recipe.author", "recipe.author is defined and recipe.author is none",
    "number > 5 and (number < 3 or number == 2)", "not (number > 5 or number <= 5)",
    "number > 3000000000000 and number < 2000000000000",
    "number < -3000000000000 and number == -2000000000000",
    "(\(many(1...60))) and (\(many(101...160)))",
  ])
  func `a condition that never holds is found`(condition: String) {
    for template in Self.templates(condition) {
      let messages = Kitchen.rendered(template)
      #expect(messages.contains("warning[W0512]: "), "\(messages)")
      #expect(messages.contains("' never holds\n"), "\(messages)")
    }
  }

  @Test(arguments: [
    "1 < 2", "items or not items", "items | length >= 0", "number > 3 or number < 5",
    "recipe.title != \"a\" or recipe.title != \"b\"",
    "recipe.author is none or recipe.author is defined",
    "not (number == 1 and number == 2)",
  ])
  func `a condition that always holds is found`(condition: String) {
    for template in Self.templates(condition) {
      let messages = Kitchen.rendered(template)
      #expect(messages.contains("warning[W0512]: "), "\(messages)")
      #expect(messages.contains("' always holds\n"), "\(messages)")
    }
  }

  @Test(arguments: [
    ("number > 5", "number > 5"), ("recipe.title == \"a\"", "recipe.title == 'a'"),
    ("number > 5", "number > 7"), ("items", "items"),
    ("recipe.author is none", "not recipe.author is defined"),
    ("number < 3 or number > 5", "number == 6"), ("number in [1, 2]", "number == 2"),
  ])
  func `a branch that the conditions before leave nothing is found`(first: String, second: String) {
    let template = "{% if \(first) %}a{% elif \(second) %}b{% else %}c{% endif %}"
    let messages = Kitchen.rendered(template)
    #expect(
      messages.contains("'\(second)' never holds where the conditions before it do not"),
      "\(messages)")
  }

  @Test(arguments: [
    ("number > 5", "number <= 5"), ("items", "not items"),
    ("recipe.author is none", "recipe.author is defined"),
    ("number < 3 or number > 5", "number in [3, 4, 5] or number >= 3 and number <= 5"),
  ])
  func `an else that the conditions before leave nothing is found`(
    first: String, second: String
  ) {
    let start = "{% if \(first) %}a{% elif \(second) %}b{% else %}"
    let messages = Kitchen.rendered(start + "c{% endif %}")
    #expect(messages.contains("what follows this 'else' is never shown"), "\(messages)")
    #expect(!Kitchen.rendered(start + " {% endif %}").contains("warning"))
  }

  @Test(arguments: [
    "{% if number > 5 %}a{% elif number < 5 %}b{% else %}c{% endif %}",
    "{% if items %}a{% elif number %}b{% else %}c{% endif %}",
    "{% if recipe.course == \"main\" %}a{% elif recipe.course == \"dessert\" %}b{% else %}c{% endif %}",
  ])
  func `an else that may be shown is left alone`(template: String) {
    #expect(!Kitchen.rendered(template).contains("warning"))
  }

  @Test(arguments: [
    "true", "false", "number", "number > 4 and number < 5", "ratio > 2 and ratio < 3",
    "items and recipe", "recipe.title != \"a\" and recipe.title != \"b\"",
    "recipe.title == \"a\" or recipe.title == \"b\"", "number > 3 and number < 5 and number != 3",
    "recipe.author is none or recipe.author.name == \"x\"", "number % 2 == 0 and number % 3 == 0",
    "items[0].title == \"a\" and items[1].title == \"b\"",
    "\"a\" in recipe.tags and \"b\" in recipe.tags",
    "recipe.title == \"a b\" and recipe.title != \"ab\"",
    "number > 2000000000000 and number < 3000000000000",
    "(\(many(1...60))) and (\(many(41...100)))", "\(many(1...60)) or number == 99",
    "items | length > 0 and items | length < 2",
  ])
  func `what may hold and may not is left alone`(condition: String) {
    for template in Self.templates(condition) {
      let messages = Kitchen.rendered(template)
      #expect(!messages.contains("holds"), "\(messages)")
    }
  }

  @Test(arguments: [
    ("number == 1 and number == 2", "write 'or' if one of the two is enough"),
    ("number != 1 or number != 2", "write 'and' if both are needed"),
    ("items and not items", "ask for what some values satisfy and others do not"),
    ("items or not items", "ask for what some values satisfy and others do not"),
    ("1 > 2", "ask for what some values satisfy and others do not"),
  ])
  func `the other word is advised only where it helps`(condition: String, advice: String) {
    let messages = Kitchen.rendered("{% if \(condition) %}a{% endif %}")
    #expect(messages.contains(advice), "\(messages)")
  }

  @Test func `what is known only at one use of a macro is left alone`() {
    let template =
      "{% macro m(kind, n) %}{% if kind == \"a\" and n > 2 %}x{% elif kind == \"b\" %}y{% endif %}"
      + "{% endmacro %}{{ m(\"a\", 1) }}{{ m(\"b\", 3) }}{% set debug = 0 %}{% if debug > 0 %}z{% endif %}"
    #expect(Kitchen.rendered(template) == "y")
  }

  /// A condition with one case for each of some numbers.
  private static func many(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "number == \($0)" }.joined(separator: " or ")
  }

  private static func templates(_ condition: String) -> [String] {
    [
      "{% if \(condition) %}a{% else %}b{% endif %}", "{{ \"a\" if \(condition) else \"b\" }}",
      "{% set v = \"a\" if \(condition) else \"b\" %}{{ v }}",
      "{% for n in [1] if \(condition) %}a{% endfor %}",
    ]
  }

  @Test(arguments: [
    "home == \"/\"", "\"/a/\" != home", "home in [\"/\"]", "home is startingwith(\"/a\")",
    "home is startingwith '/'", "\"/a/\" in pages | map(attribute=\"url\")",
    "url(\"home\") == \"/\"",
    "recipe.url == \"/a/\"", "home is eq(\"/\")", "pages | selectattr(\"url\", \"==\", \"/\")",
  ])
  func `an address that is compared with a path from the root is told`(condition: String) {
    let said = Kitchen.rendered("{% if \(condition) %}x{% endif %}")
    #expect(said.contains("warning[W0512]: "), "\(said)")
    #expect(said.contains("addresses are relative to the page that is made"), "\(said)")
    #expect(said.ranges(of: "[W").count == 1, "\(said)")
  }

  @Test(arguments: [
    "home == url(\"home\")", "home == \"../page-0/\"", "home is endingwith(\"/\")", "text == \"/\"",
    "home is startingwith(\"../\")", "text is startingwith(\"/\")", "\"/\" in home", "home == text",
    "url(\"home\") in pages | map(attribute=\"url\")",
  ])
  func `other comparisons of addresses are not told`(condition: String) {
    let said = Kitchen.rendered("{% if \(condition) %}x{% endif %}")
    #expect(!said.contains("[W") && !said.contains("[E"), "\(said)")
  }
}
