/// A macro that a name refers to.
struct MacroReference: Sendable {
  let macro: Macro
  let template: String
  /// The scopes of the module it was imported from; nil where it sees those of its template.
  let scopes: ScopeStack<Binding>?
  /// The number of scopes that it sees if it was not imported.
  let scopeCount: Int
}
