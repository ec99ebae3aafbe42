import Diagnostics
import Schema
import Testing

/// The models of a text, and what was said of it.
func models(_ texts: String...) -> (models: Models, sources: SourceMap, log: DiagnosticLog) {
  var sources = SourceMap()
  for (index, text) in texts.enumerated() {
    sources.add(path: "Content/Models/Model\(index == 0 ? "" : "\(index + 1)").swift", text: text)
  }
  var log = DiagnosticLog()
  let models = Models.parse(sources.sources, log: &log)
  return (models, sources, log)
}

let recipeModel = """
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

  struct IngredientGroup: Component {
      @Heading var title: String?
      var items: [String]
  }

  struct Cook: Entry {
      @Key var name: String
      @Inverse(\\Recipe.author) var recipes: [Recipe]
  }
  """

@Suite struct ModelParseTests {
  @Test(arguments: [
    ("@Key var title: String; var name: String", ["title", "name"]),
    ("@Key var id: String; var name: String", ["name", "id"]),
    ("@Key var id: String; var maker: String; var title: String?", ["title", "id", "maker"]),
    ("@Key var productSKU: Slug; var maker: String", ["maker", "productSKU"]),
    ("@Key var number: Int; var maker: String", ["maker", "number"]),
    ("@Key var isbn: String; var maker: String", ["isbn", "maker"]),
    ("@Key var num: String; var name: String", ["name", "num"]),
    ("@Key var code: Slug; var name: String; var title: String", ["title", "name", "code"]),
    ("@Key var name: String; var title: String", ["name", "title"]),
    ("@Key var on: Date; var place: String; var title: String?", ["title", "place", "on"]),
    ("@Key var type: String; var name: String", ["name", "type"]),
    ("@Key var id: Int; var type: String; var maker: String", ["maker", "id", "type"]),
    ("@Key var id: Int; var mediaType: String; var name: String", ["name", "id", "mediaType"]),
    ("@Key var id: Int; var lang: String; @Heading var about: String", ["about", "id", "lang"]),
    ("@Key var size: Size; var maker: String; var name: String", ["name", "size", "maker"]),
    ("@Key var size: Size; var maker: String", ["size", "maker"]),
  ])
  func `an entry is named by its title or name, its readable key, its texts, another key`(
    fields: String, names: [String]
  ) throws {
    let size = "\nenum Size: String, Choice { case small; case big }"
    let (models, _, log) = models("struct A: Entry { \(fields) }" + size)
    #expect(log.diagnostics.isEmpty)
    let id = try #require(models.structure(named: "A"))
    #expect(models[id].namingFields.map(\.name) == names)
  }

  @Test(arguments: [
    ("var type: String; var name: String; var maker: String", ["name", "maker", "type"]),
    ("@Key var number: Int; var text: String", ["number", "text"]),
    ("@Key var number: Int; var title: String; var text: String", ["title", "number", "text"]),
  ])
  func `a component is named by its title or name, its key, its texts`(
    fields: String, names: [String]
  ) throws {
    let (models, _, _) = models("struct A: Component { \(fields) }")
    let id = try #require(models.structure(named: "A"))
    #expect(models[id].namingFields.map(\.name) == names)
  }

  @Test(arguments: [
    ("prepTime", "Prep time"), ("userID", "User ID"), ("userIDs", "User IDs"), ("ISBN", "ISBN"),
    ("vitaminC", "Vitamin C"), ("HTMLText", "HTML text"), ("thisIs", "This is"), ("URLs", "URLs"),
    ("iso8601Date", "Iso8601 date"), ("line2", "Line2"), ("prep_time", "Prep time"),
    ("isOpenNow", "Is open now"), ("x", "X"),
  ])
  func `a field is labelled by the words of its name`(name: String, label: String) throws {
    let (models, _, _) = models("struct A: Entry { var \(name): String }")
    let id = try #require(models.structure(named: "A"))
    #expect(models[id].field(named: name, for: .checking)?.label == label)
  }

