import Content
import Diagnostics
import Testing

/// Documents as different people write them, and the fields that come out.
struct NaturalDocumentTests {
  private static let model = """
    struct Recipe: Entry {
      @Key @Heading var title: String
      @FirstImage var image: Image?
      @Labelled("Prep time") var prepTime: Duration?
      @Labelled("Servings") @Within(1...24) var servings: Int?
      @Section("Ingredients") var ingredients: [Group]
      @Section("Directions") @Count(1...) var steps: [Step]
      @Body var intro: Markdown?
    }
    struct Group: Component { @Heading var name: String?; @Body var items: [String] }
    struct Step: Component {
      @Heading var title: String?
      @FirstImage var image: Image?
      @Body var text: Markdown
    }
    """

  private func site(_ text: String) -> LoadedSite {
    LoadedSite(
      ["Models/Recipe.swift": Self.model, "r/pie.md": text, "r/a.svg": RecipeTests.drawing],
      ["recipes: Recipe = r/*.md"])
  }

  private func fields(of text: String) -> String {
    let site = site(text)
    return site.text == "" ? site.value("recipes") : site.text
  }

  @Test func `a picture is named as the address of a link is`() {
    let document =
      "# Pie\n\n![A](two%20words.svg)\n\n## Ingredients\n\n- a\n\n## Directions\n\n- ![B](<two words.svg>) Mix.\n"
    let site = LoadedSite(
      [
        "Models/Recipe.swift": Self.model, "r/pie.md": document,
        "r/two words.svg": RecipeTests.drawing,
      ], ["recipes: Recipe = r/*.md"])
    #expect(site.text == "")
    #expect(site.value("recipes").split(separator: "r/two words.svg").count == 3)
  }

  private static let rest = "## Ingredients\n\n- a\n\n## Directions\n\nMix.\n"

