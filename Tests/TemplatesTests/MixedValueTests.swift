import Diagnostics
import TestSupport
import Testing

/// Values of different types of which one is used: their truth stays that of the values, and what
/// has nothing in common is refused. In the kitchen `number` is 7, and `recipe.rating` is none.
struct MixedValueTests {
  private static let zero = Datum.pie.with("number", .int(0))

  @Test(arguments: [
    ("{{ number or \"none\" }}", "none"),
    ("{{ recipe.homepage or number or \"none\" }}", "none"),
    ("{{ recipe.homepage or number }}", "0"),
    ("{{ number and \"x\" }}", "0"),
    ("{{ (number and \"x\") or \"y\" }}", "y"),
    ("{{ recipe.homepage | default(number) | default(\"D\", true) }}", "D"),
    ("{{ (recipe.homepage or number) | default(\"D\", true) }}", "D"),
    ("{{ (recipe.homepage or number) is empty }}", "true"),
    ("{{ (recipe.homepage | default(number)) is empty }}", "true"),
    ("{{ not (recipe.homepage or number) }}", "true"),
    ("{% set v = recipe.homepage or number %}{% if v %}a{% else %}b{% endif %}{{ v }}", "b0"),
    ("{% set v = \"a\" if recipe.homepage else 0 %}{% if v %}a{% else %}b{% endif %}", "b"),
    ("{% set v = recipe.rating | default(\"-\") %}{% if v %}a{% endif %}{{ v }}", "a-"),
    (
      "{% macro m(v) %}{% if v %}a{% else %}b{% endif %}{% endmacro %}"
        + "{{ m(recipe.homepage or number) }}", "b"
    ),
    (
      "{% set ns = namespace(v=none) %}{% set ns.v = recipe.homepage or number %}"
        + "{% if ns.v %}a{% else %}b{% endif %}", "b"
    ),
    ("{{ [recipe.homepage or number, 5] | select | join }}", "5"),
    ("{{ items | map(attribute=\"homepage\", default=0) | select | list | length }}", "0"),
    ("{% for v in [recipe.homepage or number] %}{{ \"a\" if v else \"b\" }}{% endfor %}", "b"),
    ("{% set v = {\"a\": recipe.homepage or number} %}{{ \"a\" if v.a else \"b\" }}", "b"),
    ("{{ (recipe.homepage or number) ~ \"!\" }}", "0!"),
    ("{{ (recipe.course or number) | upper }}", "DESSERT"),
    ("{{ (number or \"a,b\") | length }}", "3"),
  ])
  func `a value of one of several types counts as true as what it is`(
    template: String, expected: String
  ) {
    #expect(Kitchen.rendered(template, Self.zero) == expected)
  }

  @Test(arguments: [
    "recipe.homepage | default(false)", "recipe.homepage | default(number)",
    "recipe.homepage or number", "recipe.isVegan and recipe.title",
    "recipe.isVegan or recipe.homepage",
    "items[:0] or recipe.author", "recipe.author and recipe.author.name",
    "\"x\" if recipe.isVegan else number", "items if number else recipe.isVegan",
    "(recipe.homepage | default(false)) or (recipe.rating | default(\"\"))",
    "recipe.homepage | default(number, true)",
  ])
  func `where only the truth matters, values may be of any types`(condition: String) {
    let templates = [
      "{% if (\(condition)) %}a{% else %}b{% endif %}", "{{ \"a\" if (\(condition)) else \"b\" }}",
      "{% if not (\(condition)) %}b{% else %}a{% endif %}",
      "{% for x in [1] if (\(condition)) %}a{% else %}b{% endfor %}",
      "{% set v = \"a\" if (\(condition)) else \"b\" %}{{ v }}",
    ]
    for template in templates {
      #expect(Kitchen.rendered(template, Self.zero) == "b", "\(template)")
    }
  }

