import Diagnostics
import Testing

/// Drawings of unusual places.
struct DrawingTests {
  private let code = DiagnosticCode("0301", "a rule", "Why.")

  private func drawn(
    _ text: String, _ range: Range<Int>, label: String? = nil,
    places: [(range: Range<Int>, label: String)] = []
  ) -> String {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: text)
    let diagnostic = Diagnostic(
      .error, code, "it is wrong", at: Span(source.id, range), label: label,
      places: places.map { Diagnostic.Place(Span(source.id, $0.range), $0.label) })
    return DiagnosticFormatter(sources: sources).text(of: [diagnostic])
  }

  @Test func `nothing of a diagnostic's words can be obeyed by a terminal`() {
    var sources = SourceMap()
    let source = sources.add(path: "a\u{1B}.md", text: "\u{1B}[2Jx")
    let span = Span(source.id, 0, 5)
    let words = "\u{1B}]0;x\u{7}\u{202E}\n"
    let diagnostic = Diagnostic(
      .error, code, words, at: span, label: words, places: [Diagnostic.Place(span, words)],
      notes: [words], help: [Diagnostic.Help(words)])
    let text = DiagnosticFormatter(sources: sources).text(of: [diagnostic])
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !DisplayText.isInvisible($0) })
    #expect(text.ranges(of: "<U+001B>]0;x<U+0007><U+202E><U+000A>").count == 5)
  }

  @Test func `a place over several lines is drawn from its first line to its last`() {
    #expect(
      drawn("a: {\n  b: 1,\n  c: 2\n  }\nd: 3\n", 3..<23, label: "all of this") == """
        a.md:1:4: error[E0301]: it is wrong
          │
        1 │ a: {
          │    ^
        ⋮
        4 │   }
          │   ^ all of this

        1 error

        """)
  }

  @Test func `a line end at the end of a place is not a line of it`() {
    #expect(drawn("a: 1\n\nb: 2\n", 0..<6, label: "here").contains("  │ ^^^^ here\n\n1 error"))
  }

  @Test func `other places in the same line are drawn under it`() {
    #expect(
      drawn("{a: 1, a: 2}", 7..<8, label: "again", places: [(1..<2, "first")]) == """
        a.md:1:8: error[E0301]: it is wrong
          │
        1 │ {a: 1, a: 2}
          │  -     ^ again
          │  │
          │  first

        1 error

        """)
    #expect(
      drawn("a b c d", 0..<1, label: "one", places: [(2..<3, "two"), (4..<5, "three")]) == """
        a.md:1:1: error[E0301]: it is wrong
          │
        1 │ a b c d
          │ ^ - - three
          │ │ │
          │ │ two
          │ one

        1 error

        """)
  }

  @Test func `a place that overlaps the first is drawn by itself`() {
    #expect(drawn("abcd", 0..<4, places: [(1..<2, "b")]).contains("  → a.md:1:2\n"))
  }

  @Test func `an empty line has a mark under it`() {
    #expect(drawn("a\n\nb", 2..<2).contains("2 │\n  │ ^\n"))
  }

  @Test func `each byte that is no character is shown by its own value`() {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", bytes: Array("é".utf8) + [0xE9, 0x20, 0xFF, 0xC3, 0x41])
    let diagnostic = Diagnostic(.error, code, "it is wrong", at: Span(source.id, 4, 5))
    let text = DiagnosticFormatter(sources: sources).text(of: [diagnostic])
    #expect(text.contains("1 │ é\\xE9 \\xFF\\xC3A\n  │       ^^^^\n"))
    #expect(Diagnostic.quoted([0x61, 0xE9]) == "'a\\xE9'")
  }

  @Test(arguments: [("é", 40, false), ("é", 41, true), ("日", 99, true), ("a", 170, true)])
  func `what was typed is cut after 40 characters`(
    _ character: String, _ count: Int, _ isCut: Bool
  ) {
    let shown = String(repeating: character, count: 40) + (isCut ? "…" : "")
    #expect(Diagnostic.quoted(String(repeating: character, count: count)) == "'\(shown)'")
  }

  @Test func `what was typed is never cut inside a character`() {
    let quoted = Diagnostic.quoted("e" + String(repeating: "\u{301}", count: 90))
    #expect(quoted.hasSuffix("…'"))
    #expect(!quoted.contains("\\x"))
  }

  @Test func `what is said many times in the same words is drawn whole three times`() {
    var sources = SourceMap()
    let diagnostics = (10..<50).map { number in
      let source = sources.add(path: "n\(number).md", text: "---\n")
      return Diagnostic(.error, code, "'title' is missing", at: Span(source.id, 0, 3))
    }
    let other = sources.add(path: "z.md", text: "x")
    let last = Diagnostic(.warning, code, "another", at: other.wholeSpan)
    let text = DiagnosticFormatter(sources: sources).text(of: diagnostics + [last])
    #expect(text.count { $0 == "^" } == 10)
    let places = (13...17).map { "n\($0).md:1:1" }.joined(separator: ", ")
    #expect(text.contains("\n\n… and 37 more of the same: \(places), …\n\nz.md:1:1: warning"))
    #expect(text.hasSuffix("\n\n40 errors, 1 warning\n"))
  }

  @Test func `a hundred are drawn and the rest is counted`() {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: String(repeating: "x\n", count: 300))
    let diagnostics = (0..<230).map { number in
      Diagnostic(.error, code, "wrong \(number)", at: Span(source.id, number * 2, number * 2 + 1))
    }
    let text = DiagnosticFormatter(sources: sources).text(of: diagnostics)
    #expect(text.split(separator: "\n").count { $0.contains("error[E0301]") } == 100)
    #expect(text.hasSuffix("\n\n… and 130 more\n\n230 errors\n"))
  }

  @Test func `of too many each kind in each file is drawn before another of its kind`() {
    var sources = SourceMap()
    let other = DiagnosticCode("0302", "another rule", "Why.")
    let ids = ["a.md", "b.md"].map { path in
      sources.add(path: path, text: String(repeating: "x\n", count: 300)).id
    }
    let many = ids.flatMap { id in
      (0..<200).map { number in
        Diagnostic(.error, code, "wrong \(number)", at: Span(id, number * 2, number * 2 + 1))
      }
    }
    let few = ids.map { Diagnostic(.error, other, "rare", at: Span($0, 598, 599)) }
    var formatter = DiagnosticFormatter(sources: sources)
    formatter.wayToRest = "ask for all"
    let text = formatter.text(of: many + few)
    let headlines = text.split(separator: "\n").filter { $0.contains(": error[") }
    #expect(headlines.count == 100)
    #expect(headlines.count { $0.contains("[E0302]") } == 2)
    #expect(headlines.count { $0.hasPrefix("a.md") } == 50)
    #expect(headlines.last == "b.md:300:1: error[E0302]: rare")
    #expect(text.hasSuffix("\n\n… and 302 more: ask for all\n\n402 errors\n"))
  }

  @Test(arguments: [
    "", "a", "\n", "a\r\nb\rc\n", "\u{FEFF}é\r\n日本\r", "x\n\n\ny", "\r\n\r\n",
    String(repeating: "é\r\nab", count: 700),
  ])
  func `lines tell each offset as the source itself does`(_ text: String) {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: text)
    let lines = SourceLines(source)
    for offset in stride(from: -1, through: source.bytes.count + 1, by: text.count > 99 ? 7 : 1) {
      #expect(lines.location(of: offset) == source.location(of: offset))
    }
  }
}
