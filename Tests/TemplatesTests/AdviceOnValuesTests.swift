import TestSupport
import Testing

/// Advice on values of other types, and on names, that works as it is written.
struct AdviceOnValuesTests {
  @Test(arguments: [
    ("{{ recipe.steps[0].text | truncate(20) }}", "'recipe.steps[0].text | plain'"),
    ("{{ recipe.steps[0].text | upper }}", "'recipe.steps[0].text | plain'"),
    ("{% if recipe == \"Soup\" %}a{% endif %}", "compare a field of it: 'recipe.title'"),
    ("{% if \"apple-pie\" != recipe %}a{% endif %}", "compare a field of it: 'recipe.slug'"),
    ("{{ site.t\u{456}tle }}", "write 'title'"),
    ("{{ s\u{456}te.title }}", "write 'site'"),
    ("{{\u{A0}site.title }}", "write an ordinary space"),
    ("{{ site.title |\u{3000}upper }}", "write an ordinary space"),
    ("{{ truncate(site.title, 10) }}", "'value | truncate' for 'truncate(value)'"),
    ("{{ site.title | truncate 10 }}", "stand in parentheses: 'truncate(10)'"),
    ("{{ pages | map(attribute=\"title\") | join \", \" }}", "parentheses: 'join(\", \")'"),
    ("{% macro loop() %}x{% endmacro %}{{ loop }}", "call it: 'loop(…)'"),
    ("{{ recipe.tags | upper }}", "on each of them, write '… | map(\"upper\")'"),
    ("{{ items | upper }}", "loop over the list, and use it on a field of each"),
    ("{{ [[1], [2]] }}", "join each of its lists: '{% for list in [[1], [2]] %}"),
    ("{{ items.title }}", "loop over the list, or write '… | map(attribute=\"title\")'"),
    (
      "{% set ns = namespace(n=none) %}{% set ns.n = ns.n + 1 %}{{ ns.n or 0 }}",
      "write what it counts as: '(ns.n or 0)'"
    ),
  ])
  func `it says what to write`(template: String, advice: String) {
    let messages = Kitchen.rendered(template)
    #expect(messages.contains("error[") && messages.contains(advice), "\(messages)")
  }

  @Test(arguments: [
    "{{ (recipe.steps[0].text | plain) | truncate(20) }}",
    "{% if recipe.title == \"Soup\" %}a{% endif %}", "{{ site.title | truncate(10) }}",
    "{% set ns = namespace(n=none) %}{% set ns.n = (ns.n or 0) + 1 %}{{ ns.n or 0 }}",
  ])
  func `what it says is taken`(template: String) {
    #expect(!Kitchen.rendered(template).contains("error["), "\(Kitchen.rendered(template))")
  }
}
