import Diagnostics
import SiteCompiler
import TestSupport
import Testing

struct HostileTemplateTests {
  private func outcome(of template: String) -> String {
    let files = [
      ("page.html", template), ("part.html", "{{ t }}"), ("open.html", "<script>"),
      ("base.html", "<p title=\"{% block a %}{% endblock %}\">{% block b %}{% endblock %}</p>"),
    ]
    let trial = Trial(
      template: "page.html",
      among: files.map { Trial.File(path: $0.0, bytes: Array($0.1.utf8)) },
      data: Trial.File(path: "data.json", bytes: Array(HostileTemplates.data.utf8)))
    let errors = trial.log.diagnostics.filter { $0.severity == .error }
    if let first = errors.first { return "refused: \(first.message)" }
    return String(decoding: trial.output, as: UTF8.self)
  }

  @Test(arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80]])
  func `a template that is no UTF-8 is refused at the byte`(bytes: [UInt8]) {
    let text = Array("é{{ t }}\n".utf8)
    let trial = Trial(
      template: "page.html", among: [Trial.File(path: "page.html", bytes: text + bytes)],
      data: Trial.File(path: "data.json", bytes: Array(HostileTemplates.data.utf8)))
    #expect(trial.output.isEmpty)
    let letters = bytes.prefix { $0 < 0x80 }.count
    #expect(Int(trial.log.diagnostics.first?.span?.start ?? 0) == text.count + letters)
  }

  @Test func `hostile values do nothing in whole templates`() {
    var text = ""
    for template in HostileTemplates.all {
      text += "\(template)\n    => \(outcome(of: template))\n"
    }
    if let difference = Golden.difference(of: text, from: "escaping.txt") {
      Issue.record("\(difference)")
    }
  }

  @Test(arguments: HostileTemplates.all)
  func `no script of a value runs`(template: String) {
    let result = outcome(of: template)
    guard !result.hasPrefix("refused: ") else { return }
    #expect(!result.contains("\"><script>alert"))
    #expect(!result.contains("=\"javascript:") || template.contains("value="))
    #expect(!result.contains("=\"//evil") || template.contains("url2"))
  }
}
