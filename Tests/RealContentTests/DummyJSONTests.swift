import Content
import Importing
import Schema
import TestSupport
import Testing

/// The products and recipes of DummyJSON.
@Suite(.enabled(if: SharedData.has("dummyjson")))
struct DummyJSONTests {
  static let productModel = """
    import ApusModels

    struct Product: Entry {
      @Key var id: Int
      var title: String
      var description: String
      var category: String
      @Within(0...) var price: Decimal
      @Within(0...100) var discountPercentage: Decimal
      @Within(0...5) var rating: Double
      @Within(0...) var stock: Int
      var tags: [String]
      var brand: String?
      @Unique var sku: String
      var weight: Double
      var dimensions: Dimensions
      var warrantyInformation: String
      var shippingInformation: String
      var availabilityStatus: Availability
      var reviews: [Review]
      var returnPolicy: String
      var minimumOrderQuantity: Int
      var meta: Meta
      @Count(1...6) var images: [URL]
      var thumbnail: URL
    }

    struct Dimensions: Component {
      var width: Double
      var height: Double
      var depth: Double
    }

    enum Availability: String, Choice {
      case inStock = "In Stock"
      case lowStock = "Low Stock"
      case outOfStock = "Out of Stock"
    }

    struct Review: Component {
      @Within(1...5) var rating: Int
      var comment: String
      var date: Date
      var reviewerName: String
      var reviewerEmail: Email
    }

    struct Meta: Component {
      var createdAt: Date
      var updatedAt: Date
      @Matches("[0-9]{13}") var barcode: String
      var qrCode: URL
    }
    """

  static let products = RealSite(
    model: productModel,
    files: [(path: "products.json", bytes: SharedData.bytes("dummyjson/products.json"))],
    [(name: "products", model: "Product", from: "products.json", order: ["-price"])])

  static let recipeModel = """
    import ApusModels

    struct Recipe: Entry {
      @Key var name: String
      @Unique var id: Int
      @Count(1...) var ingredients: [String]
      @Count(2...) @Named("instructions") var steps: [String]
      var prepTimeMinutes: Int
      var cookTimeMinutes: Int
      @Within(1...) var servings: Int
      var difficulty: Difficulty
      var cuisine: String
      var caloriesPerServing: Int
      var tags: [String]
      var userId: Int
      var image: URL
      @Within(0...5) var rating: Double
      var reviewCount: Int
      var mealType: [String]
    }

    enum Difficulty: String, Choice {
      case easy = "Easy"
      case medium = "Medium"
      case hard = "Hard"
    }
    """

  static let recipes = RealSite(
    model: recipeModel,
    files: [(path: "recipes.json", bytes: SharedData.bytes("dummyjson/recipes.json"))],
    [(name: "recipes", model: "Recipe", from: "recipes.json", order: [])])

  @Test func `all 194 products fit their model, the dearest first`() {
    let site = Self.products
    #expect(site.text == "")
    let products = site.entries("products")
    #expect(products.count == 194)
    #expect(products.count { site.value("brand", of: $0.slot).isNone } == 92)
    let prices = products.compactMap { site.string("price", of: $0.slot).flatMap(Double.init) }
    #expect(prices == prices.sorted(by: >))
    let states = products.map { site.value("availabilityStatus", of: $0.slot).caseIndex }
    #expect([0, 1, 2].map { state in states.count { $0 == state } } == [176, 14, 4])
  }

  @Test func `all 50 recipes fit their model, ten of them need no cooking`() {
    let site = Self.recipes
    #expect(site.text == "")
    #expect(site.entries("recipes").count == 50)
    #expect(
      site.entries("recipes").count { site.value("cookTimeMinutes", of: $0.slot).int == 0 } == 10)
  }
}
