import ApusModels

struct Cook: Entry {
  @Key var name: String
  @Inverse(\Recipe.author) var recipes: [Recipe]
}

struct IngredientGroup: Component {
  @Heading var title: String?
  var items: [String]
}
