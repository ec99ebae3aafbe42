import Diagnostics

// What is not reported, because it may follow from a mistake that was reported before.
extension Checker {
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
