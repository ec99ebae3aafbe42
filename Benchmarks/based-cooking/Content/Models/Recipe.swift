import ApusModels

/// A recipe of based.cooking.
struct Recipe: Entry {
  @Key var title: String
  var date: Date
  var tags: [String]
  var author: String?
  @FirstImage var image: Image?
  @Labelled("Prep time") var prepTime: Duration?
  @Labelled("Cook time") var cookTime: Duration?
  @Labelled("Servings") var servings: String?
  @Section("Ingredients") @Count(1...) var ingredients: [IngredientGroup]
  @Section("Directions") @Count(1...) var steps: [Step]
  /// Everything else the author tells.
  @Body var text: Markdown?
}

/// What one part of a dish needs.
struct IngredientGroup: Component {
  @Heading var title: String?
  @Body @Count(1...) var items: [String]
}

/// One step of the directions.
struct Step: Component {
  @Heading var title: String?
  @Body var text: Markdown
}
