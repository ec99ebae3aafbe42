import Templates
import Testing

/// No argument is left out in silence: what a filter or a test does not take is a mistake.
struct SurplusArgumentTests {
  @Test(arguments: [
    "recipe.tags | map(\"upper\", attribute=\"title\") | join",
    "items | map(attribute=\"title\", other=1) | join",
    "items | map(attribute=\"title\", attribute=\"course\") | join",
    "recipe.tags | map(filter=\"upper\") | join", "recipe.tags | map(default=\"upper\") | join",
    "recipe.tags | map(\"upper\", 3) | join", "recipe.tags | map(\"upper\", default=\"x\") | join",
    "recipe.tags | map(\"replace\", \"a\", \"b\", 1, 2) | join",
    "[1, 2] | select(\"odd\", 3) | join", "[1, 2] | reject(\"odd\", 3) | join",
    "[1, 2] | select(\"odd\", n=3) | join", "[1, 2] | select(test=\"odd\") | join",
    "[1, 2] | select(\"gt\", 1, 2) | join", "[1, 2] | select(\"gt\", n=1) | join",
    "[1, 2] | select(\"none\", 3) | join", "[1, 2] | reject(\"gt\") | join",
    "items | selectattr(\"servings\", \"odd\", 3) | length",
    "items | rejectattr(\"servings\", \"odd\", 3) | length",
    "items | selectattr(\"servings\", test=\"odd\") | length",
    "items | selectattr(field=\"servings\") | length",
    "items | rejectattr(\"servings\", \"gt\", 3, 4) | length",
    "text | truncate(9, length=5)", "text | upper(3)", "\"%s\" | format(x=1)",
  ])
  func `a filter refuses arguments that it does not use`(expression: String) {
    let said = Kitchen.rendered("{{ \(expression) }}")
    #expect(said.contains("error[E0510]"), "\(expression): \(said)")
  }

  /// The tests that compare a value with another.
  private static let comparing: Set<String> = [
    "eq", "equalto", "sameas", "ne", "lt", "le", "gt", "ge", "in", "divisibleby", "startingwith",
    "endingwith", "containing",
  ]

  @Test(arguments: TemplateVocabulary.tests)
  func `a test takes one argument or none, and says which`(name: String) {
    let isOfText = ["startingwith", "endingwith", "containing", "upper", "lower"].contains(name)
    let value = isOfText ? "text" : "7"
    let isComparing = Self.comparing.contains(name)
    let argument = value == "text" ? "\"t\"" : name == "in" ? "[1, 2]" : "2"
    let right = isComparing ? "\(name)(\(argument))" : name
    let wrong = isComparing ? "\(name)(\(argument), \(argument))" : "\(name)(\(argument))"
    #expect(["true", "false"].contains(Kitchen.rendered("{{ \(value) is \(right) }}")), "\(right)")
    #expect(Kitchen.rendered("{{ \(value) is \(wrong) }}").contains("error[E0510]"), "\(wrong)")
    let list = "[\(value)] | select(\"\(name)\", \(argument), \(argument)) | length"
    #expect(Kitchen.rendered("{{ \(list) }}").contains("error[E0510]"), "\(list)")
  }

  @Test(arguments: [
    "loop is defined(3)", "asset(\"theme.css\") is defined(3)", "number is defined 3",
  ])
  func `so does a test that is decided without a value`(condition: String) {
    let said = Kitchen.rendered("{% for x in [1] %}{{ \(condition) }}{% endfor %}")
    #expect(said.contains("error[E0510]"), "\(said)")
  }

  @Test(arguments: [
    ("items | map(attribute=\"title\") | map(\"upper\") | join(\" \")", "SOUP APPLE PIE RISOTTO"),
    ("items | selectattr(attribute=\"servings\") | length", "3"),
    ("items | selectattr(\"servings\", \"gt\", 3) | length", "2"),
    ("items | map(attribute=\"rating\", default=\"?\") | join", "???"),
    ("items | map(attribute=\"rating\", default=0.5) | sum", "1.5"),
    ("items | map(attribute=\"title\", default=1) | first | default(\"-\")", "Soup"),
    ("[1, 2, 3] | select(\"odd\") | join", "13"),
    ("recipe.tags | map(\"replace\", \"s\", \"S\") | first | default(\"-\")", "Sweet"),
  ])
  func `what is used is taken`(expression: String, expected: String) {
    #expect(Kitchen.rendered("{{ \(expression) }}") == expected)
  }

  @Test func `a group for what is none has a key of the same type`() {
    let template =
      "{% for g in items | groupby(\"rating\", default=DEFAULT) %}{{ g.grouper }}{% endfor %}"
    #expect(Kitchen.rendered(template.replacing("DEFAULT", with: "0.5")) == "0.5")
    #expect(
      Kitchen.rendered(template.replacing("DEFAULT", with: "\"?\"")).contains("error[E0516]"))
  }
}
