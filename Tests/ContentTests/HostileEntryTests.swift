import Content
import Diagnostics
import FileSystem
import TestSupport
import Testing

/// The table of hostile inputs as entries of the model it names.
@Suite(.enabled(if: SharedData.has("hostile/index.tsv")))
struct HostileEntryTests {
  static let model = """
    import ApusModels

    struct Sheet: Entry {
      var title: String
      var date: Date?
      var draft: Bool?
      var weight: Int?
      var ratio: Double?
      var tags: [String]
      var version: String?
      var extra: JSON?
      var x: JSON?
      @Body var text: Markdown?
    }
    """

  @Test(arguments: HostileCase.all("yaml", "front-matter", "json"))
  func `a hostile entry is accepted, or refused at the place that the table names`(
    example: HostileCase
  ) {
    let ending = example.category == "json" ? "json" : "md"
    let system = MemoryFileSystem([
      (path: "Content/Models/Sheet.swift", bytes: Array(Self.model.utf8)),
      (path: "Content/pages/page.\(ending)", bytes: example.bytes),
    ])
    let site = LoadedSite(system, ["pages: Sheet = pages/*"]) { $0.includesDrafts = true }
    let prefix = "Content/pages/page.\(ending):"
    let lines = site.text.split(separator: "\n").filter { $0.hasPrefix(prefix) }
    let errors = lines.filter { $0.contains(": error[") }
    if Self.accepted.contains(example.id) || example.isAccepted {
      #expect(errors == [])
      return
    }
    let place = Self.places[example.id] ?? example.position
    #expect(!errors.isEmpty)
    #expect(
      place.isEmpty || errors.contains { $0.hasPrefix(prefix + place + ": ") }, "\(errors)")
  }

  /// Anchors are allowed within bounds.
  private static let accepted: Set = ["YAML-083"]

  /// Anchors are allowed within bounds, so that the place is where the bound is passed; of two
  /// keys that look the same, all of the second is shown, its quote included.
  private static let places = ["YAML-132": "7:8", "YAML-133": "4:317", "JSON-003": "1:25"]

  @Test(arguments: SlugCase.all)
  func `a hostile slug is refused, or written as it stands`(example: SlugCase) {
    let site = LoadedSite(
      [
        "Models/Sheet.swift": Self.model,
        "pages/page.md": "---\ntitle: x\nslug: \(example.json)\n---\n",
      ], ["pages: Sheet = pages/*"])
    #expect(site.log.hasErrors != example.isAccepted, "\(site.text)")
    if example.expected.hasPrefix("warning") {
      #expect(site.text.contains("warning[W0325]"))
    }
  }

  @Test(arguments: CollisionCase.all)
  func `two slugs that a file system could take for one are refused`(example: CollisionCase) {
    let site = LoadedSite(
      [
        "Models/Sheet.swift": Self.model,
        "pages/1.md": "---\ntitle: x\nslug: \(example.first)\n---\n",
        "pages/2.md": "---\ntitle: x\nslug: \(example.second)\n---\n",
      ], ["pages: Sheet = pages/*"])
    #expect(site.log.hasErrors != example.isWarning, "\(site.text)")
    #expect(!example.isWarning || site.text.contains("warning[W0325]"))
  }
}

/// A row of the table of slugs.
struct SlugCase: Sendable, CustomTestStringConvertible {
  /// The slug as a JSON string, which is a YAML string too.
  let json: String
  let expected: String

  var testDescription: String { String(json.prefix(40)) + " " + expected }

  var isAccepted: Bool {
    if let departure = Self.departures[json] { return departure }
    return expected.hasPrefix("ok") || expected.hasPrefix("warning")
  }

  /// Rows that the table leaves open, or where we differ: names that the site itself writes, such
  /// as 404, are for the plan of the site to refuse.
  private static let departures = [
    #""com0""#: false, #""404""#: true, #""\ufb01n""#: true, #""A""#: true,
  ]

  static var all: [SlugCase] {
    let rows = JSONRows(SharedData.bytes(of: "hostile/paths/slugs.json"))
    return zip(rows.values("slug"), rows.values("expected")).map { slug, expected in
      SlugCase(json: slug, expected: String(expected.dropFirst().dropLast()))
    }
  }
}

/// A row of the table of slugs that must not be side by side.
struct CollisionCase: Sendable, CustomTestStringConvertible {
  /// The slugs as JSON strings.
  let first: String
  let second: String
  let isWarning: Bool

  var testDescription: String { first + " " + second }

  static var all: [CollisionCase] {
    let rows = JSONRows(SharedData.bytes(of: "hostile/paths/collisions.json"))
    let pairs = zip(rows.values("a"), rows.values("b"))
    return zip(pairs, rows.values("expected")).map { pair, expected in
      CollisionCase(first: pair.0, second: pair.1, isWarning: expected.contains("warning"))
    }
  }
}

/// A JSON list of flat objects, one key a line.
struct JSONRows {
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// The values of a key, as they are written.
  func values(_ key: String) -> [String] {
    let start = "\"\(key)\": "
    return lines.filter { $0.hasPrefix(start) }.map { line in
      let rest = line.dropFirst(start.count)
      return String(rest.last == "," ? rest.dropLast() : rest)
    }
  }
}
