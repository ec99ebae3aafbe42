import Diagnostics

/// The body of a `call` tag.
struct CallerReference: Sendable {
  let parameters: [Parameter]
  let body: [Node]
  let scopes: ScopeStack<Binding>
  let unit: Unit
  /// The number of uses around the tag.
  let useCount: Int
  let span: Span
}
