import Content
import Testing

/// The recipe of the design, as an author writes it.
struct RecipeTests {
  static let model = """
    import ApusModels

    /// A dish, what goes into it and the steps that make it.
    struct Recipe: Entry {
      /// Its name.
      @Key @Heading var title: String
      @FirstImage var image: Image
      var course: Course = .main
      @Labelled("Servings") @Within(1...24) var servings: Int
      @Labelled("Prep time") var prepTime: Duration?
      @Section("Ingredients") var ingredients: [IngredientGroup]
      @Section("Directions") @Count(2...) var steps: [Step]
      var author: Reference<Cook>?
    }

    struct IngredientGroup: Component {
      @Heading var title: String?
      @Body var items: [String]
    }

    /// One screen of the recipe.
    struct Step: Component {
      @Heading var title: String?
      @FirstImage var image: Image?
      @Body var text: Markdown
    }

    struct Cook: Entry {
      @Key var name: String
      var email: Email?
      @Inverse(\\Recipe.author) var recipes: [Recipe]
    }

    enum Course: String, Choice { case starter, main, dessert }
    """

  static let pie = """
    ---
    course: dessert
    author: Ana
    ---
    # Apple pie

    ![A pie with a lattice top](images/pie.svg)

    - ⏲️ Prep time: 30-40 min
    - 🍽️ Servings: 8

    ## Ingredients

    ### Filling

    - 900 g apples
    - 50 g *white* sugar

    ### Crust

    - 350 g flour

    ## Directions

    1. Peel the apples, see [the knife](../knife.md).
    2. Bake.
    """

  static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>"#

  @Test func `a natural document gives typed data`() {
    let site = LoadedSite(
      [
        "Models/Recipe.swift": Self.model, "recipes/apple-pie.md": Self.pie,
        "recipes/images/pie.svg": Self.drawing, "cooks.yaml": "- name: Ana\n- name: Bea",
      ],
      ["recipes: Recipe = recipes/*.md", "cooks: Cook = cooks.yaml"])
    #expect(site.text == "")
    #expect(
      site.value("recipes") == """
        Recipe(slug: 'apple-pie', title: 'Apple pie', image: Image(src: file \
        Content/recipes/images/pie.svg, alt: 'A pie with a lattice top', width: 40, height: 30), \
        course: .dessert, servings: 8, prepTime: 1800-2400s, ingredients: [IngredientGroup(title: \
        'Filling', items: ['900 g apples', '50 g white sugar']), IngredientGroup(title: 'Crust', \
        items: ['350 g flour'])], steps: [Step(text: <<p>Peel the apples, see <a href="">the \
        knife</a>.</p>
        >), Step(text: <<p>Bake.</p>
        >)], author: →'Ana')
        """)
    #expect(
      site.values("cooks") == [
        "Cook(slug: 'ana', name: 'Ana', recipes: [→'Apple pie'])",
        "Cook(slug: 'bea', name: 'Bea', recipes: [])",
      ])
  }
}
