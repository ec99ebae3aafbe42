import Diagnostics
import Schema
import TestSupport
import Testing

/// What is printed of the mistakes of models.
func printed(_ result: (models: Models, sources: SourceMap, log: DiagnosticLog)) -> String {
  DiagnosticFormatter(sources: result.sources).text(of: result.log.diagnostics)
}

private let shop = #"""
  import ApusModels
  struct Everything: Entry {
      /// The code.
      /// On two lines.
      @Key @Matches(#"[A-Z]{3}-\d+"#) var code: String
      @Unique var mail: Email; var plain: Int
      @Length(1...60) var name: String = "no \u{6E}ame\n"
      @Within(-90 ... 90) var latitude: Double?
      @Within(0..<100) var price: Decimal
      @Within(0..<10) var whole: Int = -0
      @Count(1..<5) @Length(...20) var tags: [String]
      @Named("albumId") var album: Reference<Album>
      @Absent("-", "") var publisher: String?
      @Secret var password: String
      var since: Date = "2026-03-29"
      var lasts: Duration = "PT1H30M"
      var home: URL = "https://example.org/"
      var menu: File?
      var `default`: Int? = nil
      var ratio: Double = -0.5
      var kind: Kind? = .big
      @Labelled("Kind") var kinds: Kind // a comment
      /* another /* nested */ one */ var last: [Part] = []
  }
  enum Kind: String, Choice {
      /// None of these is large.
      case small, medium
      case big = "very big"; case `default`
  }
  struct Part: Component { @Key var name: String; @Heading var títle: String? }
  struct Album: Entry { @Key var id: Int; @Inverse(\Everything.album) var things: [Everything] }
  """#

@Suite struct ModelLanguageTests {
  @Test func `every type, attribute and default has its meaning`() throws {
    let result = models(shop)
    #expect(printed(result) == "")
    let id = try #require(result.models.structure(named: "Everything"))
    let shop = result.models[id]
    func field(_ name: String) throws -> Field {
      try #require(shop.field(named: name, for: .checking))
    }
    func rules(_ name: String) throws -> [Constraint.Rule] {
      try field(name).constraints.map(\.rule)
    }
    #expect(try field("code").documentation == "The code.\nOn two lines.")
    #expect(try field("code").isKey)
    guard case .matches(let pattern)? = try rules("code").first else {
      Issue.record("no pattern")
      return
    }
    let isMatch = pattern.matches(Array("ABC-12".utf8).span)
    #expect(isMatch && pattern.text == #"[A-Z]{3}-\d+"#)
    #expect(try rules("mail") == [.unique])
    #expect(try field("name").defaultValue == .string("no name\n"))
    #expect(
      try rules("latitude")
        == [.within(Bounds(least: .init("-90"), most: .init("90"), written: "-90...90"))])
    #expect(
      try rules("price")
        == [
          .within(
            Bounds(
              least: .init("0"), most: .init("100", isIncluded: false), written: "0..<100"))
        ])
    #expect(
      try rules("whole")
        == [.within(Bounds(least: .init("0"), most: .init("9"), written: "0..<10"))])
    #expect(try field("whole").defaultValue == .number("-0"))
    #expect(
      try rules("tags") == [
        .count(Bounds(least: .init("1"), most: .init("4"), written: "1..<5")),
        .length(Bounds(least: nil, most: .init("20"), written: "...20")),
      ])
    #expect(try field("album").fileName == "albumId")
    #expect(try field("publisher").absentTexts == ["-", ""])
    #expect(try field("password").isSecret)
    #expect(try field("since").defaultValue == .string("2026-03-29"))
    #expect(try field("default").defaultValue == nil)
    #expect(try field("ratio").defaultValue == .number("-0.5"))
    #expect(try field("kind").defaultValue == .choice(2))
    #expect(try field("kinds").placement == .labelled("Kind"))
    #expect(try field("last").defaultValue == .emptyList)
    #expect(
      shop.fields(for: .checking).map(\.slot.offset) == Array(1...shop.fields(for: .checking).count)
    )
    let kind = result.models[try #require(result.models.choice(named: "Kind"))]
    #expect(kind.cases.map(\.name) == ["small", "medium", "big", "default"])
    #expect(kind.cases.map(\.text) == ["small", "medium", "very big", "default"])
    #expect(kind.cases.first?.documentation == "None of these is large.")
    let part = result.models[try #require(result.models.structure(named: "Part"))]
    #expect(part.key?.name == "name" && part.kind == .component)
    let album = result.models[try #require(result.models.structure(named: "Album"))]
    let back = try field("album").slot
    #expect(
      album.field(named: "things", for: .checking)?.inverse == Inverse(structure: id, slot: back))
  }

  @Test func `types may stand in several files, in any order`() {
    let result = models(
      "struct A: Entry { var b: Reference<B>; var c: [C]; var d: D }",
      "struct B: Entry { @Inverse(\\A.b) var list: [A] }\nenum D: String, Choice { case x }",
      "struct C: Component { var name: String }")
    #expect(printed(result) == "")
  }

  @Test func `Image and File are there without being declared`() {
    let models = Models.builtIn
    #expect(models.structure(named: "Image") == .image)
    #expect(models.structure(named: "File") == .file)
    #expect(
      models[.image].fields(for: .checking).map(\.name) == [
        "src", "alt", "width", "height", "credit", "licence",
      ])
    #expect(models[.file].fields(for: .checking).map(\.name) == ["src", "name", "byteCount"])
    #expect(models[.image].fields(for: .checking).map(\.slot.offset) == Array(1...6))
  }

  @Test func `what Apus declares may use the models of the site, and hold itself`() throws {
    var result = models("struct Recipe: Entry { @Key var title: String }")
    let text = """
      struct Page { var url: Address; var text: Markdown; var parent: Page?; var items: [Recipe]; var links: [Link]? }
      struct Link { var title: String; var recipe: Recipe? }
      """
    let source = result.sources.add(path: "page context", text: text)
    result.models.addBuiltIns(source, log: &result.log)
    #expect(printed(result) == "")
    let page = result.models[try #require(result.models.structure(named: "Page"))]
    let recipe = try #require(result.models.structure(named: "Recipe"))
    #expect(page.kind == .builtIn)
    #expect(page.fields(for: .checking).map(\.name) == ["url", "text", "parent", "items", "links"])
    #expect(
      page.fields(for: .checking)[0].type == .address
        && page.fields(for: .checking)[0].slot == FieldSlot(1))
    #expect(page.fields(for: .checking)[3].type == .list(.structure(recipe)))
  }

  @Test func `structures of Apus hide none of the site's, and find their own`() throws {
    var result = models("struct Link: Component { var title: String }")
    let source = result.sources.add(
      path: "context", text: "struct Tab { var link: Link }\nstruct Link { var url: Address }")
    result.models.addBuiltIns(source, log: &result.log)
    #expect(printed(result) == "")
    let own = try #require(result.models.structure(named: "Link"))
    #expect(result.models[own].kind == .component)
    let tab = result.models[try #require(result.models.structure(named: "Tab"))]
    #expect(
      tab.fields(for: .checking)[0].type
        == .structure(StructureID(result.models.structures.count - 1)))
  }

  @Test(arguments: [
    "\u{FEFF}struct A: Entry { var a: Int }", "struct A: Entry {\r\n var a: Int\r\n}\r\n",
    "// only\n/* words */\nstruct A: Entry { var a: Int }",
    "struct A: Entry { var endereço: String }",
    "struct A: Entry { var a: Int; }", "struct A: Entry\n{\n  var\n  a:\n  Int\n}", "",
  ])
  func `a byte order mark, line ends, comments and letters of all scripts are taken`(_ text: String)
  {
    #expect(printed(models(text)) == "")
  }

  @Test func `no bytes trap, and every place lies in the file`() {
    var mutation = TextMutation(seed: 42)
    let original = Array(shop.utf8)
    for round in 0..<1_500 {
      var bytes = mutation.changed(original)
      if round % 3 == 0 { bytes = Array(bytes.prefix(round)) }
      var sources = SourceMap()
      sources.add(path: "Model.swift", bytes: bytes)
      var log = DiagnosticLog()
      let models = Models.parse(sources.sources, log: &log)
      for diagnostic in log.diagnostics {
        let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
        for span in spans { #expect(span.start <= span.end && Int(span.end) <= bytes.count) }
      }
      for structure in models.structures {
        #expect(
          structure.fields(for: .checking).enumerated().allSatisfy {
            $0.element.slot == FieldSlot(ofField: $0.offset)
          })
      }
    }
  }

  @Test(arguments: [
    "[", "(", "{", "struct A {", "/*", "@", "\"", "@Within(", "Reference<", "case ", "`", "#",
  ])
  func `a piece repeated twenty thousand times is refused in linear time`(_ piece: String) {
    for prefix in ["", "struct A: Entry { var a: ", "struct A: Entry { @Absent("] {
      let text = prefix + String(repeating: piece, count: 20_000)
      #expect(models(text).log.hasErrors)
      #expect(WorkGrowth.perByte(of: text) { _ = models($0) } < WorkGrowth.linear)
    }
  }
}
