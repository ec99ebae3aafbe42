import Content
import Diagnostics
import Documents
import FileSystem
import Schema
import Tables
import Testing

/// What texts, lists and mappings become.
struct BindingTests {
  private func value(_ model: String, _ text: String) -> String {
    let site = LoadedSite(
      [
        "Models/Thing.swift": "import ApusModels\n" + model, "thing.yaml": text,
        "p/a.svg": RecipeTests.drawing, "p/terms.txt": "Terms.",
      ], ["things: Thing = thing.yaml"])
    return site.text.isEmpty ? site.value("things") : site.text
  }

  @Test(arguments: [
    ("String", "no", "'no'"), ("String", "1.10", "'1.10'"), ("String", "012", "'012'"),
    ("String", "12:30:45", "'12:30:45'"), ("String", "\"a\\nb\"", "'a\nb'"),
    ("Int", "42", "42"), ("Int", "\"42\"", "42"), ("Int", "-7", "-7"),
    ("Double", "1e3", "1000.0"), ("Decimal", "12.50", "'12.50'"), ("Decimal", "1e2", "'100'"),
    ("Bool", "true", "true"), ("Date", "2024-02-29", "@1709164800"),
    ("Duration", "1 h 10 min", "4200s"), ("Duration", "30-40 min", "1800-2400s"),
    ("URL", "https://example.org/", "'https://example.org/'"),
    ("Email", "ana@example.org", "'ana@example.org'"), ("Slug", "a-b", "'a-b'"),
    ("Markdown", "Some *text*", "<<p>Some <em>text</em></p>\n>"), ("Kind", "b-side", ".b"),
    ("String?", "''", "none"), ("String?", "~", "none"), ("Int?", "null", "none"),
    ("String?", "'null'", "'null'"), ("[String]", "[a, b]", "['a', 'b']"), ("[Int]", "[]", "[]"),
    ("Part", "{ name: x }", "Part(name: 'x')"),
    ("[Part]", "{ x: { size: 3 }, y: }", "[Part(name: 'x', size: 3), Part(name: 'y')]"),
    (
      "[Word]", "{ home: Home, back: { text: Zurück } }",
      "[Word(key: 'home', text: 'Home'), Word(key: 'back', text: 'Zurück')]"
    ),
    (
      "Image", "{ src: p/a.svg, alt: A drawing }",
      "Image(src: file Content/p/a.svg, alt: 'A drawing', width: 40, height: 30)"
    ),
    (
      "Image", "{ src: /p/a.svg, alt: A, credit: Ana, licence: CC0 }",
      "Image(src: file Content/p/a.svg, alt: 'A', width: 40, height: 30, credit: 'Ana', "
        + "licence: 'CC0')"
    ),
    ("[[Int]]", "[[1, 2], [], [3], ~]", "[[1, 2], [], [3], []]"),
    ("[[[Kind]]]", "[[[a], [b-side, a]]]", "[[[.a], [.b, .a]]]"),
    (
      "[[Part]]", "[[{ name: x }], { y: { size: 3 } }]",
      "[[Part(name: 'x')], [Part(name: 'y', size: 3)]]"
    ),
    (
      "JSON", "{ a: 1, b: [no, yes, 012, 1.0, -0, 1e3, .5, 0x1F] }",
      #"{"a":1,"b":["no","yes","012",1.0,-0,1e3,".5","0x1F"]}"#
    ),
    (
      "JSON", "{ a: 'true', b: true, c: null, d: ~, e: 'null', f: { }, g: [ ] }",
      #"{"a":"true","b":true,"c":null,"d":null,"e":"null","f":{},"g":[]}"#
    ),
    ("JSON", "\"a\\tb\\u0001\\\"\\\\\"", #""a\tb\u0001\"\\""#), ("JSON", "~", "null"),
    ("JSON?", "~", "none"), ("JSON?", "a b", #""a b""#),
    ("[JSON]", "[1, ~, a]", #"[1, null, "a"]"#),
    ("File", "p/terms.txt", "File(src: file Content/p/terms.txt, name: 'terms.txt', byteCount: 6)"),
  ])
  func `a text is read as the type says`(type: String, text: String, expected: String) {
    let model = """
      struct Thing: Entry { var value: \(type) }
      enum Kind: String, Choice { case a, b = "b-side" }
      struct Part: Component { @Key var name: String; var size: Int? }
      struct Word: Component { @Key var key: String; var text: String; var plural: String? }
      """
    let shown = expected == "none" ? "" : ", value: \(expected)"
    #expect(value(model, "value: \(text)") == "Thing(slug: 'thing'\(shown))")
  }

  @Test(arguments: [
    ("var a: Int = 3", "a: 3"), ("var a: String = \"x\"", "a: 'x'"),
    ("var a: Bool = true", "a: true"), ("var a: Double = 1.5", "a: 1.5"),
    ("var a: [String] = []", "a: []"), ("var a: [String]", "a: []"), ("var a: K = .q", "a: .q"),
  ])
  func `a field that is left out has its default`(field: String, expected: String) {
    let model =
      "struct Thing: Entry { \(field); var z: Int? }\nenum K: String, Choice { case p, q }"
    #expect(value(model, "z: 1") == "Thing(slug: 'thing', \(expected), z: 1)")
  }

  @Test func `data of any shape is what a JSON file says, numbers and order kept`() {
    let text = #"{"b":9007199254740993,"a":[1.50,1e400,-0.0],"":{"\u00e9":"\ud83d\ude00\/"}}"#
    let site = LoadedSite(
      [
        "Models/Thing.swift": "struct Thing: Entry { @Key var id: Int; var value: JSON }",
        "thing.json": "[{\"id\": 1, \"value\": \(text)}]",
      ], ["things: Thing = thing.json"])
    #expect(site.text == "")
    #expect(
      site.value("things").hasSuffix(
        #"value: {"b":9007199254740993,"a":[1.50,1e400,-0.0],"":{"é":"😀/"}})"#))
  }

  @Test(arguments: [
    ("[[String]]", "@Length(2...3)", "[[ab, a]]", "thing.yaml:1:14: error", "1 character"),
    ("[[Int]]", "@Within(1...3)", "[[1], [2, 4]]", "thing.yaml:1:18: error", "is 4"),
    ("[[Int]]", "@Count(2...)", "[[1, 2]]", "thing.yaml:1:8: error", "has 1 element"),
    ("[[Int]]", "", "[1]", "thing.yaml:1:9: error", "expected a list of whole numbers"),
    ("[[Int]]", "", "[[a]]", "thing.yaml:1:10: error", "expected a whole number"),
    ("String", "@Length(...4)", "👩‍🚀👩‍🚀", "thing.yaml:1:8: error", "has 6 characters"),
    ("String", "@Length(...4)", "cafx\u{301}", "thing.yaml:1:8: error", "has 5 characters"),
  ])
  func `rules hold for every element of lists of lists, and characters are Unicode scalars`(
    type: String, rule: String, text: String, place: String, message: String
  ) {
    let said = value("struct Thing: Entry { \(rule) var value: \(type) }", "value: \(text)")
    #expect(said.contains(place) && said.contains(message), "\(said)")
  }

  @Test func `absent texts mean none, and vanish from lists`() {
    let model = """
      struct Thing: Entry { @Absent("-", "?") var a: Int?; @Absent("-") var b: [String] }
      """
    #expect(value(model, "a: '?'\nb: [x, '-', y]") == "Thing(slug: 'thing', b: ['x', 'y'])")
    let nested = """
      struct Thing: Entry { @Absent("") var a: [[String]]; @Absent("") var b: [Part] }
      struct Part: Component { var name: String }
      """
    #expect(
      value(nested, "a: [[x, ''], ['']]\nb: [{ name: x }]")
        == "Thing(slug: 'thing', a: [['x'], []], b: [Part(name: 'x')])")
  }

  @Test func `a name in files may differ from the name in Swift`() {
    #expect(
      value("struct Thing: Entry { @Named(\"first-name\") var name: String }", "first-name: Ana")
        == "Thing(slug: 'thing', name: 'Ana')")
  }

  @Test func `a document that is no entry is bound by the same rules`() throws {
    var log = DiagnosticLog()
    var sources = SourceMap()
    let model = sources.add(
      path: "Content/Models/S.swift",
      text: """
        struct Settings: Component { var title: String; var pages: [Page] }
        struct Page: Component { @Key var name: String; var size: Int }
        """)
    var models = Models.builtIn
    models.addBuiltIns(
      Source(
        id: model.id, path: model.path,
        bytes: Array(
          "struct Settings { var title: String; var parts: [Part] }\nstruct Part { @Key var name: String; var size: Int }"
            .utf8)), log: &log)
    let site = sources.add(
      path: "Content/site.yaml", text: "title: \"A\\tB\"\nparts: { a: 1, b: { size: x } }\n")
    let files: MemoryFileSystem = ["Content/site.yaml": ""]
    let binder = DocumentBinder(models: models, files: files, options: ContentOptions(now: 0))
    let tree = DocumentTree(yaml: site, log: &log)
    guard let settings = models.structure(named: "Settings") else {
      Issue.record("there is no structure Settings")
      return
    }
    let bound = binder.bind(tree, as: settings, sources: sources, log: &log)
    let slot = try #require(bound.slot)
    #expect(bound.store.string(bound.store.slots[slot + FieldSlot(1)].text) == "A\tB")
    #expect(bound.store.slots[slot + FieldSlot(2)].count == 2)
    #expect(
      DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
        .hasPrefix("Content/site.yaml:2:27: error[E0310]: expected a whole number, found 'x'"))
  }
}

struct BoundEntryTests {
  @Test func `an entry knows its record once that is begun`() {
    var entry = BoundEntry(collection: CollectionIndex(3), certainty: .uncertain)
    #expect(entry.record == nil)
    entry.begin(at: SlotIndex(12))
    #expect(entry.record == SlotIndex(12) && entry.collection == CollectionIndex(3))
    #expect(entry.certainty == .uncertain)
  }

  @Test func `a document of no collection is certain and has no record`() {
    let entry = BoundEntry()
    #expect(entry.record == nil && entry.certainty == .certain)
  }
}
