import Diagnostics
import Testing

struct DiagnosticLogTests {
  @Test func `a log has errors when one of its diagnostics is an error`() {
    var log = DiagnosticLog()
    let code = DiagnosticCode("0000", "a rule", "Why.")
    log.report(Diagnostic(.warning, code, "a warning", at: nil))
    #expect(!log.hasErrors)
    log.report(Diagnostic(.error, code, "an error", at: nil))
    #expect(log.hasErrors)
  }

  @Test func `what is made is uncertain after an error that was reported meanwhile`() {
    var log = DiagnosticLog()
    let code = DiagnosticCode("0000", "a rule", "Why.")
    log.report(Diagnostic(.error, code, "an error before", at: nil))
    let start = log.mark
    #expect(log.certainty(since: start) == .certain)
    log.report(Diagnostic(.warning, code, "a warning", at: nil))
    #expect(log.certainty(since: start) == .certain)
    log.report(Diagnostic(.error, code, "an error", at: nil))
    #expect(log.certainty(since: start) == .uncertain)
    #expect(log.certainty(since: log.mark) == .certain)
  }

  @Test func `what was reported in a source since a mark is taken back, and nothing else`() {
    var log = DiagnosticLog()
    let code = DiagnosticCode("0000", "a rule", "Why.")
    func report(_ message: String, in source: Int?) {
      log.report(
        Diagnostic(.error, code, message, at: source.map { Span(SourceID($0), 0, 1) }))
    }
    report("before", in: 1)
    let mark = log.mark
    report("here", in: 1)
    report("elsewhere", in: 2)
    report("nowhere", in: nil)
    log.removeAll(in: SourceID(1), since: mark)
    #expect(log.diagnostics.map(\.message) == ["before", "elsewhere", "nowhere"])
  }

  @Test func `a log that is moved has no places and edits of the text that it was about`() {
    var log = DiagnosticLog()
    var diagnostic = Diagnostic(
      .error, DiagnosticCode("0000", "a rule", "Why."), "it is wrong", at: Span(SourceID(0), 1, 2))
    diagnostic.places = [Diagnostic.Place(Span(SourceID(0), 3, 4), "first here")]
    diagnostic.help = [Diagnostic.Help("write x", replace: Span(SourceID(0), 1, 2), with: "x")]
    log.report(diagnostic)
    let moved = log.moved { _ in Span(SourceID(5), 7, 8) }.diagnostics[0]
    #expect(moved.span == Span(SourceID(5), 7, 8) && moved.places.isEmpty)
    #expect(moved.help.map(\.message) == ["write x"] && moved.help[0].span == nil)
  }
}

struct SuggestionWorkTests {
  /// A site that was moved has thousands of broken links, and as many pages that each may mean.
  @Test func `all suggestions of a log together are bounded in work`() {
    let candidates = (0..<3_000).map { "/posts/a-post-about-number-\($0)/" }
    var log = DiagnosticLog()
    var found = 0
    for number in 0..<3_000 where log.nearest(to: "/blog/\(number)/", among: candidates) != nil {
      found += 1
    }
    let once = candidates.reduce(0) { $0 + $1.utf8.count * 65 }
    #expect(log.suggestionWork <= DiagnosticLog.suggestionWorkLimit + once)
    #expect(found == 0)
  }

  @Test(arguments: [1_000, 10_000])
  func `the work of a suggestion grows as the candidates do`(count: Int) {
    let candidates = (0..<count).map { "page-\($0)" } + ["contact"]
    var log = DiagnosticLog()
    #expect(log.nearest(to: "contcat", among: candidates) == "contact")
    #expect(log.suggestionWork < count * 12)
  }

  @Test func `logs that are merged add what they have looked at`() {
    var (first, second) = (DiagnosticLog(), DiagnosticLog())
    _ = first.nearest(to: "abc", among: ["abd"])
    _ = second.nearest(to: "abc", among: ["abd"])
    let work = first.suggestionWork
    first.merge(second)
    #expect(work > 0 && first.suggestionWork == 2 * work)
  }
}
