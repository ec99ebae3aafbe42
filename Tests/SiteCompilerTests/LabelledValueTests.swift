import Testing

/// Values behind labels of Markdown, and labels that readers see.
struct LabelledValueTests {
  private func built(_ text: String) throws -> BuiltSite {
    try BuiltSite([
      "Content/site.yaml": """
      title: Small
      collections:
        recipes: { model: Recipe, from: recipes/*.md }
        cooks: { model: Cook, from: cooks.yaml }
      pages: { home: { page: home, at: / } }
      sections:
        recipes:
          title: Recipes
          at: /recipes/
          pages:
            list: { list: recipes, template: list.html }
            recipe: { entry: recipes }
      """,
      "Content/Models/Recipe.swift": """
      import ApusModels

      struct Recipe: Entry {
        @Heading @Key var title: String
        @Labelled("Price") var price: Decimal?
        @Labelled("Course") var course: Course?
        @Labelled("Cook") var cook: Reference<Cook>?
        @Labelled("Web") var web: URL?
        @Labelled("Mail") var mail: Email?
        @FirstImage var image: Image?
        @Section("Tip") var tip: String?
        var unit: Unit?
        @Body var text: Markdown?
      }

      struct Cook: Entry { @Key var name: String }

      enum Course: String, Choice { case main, dessert }

      enum Unit: String, Choice { case millivolt = "mV", mA, kWh, sideDish, ios = "iOS" }
      """,
      "Content/cooks.yaml": "- name: Ana\n",
      "Content/recipes/pie.md": text,
      "Templates/home.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1></main></html>",
      "Templates/list.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1></main></html>",
      "Templates/recipes/recipe.html": """
      <!doctype html><html lang="en"><meta charset=utf-8><title>{{ recipe.title }}</title><main><h1>x</h1>
      <p>{{ recipe.price | default("-") }};{% if recipe.cook %}{{ recipe.cook.name }}{% endif %};\
      {{ recipe.web | default("-") }};{{ recipe.mail | default("") }}{% if recipe.unit %}{{ recipe.unit | label }}{% endif %}</p>
      </main></html>
      """,
    ])
  }

  private func shown(_ text: String) throws -> String {
    let built = try built(text)
    guard built.messages.isEmpty else { return built.messages }
    return built["recipes/pie/index.html"].split(separator: "<p>").last.map {
      String($0.prefix { $0 != "<" })
    } ?? ""
  }

  @Test(arguments: [
    ("Price:\n3\n", "2:1:", "Price"), ("Price:\n\n- 3\n", "2:1:", "Price"),
    ("- Course:\n  - dessert\n", "3:3:", "Course"),
    ("Price:\n\n3\n", "3:1:", "Price"), ("- Price:\n\n  3\n", "3:3:", "Price"),
    ("**Price:**\n3\n", "3:3:", "Price"), ("Cook: Ana\nPrice:\nthree\n", "4:1:", "Price"),
  ])
  func `a value below its label is told`(text: String, place: String, label: String) throws {
    let said = try built("# Pie\n\n" + text).messages
    #expect(said.contains("nothing is behind the label '\(label)' in its line"), "\(said)")
    #expect(said.contains("write the value behind the colon, in the same line"))
  }

  @Test(arguments: [
    ("- Price:\n- Cook: Ana\n", "-;Ana;-;"), ("- Cook: [Ana](cooks:ana)\n", "-;Ana;-;"),
    ("- Cook: <cooks:ana>\n", "-;Ana;-;"), ("- Cook: cooks:Ana\n", "-;Ana;-;"),
    ("- Cook: [Ana](ana)\n", "-;Ana;-;"),
    ("- Web: [Site](https://a.example/x)\n", "-;;https://a.example/x;"),
    ("- Web: https://a.example/x\n", "-;;https://a.example/x;"),
    ("- Web: <https://a.example/x>\n", "-;;https://a.example/x;"),
    ("- Mail: [Ana](mailto:ana@a.example)\n", "-;;-;ana@a.example"),
    ("- Mail: <ana@a.example>\n", "-;;-;ana@a.example"),
    ("- Mail: [ana@a.example](mailto:ana@a.example)\n", "-;;-;ana@a.example"),
    ("- ~~Price: 4~~\n", "-;;-;"), ("~~Price~~: 4\n", "-;;-;"),
    ("~~Price: 3~~\nPrice: 4\n", "4;;-;"),
  ])
  func `a link behind a label is what it leads to`(text: String, expected: String) throws {
    #expect(try shown("# Pie\n\n" + text) == expected)
  }

  @Test(arguments: [
    (
      "## Tip\n\nMix.\n\n### Never\n\nFry.\n",
      "7:1: warning[W0343]: that this is a heading is left out"
    ),
    (
      "[![b](x.svg)](https://a.example/)\n",
      "3:15: warning[W0343]: the address of this link is left out: 'image' takes a picture"
    ),
    ("## 1. Tip\n\nMix.\n", "3:4: warning[W0340]: '1. Tip' is nearly the section 'Tip'"),
    ("## Tip (new)\n\nMix.\n", "3:4: warning[W0340]: 'Tip (new)' is nearly the section 'Tip'"),
    ("### Tip: salt\n\nMix.\n", "3:5: warning[W0340]: 'Tip: salt' is nearly the section 'Tip'"),
    (
      "## Price: 4\n\nMix.\n",
      "3:4: warning[W0340]: 'Price: 4' is not the label 'Price', and stays in the text: it gives no 'price'"
    ),
    ("Mix.\n\n- Tip: salt\n", "5:3: warning[W0340]: 'Tip' is not the section 'Tip'"),
  ])
  func `what a text or picture cannot show is named`(text: String, expected: String) throws {
    let said = try built("# Pie\n\n" + text).messages
    #expect(said.contains(expected), "\(said)")
  }

  @Test func `an entry of another collection is none of the field`() throws {
    let said = try built("# Pie\n\n- Cook: [Ana](recipes:ana)\n").messages
    #expect(said.contains("there is no Cook called 'recipes:ana'"), "\(said)")
  }

  @Test(arguments: [
    ("mV", "mV"), ("mA", "mA"), ("kWh", "kWh"), ("sideDish", "Side dish"), ("iOS", "iOS"),
  ])
  func `a case is shown as its text is written`(text: String, expected: String) throws {
    #expect(try shown("---\nunit: \(text)\n---\n# Pie\n") == "-;;-;\(expected)")
  }
}