  @Test(arguments: [
    ("recipe.isVegan and \"new\" or \"old\"", "Bool", "String"),
    ("recipe.isVegan and \"new\"", "Bool", "String"),
    ("(number > 0) and \"in stock\" or \"sold out\"", "Bool", "String"),
    ("recipe.homepage or false", "URL?", "Bool"),
    ("recipe.homepage | default(false)", "URL?", "Bool"),
    ("recipe.tags or \"no tags\"", "[String]", "String"),
    ("recipe.author and recipe.author.name or \"none\"", "Cook?", "String"),
    ("recipe.author or \"none\"", "Cook?", "String"),
    ("recipe.tags and recipe.tags | join(\"+\") or \"none\"", "[String]", "String"),
    ("recipe.description or number", "Markdown?", "Int"),
    ("recipe.isVegan or recipe.tags", "Bool", "[String]"),
    ("recipe.tags and recipe.isVegan", "[String]", "Bool"),
    ("number and recipe.isVegan", "Int", "Bool"),
    ("number or recipe.isVegan", "Int", "Bool"),
  ])
  func `where the value is used, types without anything in common are refused`(
    expression: String, first: String, second: String
  ) {
    for template in ["{{ \(expression) }}", "{% set v = \(expression) %}{{ v }}"] {
      let messages = Kitchen.rendered(template)
      #expect(messages.contains("error[E0516]"), "\(template): \(messages)")
      #expect(messages.contains("this is of type \(first)"), "\(template): \(messages)")
      #expect(messages.contains("this is of type \(second)"), "\(template): \(messages)")
      #expect(messages.contains("help: "), "\(template): \(messages)")
    }
  }

  @Test(arguments: [
    "recipe.isVegan and \"new\" or \"old\"", "recipe.isVegan and \"new\"",
    "(number > 0) and \"in stock\" or \"sold out\"", "recipe.homepage or false",
    "recipe.homepage | default(false)", "recipe.tags or \"no tags\"",
    "recipe.author and recipe.author.name or \"none\"", "recipe.author or \"none\"",
    "recipe.tags and recipe.tags | join(\"+\") or \"none\"", "recipe.description or number",
    "recipe.tags | default(\"none\")", "recipe.author | default(\"none\")",
    "recipe.isVegan or recipe.tags", "recipe.tags and recipe.isVegan", "number or recipe.isVegan",
    "recipe.isVegan or \"x\"",
  ])
  func `what is advised ends the mistake where it is written`(expression: String) {
    for (before, after) in [("{{ ", " }}"), ("<p>{{ ", " }}!</p>")] {
      var kitchen = Kitchen(["page.html": before + expression + after])
      _ = kitchen.render()
      let quoted = kitchen.log.diagnostics.flatMap(\.help).compactMap { help in
        help.replacement.map { ($0, help.span) } ?? Self.quoted(in: help.message).map { ($0, nil) }
      }
      for (text, span) in quoted {
        let whole = before + expression + after
        var bytes = Array(whole.utf8)
        let all = before.utf8.count..<before.utf8.count + expression.utf8.count
        let range = span.map(\.range) ?? all
        bytes.replaceSubrange(range, with: Array(text.utf8))
        let mended = Kitchen.rendered(String(decoding: bytes, as: UTF8.self))
        #expect(!mended.contains("error["), "\(text): \(mended)")
      }
    }
  }

  @Test(arguments: [
    (
      "{{ items | map(attribute=\"rating\", default=\"-\") | sort | join }}",
      "order them as texts: '… | map(\"string\") | sort'"
    ),
    (
      "{% macro m(a: String) %}{{ a }}{% endmacro %}{{ m(recipe.rating or \"-\") }}",
      "make it a text: '(recipe.rating or \"-\") | string'"
    ),
  ])
  func `a value of one of several types is made a text where one is needed`(
    template: String, advice: String
  ) {
    #expect(Kitchen.rendered(template).contains(advice), "\(Kitchen.rendered(template))")
  }

  @Test(arguments: [
    (
      "{{ items | map(attribute=\"rating\", default=\"-\") | map(\"string\") | sort | join }}",
      "---"
    ),
    (
      "{% macro m(a: String) %}{{ a }}{% endmacro %}{{ m((recipe.rating or \"-\") | string) }}", "-"
    ),
  ])
  func `as a text it has an order and fits a parameter`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }

  /// The text between the outermost quotes of a message.
  private static func quoted(in message: String) -> String? {
    guard let first = message.firstIndex(of: "'"), let last = message.lastIndex(of: "'"),
      first != last
    else { return nil }
    return String(message[message.index(after: first)..<last])
  }
}
