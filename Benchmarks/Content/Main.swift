import Content
import Diagnostics
import FileSystem
import Glibc
import Schema

/// How long content takes from bytes to records, on one thread: 10,000 Markdown files whose front
/// matter has 1.6 KB and that have no text, and one JSON file of 25 MB.
///
///     APUS_BENCHMARKS=1 swift run -c release ContentBenchmark
@main
enum ContentBenchmark {
  static let model = """
    import ApusModels

    struct Recipe: Entry {
      @Key var title: String
      var date: Date
      var author: String
      var tags: [String]
      var image: String
      @Within(1...24) var servings: Int
      @Named("prep_minutes") var minutes: Int
      var difficulty: Difficulty
      var summary: String
      var ingredients: [Ingredient]
      @Count(1...) var steps: [Step]
    }

    struct Ingredient: Component {
      var quantity: Double
      var unit: String
      var name: String
    }

    struct Step: Component {
      var title: String
      var minutes: Int
      var text: String
    }

    enum Difficulty: String, Choice { case easy, medium, hard }
    """

  static func main() {
    let yaml = (0..<10_000).map { index in
      (path: "Content/recipes/\(index).md", bytes: Array(frontMatter(index).utf8))
    }
    report("10,000 front matters", yaml, from: "recipes/*.md")
    let elements = (0..<13_500).map(json).joined(separator: ",\n")
    report(
      "JSON", [(path: "Content/all.json", bytes: Array("[\(elements)]".utf8))], from: "all.json")
  }

  private static func report(
    _ name: String, _ files: [(path: String, bytes: [UInt8])], from pattern: String
  ) {
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let system = MemoryFileSystem(files)
    var sources = SourceMap()
    sources.add(path: "Content/Models/Recipe.swift", text: model)
    var log = DiagnosticLog()
    let models = Models.parse(sources.sources, log: &log)
    guard let id = models.structure(named: "Recipe") else { return }
    let loader = ContentLoader(models: models, files: system, options: ContentOptions(now: 0))
    var best = Double.infinity
    for _ in 0..<5 {
      let start = processorSeconds()
      let content = loader.load(
        [CollectionDefinition(name: "recipes", model: id, from: pattern)], sources: sources,
        log: &log)
      best = min(best, processorSeconds() - start)
      precondition(content.collections[0].entries.count >= 10_000 && log.diagnostics.isEmpty)
    }
    let speed = Int(Double(size) / best / 1e6)
    print("\(name): \(size >> 20) MiB in \(Int(best * 1e3)) ms, \(speed) MB/s")
  }

  /// The time that processors have worked for this program: a busy machine does not change it.
  private static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  private static let sentence =
    "Stir the sauce until it coats the back of a spoon, then take it off the fire and let it rest."

  private static func frontMatter(_ index: Int) -> String {
    var text = """
      ---
      title: "Apple pie number \(index)"
      date: 2024-03-01T10:00:00Z
      author: "Ana Lima"
      tags: [dessert, pie, sweet]
      image: /img/recipes/\(index).jpg
      servings: \(index % 8 + 1)
      prep_minutes: \(index % 60)
      difficulty: easy
      summary: "\(sentence)"
      ingredients:

      """
    for number in 0..<7 {
      text += "  - quantity: \(number).5\n    unit: g\n    name: \"golden apples\"\n"
    }
    text += "steps:\n"
    for number in 0..<4 {
      text += "  - title: \"Step \(number)\"\n    minutes: \(number)\n"
      text += "    text: \"\(sentence) \(sentence)\"\n"
    }
    return text + "---\n"
  }

  private static func json(_ index: Int) -> String {
    var text = """
      {"title": "Apple pie number \(index)", "date": "2024-03-01T10:00:00Z",
       "author": "Ana Lima", "tags": ["dessert", "pie", "sweet"],
       "image": "/img/recipes/\(index).jpg", "servings": \(index % 8 + 1),
       "prep_minutes": \(index % 60), "difficulty": "easy", "summary": "\(sentence)",
       "ingredients": [
      """
    for number in 0..<7 {
      text += number > 0 ? ", " : ""
      text += #"{"quantity": \#(number).5, "unit": "g", "name": "golden apples"}"#
    }
    text += "], \"steps\": ["
    for number in 0..<4 {
      text += number > 0 ? ", " : ""
      text += #"{"title": "Step \#(number)", "minutes": \#(number), "#
      text += #""text": "\#(sentence) \#(sentence)"}"#
    }
    return text + "]}"
  }
}
