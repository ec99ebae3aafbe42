import ApusModels

/// A dish: what goes into it and the steps that make it.
struct Recipe: Entry {
  /// Its name, as lists and its own page show it.
  @Key @Length(3...60) var title: String
  /// One or two sentences that make one want to cook it.
  @Length(40...170) var description: String
  /// The dish as it comes to the table, seen from above.
  var image: Image
  var course: Course
  var cuisine: String?
  var difficulty: Difficulty = .easy
  /// How many people it feeds.
  @Within(1...24) var servings: Int
  /// Time at the board and the stove, hands busy.
  var prepTime: Duration
  /// Time in which the fire works alone.
  var cookTime: Duration?
  /// From the first knife to the table.
  var totalTime: Duration
  /// Who wrote it down.
  @Length(2...60) var author: String
  /// The day it came into the collection; the newest lead the feed.
  var date: Date
  /// What one portion holds.
  var nutrition: Nutrition?
  var keywords: [String]
  @Section("Ingredients") @Count(1...) var ingredients: [IngredientGroup]
  @Section("Directions") @Count(2...) var steps: [Step]
  /// What the cook would say over your shoulder.
  @Section("Tips") var tips: [String]
}

/// Ingredients that belong together, such as those of a dough.
struct IngredientGroup: Component {
  @Heading var title: String?
  @Body @Count(1...) var items: [String]
}

/// One screen of a recipe.
struct Step: Component {
  /// A short order, such as "Make the sauce".
  @Heading @Length(3...40) var title: String
  @FirstImage var image: Image
  /// What has to stand ready, with as much of it as this step takes.
  @Section("For this step") var uses: [String] = []
  @Body var text: Markdown
}

/// What one portion holds: kilocalories, and grams of the rest.
struct Nutrition: Component {
  @Within(0...5000) var energy: Int
  @Within(0...500) var fat: Int
  @Within(0...500) var carbohydrate: Int
  @Within(0...500) var protein: Int
}

/// When in a meal a dish is eaten; also the groups under which recipes are found.
enum Course: String, Choice {
  case starter
  case soup
  case main
  case baking
  case dessert
}

/// How much a cook should have done before.
enum Difficulty: String, Choice {
  case easy
  case medium
  case hard
}
