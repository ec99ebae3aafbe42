import Diagnostics
import Documents
import TestSupport
import Testing

/// What holds for every input, tried on random bytes and on documents with small changes.
struct PropertyTests {
  private static let yamlAlphabet = Array(
    "ab1 \n  \n\t-:,?[]{}#&*!|>'\"%@`\\.<~=é\u{301}\r\u{FEFF}\u{2028}".utf8)
  private static let jsonAlphabet = Array(
    "{}[]\",:\\ue0123456789.-+ tfn\n/*'é\u{301}\u{10348}".utf8)

  private static let yamlSeeds =
    YAMLSuite.cases.map(\.yaml)
    + Golden.names().filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".md") }
    .compactMap { Golden.text(of: $0).map { Array($0.utf8) } }
  private static let jsonSeeds =
    SharedData.names(in: "json-test-suite/test_parsing").map {
      SharedData.bytes(of: "json-test-suite/test_parsing/" + $0)
    }.filter { $0.count < 10_000 }
    + Golden.names().filter { $0.hasSuffix(".json") }
    .compactMap { Golden.text(of: $0).map { Array($0.utf8) } }

  @Test(arguments: 0..<20)
  func `random bytes never trap a reader, and give sound trees`(seed: Int) {
    var random = RandomInput(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<80, using: &random)
      let yaml = random.bytes(from: Self.yamlAlphabet, count: count)
      check(Outcome.yaml(yaml))
      check(Outcome.frontMatter(Array("---\n".utf8) + yaml + Array("\n---\n".utf8)).outcome)
      check(Outcome.json(random.bytes(from: Self.jsonAlphabet, count: count)))
    }
  }

  @Test(arguments: 0..<20)
  func `a changed document never traps a reader, and gives a sound tree`(seed: Int) {
    var random = RandomInput(seed: seed + 1000)
    for _ in 0..<200 {
      if let yaml = Self.yamlSeeds.randomElement(using: &random) {
        check(Outcome.yaml(random.mutated(yaml, alphabet: Self.yamlAlphabet)))
        check(Outcome.frontMatter(random.mutated(yaml, alphabet: Self.yamlAlphabet)).outcome)
      }
      if let json = Self.jsonSeeds.randomElement(using: &random) {
        check(Outcome.json(random.mutated(json, alphabet: Self.jsonAlphabet)))
      }
    }
  }

  /// Checks what holds for every outcome: a sound tree, places inside the source, and a reason
  /// for every document that could not be read.
  private func check(_ outcome: Outcome) {
    let end = outcome.source.bytes.count
    var flaws = outcome.flaws
    for diagnostic in outcome.log.diagnostics {
      let spans =
        [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
        + diagnostic.help.compactMap(\.span)
      for span in spans where span.start > span.end || Int(span.end) > end {
        flaws.append("\(span) of '\(diagnostic.message)'")
      }
      if diagnostic.span == nil { flaws.append("no place for '\(diagnostic.message)'") }
    }
    #expect(
      flaws == [], "\(String(decoding: outcome.source.bytes, as: UTF8.self).debugDescription)")
  }
}
