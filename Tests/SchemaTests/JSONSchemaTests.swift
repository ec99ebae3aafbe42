import Diagnostics
import Escaping
import Foundation
import Schema
import TestSupport
import Testing

/// Python's `jsonschema`, an independent reading of JSON Schema 2020-12.
private enum Validator {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    work = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(work["schema"])
    validator = Draft202012Validator(work["schema"])
    print(json.dumps([validator.is_valid(case) for case in work["cases"]]))
    """

  static let isAvailable: Bool = {
    let found = (try? run(["-c", "import jsonschema; jsonschema.Draft202012Validator"])) != nil
    if !found { print("skipped: python3 has no module jsonschema") }
    return found
  }()

  /// Which of the JSON texts a schema takes.
  static func verdicts(_ schema: [UInt8], _ cases: [String]) throws -> [Bool] {
    let work =
      "{\"schema\": \(String(decoding: schema, as: UTF8.self)), \"cases\": [\(cases.joined(separator: ","))]}"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-schema-\(UUID().uuidString).json")
    try work.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try JSONDecoder().decode([Bool].self, from: Data(run(["-c", script, file.path]).utf8))
  }

  private struct Failure: Error {}

  /// The Python that `make test` sets up, otherwise that of this machine.
  private static let python: String = {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.tools/venv/bin/python").standardizedFileURL.path
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }()

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return String(decoding: output, as: UTF8.self)
  }
}

private let shop = #"""
  /// A shop.
  struct Shop: Entry {
      /// Its name.
      @Key @Length(2...20) var name: String
      @Within(0...5) var stars: Int?
      @Within(-90...90) var latitude: Double = 0.5
      @Matches("[A-Z]{2}\\d") var code: String?
      var kind: Kind = .small
      var isOpen: Bool?
      var since: Date?
      var opens: Duration?
      var home: URL?
      var mail: Email?
      var logo: Image?
      var menu: File?
      @Named("owner-id") var owner: Reference<Owner>?
      @Absent("-") var phone: String?
      @Count(1...3) var products: [Product]
      @Absent("-") var tags: [String]
      @Body var text: Markdown
  }
  enum Kind: String, Choice { case small, big = "very big" }
  struct Product: Component { @Key var title: String; var price: Decimal; var note: String? }
  struct Owner: Entry { @Key var id: Int; @Inverse(\Shop.owner) var shops: [Shop] }
  struct Plain: Component { @Key var name: String; var items: [String] }
  struct Menu: Entry { var dishes: [Plain] }
  struct Sheet: Entry {
      @Key var id: Int
      @Count(1...2) @Length(2...3) var rows: [[String]]
      @Absent("-") var sizes: [[Kind]]
      var data: JSON
      @Length(...4) var word: String?
  }
  """#

@Suite struct JSONSchemaTests {
  private func schema(_ name: String, _ target: SchemaTarget, isList: Bool = false) throws
    -> [UInt8]
  {
    let result = models(shop)
    #expect(printed(result) == "")
    let id = try #require(result.models.structure(named: name))
    let schema = result.models.jsonSchema(for: id, in: target, isList: isList)
    return Array((schema.written() + "\n").utf8)
  }

  private let required = #""name":"Lux","text":"t","products":[{"title":"a","price":"1.50"}]"#

  @Test(.enabled(if: Validator.isAvailable))
  func `good content is taken`() throws {
    let good =
      [
        "", #","stars":4"#, #","stars":"4""#, #","stars":null"#, #","latitude":-12.5"#,
        #","code":"AB1""#, #","kind":"very big""#, #","isOpen":true"#, #","isOpen":false"#,
        #","since":"2026-03-29""#, #","since":"2026-03-29T10:00Z""#, #","opens":"1 h 10 min""#,
        #","home":"https://example.org/""#, #","home":"tel:+5511999""#, #","mail":"a@b.org""#,
        #","logo":{"src":"a.png","alt":"A"}"#, #","menu":"menu.pdf""#, #","owner-id":3"#,
        #","owner-id":"ana""#, #","phone":"-""#, #","tags":["a","-"]"#, #","tags":null"#,
        #","slug":"lux-1.5""#, #","draft":true"#, #","publish":"2026-01-01""#,
        #","tags":"-""#,
      ].map { "{\(required)\($0)}" } + [
        #"{"name":"Lux","text":"t","products":{"a":{"price":2},"b":3,"c":{"price":"4","note":"x"}}}"#
      ]
    let verdicts = try Validator.verdicts(schema("Shop", .json), good)
    for (text, verdict) in zip(good, verdicts) { #expect(verdict, "\(text)") }
  }

  @Test(.enabled(if: Validator.isAvailable))
  func `bad content is refused`() throws {
    let bad =
      [
        #","stars":6"#, #","stars":"four""#, #","stars":1.5"#, #","stars":"012""#,
        #","latitude":91"#,
        #","code":"ab1""#, #","code":"AB12""#, #","kind":"big""#, #","isOpen":"yes""#,
        #","since":"29/03/2026""#, #","since":"2026-13-01""#, #","opens":"long""#,
        #","home":"javascript:alert(1)""#, #","mail":"a.b.org""#, #","logo":"a.png""#,
        #","logo":{"src":"a.png"}"#, #","logo":{"src":"a.png","alt":"A","width":3}"#,
        #","titel":1"#,
        #","owner-id":[1]"#, #","tags":"a""#, #","tags":[["a"]]"#, #","tags":[" "]"#,
        #","slug":"a b""#, #","slug":"../x""#, #","draft":"maybe""#, #","phone":5"#,
      ].map { "{\(required)\($0)}" } + [
        "{}", "[]", "1", #"{"name":"Lux","text":"t"}"#, #"{"name":"L","text":"t","products":[]}"#,
        #"{"name":"L","text":"t","products":[{"title":"a","price":1}]}"#,
        #"{"name":"Lux","text":"t","products":[{"title":"a"}]}"#,
        #"{"name":"Lux","text":"t","products":[{"title":"a","price":"1.","x":1}]}"#,
        #"{"name":"Lux","text":"t","products":{"a":{"title":"a","price":2}}}"#,
        #"{"name":"Lux","text":" ","products":[{"title":"a","price":1}]}"#,
        #"{"name":2026,"text":"t","products":[{"title":"a","price":1}]}"#,
        #"{"text":"t","products":[{"title":"a","price":1}]}"#,
      ]
    let verdicts = try Validator.verdicts(schema("Shop", .json), bad)
    for (text, verdict) in zip(bad, verdicts) { #expect(!verdict, "\(text)") }
  }

  @Test(.enabled(if: Validator.isAvailable))
  func `in front matter, text may stand below it, and a number is a text`() throws {
    let text = #"{"name":2026,"products":[{"title":true,"price":1}]}"#
    #expect(try Validator.verdicts(schema("Shop", .frontMatter), [text]) == [true])
    #expect(try Validator.verdicts(schema("Shop", .json), [text]) == [false])
    #expect(try Validator.verdicts(schema("Shop", .yaml), [text]) == [false])
  }

  @Test(.enabled(if: Validator.isAvailable))
  func `a list of entries, and a component that is just a list, are taken`() throws {
    let owners = try schema("Owner", .json, isList: true)
    let cases = [#"[{"id":1},{"id":2}]"#, "[]", #"{"id":1}"#, #"[{"id":1,"shops":[]}]"#]
    #expect(try Validator.verdicts(owners, cases) == [true, true, false, false])
    let menu = try schema("Menu", .yaml)
    let menus = [
      #"{"dishes":[{"name":"a","items":["x"]}]}"#, #"{"dishes":{"a":{"items":["x"]},"b":null}}"#,
      #"{"dishes":{"a":4}}"#,
    ]
    #expect(try Validator.verdicts(menu, menus) == [true, true, false])
  }

  @Test(.enabled(if: Validator.isAvailable))
  func `lists of lists keep the rules, data may be anything, characters are Unicode scalars`()
    throws
  {
    let schema = try schema("Sheet", .json)
    let start = #"{"id":1,"rows":[["ab","abc"],[]]"#
    let good = [
      #","data":1}"#, #","data":null}"#, #","data":{"a":[1,"x",null]}}"#,
      #","data":1,"word":"👩‍🚀a"}"#, #","data":1,"sizes":[["small","-"],[],null]}"#,
    ]
    let bad = [
      "}", #","data":1,"word":"👩‍🚀👩‍🚀"}"#, #","data":1,"sizes":["small"]}"#,
      #","data":1,"sizes":[["tiny"]]}"#,
    ]
    #expect(try Validator.verdicts(schema, good.map { start + $0 }) == good.map { _ in true })
    #expect(try Validator.verdicts(schema, bad.map { start + $0 }) == bad.map { _ in false })
    let rows = ["[]", #"["ab"]"#, #"[["a"]]"#, #"[["abcd"]]"#, #"[[],[],[]]"#, #"[["ab"]]"#]
    let sheets = rows.map { "{\"id\":1,\"data\":1,\"rows\":\($0)}" }
    #expect(
      try Validator.verdicts(schema, sheets) == [false, false, false, false, false, true])
  }

  @Test(
    .enabled(if: Validator.isAvailable),
    arguments: [
      ("User", "posts/db.json", "users"), ("Post", "posts/db.json", "posts"),
      ("Album", "posts/db.json", "albums"), ("Photo", "posts/db.json", "photos"),
      ("Personagem", "characters/personagens.json", nil), ("Book", "bible/apus.json", "books"),
    ])
  func `the JSON files of the showcase fit the schemas of their models`(
    model: String, file: String, list: String?
  ) throws {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content").standardizedFileURL
    var sources = SourceMap()
    let folder = content.appendingPathComponent("Models")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      sources.add(path: name, text: text)
    }
    var log = DiagnosticLog()
    let models = Models.parse(sources.sources, log: &log)
    let id = try #require(models.structure(named: model))
    let data = try JSONSerialization.jsonObject(
      with: Data(contentsOf: content.appendingPathComponent(file)))
    let entries = list.flatMap { (data as? [String: Any])?[$0] } ?? data
    let text = String(
      decoding: try JSONSerialization.data(withJSONObject: entries), as: UTF8.self)
    let schema = models.jsonSchema(for: id, in: .json, isList: true).written()
    #expect(try Validator.verdicts(Array(schema.utf8), [text, "[{}]"]) == [true, false])
  }

  @Test func `the schema of a model is as recorded, and the same in every run`() throws {
    let text = String(decoding: try schema("Shop", .frontMatter), as: UTF8.self)
    #expect(String(decoding: try schema("Shop", .frontMatter), as: UTF8.self) == text)
    let difference = Golden.difference(of: text, from: "shop.schema.json")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
