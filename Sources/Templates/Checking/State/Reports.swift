import Diagnostics

/// What is reported of a page's template: each mistake with the uses that point to its place,
/// unless it may follow from one that was reported before.
struct Reports: Sendable {
  /// The templates that mistakes quote.
  let templates: TemplateSet
  /// Where the templates and macros around the place that is checked are used.
  var uses = UseStack()
  /// What may follow from mistakes that were reported.
  var recovery: Recovery
  var log = DiagnosticLog(isPart: true)

  init(templates: TemplateSet) {
    self.templates = templates
    recovery = Recovery(
      uncertainNames: templates.uncertainNames, assignedNames: templates.assignedNames)
  }

  /// Reports a mistake, with the uses that point to its place.
  mutating func report(_ diagnostic: Diagnostic) { log.report(uses.explaining(diagnostic)) }

  /// The text that an expression was written with.
  func written(_ span: Span) -> String {
    for template in templates.templates.values where template.source.id == span.source {
      return String(decoding: template.source.bytes[span.range], as: UTF8.self)
    }
    return "…"
  }

  /// Whether a name that nothing has here may have been made by what could not be read or found.
  func isUncertain(_ name: String, at span: Span) -> Bool {
    isUnbalanced(span) || recovery.isUncertain(name)
  }

  /// Whether a value that may be none may have been asked for by a tag that could not be read.
  func isUncertain(_ value: TypedExpression) -> Bool {
    isUnbalanced(value.span) || recovery.isUncertain(expression: written(value.span))
  }

  /// Whether the beginning or the end of a tag is missing in the template of a place.
  private func isUnbalanced(_ span: Span) -> Bool {
    templates.templates.values.contains { $0.isUnbalanced && $0.source.id == span.source }
  }
}
