import Diagnostics
import TestSupport
import Testing

/// The names that tags give.
struct NameTests {
  @Test(arguments: [
    "{% macro f(a, a) %}{{ a }}{% endmacro %}{{ f(1, 2) }}",
    "{% macro f(a, b=1, a=2) %}{{ a }}{{ b }}{% endmacro %}{{ f(1) }}",
    "{% with a = 1, a = 2 %}{{ a }}{% endwith %}",
    "{% set a, a = 1, 2 %}{{ a }}",
    "{% for a, a in [(1, 2)] %}{{ a }}{% endfor %}",
    "{% from 'm.html' import m as a, n as a %}{{ a() }}",
    "{% macro f() %}{{ caller(1, 2) }}{% endmacro %}{% call(a, a) f() %}{{ a }}{% endcall %}",
  ])
  func `a tag gives a name once`(template: String) {
    let said = said(template)
    #expect(said.contains("error[E0510]: 'a' is given twice"), "\(said)")
    #expect(said.contains("it is given here first"), "\(said)")
  }

  @Test(arguments: ["true", "False", "none", "None"])
  func `a value is no name`(word: String) {
    for template in Self.naming(word) {
      let said = said(template)
      #expect(
        said.contains("error[E0501]: '\(word)' is a value, and cannot be the name of another"),
        "\(template): \(said)")
    }
  }

  @Test(arguments: ["and", "or", "not", "in", "is", "if", "else"])
  func `an operator is no name`(word: String) {
    for template in Self.naming(word) {
      let said = said(template)
      #expect(said.contains("error[E0501]: expected "), "\(template): \(said)")
      #expect(said.contains("found '\(word)'"), "\(template): \(said)")
    }
  }

  private static func naming(_ word: String) -> [String] {
    [
      "{% set \(word) = 2 %}", "{% set \(word) %}x{% endset %}",
      "{% set a, \(word) = 1, 2 %}{{ a }}", "{% with \(word) = 1 %}x{% endwith %}",
      "{% for \(word) in items %}x{% endfor %}",
      "{% for a, \(word) in [(1, 2)] %}{{ a }}{% endfor %}",
      "{% macro \(word)() %}x{% endmacro %}", "{% macro f(\(word)) %}x{% endmacro %}{{ f(1) }}",
      "{% import 'm.html' as \(word) %}", "{% from 'm.html' import m as \(word) %}",
    ]
  }

  @Test func `parts that nothing reads may have one name`() {
    #expect(Kitchen.rendered("{% for _, x, _ in [(1, 2, 3)] %}{{ x }}{% endfor %}") == "2")
  }

  private func said(_ template: String) -> String {
    var kitchen = Kitchen([
      "page.html": template,
      "m.html": "{% macro m() %}m{% endmacro %}{% macro n() %}n{% endmacro %}",
    ])
    _ = kitchen.render("page.html")
    return kitchen.messages
  }

  @Test(arguments: ["größe", "Größe_2", "цена", "価格", "gro\u{308}ße"])
  func `a name has letters of any script`(name: String) {
    #expect(Kitchen.rendered("{% set \(name) = 1 %}{{ \(name) + 1 }}") == "2")
    #expect(Kitchen.rendered("{{ dict(\(name)=1).\(name) }}") == "1")
    let list = "[{'\(name)': 3}] | sort(attribute='\(name)')"
    #expect(Kitchen.rendered("{% for x in \(list) %}{{ x.\(name) }}{% endfor %}") == "3")
  }

  @Test func `a letter with a separate mark is the same as the whole one`() {
    #expect(Kitchen.rendered("{% set gr\u{f6}ße = 1 %}{{ gro\u{308}ße }}") == "1")
  }

  @Test(arguments: [
    "{% for b in items§x %}{{ b }}{% endfor %}", "{% if recipe.no§x %}x{% endif %}",
  ])
  func `what a strange sign interrupts is not read as if it were whole`(template: String) {
    let said = said(template)
    #expect(said.contains("'§' cannot stand in an expression"), "\(said)")
    #expect(said.ranges(of: "error[").count == 1, "\(said)")
  }

  @Test(arguments: [
    [
      "page.html": "{% extends 'lv.html' %}{% block a %}<p>mine</p>{% endblock %}",
      "lv.html": "{% extends 'root.html' %}{% block main %}{% block a %}<p>{% block aa %}x"
        + "{% endblock %}</p>{% endblock %}{% endblock %}",
      "root.html": "{% block main %}{% endblock %}",
    ],
    [
      "page.html": "{% extends 'lv.html' %}{% block a %}{% block main %}x{% endblock %}"
        + "{% endblock %}",
      "lv.html": "{% extends 'root.html' %}{% block a %}y{% endblock %}",
      "root.html": "{% block a %}{% endblock %}",
    ],
  ])
  func `a block within one that is replaced is no mistake`(files: [String: String]) {
    var kitchen = Kitchen(files: files.map { ($0.key, $0.value) })
    _ = kitchen.render("page.html")
    #expect(kitchen.log.diagnostics.isEmpty, "\(kitchen.messages)")
  }

  @Test(arguments: [
    "{% block a %}mine{% endblock %}{% block aa %}lost{% endblock %}",
    "{% block a %}mine{% endblock %}{% block aa %}{% block main %}lost{% endblock %}{% endblock %}",
  ])
  func `a block within one that the page replaces is not shown`(blocks: String) {
    var kitchen = Kitchen([
      "page.html": "{% extends 'root.html' %}\(blocks)",
      "root.html": "{% block a %}{% block aa %}x{% endblock %}{% endblock %}",
    ])
    _ = kitchen.render("page.html")
    #expect(
      kitchen.messages.contains(
        "the block 'aa' is never shown: the block around it is replaced"),
      "\(kitchen.messages)")
    #expect(kitchen.log.diagnostics.count == 1, "\(kitchen.messages)")
  }

  @Test func `a block that no layout has is reported once, with those in it`() {
    var kitchen = Kitchen([
      "page.html": "{% extends 'root.html' %}{% block b %}{% block c %}x{% endblock %}"
        + "{% endblock %}",
      "root.html": "{% block main %}{% endblock %}",
    ])
    _ = kitchen.render("page.html")
    #expect(kitchen.messages.contains("the block 'b' is never shown"))
    #expect(kitchen.log.diagnostics.count == 1, "\(kitchen.messages)")
  }
}
