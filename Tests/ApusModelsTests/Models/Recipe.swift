import ApusModels

/// A dish, what goes into it and the steps that make it.
struct Recipe: Entry {
  /// Its name, as lists and its own page show it.
  @Key var title: String
  var image: Image
  var course: Course = .main
  @Within(1...24) var servings: Int
  @Labelled("Prep time") var prepTime: Duration?
  @Section("Ingredients") var ingredients: [IngredientGroup]
  @Section("Directions") @Count(2...) var steps: [Step]
  var author: Reference<Cook>?
}

/// One screen of the recipe.
struct Step: Component {
  @Heading var title: String?
  @FirstImage var image: Image?
  @Body var text: Markdown
}

enum Course: String, Choice { case starter, main, dessert }
