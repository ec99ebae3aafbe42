import Diagnostics
import Schema
import Templates
import Testing

/// Conditions of `site.yaml`, of which types, rules and the condition itself decide whether entries
/// can fulfil them.
struct PossibleConditionTests {
  @Test(arguments: [
    "servings == 5 and servings != 5", "servings == 5 and not (servings == 5)",
    "servings > 3 and servings < 4", "servings == 3 and servings == 4",
    "servings > 3000000000000 and servings < 2000000000000",
    "isVegan and not isVegan", "author is none and author", "title == 'a' and title == 'b'",
    "title == 'a' and title != 'a'", "title == '\u{E9}' and title != 'e\u{301}'",
    "course == 'main' and course == 'dessert'", "tags | length > 1 and tags | length < 2",
    "steps | length == 0", "title is none",
  ])
  func `no entry is as it has to be for an impossible condition`(condition: String) throws {
    #expect(try !may(hold: true, condition))
    #expect(try may(hold: false, condition))
  }

  @Test(arguments: [
    "servings == 5 or servings != 5", "servings < 5 or servings > 4", "isVegan or not isVegan",
    "author is none or author is defined", "title", "steps | length >= 1",
  ])
  func `every entry is as it has to be for a condition that always holds`(
    condition: String
  ) throws {
    #expect(try may(hold: true, condition))
    #expect(try !may(hold: false, condition))
  }

  @Test(arguments: [
    "servings > 3 and servings < 5", "servings == 5", "servings != 5 and servings != 6",
    "servings > 2000000000000 and servings < 3000000000000",
    "rating is defined and rating > 2 and rating < 3", "isVegan", "isVegan and tags",
    "title == '\u{E9}' and title == 'e\u{301}'", "title != 'a' and title != 'b'",
    "course == 'main' or course == 'dessert'", "tags | length > 0 and tags | length < 2",
    "tags and tags | length > 3", "author is none or isVegan",
  ])
  func `some entries may fulfil any other condition, and others not`(condition: String) throws {
    #expect(try may(hold: true, condition))
    #expect(try may(hold: false, condition))
  }

  private func may(hold holds: Bool, _ condition: String) throws -> Bool {
    var kitchen = Kitchen([:])
    let source = kitchen.sources.add(
      path: "where.txt", text: "{%- if \(condition) -%}1{%- endif -%}")
    kitchen.templates.add(
      source, named: "where.txt", isCondition: true, reportingTo: &kitchen.log)
    let recipe = try #require(kitchen.models.structure(named: "Recipe"))
    var compiler = TemplateCompiler(
      templates: kitchen.templates,
      environment: TemplateEnvironment(models: kitchen.models, isCondition: true))
    _ = compiler.compile(TemplateUse(of: "where.txt", context: recipe), reportingTo: &kitchen.log)
    #expect(kitchen.log.diagnostics.isEmpty, "\(kitchen.messages)")
    return try #require(compiler.condition(of: "where.txt", context: recipe)).may(hold: holds)
  }
}
