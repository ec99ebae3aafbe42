import Schema

/// What is known of the values of variables by what they were made from, where a template is being
/// checked.
struct NotedVariables: Sendable {
  /// The literal texts of lists.
  private(set) var lists: [VariableID: [TypedExpression]] = [:]
  /// Those that hold the page of a record whose structure has pages for all records: the type of
  /// `| link` allows none.
  private(set) var pages: Set<VariableID> = []

  /// Notes what a variable holds.
  mutating func note(_ variable: VariableID, from value: TypedExpression, _ known: TemplateEnvironment)
  {
    switch value.kind {
    case .list(let elements) where !elements.isEmpty && elements.allSatisfy { $0.literalText != nil }:
      lists[variable] = elements
    case .page(let record):
      guard case .structure(let id) = record.type, known.pages[id] == .always else { return }
      pages.insert(variable)
    default: return
    }
  }
}
