import Diagnostics

// What is not reported, because it may follow from a mistake that was reported before.
extension Checker {
  /// Whether a name that nothing has here may have been made by a tag that could not be read, or
  /// by a template that could not be found.
  func isDoubtful(_ name: String, at span: Span) -> Bool {
    if doubtfulNames.contains(name) || isUnbalanced(span) { return true }
    let lacksTemplates =
      missesTemplate
      || ["extends", "include", "import", "from"].contains { doubtfulNames.contains($0) }
    return lacksTemplates && templates.assignedNames.contains(name)
  }

  /// Whether a value that may be none may have been asked for by a tag that could not be read:
  /// one that names all that the expression names.
  func isDoubtful(_ value: TypedExpression) -> Bool {
    if isUnbalanced(value.span) { return true }
    guard !doubtfulNames.isEmpty else { return false }
    return written(value.span).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .allSatisfy { doubtfulNames.contains(String($0)) }
  }

  /// Whether the beginning or the end of a tag is missing in the template of a place.
  private func isUnbalanced(_ span: Span) -> Bool {
    templates.templates.values.contains { $0.isUnbalanced && $0.source.id == span.source }
  }
}
