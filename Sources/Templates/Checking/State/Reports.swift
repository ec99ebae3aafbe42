import Diagnostics
import Escaping

/// The diagnostics of a page's template: each mistake with the uses that lead to its place, unless
/// it may be a consequence of one that was reported before.
struct Reports: Sendable {
  /// The templates that mistakes quote.
  let templates: TemplateSet
  /// The uses of the templates and macros around the place that is checked.
  var uses = UseStack()
  /// What is unknown because of reported mistakes.
  var recovery: Recovery
  var log = DiagnosticLog(isPart: true)

  init(templates: TemplateSet) {
    self.templates = templates
    recovery = Recovery(uncertainNames: templates.uncertainNames)
  }

  /// Reports a mistake, with the uses that lead to its place.
  mutating func report(_ diagnostic: Diagnostic) {
    log.report(uses.explaining(diagnostic, isBuiltIn: { [templates] in templates.isBuiltIn($0) }))
  }

  /// Reports mistakes in a use of a text of the interface: those in the text itself are there
  /// wherever it is used.
  mutating func report(_ found: DiagnosticLog, ofTextsNamedAt span: Span) {
    log.countSuggestionWork(of: found)
    for diagnostic in found.diagnostics {
      if diagnostic.span?.source == span.source {
        report(diagnostic)
      } else {
        log.report(diagnostic)
      }
    }
  }

  /// Adds a use inside the others; false where there are too many, which is reported.
  mutating func enter(_ use: UseStack.Use) -> Bool {
    guard !uses.isFull else {
      report(.tooManyUses(limit: UseStack.limit, at: use.span))
      return false
    }
    uses.enter(use)
    return true
  }

  /// The source text of an expression.
  func written(_ span: Span) -> String {
    templates.source(span.source).map {
      String(decoding: $0.bytes[span.range], as: UTF8.self)
    } ?? "…"
  }

  /// The path that begins with the name at a place, such as `note.date`: its names, and its place.
  func path(from span: Span) -> (names: [String], span: Span)? {
    guard let bytes = templates.source(span.source)?.bytes else { return nil }
    var end = Int(span.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let name = bytes[(end + 1)...].prefix { isLetter($0) || isDigit($0) || $0 >= 0x80 }
      guard !name.isEmpty else { break }
      end = name.endIndex
    }
    let path = Span(span.source, Int(span.start), end)
    return (written(path).split(separator: ".").map(String.init), path)
  }

  /// Whether an unknown name may have been bound by something that could not be read or found.
  func isUncertain(_ name: String, at span: Span) -> Bool {
    isUnbalanced(span) || recovery.isUncertain(name, isBoundElsewhere: templates.binds(name))
  }

  /// Whether a value that may be none may have been tested by a tag that could not be read.
  func isUncertain(_ value: TypedExpression) -> Bool {
    isUnbalanced(value.span) || recovery.isUncertain(expression: written(value.span))
  }

  /// Whether the beginning or the end of a tag is missing in the template of a place.
  private func isUnbalanced(_ span: Span) -> Bool {
    templates.own.contains { $0.isUnbalanced && $0.source.id == span.source }
  }
}
