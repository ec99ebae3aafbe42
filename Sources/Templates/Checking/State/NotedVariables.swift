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
  mutating func note(
    _ variable: VariableID, from value: TypedExpression, _ known: TemplateEnvironment
  ) {
    if case .list(let elements) = value.kind, !elements.isEmpty,
      elements.allSatisfy({ $0.literalText != nil })
    {
      lists[variable] = elements
    }
    if case .page(let record) = value.kind, case .structure(let id) = record.type,
      known.site.pages[id] == .always
    {
      pages.insert(variable)
    }
  }
}
