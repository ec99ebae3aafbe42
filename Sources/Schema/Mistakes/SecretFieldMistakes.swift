// Mistakes about secret fields: 0220.

package import Diagnostics

extension DiagnosticCode {
  package static let secretField = DiagnosticCode(
    "0220", "a secret field in what is published",
    """
    The value of a field marked `@Secret` never reaches any output: no page, address, title,
    group, feed or data for programs, and nothing that depends on it, such as an order, a
    condition or the list of those who refer to an entry. Use another field there, or take
    `@Secret` off the field if everybody may know it.
    """)
}

extension Diagnostic {
  /// A secret field where a template, `site.yaml` or another setting would publish it.
  package static func secretField(_ field: Field, of owner: Structure, at span: Span?) -> Diagnostic
  {
    Diagnostic(
      .error, .secretField, "the field \(quoted(field.name)) of \(owner.name) is secret", at: span,
      places: field.span.map { [Place($0, "marked '@Secret' here")] } ?? [],
      notes: ["a field marked '@Secret' never reaches any output, and no output depends on it"])
  }

  /// An `@Inverse` list of entries that refer to this one by a secret field.
  static func inverseOfSecret(
    _ field: Field, of owner: Structure, listing: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .secretField,
      "the field \(quoted(field.name)) of \(owner.name) is secret, and the list would show who "
        + "refers to a \(listing)", at: span,
      places: field.span.map { [Place($0, "marked '@Secret' here")] } ?? [],
      help: [Help("remove the list, or point it at a reference that is not secret")])
  }
}
