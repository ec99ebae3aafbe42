import ApusModels
import Foundation
import Testing

private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

private let recipe = """
  {
    "slug": "apple-pie", "url": "recipes/apple-pie/", "title": "Apple pie",
    "image": { "src": "recipes/pie.svg", "alt": "A pie", "width": 640, "height": 480 },
    "course": "dessert", "servings": 8, "prepTime": "PT30M/PT40M",
    "ingredients": [{ "title": null, "items": ["apples", "flour"] }],
    "steps": [{ "title": "Cut", "text": "<p>Cut.</p>" }, { "text": "<p>Bake.</p>" }],
    "author": "ana"
  }
  """

private let everything = """
  {
    "code": "ABC-1", "mail": "a@example.org", "name": "n", "latitude": null, "price": "12.50",
    "tags": ["x"], "album": "1", "isOpen": false, "since": "2026-03-29T07:05:00+01:00",
    "lasts": "P1DT2H", "home": "https://example.org/", "label": "a-b", "tint": "#c63",
    "default": 3,
    "ratio": 0.25, "text": "<p>t</p>", "grid": [[1, 2], []], "rows": [["a"]], "trees": [],
    "data": {"a": [1, 2.5, "x", null, true, {}], "b": {"c": -3}}, "list": [null],
    "parts": [{ "name": "p", "level": "very high", "parts": [] }]
  }
  """

@Suite struct DecodingTests {
  @Test func `the JSON of an entry decodes with its model`() throws {
    let recipe = try decoded(Recipe.self, recipe)
    #expect(recipe.title == "Apple pie")
    #expect(recipe.course == .dessert)
    #expect(recipe.prepTime == Duration(seconds: 1_800, to: 2_400))
    #expect(recipe.steps.map(\.title) == ["Cut", nil])
    #expect(recipe.ingredients.first?.items == ["apples", "flour"])
    #expect(recipe.author?.slug == "ana")
    #expect(recipe.image.width == 640)
  }

  @Test func `a record has the slug and the address beside the entry's fields`() throws {
    let record = try decoded(Record<Recipe>.self, recipe)
    #expect(record.slug == "apple-pie")
    #expect(record.url == "recipes/apple-pie/")
    #expect(record.servings == 8)
    #expect(Reference<Recipe>("apple-pie").resolved(in: [record]) == record)
  }

  @Test func `optional, listed and secret fields may be left out`() throws {
    let value = try decoded(Everything.self, everything)
    #expect(value.latitude == nil)
    #expect(value.publisher == nil)
    #expect(value.heading == nil)
    #expect(value.price.text == "12.50")
    #expect(value.parts.first?.level == .high)
    #expect(value.lasts == Duration(seconds: 93_600))
    #expect(value.grid == [[1, 2], []] && value.rows == [["a"]])
    #expect(value.data["a"]?[1] == .double(2.5) && value.data["b"]?["c"] == .int(-3))
    #expect(value.data["a"]?[3] == .null && value.data["a"]?[6] == nil && value.list == [.null])
    #expect(value.extra == nil)
    #expect(value.since.secondsSince1970 == 1_774_764_300)
    let album = try decoded(Album.self, #"{"id": 1}"#)
    #expect(album.things == [])
  }

  @Test func `a required field with an attribute may not be left out`() {
    #expect(throws: DecodingError.self) { try decoded(Recipe.self, "{}") }
    #expect(throws: DecodingError.self) { try decoded(Album.self, "{}") }
  }

  @Test func `what is encoded decodes to the same, and a secret is not in it`() throws {
    var value = try decoded(Everything.self, everything)
    value.password = "hunter2"
    let data = try JSONEncoder().encode(value)
    #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
    let again = try JSONDecoder().decode(Everything.self, from: data)
    #expect(again.code == value.code && again.tags == value.tags && again.since == value.since)
    #expect(again.data == value.data && again.grid == value.grid)
    let record = try decoded(Record<Recipe>.self, recipe)
    #expect(
      try JSONDecoder().decode(Record<Recipe>.self, from: JSONEncoder().encode(record)) == record)
  }

  @Test(arguments: ["PT", "P", "1H", "PT1X", "PT2H/PT1H", "P1M", "PT1H/", ""])
  func `what is no duration is refused`(_ text: String) { #expect(Duration(text) == nil) }

  @Test(arguments: ["", "-", "1.", ".5", "1e3", "--1", "1.2.3", "0x1"])
  func `what is no decimal number is refused`(_ text: String) { #expect(Decimal(text) == nil) }
}
