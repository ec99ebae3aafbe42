import Content
import Importing
import Diagnostics
import Schema
import Testing
import TestSupport

/// The recipes of based.cooking, as they are.
@Suite(.enabled(if: SharedData.has("based-cooking")))
struct BasedCookingTests {
  static let model = """
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

    struct IngredientGroup: Component {
      @Heading var title: String?
      @Body @Count(1...) var items: [String]
    }

    struct Step: Component {
      @Heading var title: String?
      @Body var text: Markdown
    }
    """

  static let site = RealSite(
    model: model, files: recipes + pictures,
    [(name: "recipes", model: "Recipe", from: "recipes/*.md", order: ["title"])])

  /// The recipes as they are.
  static let recipes: [(path: String, bytes: [UInt8])] = {
    let folder = "based-cooking/content"
    return SharedData.names(in: folder).map { name in
      (path: "recipes/" + name, bytes: SharedData.bytes(folder + "/" + name))
    }
  }()

  /// The pictures that recipes show; where they are not in the data, others replace them.
  static let pictures: [(path: String, bytes: [UInt8])] = {
    let folder = "based-cooking/static/pix"
    let known = Set(SharedData.names(in: folder))
    return known.union(namedPictures(in: recipes)).map { name in
      let bytes = known.contains(name) ? SharedData.bytes(folder + "/" + name) : standIn
      return (path: "pix/" + name, bytes: bytes)
    }
  }()

  /// The pictures that recipes show and the data does not hold.
  private static func namedPictures(in files: [(path: String, bytes: [UInt8])]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for piece in text.components(after: "](/pix/") {
        names.insert(String(piece.prefix { $0 != ")" && $0 != " " }))
      }
    }
    return names
  }

  /// The header of a lossless WebP picture of 4 by 3 pixels.
  private static let standIn: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 3, 0x80, 0, 0]

  @Test
  func `of 349 recipes 283 fit whole, 27 are named with what is wrong and 39 with a warning`() {
    let site = Self.site
    #expect(site.entries("recipes").count == 349)
    #expect(site.namedPaths.count == 66)
    #expect(site.log.diagnostics.count { $0.severity == .warning } == 56)
    #expect(
      site.codes == [
        // A key given twice, a title that two recipes have, and a picture that is not there.
        "0106": 1, "0314": 1, "0330": 1,
        // Times such as "Simmer all day" and "5 min/day".
        "0310": 11,
        // Three remarks as a list below an ingredient, which is one text, and eleven sentences
        // beside a list of ingredients, which are none.
        "0341": 14,
        // Labels of servings that are called 'Serving'.
        "0340": 2,
        // Three pictures of one recipe without a text, and a line break written as HTML.
        "0408": 3, "0409": 1,
        // Links in ingredients, which are plain texts, and titles of seven pictures that are fields.
        "0343": 37,
        // Twelve numbers of steps that are left out, and four items that are beside their step
        // rather than below it.
        "0419": 16,
      ])
  }

  @Test(arguments: [
    ("author", 327), ("image", 116), ("prepTime", 224), ("cookTime", 223), ("servings", 210),
    ("text", 248),
  ])
  func `optional fields are found where they are written`(field: String, count: Int) {
    let site = Self.site
    #expect(site.entries("recipes").count { !site.value(field, of: $0.slot).isNone } == count)
  }

  @Test func `every ingredient and every step is taken out of the text`() {
    let site = Self.site
    let groups = site.entries("recipes").flatMap { site.records("ingredients", of: $0.slot) }
    #expect(groups.count == 392)
    #expect(groups.count { !site.value("title", of: $0).isNone } == 65)
    #expect(groups.map { site.value("items", of: $0).count }.reduce(0, +) == 2_923)
    let steps = site.entries("recipes").flatMap { site.records("steps", of: $0.slot) }
    #expect(steps.count == 2_425)
  }

  @Test func `a wrong value is underlined where it stands in its bullet`() {
    let lines = Self.site.text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex {
      $0 == "Content/recipes/lobster-bisque.md:10:17: error[E0310]: "
        + "expected a duration, found '20': a unit is missing"
    }
    #expect(
      start.map { Array(lines[($0 + 2)...($0 + 3)]) } == [
        "10 │ - ⏲️ Prep time: 20", "   │                ^^",
      ])
  }
}

extension String {
  /// The pieces after each occurrence of a text.
  func components(after mark: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      pieces.append(rest.prefix(200))
    }
    return pieces
  }
}
