import Testing

/// Conditions of templates that the bounds of models exclude.
struct BoundedConditionTests {
  private func messages(_ template: String, other: String = "{{ thing.title }}") throws -> String {
    var files = thingSite(
      "@Within(1895...2030) var year: Int; @Within(0...99) var price: Decimal; "
        + "@Length(3...5) var code: String; @Count(1...3) var tags: [String]; "
        + "@Matches(\"[A-Z]+\") var mark: String?; @Within(1...9) var stars: Int?; "
        + "@Within(0...) var size: Double; var free: Int; var added: Date; var note: String?",
      "- { title: One, year: 2000, price: 5, code: abc, tags: [a], size: 1, free: 5, "
        + "added: 2026-01-02 }")
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
    ("thing.tags is none", "'thing.tags' is a list: it may be empty, but it is never none"),
    ("collections.things is none", "'collections.things' is a list"),
    ("thing.tags == none and thing.free", "'thing.tags' is a list"),
    ("thing.code is not defined", "'thing.code' always has a value, by its model"),
    ("not thing.code", "'thing.code' always has a value, by its model"),
    ("thing.code == \"\"", "'thing.code' is never blank"),
    ("thing.note == \"\"", "to ask whether it is missing, write 'not thing.note'"),
    ("thing.code | upper == \"Frost\"", "'thing.code | upper' has no small letters"),
    ("\"ABC\" == thing.code | lower", "'thing.code | lower' has no capital letters"),
    ("thing.free == 20.5", "'thing.free' is a whole number"),
    ("thing.added.month == 13", "'thing.added.month' is between 1 and 12"),
    ("thing.added.hour > 23", "'thing.added.hour' is between 0 and 23"),
    ("not (thing.added.day >= 1)", "'thing.added.day' is between 1 and 31"),
    ("thing.free % 2 == 2", "'thing.free % 2' is between 0 and 1"),
  ])
  func `a condition that types decide is a warning`(condition: String, note: String) throws {
    let messages = try messages("{% if \(condition) %}a{% else %}b{% endif %}")
    #expect(messages.contains("warning[W0512]: ") && messages.contains(note), "\(messages)")
  }

  @Test(arguments: ["index == 0", "index0 < 0", "revindex < 1", "length == 0"])
  func `so is one of iterations`(condition: String) throws {
    let messages = try messages(
      "{% for tag in thing.tags %}{% if loop.\(condition) %}a{% endif %}{% endfor %}")
    #expect(messages.contains("'loop.\(condition)' never holds"), "\(messages)")
  }

  @Test(arguments: [
    "thing.tags", "thing.code", "thing.stars is none", "thing.code | upper == \"FROST\"",
    "thing.free == 20.0", "thing.free > 20.5", "thing.added.month == 12", "thing.added.year == 13",
    "thing.free % 3 == 2", "not thing.note", "page.next is none", "false",
    "thing.tags is none or thing.free == 1", "pagination is not defined", "thing.size == 20.5",
  ])
  func `what types do not decide is left alone`(condition: String) throws {
    let messages = try messages("{% if \(condition) %}a{% else %}b{% endif %}")
    #expect(!messages.contains("W0512"), "\(messages)")
  }

  @Test func `a condition that only one use of a macro decides is left alone`() throws {
    let messages = try messages(
      "{% macro m(t) %}{% if t is none %}a{% elif t == \"\" %}b{% endif %}{% endmacro %}"
        + "{{ m(thing.code) }}{{ m(thing.note) }}{{ m(\"\") }}")
    #expect(!messages.contains("W0512"), "\(messages)")
  }

  @Test(arguments: ["thing.tags[3:1]", "range(5, 2)", "range(3, 1, 2)", "thing.tags[-1:-3]"])
  func `a list that ends before it begins is a warning`(list: String) throws {
    let messages = try messages("{% for x in \(list) %}{{ x }}{% endfor %}")
    #expect(messages.contains("'\(list)' has no elements"), "\(messages)")
  }

  @Test(arguments: [
    "thing.tags[:0]", "thing.tags[1:-1]", "thing.tags[-2:3]", "range(1, 1)", "range(5, 2, -1)",
    "thing.tags[3:1:-1]", "range(thing.free, 2)",
  ])
  func `one that may have elements is not`(list: String) throws {
    let messages = try messages("{% for x in \(list) %}{{ x }}{% endfor %}")
    #expect(!messages.contains("has no elements"), "\(messages)")
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
