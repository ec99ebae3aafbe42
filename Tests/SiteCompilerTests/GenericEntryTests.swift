import Testing

/// What pages of any model make of lists, pictures and parts.
struct GenericEntryTests {
  /// A site with one model and an entry called "One".
  private func site(
    _ fields: String, _ entry: String, parts: String = "", more: String = ""
  ) throws -> ThemedSite {
    let built = try ThemedSite([
      "Content/site.yaml": """
      title: A site
      collections:
        things: { model: Thing, from: things.yaml }
      sections:
        things:
          title: Things
          at: /
          pages:
            list: { list: things }
            thing: { entry: things, at: "{slug}/" }
      \(more)
      """,
      "Content/Models/Thing.swift":
        "import ApusModels\n\nstruct Thing: Entry {\n@Key var name: String\n\(fields)\n}\n\(parts)\n",
      "Content/things.yaml": "- { name: One, \(entry) }\n",
      "Content/picture.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>",
    ])
    #expect(built.messages == "")
    return built
  }

  private static let cases = "enum Light: String, Choice { case sun, halfShade }"

  @Test(arguments: [
    ("[String]", "[full sun, shelter]", "<dd>full sun</dd><dd>shelter</dd>"),
    ("[String]", "[alone]", "<dd>alone</dd>"),
    ("[Light]", "[sun, halfShade]", "<dd>Sun</dd><dd>Half shade</dd>"),
    ("[Int]", "[1, 20000]", "<dd>1</dd><dd>20,000</dd>"),
    ("[Reference<Thing>]", "[One]", "<dd><a href=\"./\">One</a></dd>"),
  ])
  func `a short list is a fact`(type: String, value: String, shown: String) throws {
    let built = try site("var light: \(type)", "light: \(value)", parts: Self.cases)
    let page = built["one/index.html"]
    #expect(page.contains("<dt>Light</dt>" + shown), "\(page)")
    #expect(!page.contains("<h2 class=\"heading\">Light</h2>"))
  }

  @Test(arguments: [
    "[one, two, three, four, five]", "[a text that is longer than most names]",
    "[\"one\\nline more\"]",
  ])
  func `a list that is long, or whose texts are, is a section`(value: String) throws {
    let page = try site("var light: [String]", "light: \(value)")["one/index.html"]
    #expect(page.contains("<h2 class=\"heading\">Light</h2>"), "\(page)")
    #expect(!page.contains("<dt>Light</dt>"))
  }

  @Test func `an empty list is neither`() throws {
    #expect(!(try site("var light: [String]", "light: []")["one/index.html"].contains("Light")))
  }

  @Test(arguments: [
    ("var shots: [Image]", "shots: [{ src: picture.svg, alt: First }]", true),
    ("var shots: [Shot]", "shots: [{ image: { src: picture.svg, alt: First }, by: Me }]", true),
    ("var people: [Person]", "people: [{ by: Me, face: { src: picture.svg, alt: First } }]", false),
    (
      "var own: Image?\nvar shots: [Image]",
      "own: { src: picture.svg, alt: Own }, shots: [{ src: picture.svg, alt: First }]", false
    ),
    ("var shots: [Image]", "shots: []", false),
  ])
  func `a card without a picture of its own shows the first of an album`(
    fields: String, entry: String, isShown: Bool
  ) throws {
    let built = try site(
      fields, entry,
      parts: """
        struct Shot: Component { var image: Image; var by: String }
        struct Person: Component { var by: String; var face: Image }
        """)
    let cards = built["index.html"].split(separator: "<img class=\"card-picture\"").dropFirst()
    #expect(cards.contains { $0.contains("alt=\"First\"") } == isShown)
    #expect(cards.count < 2)
  }

  @Test func `the page of a component names its entry above the title`() throws {
    let page = try site(
      "var steps: [Step]", "steps: [{ title: Begin, text: Do it. }]",
      parts: "struct Step: Component { var title: String; @Body var text: Markdown }",
      more: "      step: { entry: things.steps }")["one/step/1/index.html"]
    let line = "<p class=\"part-of\"><a href=\"../../\">One</a></p>"
    let above = try #require(page.firstRange(of: line))
    let title = try #require(page.firstRange(of: "<h1>Begin</h1>"))
    #expect(above.upperBound <= title.lowerBound)
  }
}
