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
}
