import Diagnostics
import SiteCompiler
import Testing

struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func `a template gives what Jinja2 gives, or departs for a reason`(_ test: ConformanceCase) {
    let trial = Trial(
      template: "case.html",
      among: ([("case.html", test.template)] + test.files).map { name, text in
        Trial.File(path: name, bytes: Array(text.utf8))
      },
      data: Trial.File(path: "data.json", bytes: Array(test.data.utf8)))
    let errors = trial.log.diagnostics.filter { $0.severity == .error }
    let told = errors.map { "E\($0.code.number) \($0.message)" }.joined(separator: "; ")
    let made = errors.isEmpty ? String(decoding: trial.output, as: UTF8.self) : told
    switch test.expected {
    case .output(let text): #expect(made == text && errors.isEmpty, "made \(made), not \(text)")
    case .refusal(let code):
      #expect(!errors.isEmpty && told.contains(code), "made \(made), not an error \(code)")
    }
  }

  @Test func `there are enough templates, and every departure has its reason`() {
    #expect(ConformanceCase.all.count >= 500)
    for test in ConformanceCase.all {
      #expect((test.departure == nil) == (test.reason == nil), "\(test.testDescription)")
      #expect(test.departure != test.recorded, "\(test.testDescription) does not depart")
    }
  }
}
