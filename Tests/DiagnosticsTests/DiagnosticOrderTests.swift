import Diagnostics
import Testing

struct DiagnosticOrderTests {
  private let code = DiagnosticCode("0301", "a rule", "Why.")
  private let other = DiagnosticCode("0302", "another rule", "Why.")
  private let sources: SourceMap = {
    var sources = SourceMap()
    for path in ["b.md", "a.md"] { sources.add(path: path, text: "some text that is long enough") }
    return sources
  }()

  private func messages(_ diagnostics: Diagnostic...) -> [String] {
    DiagnosticOrder(sources: sources).sorted(diagnostics).map(\.message)
  }

  private func place(_ offset: Int, in source: Int = 0) -> Span {
    Span(SourceID(source), offset, offset + 1)
  }

  @Test func `diagnostics are told by path, place, severity, code and words`() {
    #expect(
      messages(
        Diagnostic(.warning, code, "i", at: place(9)),
        Diagnostic(.error, other, "h", at: place(8)), Diagnostic(.error, code, "g", at: place(8)),
        Diagnostic(.error, code, "f", at: place(8)), Diagnostic(.warning, code, "e", at: place(2)),
        Diagnostic(.error, code, "d", at: place(2)),
        Diagnostic(.warning, code, "c", at: place(7, in: 1)),
        Diagnostic(.error, code, "b", at: place(8, in: 1)), Diagnostic(.warning, code, "a", at: nil)
      ) == ["a", "c", "b", "d", "e", "f", "g", "h", "i"])
  }

  @Test func `a diagnostic that is found twice is told once`() {
    let found = Diagnostic(.error, code, "a", at: place(1))
    #expect(messages(found, Diagnostic(.error, code, "b", at: place(1)), found) == ["a", "b"])
  }

  @Test func `a warning is left out where an error with the same words is at its place`() {
    #expect(
      messages(
        Diagnostic(.warning, code, "a", at: place(1)), Diagnostic(.error, code, "a", at: place(1)),
        Diagnostic(.warning, code, "a", at: place(2)), Diagnostic(.warning, code, "b", at: place(1))
      ) == ["a", "b", "a"])
  }
}

/// What must not be shown of a source is not, however its ranges are given.
struct SecretRangesTests {
  private func sources(_ text: String, hiding ranges: [Range<Int>]) -> SourceMap {
    var sources = SourceMap()
    let source = sources.add(path: "a.md", text: text)
    sources.secrets.insert(ranges, of: source.id)
    return sources
  }

  @Test(arguments: [
    ([2..<6], "ab•••gh"), ([2..<6, 3..<4], "ab•••gh"), ([3..<4, 2..<6], "ab•••gh"),
    ([2..<4, 3..<6], "ab•••gh"), ([0..<1, 3..<4], "•••bc•••efgh"), ([], "abcdefgh"),
  ])
  func `a piece of a source is shown without its secrets`(ranges: [Range<Int>], shown: String) {
    #expect(sources("abcdefgh", hiding: ranges).shown(0..<8, of: SourceID(0)).text == shown)
  }

  @Test(arguments: [8..<8, 6..<9, 5..<11])
  func `a place in a secret is marked as the whole of it`(place: Range<Int>) {
    let sources = sources("key: secret", hiding: [5..<11])
    let diagnostic = Diagnostic(
      .error, DiagnosticCode("0301", "a rule", "Why."), "it is wrong",
      at: Span(SourceID(0), place))
    let lines = DiagnosticFormatter(sources: sources).text(of: [diagnostic])
      .split(separator: "\n").map(String.init)
    #expect(lines[2...3] == ["1 │ key: •••", "  │      ^^^"])
  }

  @Test(arguments: ["found é", "found 'x'", "found 12", "found `x`", "found secret"])
  func `words that may quote a secret are not told`(message: String) {
    let sources = sources("key: secret", hiding: [5..<11])
    let diagnostic = Diagnostic(
      .error, DiagnosticCode("0301", "a rule", "Why."), message, at: Span(SourceID(0), 5..<11))
    let text = DiagnosticFormatter(sources: sources).text(of: [diagnostic])
    #expect(text.contains("a rule") && !text.contains("found"), "\(text)")
  }
}
