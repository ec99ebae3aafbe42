import Diagnostics

/// A template that was imported.
struct Module: Sendable {
  let template: String
  /// Uncertain where it could not be read completely.
  let certainty: Certainty
  let scopes: ScopeStack<Binding>
}
