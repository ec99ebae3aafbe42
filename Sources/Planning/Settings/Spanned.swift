package import Diagnostics

/// A value and the place where an author wrote it.
package struct Spanned<Wrapped: Sendable>: Sendable {
  package let value: Wrapped
  /// Nil for a default value.
  package let span: Span?

  init(_ value: Wrapped, at span: Span?) {
    self.value = value
    self.span = span
  }
}