  @Test(arguments: [
    ("isSoldOut: Bool", "Sold out"), ("is_new: Bool?", "New"), ("isbn: Bool", "Isbn"),
    ("is: Bool", "Is"), ("hasGarden: Bool", "Has garden"), ("isOpenNow: String", "Is open now"),
    ("heightCm: Int", "Height (cm)"), ("hardiness_celsius: Decimal?", "Hardiness (°C)"),
    ("widthsMM: [Double]", "Widths (mm)"), ("energyKwh: Double", "Energy (kWh)"),
    ("discountPercent: Int", "Discount (%)"), ("area_m2: Double", "Area (m²)"),
    ("km: Int", "Km"), ("sizeM: Int", "Size M"), ("heightCm: String", "Height cm"),
    ("nights: Int", "Nights"), ("/// High\nvar heightCm: Int", "High"),
  ])
  func `a label has a unit in brackets, and asks what is yes or no without a verb`(
    field: String, label: String
  ) throws {
    let text = field.hasPrefix("///") ? field : "var " + field
    let (models, _, _) = models("struct A: Entry {\n\(text)\n}")
    let id = try #require(models.structure(named: "A"))
    #expect(models[id].fields(for: .checking).map(\.label).contains(label))
  }

  @Test func `the model of a recipe is read with its types, rules and places`() throws {
    let (models, sources, log) = models(recipeModel)
    #expect(DiagnosticFormatter(sources: sources).text(of: log.diagnostics) == "")
    let id = try #require(models.structure(named: "Recipe"))
    let recipe = models[id]
    #expect(recipe.kind == .entry)
    #expect(recipe.documentation == "A dish, what goes into it and the steps that make it.")
    #expect(
      recipe.fields(for: .checking).map(\.name) == [
        "slug", "title", "image", "course", "servings", "prepTime", "ingredients", "steps",
        "author",
      ])
    #expect(recipe.fields(for: .checking).map(\.slot.offset) == Array(1...9))
    #expect(recipe.key?.name == "title")
    #expect(recipe.field(named: "course", for: .checking)?.defaultValue == .choice(1))
    #expect(recipe.field(named: "prepTime", for: .checking)?.type == .optional(.duration))
    #expect(recipe.field(named: "prepTime", for: .checking)?.placement == .labelled("Prep time"))
    let steps = try #require(recipe.field(named: "steps", for: .checking))
    #expect(steps.placement == .section("Directions"))
    #expect(
      steps.constraints.map(\.rule)
        == [.count(Bounds(least: .init("2"), most: nil, written: "2..."))])
    let cook = try #require(models.structure(named: "Cook"))
    #expect(recipe.field(named: "author", for: .checking)?.type == .optional(.structure(cook)))
    #expect(
      models[cook].field(named: "recipes", for: .checking)?.inverse
        == Inverse(structure: id, slot: FieldSlot(9)))
  }

  @Test(arguments: [(64, true), (65, false)])
  func `components are nested 64 deep at most`(_ depth: Int, _ isAllowed: Bool) {
    let parts = (1...depth).map { number in
      number == depth
        ? "struct C\(number): Component { var name: String }"
        : "struct C\(number): Component { var part: C\(number + 1) }"
    }
    let text = """
      import ApusModels
      struct Top: Entry {
        @Key var title: String
        var part: C1
      }
      \(parts.joined(separator: "\n"))
      """
    #expect(models(text).log.hasErrors != isAllowed)
  }

  @Test(arguments: [("Int", 0), ("Intt", 1), ("String", 1)])
  func `a list of known gaps that is declared wrongly is told once`(_ type: String, _ count: Int) {
    let read = models(
      """
      import ApusModels
      struct Chapter: Entry {
        @Key var title: String
        var gaps: [\(type)] = []
        var verses: [Verse]
      }
      struct Verse: Component { @Ascending(1..., \\Chapter.gaps) var number: Int }
      """)
    #expect(read.log.diagnostics.count == count, "\(read.log.diagnostics)")
  }
}
