import Diagnostics
import Testing

struct DiagnosticFormatterTests {
  let code = DiagnosticCode("0301", "a rule", "Why.")

  private func drawn(_ text: String, _ range: Range<Int>, label: String? = nil) -> String {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: text)
    let diagnostic = Diagnostic(
      .error, code, "it is wrong", at: Span(source.id, range), label: label)
    return DiagnosticFormatter(sources: sources).text(of: [diagnostic])
  }

  @Test func `the place is named by line and column, and underlined`() {
    #expect(
      drawn("title: A\nservings: four\n", 19..<23, label: "no number") == """
        a.md:2:11: error[E0301]: it is wrong
          │
        2 │ servings: four
          │           ^^^^ no number

        1 error

        """)
  }

  @Test(arguments: [
    ("é: x", 4..<5, "a.md:1:4:", "   ^"),
    ("日本: x", 8..<9, "a.md:1:5:", "      ^"),
    ("\ta: x", 4..<5, "a.md:1:5:", "     ^"),
    ("e\u{301}: x", 5..<6, "a.md:1:5:", "   ^"),
    ("\u{FEFF}a: x", 6..<7, "a.md:1:4:", "   ^"),
    ("a\r\nb: x", 6..<7, "a.md:2:4:", "   ^"),
    ("a", 1..<1, "a.md:1:2:", " ^"),
  ])
  func `columns count scalars, and marks stand under what is shown`(
    text: String, range: Range<Int>, position: String, marks: String
  ) {
    let lines = drawn(text, range).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix(position))
    #expect(lines[3] == "  │ " + marks)
  }

  @Test func `mistakes with the same words are counted, and none is left`() {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: "aaaaa")
    let all = (0..<5).map {
      Diagnostic(.error, code, "it is wrong", at: Span(source.id, $0, $0 + 1))
    }
    var formatter = DiagnosticFormatter(sources: sources)
    #expect(formatter.text(of: all).contains("… and 2 more of the same"))
    #expect(formatter.text(of: all).ranges(of: "… and").count == 1)
    #expect(formatter.text(of: all).ranges(of: "error[").count == 3)
    formatter.limit = 2
    #expect(formatter.text(of: all).contains("… and 3 more\n"))
  }

  @Test func `invisible characters are shown by number`() {
    #expect(drawn("a\u{200B}b\u{1B}[31m", 0..<1).contains("1 │ a<U+200B>b<U+001B>[31m"))
  }

  @Test func `a long line is shown around its place`() {
    let text = String(repeating: "é", count: 300) + "wrong" + String(repeating: "ü", count: 300)
    let lines = drawn(text, 600..<605).split(separator: "\n").map(String.init)
    #expect(lines[2].hasPrefix("1 │ …é"))
    #expect(lines[2].hasSuffix("ü…"))
    #expect(lines[3] == "  │ " + String(repeating: " ", count: 41) + "^^^^^")
  }

  @Test func `diagnostics are told once each, by path and offset, and counted`() {
    var sources = SourceMap()
    let second = sources.add(path: "b.md", text: "one two")
    let first = sources.add(path: "a.md", text: "three")
    let late = Diagnostic(.warning, code, "late", at: Span(second.id, 4, 7))
    let early = Diagnostic(.error, code, "early", at: Span(second.id, 0, 3))
    let other = Diagnostic(.error, code, "other", at: first.wholeSpan)
    let text = DiagnosticFormatter(sources: sources).text(of: [late, early, other, early])
    let headlines = text.split(separator: "\n").filter { $0.contains("0301") }
    #expect(
      headlines == [
        "a.md:1:1: error[E0301]: other", "b.md:1:1: error[E0301]: early",
        "b.md:1:5: warning[W0301]: late",
      ])
    #expect(text.hasSuffix("2 errors, 1 warning\n"))
  }

  @Test func `other places, notes and help follow the line`() {
    var sources = SourceMap()
    let content = sources.add(path: "a.md", text: "servings: 99")
    let model = sources.add(path: "M.swift", text: "@Within(1...24) var servings: Int")
    let diagnostic = Diagnostic(
      .error, code, "99 is out of bounds", at: Span(content.id, 10, 12),
      places: [Diagnostic.Place(Span(model.id, 0, 15), "the rule")], notes: ["a fact"],
      help: [Diagnostic.Help("write less")])
    #expect(
      DiagnosticFormatter(sources: sources).text(of: [diagnostic]) == """
        a.md:1:11: error[E0301]: 99 is out of bounds
          │
        1 │ servings: 99
          │           ^^
          → M.swift:1:1
          │
        1 │ @Within(1...24) var servings: Int
          │ --------------- the rule
          = note: a fact
          = help: write less

        1 error

        """)
  }

  @Test(arguments: [
    ("titel", ["title", "text"], "title"), ("Title", ["title"], "title"),
    ("prep-time", ["prepTime"], "prepTime"), ("zzz", ["title"], nil),
    ("servins", ["servings", "steps"], "servings"),
  ])
  func `the nearest candidate is suggested`(
    typed: String, candidates: [String], expected: String?
  ) {
    #expect(Suggestion.nearest(to: typed, among: candidates) == expected)
  }
}
