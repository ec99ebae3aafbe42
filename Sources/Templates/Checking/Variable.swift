import Diagnostics

/// A variable of a template.
struct Variable: Sendable {
  let id: VariableID
  let type: Type
  var isNonEmpty = false
  /// For a list, what is known of each element, said of `anyElement`.
  var elements = Facts()
  /// What stands for the variable wherever it is read: a literal, another variable.
  var alias: TypedExpression?
  /// Where it is declared, or the first of those that it joins; nil for a variable that is never
  /// reported as unused.
  var declaration: Span?
  /// Whether `set` made it.
  var isSet = false

  /// A variable that stands for something that was reported.
  static func invalid(_ id: VariableID, at place: Span) -> Variable {
    Variable(id: id, type: .invalid, alias: .invalid(place))
  }
}
