import Diagnostics
import Templates
import Testing

/// A template and what comes of it: its page, or a part of what is said of it.
private struct Trial: Sendable, CustomTestStringConvertible {
  let template: String
  let expected: String

  init(_ template: String, _ expected: String) {
    self.template = template
    self.expected = expected
  }

  var testDescription: String { template }

  /// The page, or the messages.
  var outcome: String { Kitchen.rendered(template) }
}

/// What names mean after branches. In the kitchen `number` is 7, and there are three `items`.
struct BranchMergeTests {
  @Test(arguments: [
    Trial(
      "{% if number > 3 %}{% set x = 1 %}{% else %}{% set x = 2 %}{% endif %}{{ x }}", "1"),
    Trial(
      "{% if number > 9 %}{% set x = 1 %}{% elif number > 3 %}{% set x = 2 %}{% else %}"
        + "{% set x = 3 %}{% endif %}{{ x }}", "2"),
    Trial(
      "{% if number > 9 %}{% set x = 1 %}{% set y = 5 %}{% else %}{% set y = 6 %}"
        + "{% set x = 2 %}{% endif %}{{ x }}{{ y }}", "26"),
  ])
  fileprivate func `a name means what the branch that was taken made of it`(trial: Trial) {
    #expect(trial.outcome == trial.expected)
  }

  @Test(arguments: [
    Trial("{% set x = 7 %}{% if number > 9 %}{% set x = 1 %}{% endif %}{{ x }}", "7"),
    Trial(
      "{% set x = 7 %}{% if number > 9 %}{% set x = 1 %}{% elif number > 3 %}{% else %}"
        + "{% set x = 2 %}{% endif %}{{ x }}", "7"),
    Trial(
      "{% set x = 7 %}{% if number > 3 %}{% if number > 9 %}{% set x = 1 %}{% endif %}"
        + "{% endif %}{{ x }}", "7"),
  ])
  fileprivate func `a branch that leaves a name alone keeps what it meant before`(trial: Trial) {
    #expect(trial.outcome == trial.expected)
  }

  @Test(arguments: [
    Trial("{% if number > 3 %}{% set x = 1 %}{% endif %}{{ x | default(8) }}", "1"),
    Trial("{% if number > 9 %}{% set x = 1 %}{% endif %}{{ x | default(8) }}", "8"),
    Trial("{% if number > 9 %}{% set x = 1 %}{% endif %}{{ x }}", "may be none"),
  ])
  fileprivate func `a name that only some branches make may be none behind them`(trial: Trial) {
    #expect(trial.outcome.contains(trial.expected))
  }

  @Test func `numbers of two kinds become the wider kind`() {
    let trial = Trial(
      "{% if number > 3 %}{% set x = 1 %}{% else %}{% set x = 2.5 %}{% endif %}{{ x / 2 }}", "0.5")
    #expect(trial.outcome == trial.expected)
  }

  @Test func `values that have no type in common are reported once, at the later one`() {
    var kitchen = Kitchen([
      "page.html":
        "{% if number > 3 %}{% set x = 1 %}{% else %}{% set x = items %}{% endif %}{{ x }}{{ x }}"
    ])
    #expect(kitchen.compile() == nil)
    #expect(kitchen.log.diagnostics.map(\.code) == [.unlikeTypes])
    #expect(kitchen.log.diagnostics.first?.span?.start == 51)
  }
}

/// What a tag gives to the tags after it, and what it puts back.
struct TagTests {
  @Test(arguments: [
    Trial("{% set x = 5 %}{% with x = 1, y = x %}{{ x }}{{ y }}{% endwith %}{{ x }}", "155"),
    Trial("{% set x = 5 %}{% for x in items %}{% endfor %}{{ x }}", "5"),
    Trial("{% set x = 5 %}{% set y %}{% set x = 1 %}{{ x }}{% endset %}{{ y }}{{ x }}", "15"),
    Trial(
      "{% macro m(x) %}{{ x }}{% endmacro %}{% set x = 5 %}{{ m(1) }}{{ x }}", "15"),
    Trial(
      "{% macro m() %}{{ caller(1) }}{% endmacro %}{% set x = 5 %}"
        + "{% call(x) m() %}{{ x }}{% endcall %}{{ x }}", "15"),
  ])
  fileprivate func `a name that a tag gives to its body means what it did behind it`(trial: Trial) {
    #expect(trial.outcome == trial.expected)
  }

