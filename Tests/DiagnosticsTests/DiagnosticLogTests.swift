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
