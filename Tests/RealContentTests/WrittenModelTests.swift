import Content
import Importing
import Diagnostics
import FileSystem
import Schema
import TestSupport
import Testing

/// Models inferred from content of other projects: they accept all of it, and give fields the types
/// that they have in models written in Swift.
struct WrittenModelTests {
  /// What is wrong with the content itself, whatever the model: a key given twice, slugs that are
  /// none, links, images and HTML.
  private static let ownMistakes: Set<String> = [
    "0106", "0320", "0321", "0330", "0404", "0405", "0406", "0407", "0408", "0409",
  ]

  private func inferred(_ names: [String], named model: String? = nil) -> ModelInference {
    let files = names.map { name in
      (
        path: String(
          name.split(separator: "/").suffix(name.hasSuffix(".md") ? 2 : 1).joined(separator: "/")),
        bytes: SharedData.bytes(name)
      )
    }
    return ModelInference(of: files, named: model)
  }

  /// Expects that all is accepted, except values of another type than nearly all others have, of
  /// which a note tells.
  private func expectAccepted(_ inference: ModelInference) {
    let hasMisfits = inference.notes.contains { $0.contains("mistakes until corrected") }
    let rest = inference.log.diagnostics.filter {
      $0.severity == .error && !Self.ownMistakes.contains($0.code.number)
        && !$0.message.hasPrefix("expected a slug") && !(hasMisfits && $0.code.number == "0310")
    }
    let text = DiagnosticFormatter(sources: inference.sources).text(of: rest)
    #expect(text == "", "\(inference.model)")
  }

  @Test(.enabled(if: SharedData.has("superheroes")))
  func `characters with texts that mean nothing`() {
    let inference = inferred(["superheroes/all.json"], named: "Character")
    expectAccepted(inference)
    #expect(inference.model.contains("struct Character: Entry {"))
    #expect(inference.model.contains("@Key var id: Int"))
    #expect(inference.model.contains("var powerstats: Powerstat"))
    #expect(inference.model.contains("@Absent(\"-\") var gender: "))
    #expect(inference.collections.map(\.count) == [563])
  }

  @Test(.enabled(if: SharedData.has("jsonplaceholder")))
  func `collections in one file refer to each other`() {
    let inference = inferred(["jsonplaceholder/data.json"])
    expectAccepted(inference)
    #expect(inference.collections.count >= 5)
    #expect(inference.model.contains("@Named(\"albumId\") var album: Reference<Album>"))
    #expect(inference.model.contains("@Named(\"postId\") var post: Reference<Post>"))
    #expect(inference.model.contains("var email: Email"))
    #expect(inference.siteLines.contains("photos: { model: Photo, from: data.json#photos }"))
  }

  @Test(.enabled(if: SharedData.has("dummyjson")), arguments: ["products", "recipes"])
  func `products and recipes keep their types`(_ name: String) {
    let inference = inferred(["dummyjson/\(name).json"])
    expectAccepted(inference)
    let expected =
      name == "products"
      ? [
        "var price: Decimal", "var stock: Int", "var tags: [String]", "var thumbnail: URL",
        "var brand: ", "var availabilityStatus: AvailabilityStatus", "var createdAt: Date",
        "var reviews: [Review]", "case inStock = \"In Stock\"",
      ] : ["var difficulty: Difficulty", "var ingredients: [String]", "var rating: Double"]
    for line in expected { #expect(inference.model.contains(line), "\(line)\n\(inference.model)") }
  }

  @Test(.enabled(if: SharedData.has("bible-kjv")))
  func `books whose chapters are lists of texts`() {
    let inference = inferred(["bible-kjv/kjv.json"], named: "Book")
    expectAccepted(inference)
    #expect(inference.model.contains("var chapters: [[String]]"))
  }

  @Test(.enabled(if: SharedData.has("bible-blivre-pt")))
  func `books whose verses have numbers`() {
    let inference = inferred(["bible-blivre-pt/blivre.json"])
    expectAccepted(inference)
    #expect(inference.model.contains("struct Book: Entry {"))
    #expect(inference.model.contains("var chapters: [Chapter]"))
    #expect(inference.notes.contains { $0.contains("leaves out: version, title, language") })
  }

  @Test(.enabled(if: SharedData.has("based-cooking")))
  func `recipes as people write them`() {
    let folder = "based-cooking/content"
    let files = SharedData.names(in: folder).map { name in
      (path: "recipes/" + name, bytes: SharedData.bytes(folder + "/" + name))
    }
    let inference = ModelInference(of: files)
    expectAccepted(inference)
    #expect(inference.model.contains("struct Recipe: Entry {"))
    #expect(inference.model.contains("var date: Date"))
    #expect(inference.model.contains("var tags: [String]"))
    #expect(inference.model.contains("@Section(\"Ingredients\")"))
    #expect(inference.model.contains("@Labelled(\"Servings\")"))
    #expect(inference.notes.contains { $0.contains("have 'Prep time' as a duration") })
  }

  /// Data with the model that people wrote for it, and how much of it is only text when inferred.
  @Test(arguments: InferredData.allCases.filter(\.isThere))
  func `fields that people give a type have one`(_ data: InferredData) {
    let inference = ModelInference(of: data.files, beside: data.pictures)
    expectAccepted(inference)
    var log = DiagnosticLog()
    var sources = SourceMap()
    sources.add(path: "Inferred.swift", text: inference.model)
    let inferred = FieldTypes(Models.parse(sources.sources, log: &log))
    var written = SourceMap()
    written.add(path: "Written.swift", text: data.model)
    let typed = FieldTypes(Models.parse(written.sources, log: &log))
    #expect(log.diagnostics.isEmpty)
    var (lost, count) = ([[String]](), 0)
    for entry in data.entries {
      let collection = inference.collections.first { $0.from.hasSuffix(entry.from) }
      let meant = typed.typed(in: entry.model)
      count += meant.count
      lost += meant.filter { inferred.isText($0, in: collection?.model ?? "") }
    }
    #expect(lost.count * 20 <= count, "\(lost) of \(count)\n\(inference.model)")
  }

  /// Where something is refused: the file of an entry, or the line in a file of many.
  private static func refused(_ log: DiagnosticLog, in sources: SourceMap) -> Set<String> {
    let spans = log.diagnostics.filter { $0.severity == .error }.compactMap(\.span)
    return Set(
      spans.map { span in
        let source = sources[span.source]
        return source.path.hasSuffix(".md")
          ? source.path : "\(source.path):\(source.location(of: Int(span.start)).line)"
      })
  }

  @Test(arguments: InferredData.allCases.filter(\.isThere))
  func `the inferred model accepts at least what the written one does`(_ data: InferredData) {
    let inference = ModelInference(of: data.files, beside: data.pictures)
    let refused = Self.refused(inference.log, in: inference.sources)
    let known = Self.refused(data.site.log, in: data.site.content.sources)
    #expect(refused.isSubset(of: known), "\(refused.subtracting(known).sorted())")
    let names = data.site.content.collections.map(\.definition.name)
    let count = names.reduce(0) { $0 + data.site.entries($1).count }
    #expect(inference.collections.reduce(0) { $0 + $1.count } >= count)
  }
}