  @Test(arguments: [
    Trial("{% set a, b = 1, 2 %}{% set a, b = b, a %}{{ a }}{{ b }}", "21"),
    Trial("{% set a = 1 %}{% set a = a + 1 %}{{ a }}", "2"),
  ])
  fileprivate func `the values of a tag are those before it`(trial: Trial) {
    #expect(trial.outcome == trial.expected)
  }

  @Test func `what a branch proves is forgotten behind it`() {
    let proved = "{% if number > 3 %}{% set x = 1 %}{% endif %}{% if x %}{{ x + 1 }}{% endif %}"
    #expect(Kitchen.rendered(proved) == "2")
    #expect(Kitchen.rendered(proved + "{{ x + 1 }}").contains("may be none"))
  }
}

/// How the arguments of a call reach the parameters of a macro.
struct MacroArgumentTests {
  private static let macro =
    "{% macro m(a, b: Int = 2, c=3) %}{{ a }}-{{ b }}-{{ c }}{% endmacro %}"

  @Test(arguments: [
    Trial("{{ m(1) }}", "1-2-3"),
    Trial("{{ m(1, 5) }}", "1-5-3"),
    Trial("{{ m(c=7, a=1) }}", "1-2-7"),
    Trial("{{ m(1, c=7) }}", "1-2-7"),
    Trial("{{ m(a=number) }}", "7-2-3"),
  ])
  fileprivate func `arguments go by place, then by name, and the rest has defaults`(trial: Trial) {
    #expect(Kitchen.rendered(Self.macro + trial.template) == trial.expected)
  }

  @Test(arguments: [
    Trial("{{ m() }}", "'a'"),
    Trial("{{ m(1, a=2) }}", "'a'"),
    Trial("{{ m(1, 2, 3, 4) }}", "3"),
    Trial("{{ m(1, d=2) }}", "'d'"),
    Trial("{{ m(1, b=\"x\") }}", "'b'"),
  ])
  fileprivate func `a call that does not fit is reported once, and names the argument`(
    trial: Trial
  ) {
    var kitchen = Kitchen(["page.html": Self.macro + trial.template])
    #expect(kitchen.compile() == nil)
    #expect(kitchen.log.diagnostics.count == 1)
    #expect(kitchen.messages.contains(trial.expected))
  }
}

/// The rules of expressions whose names are resolved.
struct TypingTests {
  @Test(arguments: [
    Trial("{% if recipe.rating %}{{ recipe.rating + 1 }}{% else %}-{% endif %}", "-"),
    Trial("{{ recipe.rating | default(1.5) }}", "1.5"),
    Trial("{{ recipe.steps[0].title | default(\"none\") }}", "Dough"),
  ])
  fileprivate func `what may be none is used where a condition or a default stands for it`(
    trial: Trial
  ) {
    #expect(trial.outcome == trial.expected)
  }

  @Test(arguments: [
    Trial("{{ recipe.rating + 1 }}", "recipe.rating"),
    Trial("{% if recipe.rating %}{% endif %}{{ recipe.rating + 1 }}", "recipe.rating"),
    Trial("{% if not recipe.rating %}{{ recipe.rating + 1 }}{% endif %}", "recipe.rating"),
    Trial("{{ recipe }}", "Recipe"),
    Trial("{{ items }}", "[Recipe]"),
  ])
  fileprivate func `what may be none, or cannot be printed, is refused by its name`(trial: Trial) {
    var kitchen = Kitchen(["page.html": trial.template])
    #expect(kitchen.compile() == nil)
    #expect(kitchen.log.diagnostics.count == 1)
    #expect(kitchen.messages.contains(trial.expected))
  }
}
