import Testing

/// Conditions of templates that the bounds of models exclude.
struct BoundedConditionTests {
  private func messages(_ template: String, other: String = "{{ thing.title }}") throws -> String {
    var files = thingSite(
      "@Within(1895...2030) var year: Int; @Within(0...99) var price: Decimal; "
        + "@Length(3...5) var code: String; @Count(1...3) var tags: [String]; "
        + "@Matches(\"[A-Z]+\") var mark: String?; @Within(1...9) var stars: Int?; @Within(0...) var size: Double; var free: Int",
      "- { title: One, year: 2000, price: 5, code: abc, tags: [a], size: 1, free: 5 }")
    files["Templates/parts.html"] = other
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<h1>x</h1><p>\(template)</p>{% endblock %}"
    return try ThemedSite(files).messages
  }

  @Test(arguments: [
    "thing.year > 2030", "thing.year < 1895", "1894 >= thing.year", "thing.year == 3000",
    "thing.price > 99", "thing.price < 0", "thing.size < 0", "thing.tags | length > 3",
    "thing.tags | length == 0", "thing.code | length < 3", "thing.code == \"ab\"",
    "thing.mark == \"ab\"",
    "thing.stars is not none and thing.stars > 9", "thing.year > 2030 or thing.year < 1895",
    "not (thing.year <= 2030)", "thing.year > 2030 and thing.free == 1",
  ])
  func `a condition that the rules of the model exclude is a warning`(condition: String) throws {
    for template in [
      "{% if \(condition) %}a{% else %}b{% endif %}", "{{ \"a\" if \(condition) else \"b\" }}",
      "{% for thing in collections.things if \(condition) %}{{ thing.title }}{% endfor %}",
      "{% macro m(thing) %}{% if \(condition) %}a{% endif %}{% endmacro %}{{ m(thing) }}",
    ] {
      let messages = try messages(template)
      #expect(
        messages.contains("warning[W0512]: ")
          && messages.contains("never holds by the rules of the model"), "\(messages)")
    }
  }

  @Test(arguments: ["selectattr(\"year\", \"gt\", 2030)", "selectattr(\"year\", \"eq\", 3)"])
  func `so is one of a filter`(filter: String) throws {
    let messages = try messages("{{ collections.things | \(filter) | length }}")
    #expect(messages.contains("never holds by the rules of the model"), "\(messages)")
  }

  @Test(arguments: [
    "thing.year > 2029", "thing.year < 1896", "thing.price > 98", "thing.price > 0",
    "thing.size == 0", "thing.tags | length > 2", "thing.code == \"abc\"", "thing.mark == \"AB\"",
    "thing.code | length == 5", "thing.stars is not none and thing.stars > 8",
    "thing.free > 3000", "thing.year > 2030 or thing.free == 1", "thing.year <= 2030",
  ])
  func `what the rules of the model allow is left alone`(condition: String) throws {
    let messages = try messages("{% if \(condition) %}a{% else %}b{% endif %}")
    #expect(!messages.contains("W0512"), "\(messages)")
  }

  @Test func `what only one use of a macro excludes is left alone`() throws {
    let messages = try messages(
      "{% macro m(n) %}{% if n > 2030 %}a{% endif %}{% endmacro %}{{ m(thing.year) }}"
        + "{{ m(thing.free) }}")
    #expect(!messages.contains("W0512"), "\(messages)")
  }
}
