import ApusModels

struct Recipe: Entry {
  var title: String
  var date: Date
  var author: String
  @Count(1...) var tags: [String]
  /// An address below the site, which nothing shows.
  var image: String
  @Within(1...24) var servings: Int
  @Named("prep_minutes") @Within(0...) var prepMinutes: Int
  var difficulty: Difficulty
  var summary: String
  var ingredients: [Ingredient]
  @Count(2...) var steps: [Step]
  @Body var body: Markdown
}

struct Ingredient: Component {
  var quantity: Decimal
  var unit: String
  var name: String
}

struct Step: Component {
  var title: String
  @Within(1...) var minutes: Int
  var text: String
}

enum Difficulty: String, Choice { case easy, medium, hard }