  @Test func `headings may be underlined, labels bold, steps have lists of their own`() {
    let fields = fields(
      of: """
        Pie
        ===

        Good.

        **Prep time:** 30 min\\
        **Servings**: 4

        Ingredients
        -----------
        * 3 apples

        Directions
        ----------
        1. Cut.
        2. Bake.
           - at 200 °C
           - for 30 min
        """)
    #expect(fields.contains("title: 'Pie', prepTime: 1800s, servings: 4,"))
    #expect(fields.contains("ingredients: [Group(items: ['3 apples'])]"))
    #expect(
      fields.contains(
        "Step(text: <<p>Bake.</p>\n<ul>\n<li>at 200 °C</li>\n<li>for 30 min</li>\n</ul>\n>)]"))
    #expect(fields.contains("intro: <<p>Good.</p>\n>"))
  }

  @Test func `headings may have markup and a colon`() {
    let fields = fields(
      of: """
        # *Pie* & co

        ## **Ingredients:**

        ### For the *crust*

        - flour
          (white), `fine`

        ## Directions #

        ### Mix

        Mix.
        """)
    #expect(fields.contains("title: 'Pie & co', ingredients: [Group(name: 'For the crust',"))
    #expect(fields.contains("items: ['flour (white), fine']"))
    #expect(fields.contains("steps: [Step(title: 'Mix', text: <<p>Mix.</p>\n>)]"))
  }

  @Test(arguments: [
    "**Dough:**\n\n- flour\n- milk\n\n**Filling**\n\n- apples\n",
    "Dough:\n\n- flour\n- milk\n\nFilling\n\n- apples\n",
    "- Dough:\n  - flour\n  - milk\n- Filling\n  - apples\n",
    "1. **Dough**\n   1. flour\n   2. milk\n2. **Filling**\n   1. apples\n",
    "### Dough\n- flour\n- milk\n### Filling\n- apples\n",
    "#### Dough\n1) flour\n2) milk\n\n#### Filling\n+ apples\n",
    "Dough\n-----\n".replacing("-----", with: "") + "* flour\n* milk\n\n*Filling*\n\n* apples\n",
  ])
  func `groups are headings, bold lines, or items with items`(_ ingredients: String) {
    let fields = fields(of: "# Pie\n\n## Ingredients\n\n\(ingredients)\n## Directions\n\nMix.\n")
    #expect(
      fields.contains(
        "[Group(name: 'Dough', items: ['flour', 'milk']), Group(name: 'Filling', items: ['apples'])]"
      ))
  }

  @Test func `what stands between groups of a list is a group without a name`() {
    let fields = fields(
      of:
        "# Pie\n\n## Ingredients\n\n- salt\n- Dough:\n  - flour\n- ice\n- wine\n\n## Directions\n\nMix.\n"
    )
    #expect(
      fields.contains(
        "[Group(items: ['salt']), Group(name: 'Dough', items: ['flour']), "
          + "Group(items: ['ice', 'wine'])]"))
  }

  @Test(arguments: [
    ("**Mix**\n\nMix it.\n\n**Fry**\n\nFry it.\n", 2), ("**Mix**\n\n**Fry**\n\n1. Fry it.\n", 1),
    ("**Mix it!**\n\nFry it.\n", 0), ("1. **Mix**\n2. Fry.\n", 0), ("Mix.\n\n**Fry**\n", 0),
    ("**Mix**\n\n1. Mix it.\n\n**Fry**\n\n1. Fry it.\n", 0), ("**Mix**\n", 0),
  ])
  func `a bold line that is a step and no heading is told`(steps: String, count: Int) {
    let said = site("# Pie\n\n## Ingredients\n\n- a\n\n## Directions\n\n" + steps).text
    let parts = said.split(separator: "warning[W0340]: this is an element of 'steps'")
    #expect(max(parts.count - 1, 0) == count, "\(said)")
  }

  @Test(arguments: [
    ("Text.", "this text"), ("- ![A](a.svg)", "this list"), ("A ![A](a.svg) b", "this text"),
    ("![A](a.svg)", ""),
  ])
  func `a section for a picture takes nothing else`(text: String, what: String) {
    let model = "struct A: Entry { @Key var name: String; @Section(\"Pic\") var pic: Image? }"
    let site = LoadedSite(
      [
        "Models/A.swift": model, "a.md": "---\nname: A\n---\n## Pic\n\n\(text)\n",
        "a.svg": RecipeTests.drawing,
      ], ["as: A = a.md"])
    let said = what.isEmpty ? [] : ["no field of A takes \(what)"]
    #expect(site.log.diagnostics.map(\.message) == said)
  }

  @Test func `an image in an item is taken with the blank after it`() {
    let fields = fields(
      of: "# Pie\n\n## Ingredients\n\n- [ ] a\n\n## Directions\n\n"
        + "1. ![Cut](a.svg) Cut.\n2. ![Bake](a.svg)\n   Bake.\n3. Eat. ![Ate](a.svg)\n")
    #expect(fields.contains("alt: 'Cut', width: 40, height: 30), text: <<p>Cut.</p>\n>"))
    #expect(fields.contains("alt: 'Bake', width: 40, height: 30), text: <<p>Bake.</p>\n>"))
    #expect(fields.contains("items: ['a']"))
  }

  @Test(arguments: [
    (
      "# Pie\n\n## Ingredients\n\n- salt\n- It is salt, really.\n\n  - flour\n\n## Directions\n\nMix.\n",
      "8:3: error[E0341]: no field of Group takes this list"
    ),
    (
      "# Pie\n\n## Ingredients\n\n| a | b |\n|---|---|\n| c | d |\n\n## Directions\n\nMix.\n",
      "5:1: error[E0341]: no field of Group takes this table"
    ),
    ("---\nservings: 3\n---\n# Pie\n\nServings: 5\n\n\(rest)", "6:1: error[E0305]"),
    ("# Pie\n\nServings: 5\nServings: 6\n\n\(rest)", "4:1: error[E0342]: the label 'Servings'"),
    ("# Pie\n\n\(rest)\n## Ingredients\n\n- b\n", "11:1: error[E0342]: the section"),
    (
      "# Pie\n\n## Ingredients\n\nAll of it has to be fresh, and as cold as can be.\n\n- a\n\n"
        + "## Directions\n\nMix.\n",
      "5:1: error[E0341]: no field of Group takes this text beside the list"
    ),
    (
      "# Pie\n\n## Ingredients\n\n- a\n\nKeep the rest for another day, in a cold place.\n\n"
        + "## Directions\n\nMix.\n",
      "7:1: error[E0341]: no field of Group takes this text beside the list"
    ),
    ("# Pie\n\n- Servings: **four**\n\n\(rest)", "3:15: error[E0310]: expected a whole number"),
    ("# Pie\n\nPrep time: soon\n\n\(rest)", "3:12: error[E0310]: expected a duration"),
    ("Pie\n\n\(rest)", "1:1: error[E0340]: the heading is missing"),
  ])
  func `what cannot be right is told where it stands`(_ text: String, _ message: String) {
    #expect(site(text).text.contains("Content/r/pie.md:" + message))
  }

  @Test(arguments: [
    ("## Ingredients (for 4)\n\n- a\n\n## Directions\n\nMix.\n", "3 │ ## Ingredients (for 4)"),
    ("## Ingredients\n\n- a\n\n### Directions\n\nMix.\n", "7 │ ### Directions"),
  ])
  func `a section that is nearly there is shown`(_ sections: String, _ line: String) {
    let said = site("# Pie\n\n" + sections).text
    #expect(said.contains(line))
    #expect(said.contains("did you mean this?"))
  }
}
