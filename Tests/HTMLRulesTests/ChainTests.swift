import Diagnostics
import HTMLRules
import TestSupport
import Testing

/// Long chains of conditions, whose branches say how far the chain was passed instead of listing
/// all that does not hold.
struct ChainTests {
  /// A part of a random page: a chain of conditions with a text for each branch, the last without
  /// a condition, or a loop.
  private indirect enum Piece {
    case chain([(key: Int, text: String)], otherwise: String)
    case loop([Piece])
  }

  private static let texts = ["<b>", "</b>", "<i>", "</i>", "x", "x", "x", "<p id=\"a\">y</p>"]

  /// A page of random chains over five conditions, each at most once in a chain.
  private static func page(_ depth: Int, _ random: inout SeededGenerator) -> [Piece] {
    var pieces: [Piece] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if depth > 0, Int.random(in: 0..<5, using: &random) == 0 {
        pieces.append(.loop(page(depth - 1, &random)))
        continue
      }
      let keys = (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      let branches = keys.map { (key: $0, text: texts.randomElement(using: &random) ?? "") }
      pieces.append(
        .chain(branches, otherwise: texts.randomElement(using: &random) ?? ""))
    }
    return pieces
  }

  /// Makes parts of pieces, with all facts listed or by what was passed.
  private struct Writer {
    var chains = HTMLChains()
    var offset = 0
    let lists: Bool

    mutating func text(_ text: String) -> HTMLPart {
      defer { offset += text.utf8.count }
      return HTMLSource.text(text, at: offset)
    }

    mutating func parts(_ pieces: [Piece]) -> [HTMLPart] {
      var result: [HTMLPart] = []
      for piece in pieces {
        let start = offset
        let kind: HTMLPart.Kind =
          switch piece {
          case .chain(let branches, let otherwise): chain(branches, otherwise: otherwise)
          case .loop(let body): .repetition(HTMLRepetition(parts(body)))
          }
        result.append(HTMLPart(kind, Span(SourceID(0), start, offset)))
      }
      return result
    }

    private mutating func chain(
      _ branches: [(key: Int, text: String)], otherwise: String
    ) -> HTMLPart.Kind {
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
      return .choice(result)
    }
  }

  private static func count(_ page: [Piece], lists: Bool) -> Int {
    var writer = Writer(lists: lists)
    let parts = writer.parts(page)
    var log = DiagnosticLog()
    HTMLPage(parts, chains: writer.chains, end: Span(SourceID(0), 0, 0)).check(reportingTo: &log)
    return log.diagnostics.count
  }

  /// What a page writes where these conditions hold, and each loop has so many turns.
  private static func text(_ page: [Piece], _ truths: Int, turns: Int) -> String {
    page.map { piece in
      switch piece {
      case .chain(let branches, let otherwise):
        branches.first { truths >> $0.key & 1 == 1 }?.text ?? otherwise
      case .loop(let body):
        String(repeating: text(body, truths, turns: turns), count: turns)
      }
    }.joined()
  }

  @Test(arguments: 0..<20)
  func `what was passed says no less than a list of all that does not hold`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    var right = 0
    for _ in 0..<150 {
      let page = Self.page(1, &random)
      let (listed, passed) = (Self.count(page, lists: true), Self.count(page, lists: false))
      #expect(passed <= listed)
      guard passed == 0 else { continue }
      right += 1
      // What is accepted is right, whatever holds.
      for truths in 0..<32 {
        for turns in 0...2 {
          let text = Self.text(page, truths, turns: turns)
          let found = HTMLSource.diagnostics(of: text)
          #expect(found.isEmpty, "\(text): \(found.map(\.message))")
        }
      }
    }
    #expect((1..<150).contains(right))
  }
}
