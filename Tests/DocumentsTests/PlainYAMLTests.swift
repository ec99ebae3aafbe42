import Diagnostics
import Documents
import TestSupport
import Testing

/// The plain reader of YAML against libyaml: where it gives a tree, libyaml gives the same one
/// without a word.
struct PlainYAMLTests {
  @Test func `the documents of the suite, of the messages and of the recipes are read alike`() {
    let golden = Golden.names().filter { !$0.hasSuffix(".txt") }.compactMap {
      Golden.text(of: $0).map { Array($0.utf8) }
    }
    for text in YAMLSuite.cases.map(\.yaml) + golden { compare(text) }
    let recipes = Self.recipes
    let plain = recipes.count { compare($0) }
    // One has tabs, one a key twice.
    #expect(plain == max(0, recipes.count - 2))
  }

  @Test func `front matter as people write it needs no libyaml`() {
    #expect(compare(Array(Self.usual.utf8)))
    #expect(compare(Array(Self.usual.split(separator: "\n").joined(separator: "\r\n").utf8)))
  }

  @Test(arguments: [
    "a: b\n c", "a: |\n  b", "a: 'b''c'", "a: \"b\\n\"", "a: {b: c}", "a: [b, [c]]", "a: [b,]",
    "a: [b\n, c]", "a: &b c", "a: *b", "a: !b c", "a:\tb", "a: b\tc", "- a", "'a': b", "é: a",
    "a: b: c", "a:\n  b", "? a", "--- a", "a: b\n...", "<<: a", "a: b\na: c", "a: [b c: d]",
    "a: %b", "a: @b", "a: b\n\tc", "-", "a:\n-\n", "a:\n- - b", "a: \"b\" c", "a: [b]#c",
  ])
  func `what is unusual is left to libyaml`(text: String) {
    #expect(!compare(Array(text.utf8)))
  }

  @Test(arguments: 0..<30)
  func `random documents are read alike`(seed: Int) {
    var random = RandomInput(seed: seed + 5000)
    var plain = 0
    for _ in 0..<150 {
      let document = Self.document(&random)
      if compare(document) { plain += 1 }
      compare(random.mutated(document, alphabet: Self.alphabet))
      compare(random.mutated(Array(Self.usual.utf8), alphabet: Self.alphabet))
      if let recipe = Self.recipes.randomElement(using: &random) {
        compare(random.mutated(recipe, alphabet: Self.alphabet))
      }
    }
    // Or else the test would say nothing.
    #expect(plain > 20)
  }

  /// Compares both readers, and returns whether the plain one read the text.
  @discardableResult
  private func compare(_ text: [UInt8]) -> Bool {
    var sources = SourceMap()
    let source = sources.add(path: "a.yaml", bytes: text)
    var plainLog = DiagnosticLog()
    let plain = DocumentTree(yaml: source, by: .plain, log: &plainLog)
    guard !plain.isEmpty else { return false }
    var log = DiagnosticLog()
    let tree = DocumentTree(yaml: source, by: .libyaml, log: &log)
    let isSame = plain.nodes == tree.nodes && plain.decoded == tree.decoded
    let isSilent = log.diagnostics == plainLog.diagnostics
    #expect(isSame && isSilent, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    return true
  }

  private static let alphabet = Array("ab1 \n  \n\t-:,?[]{}#&*!|>'\"%@\\.<é\r".utf8)

  private static let recipes: [[UInt8]] = SharedData.names(in: "based-cooking/content")
    .filter { $0.hasSuffix(".md") }
    .map { SharedData.bytes(of: "based-cooking/content/" + $0) }
    .map { bytes in
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let fence = Array("---".utf8)
      return Array(lines.dropFirst().prefix { !$0.starts(with: fence) }.joined(separator: [0x0A]))
        + [0x0A]
    }

  private static let usual = """
    # A recipe
    title: Apple pie # the best
    date: 2021-03-11
    draft: no
    description: "It's a pie: apples, cream"
    author: 'Maria "the baker"'
    url: https://example.org/pie#top
    tags: [sweet, apple pie, "a, b", 'c']
    none: []
    empty:

    ingredients:
      - 1 kg of apples
      - name: flour
        weight: 250 g

        kind:
      - eggs
    steps:
    - The dough
    - text: Bake -- slowly
      time: 40 min
      tools:
      - oven
      - pan
    nutrition:
        calories: -320.5
        of:
          which: sugar
    last: é, ü & ß
    """

  /// A document of the shapes that the plain reader knows, with some that it does not.
  private static func document(_ random: inout RandomInput) -> [UInt8] {
    var lines: [String] = []
    addMapping(&lines, indent: 0, depth: 0, random: &random)
    return Array(
      lines.joined(separator: Int.random(in: 0..<5, using: &random) == 0 ? "\r\n" : "\n").utf8)
  }

  private static func addMapping(
    _ lines: inout [String], indent: Int, depth: Int, first: String? = nil,
    random: inout RandomInput
  ) {
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let space = String(repeating: " ", count: indent)
      let key =
        (["title", "a b", "x-y", "n1", "Z_"].randomElement(using: &random) ?? "") + "\(number)"
      let start = number == 0 ? first ?? space : space
      switch Int.random(in: 0..<(depth < 4 ? 10 : 7), using: &random) {
      case 0: lines.append(start + key + ":")
      case 1: lines.append(start + key + ": # nothing")
      case 7:
        lines.append(start + key + ":")
        let step = Int.random(in: 1...4, using: &random)
        addMapping(&lines, indent: indent + step, depth: depth + 1, random: &random)
      case 8, 9:
        lines.append(start + key + ":")
        let step = [0, 0, 2, 4].randomElement(using: &random) ?? 0
        addList(&lines, indent: indent + step, depth: depth + 1, random: &random)
      default: lines.append(start + key + ":  " + value(&random))
      }
      if Int.random(in: 0..<8, using: &random) == 0 { lines.append("") }
      if Int.random(in: 0..<12, using: &random) == 0 { lines.append("   # note") }
    }
  }

  private static func addList(
    _ lines: inout [String], indent: Int, depth: Int, random: inout RandomInput
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let dash = String(repeating: " ", count: indent) + "- "
      if Int.random(in: 0..<3, using: &random) == 0 {
        addMapping(&lines, indent: indent + 2, depth: depth + 1, first: dash, random: &random)
      } else {
        lines.append(dash + value(&random))
      }
    }
  }

  private static func value(_ random: inout RandomInput) -> String {
    let values = [
      "plain", "two words", "a:b", "a#b", "it's", "say \"hi\"", "12:30", "-1", "1.10", "no", "~",
      "'single'", "\"double\"", "''", "\"\"", "'a # b: c'", "[a, b]", "[]", "['x', \"y, z\", w w]",
      "a # note", "ends with space ", "https://example.org/?a=b", "(a) [b] {c}", "/path", "+1",
      "日本語", "é", "- a", "a: b", "[a: b]", "{a: b}", "|", "&a b", "a -- b", ".5", "[a b , c]",
    ]
    return values.randomElement(using: &random) ?? ""
  }
}
