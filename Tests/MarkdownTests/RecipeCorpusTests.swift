import Diagnostics
import Markdown
import TestSupport
import Testing

/// 350 recipes that were not written for Apus: the files of based.cooking as they are.
@Suite(.enabled(if: SharedData.has("based-cooking")))
struct RecipeCorpusTests {
  /// What a model of recipes takes out of a file.
  struct Recipe {
    let name: String
    let parsed: Parsed
    var labels: [String] = []
    var groups: [(title: String?, items: [MarkdownPart])] = []
    var steps: [MarkdownPart] = []
    var body: MarkdownPart

    init(name: String) {
      self.name = name
      let bytes = SharedData.bytes(of: "based-cooking/content/" + name)
      parsed = Parsed(Self.withoutFrontMatter(bytes))
      var part = MarkdownPart(parsed.document)
      for label in ["Prep time", "Cook time", "Servings"] where part.takeLabelled(label) != nil {
        labels.append(label)
      }
      for var group in part.takeSection("Ingredients")?.content.groups ?? [] {
        let title = group.takeHeading()?.text.string
        groups.append((title, group.takeItems()))
      }
      steps = part.takeSection("Directions")?.content.elements ?? []
      body = part
    }

    private static func withoutFrontMatter(_ bytes: [UInt8]) -> [UInt8] {
      let fence = Array("\n---".utf8)
      let end = bytes.indices.dropFirst(3).first { bytes[$0...].starts(with: fence) }
      return end.map { Array(bytes[($0 + 4)...]) } ?? bytes
    }
  }

  static let recipes = SharedData.names(in: "based-cooking/content").map(Recipe.init)

  @Test func `349 of 350 files have ingredients and directions; the other is an index`() {
    #expect(Self.recipes.count == 350)
    let without = Self.recipes.filter { recipe in
      !recipe.groups.contains { !$0.items.isEmpty } || recipe.steps.isEmpty
    }
    #expect(without.map(\.name) == ["_index.md"])
  }

  @Test func `times and servings are found in bullets and in paragraphs`() {
    func count(_ label: String) -> Int { Self.recipes.count { $0.labels.contains(label) } }
    #expect(count("Prep time") == 231)
    #expect(count("Cook time") == 227)
    #expect(count("Servings") == 212)
  }

  @Test func `ingredients are grouped by headings, bold lines, colons, and items with items`() {
    let grouped = Self.recipes.filter { $0.groups.count > 1 }
    #expect(grouped.count == 30)
    let spaghetti = Self.recipes.first { $0.name == "spaghetti-and-meatballs.md" }
    #expect(
      spaghetti?.groups.map(\.title) == ["For the sauce", "For the meatballs", "For the pasta"])
    #expect(spaghetti?.groups.map(\.items.count) == [10, 9, 1])
  }

  @Test func `every span lies where it should`() {
    for recipe in Self.recipes {
      #expect(misplacedNodes(in: recipe.parsed.document) == [], "\(recipe.name)")
    }
  }

  @Test func `25 things are reported of all files`() {
    let told = Self.recipes.flatMap { $0.parsed.log.diagnostics.map(\.code.number) }
    #expect(told.count { $0 == "0408" } == 3)
    #expect(told.count { $0 == "0409" } == 3)
    // Three shortcodes of Hugo in the text of the home page.
    #expect(told.count { $0 == "0413" } == 3)
    // Items that have another number than they are shown with, or are not below the one above.
    #expect(told.count { $0 == "0419" } == 16)
    #expect(told.count == 25)
  }
}
