import Content
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

  static let site: RealSite = {
    let folder = "based-cooking/content"
    var files = SharedData.names(in: folder).map { name in
      (path: "recipes/" + name, bytes: SharedData.bytes(folder + "/" + name))
    }
    let pictures = Set(SharedData.names(in: "based-cooking/static/pix"))
    for name in pictures.union(namedPictures(in: files)) {
      let bytes =
        pictures.contains(name)
        ? SharedData.bytes("based-cooking/static/pix/" + name) : standIn
      files.append((path: "pix/" + name, bytes: bytes))
    }
    return RealSite(
      model: model, files: files,
      [(name: "recipes", model: "Recipe", from: "recipes/*.md", order: ["title"])])
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

  @Test func `every file is typed or named`() {
    let site = Self.site
    print(site.text)
    let recipes = site.entries("recipes")
    print(site.codes, recipes.count, site.namedPaths.count)
    func count(_ field: String) -> Int { recipes.count { !site.value(field, of: $0.slot).isNone } }
    for f in ["author", "image", "prepTime", "cookTime", "servings", "text"] { print(f, count(f)) }
    let groups = recipes.flatMap { site.records("ingredients", of: $0.slot) }
    print(groups.count, groups.map { site.value("items", of: $0).count }.reduce(0, +), groups.count { !site.value("title", of: $0).isNone })
    print(recipes.flatMap { site.records("steps", of: $0.slot) }.count)
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
