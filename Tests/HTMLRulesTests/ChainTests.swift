import Diagnostics
import HTMLRules
import TestSupport
import Testing

/// Long chains of conditions, whose branches say how far the chain was passed instead of listing
/// all that does not hold.
struct ChainTests {
  private static let end = Span(SourceID(0), 0, 0)

  /// Makes chains of conditions in both forms: with all facts listed, and by what was passed.
  private struct Writer {
    var chains = HTMLChains()
    var offset = 0
    let lists: Bool

    mutating func text(_ text: String) -> HTMLPart {
      defer { offset += text.utf8.count }
      return HTMLSource.text(text, at: offset)
    }

    mutating func chain(_ branches: [(key: Int, text: String)], otherwise: String) -> HTMLPart {
      var listed: [HTMLFact] = []
      var passage: HTMLPassage?
      var result: [HTMLBranch] = []
      for (key, text) in branches {
        let holds = HTMLFact(key, holds: true)
        result.append(HTMLBranch(facts: listed + [holds], passage: passage, [self.text(text)]))
        let not = HTMLFact(key, holds: false)
        if lists { listed.append(not) } else { passage = chains.pass([not], after: passage) }
      }
      result.append(HTMLBranch(facts: listed, passage: passage, [text(otherwise)]))
      return HTMLPart(.choice(result), Span(SourceID(0), offset, offset))
    }

    func messages(_ parts: [HTMLPart]) -> [String] {
      var log = DiagnosticLog()
      HTMLPage(parts, chains: chains, end: ChainTests.end).check(reportingTo: &log)
      return log.diagnostics.map(\.message)
    }
  }

  private static let pieces = ["<b>", "</b>", "<i>", "</i>", "x", "x", "<p id=\"a\">y</p>"]

  /// A page of random chains over a few conditions, each in a chain once, and loops around them.
  private static func messages(_ seed: Int, lists: Bool) -> [String] {
    var random = SeededGenerator(UInt64(seed))
    var writer = Writer(lists: lists)
    func parts(_ depth: Int) -> [HTMLPart] {
      var result: [HTMLPart] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if depth > 0, Int.random(in: 0..<4, using: &random) == 0 {
          result.append(HTMLPart(.repetition(HTMLRepetition(parts(depth - 1))), end))
        }
        let keys = (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        let branches = keys.map { ($0, pieces.randomElement(using: &random) ?? "") }
        result.append(
          writer.chain(branches, otherwise: pieces.randomElement(using: &random) ?? ""))
      }
      return result
    }
    return writer.messages(parts(2))
  }

  @Test(arguments: 0..<20)
  func `what was passed says as much as a list of all that does not hold`(_ seed: Int) {
    var found = 0
    for number in 0..<200 {
      let listed = Self.messages(seed * 200 + number, lists: true)
      let passed = Self.messages(seed * 200 + number, lists: false)
      #expect(listed == passed)
      if listed.isEmpty { found += 1 }
    }
    #expect((1..<200).contains(found))
  }
}
