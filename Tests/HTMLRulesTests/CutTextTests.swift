import Diagnostics
import HTMLRules
import Testing

/// Static text that is read byte by byte.
///
/// The names, values and comments of a text are read in runs. In a text of one byte there are none,
/// so that a page whose texts are cut into bytes is read in the long way.
struct CutTextTests {
  /// Pieces of pages with names and values of all kinds.
  private static let pieces = [
    "<div class=\"one two\">", "</div >", "<p title='it''s'>", "</p\n>", "<input type=text",
    " name=\"a&amp;b\"", " DATA-One = two", "/>", ">", "<img alt=\"\" src=\"a.png\"",
    "<a href=\"[value]\">", "</a>", "<a href='[if a]x[else]y[end]'>", "[if b] class=\"b\"[end]",
    "<!-- a - b -- c -->", "<!-->", "<!---->", "<!doctype html>", "<SCRIPT type=module>",
    "if (a < b) \"</scrip\"", "</script>", "<title>", "a <b", "</TITLE>", "<svg viewBox=\"0 0\">",
    "<path d=\"M0 0\"/>", "</svg>", "<x-y wéird=\"é\">", "</x-y>", "<ul>", "<li id=\"i\">", "</ul>",
    "[for]", "[if first]", "[end]", "[if !a]", "[else]", "<h1>", "</h1>", "[value]", " ", "text",
    "<table><tr><td colspan=\"2\">", "</table>", "=\"", "='", "<?php", "</>", "<br\t/>",
  ]

  /// Numbers that are the same in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<40)
  func `the mistakes of a page are the same where its texts are read byte by byte`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 6151 &+ 5)
    for _ in 0..<100 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
      let parts = HTMLSketch.parts(text)
      #expect(mistakes(in: parts) == mistakes(in: parts.flatMap(\.bytes)), "\(text)")
    }
  }

  /// What is reported of parts, and where it begins. Text in the wrong place is left out: it is reported
  /// once for each part.
  private func mistakes(in parts: [HTMLPart]) -> [String] {
    HTMLSource.diagnostics(of: parts).filter { !$0.message.hasPrefix("text cannot stand") }.map {
      "\($0.span?.start ?? 0) \($0.message)"
    }.sorted()
  }
}

extension HTMLPart {
  /// The same with a part for each byte of its texts.
  fileprivate var bytes: [HTMLPart] {
    switch kind {
    case .text(let text):
      text.bytes.indices.map { index in
        let start = Int(span.start) + index
        return HTMLPart(
          .text(HTMLStaticText([text.bytes[index]])), Span(span.source, start, start + 1))
      }
    case .value, .oneOf, .address, .example, .side, .fragment: [self]
    case .choice(let branches):
      [
        HTMLPart(
          .choice(
            branches.map {
              HTMLBranch(cases: $0.cases, is: $0.condition, $0.parts.flatMap(\.bytes))
            }), span)
      ]
    case .repetition(var repetition):
      {
        repetition.body = repetition.body.flatMap(\.bytes)
        repetition.otherwise = repetition.otherwise.flatMap(\.bytes)
        return [HTMLPart(.repetition(repetition), span)]
      }()
    }
  }
}
