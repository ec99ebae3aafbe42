import Diagnostics
import TestSupport
import Testing

/// What is said of wrong templates. Each group of cases is a file in `Golden`: the template, then
/// the messages as they are drawn.
struct MistakeTests {
  @Test(arguments: MistakeGroup.all)
  func `wrong templates are explained`(group: MistakeGroup) {
    var text = ""
    for mistake in group.mistakes {
      var kitchen = Kitchen(mistake.files)
      _ = kitchen.render("page.html")
      text += "=== \(mistake.name)\n"
      for (name, template) in mistake.files { text += "--- \(name)\n\(template)\n" }
      text += "--- says\n\(kitchen.messages)\n"
      #expect(!kitchen.log.diagnostics.isEmpty, "\(mistake.name) is no mistake")
    }
    if let difference = Golden.difference(of: text, from: group.name + ".txt") {
      Issue.record("\(difference)")
    }
  }

  @Test(arguments: MistakeGroup.all)
  func `what is suggested ends the mistake where it is written`(group: MistakeGroup) {
    for mistake in group.mistakes {
      var kitchen = Kitchen(mistake.files)
      _ = kitchen.render("page.html")
      let failures = SuggestedFix.failures(of: kitchen.log.diagnostics, in: kitchen.sources) {
        path, bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        var mended = Kitchen(
          files: mistake.files.map { ($0.key, $0.key == path ? text : $0.value) })
        _ = mended.render("page.html")
        return mended.log.diagnostics
      }
      #expect(failures == [], "\(mistake.name)")
    }
  }

  @Test func `there are at least a hundred`() {
    #expect(MistakeGroup.all.reduce(0) { $0 + $1.mistakes.count } >= 100)
  }

  @Test(arguments: MistakeGroup.all)
  func `every message about a page has a place`(group: MistakeGroup) {
    for mistake in group.mistakes {
      var kitchen = Kitchen(mistake.files)
      _ = kitchen.render("page.html")
      for diagnostic in kitchen.log.diagnostics {
        guard let span = diagnostic.span else {
          Issue.record("\(diagnostic.message) has no place")
          continue
        }
        #expect(Int(span.end) <= kitchen.sources[span.source].bytes.count)
      }
    }
  }
}

/// Wrong templates about one matter.
struct MistakeGroup: Sendable, CustomTestStringConvertible {
  let name: String
  let mistakes: [Mistake]
  var testDescription: String { name }

  static let all = [
    names, types, optionals, syntax, structure, calls, recursion, cascades, filters, places,
  ]
}

/// A wrong template.
struct Mistake: Sendable {
  let name: String
  let files: KeyValuePairs<String, String>

  init(_ name: String, _ template: String) {
    self.name = name
    files = ["page.html": template]
  }

  init(_ name: String, _ files: KeyValuePairs<String, String>) {
    self.name = name
    self.files = files
  }
}
