import Schema
import TestSupport

/// Data from other projects, with a model that was written for it by hand.
enum InferredData: String, CaseIterable, Sendable {
  case recipes = "based-cooking"
  case kingJames = "bible-kjv"
  case livre = "bible-blivre-pt"
  case products = "dummyjson/products"
  case dishes = "dummyjson/recipes"
  case placeholder = "jsonplaceholder"
  case superheroes

  var isThere: Bool { SharedData.has(rawValue.split(separator: "/").first.map(String.init) ?? "") }

  private var name: String {
    switch self {
    case .recipes: ""
    case .kingJames: "bible-kjv/kjv.json"
    case .livre: "bible-blivre-pt/blivre.json"
    case .products: "dummyjson/products.json"
    case .dishes: "dummyjson/recipes.json"
    case .placeholder: "jsonplaceholder/data.json"
    case .superheroes: "superheroes/all.json"
    }
  }

  /// The files, by their paths below the content folder.
  var files: [(path: String, bytes: [UInt8])] {
    if self == .recipes { return BasedCookingTests.recipes }
    let own = name.split(separator: "/").last.map(String.init) ?? name
    return [(self == .placeholder ? "db.json" : own, SharedData.bytes(name))]
  }

  /// The pictures that lie with them; where they are not in the data, others replace them.
  var pictures: [(path: String, bytes: [UInt8])] {
    self == .recipes ? BasedCookingTests.pictures : []
  }

  /// The model that was written by hand.
  var model: String {
    switch self {
    case .recipes: BasedCookingTests.model
    case .kingJames: BibleTests.kingJamesModel
    case .livre: BibleTests.livreModel
    case .products: DummyJSONTests.productModel
    case .dishes: DummyJSONTests.recipeModel
    case .placeholder: PlaceholderTests.model
    case .superheroes: SuperheroesTests.model
    }
  }

  /// The data, read with that model.
  var site: RealSite {
    switch self {
    case .recipes: BasedCookingTests.site
    case .kingJames: BibleTests.kingJames
    case .livre: BibleTests.livre
    case .products: DummyJSONTests.products
    case .dishes: DummyJSONTests.recipes
    case .placeholder: PlaceholderTests.site
    case .superheroes: SuperheroesTests.site
    }
  }

  /// The entries of that model, each with what the pattern of its collection ends with.
  var entries: [(model: String, from: String)] {
    switch self {
    case .recipes: [("Recipe", ".md")]
    case .kingJames: [("Book", "kjv.json")]
    case .livre: [("Book", "#books")]
    case .products: [("Product", "products.json")]
    case .dishes: [("Recipe", "recipes.json")]
    case .placeholder:
      [
        ("User", "#users"), ("Post", "#posts"), ("Comment", "#comments"), ("Album", "#albums"),
        ("Photo", "#photos"),
      ]
    case .superheroes: [("Character", "all.json")]
    }
  }
}

/// The fields of models by the names they have in files, from an entry down.
struct FieldTypes {
  private let models: Models

  init(_ models: Models) { self.models = models }

  /// The paths of all fields below an entry that are more than text, with those of components; the
  /// text of a part of a document is text, whether or not it is cut into items.
  func typed(in entry: String) -> [[String]] {
    guard let id = models.structure(named: entry) else { return [] }
    return paths(of: id, below: []).filter { !isText($0, in: entry) && $0.last != "@body" }
  }

  /// Whether a field is text only. A part of a text that has no field is; a key without a field is
  /// one that no entry has.
  func isText(_ path: [String], in entry: String) -> Bool {
    guard var id = models.structure(named: entry) else { return true }
    for (position, name) in path.enumerated() {
      guard
        let field = models[id].fields(for: .checking).first(where: { Self.name(of: $0) == name })
      else { return name.hasPrefix("@") }
      if position == path.count - 1 { return Self.isText(field.type) }
      guard case .structure(let inner) = Self.innermost(field.type) else {
        return Self.isText(field.type)
      }
      id = inner
    }
    return true
  }

  private func paths(of id: StructureID, below path: [String]) -> [[String]] {
    models[id].fields(for: .checking).filter { $0.inverse == nil }.flatMap { field in
      let own = path + [Self.name(of: field)]
      guard case .structure(let inner) = Self.innermost(field.type),
        models[inner].kind == .component
      else { return [own] }
      return [own] + paths(of: inner, below: own)
    }
  }

  private static func name(of field: Field) -> String {
    field.placement.map { "@\($0)" } ?? field.fileName
  }

  private static func innermost(_ type: ValueType) -> ValueType {
    switch type {
    case .optional(let wrapped): innermost(wrapped)
    case .list(let element): innermost(element)
    default: type
    }
  }

  private static func isText(_ type: ValueType) -> Bool {
    if case .optional(let wrapped) = type { return isText(wrapped) }
    return type == .string || type == .markdown || type == .tree
  }
}
