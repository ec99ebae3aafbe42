import Schema

/// Conditions that hold on no page, because the settings of the site leave a value empty.
struct SiteConditions {
  let environment: TemplateEnvironment
  let types: TypeTable
  let variables: NotedVariables

  /// What is known where something is checked.
  init(around typing: Typing) {
    (environment, types, variables) = (typing.environment, typing.types, typing.variables)
  }

  /// Whether a condition holds on no page of the site: that of a heart, where readers keep nothing.
  /// Templates are checked there all the same, for other sites have the value.
  func isFalseOnSite(_ condition: TypedExpression) -> Bool {
    switch condition.kind {
    case .bool(let truth): !truth
    case .not(let operand), .unary(.isNone, let operand): isPageOfEach(operand)
    case .and(let left, let right): isFalseOnSite(left) || isFalseOnSite(right)
    case .or(let left, let right): isFalseOnSite(left) && isFalseOnSite(right)
    case .unary(.truth, let operand): isFalseOnSite(operand)
    case .unary(.isPresent, let operand): operand.type.isOptional && most(of: operand) == 0
    case .binary(.contains, _, let list): most(of: list) == 0
    case .binary(.greater, let count, let limit):
      if let most = most(of: count), let limit = limit.number { most <= limit } else { false }
    default: most(of: condition) == 0
    }
  }

  /// Whether a value, or the condition that it is there, is the page of a record where all have one.
  private func isPageOfEach(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .variable(let variable): variables.pages.contains(variable)
    case .page(let record):
      if case .structure(let id) = record.type {
        environment.site.pages[id] == .always
      } else {
        false
      }
    case .unary(.isPresent, let operand), .unary(.truth, let operand): isPageOfEach(operand)
    default: false
    }
  }

  /// The most elements that a field has on any page of the site, 0 where it has no value; nil where
  /// this is not known.
  private func most(of value: TypedExpression) -> Int? {
    switch value.kind {
    case .unary(.listLength, let list): return most(of: list)
    case .field(let record, _):
      guard case .structure(let id) = record.type.unwrapped,
        let known = environment.site.mostValues[id], let field = types.field(of: value)
      else { return nil }
      return known[field.name]
    default: return nil
    }
  }
}
