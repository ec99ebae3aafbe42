import Diagnostics
import Escaping
import Synchronization

/// A template of a set, which is parsed when it is first read: a build reads few of those that come
/// with Apus.
final class TemplateMember: Sendable {
  let source: Source
  let name: String
  private let parsed: Mutex<Template?>
  private let quoted = Mutex<QuotedTexts?>(nil)
  /// The mistakes in the conditions of each tag, by the place of the first condition.
  private let deadConditions = Mutex<[Span: [Diagnostic]]>([:])

  /// Makes a member that is parsed already.
  init(_ template: Template) {
    name = template.name
    source = template.source
    parsed = Mutex(template)
  }

  /// Makes a member of the source of a template without mistakes.
  init(rightSource source: Source, named name: String) {
    self.name = name
    self.source = source
    parsed = Mutex(nil)
  }

  /// The tree of the template.
  var template: Template {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      var log = DiagnosticLog()
      let template = Parser.template(named: name, source: source, reportingTo: &log)
      assert(log.diagnostics.isEmpty, "the template \(name) of the theme has mistakes")
      parsed = template
      return template
    }
  }

  /// The texts between quotes in it.
  var quotes: QuotedTexts {
    quoted.withLock { quoted in
      if let quoted { return quoted }
      let quotes = QuotedTexts(in: source.bytes)
      quoted = quotes
      return quotes
    }
  }

  /// The mistakes in the conditions of one of its tags (`DeadCondition`), which are looked for once,
  /// however often the tag is checked.
  func mistakes(inConditions conditions: [Expression], otherwise: Span?) -> [Diagnostic] {
    guard let first = conditions.first?.span else { return [] }
    return deadConditions.withLock { known in
      if let found = known[first] { return found }
      let found = DeadCondition(in: source).mistakes(in: conditions, otherwise: otherwise)
      known[first] = found
      return found
    }
  }

  /// Whether one of its tags binds a name.
  func binds(_ name: String) -> Bool {
    source.bytes.contains(bytesOf: name) && template.assignedNames.contains(name)
  }
}
