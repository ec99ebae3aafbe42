package import Diagnostics

extension Diagnostic {
  /// A component as the model of a collection.
  package static func modelOfParts(
    _ name: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownName,
      "\(quoted(name)) is a 'Component', and a collection holds values of type 'Entry'", at: span,
      places: declared.map { [Place($0, "it is declared here")] } ?? [],
      help: [Help("write 'struct \(name): Entry' in the model, with a '@Key' that names each")])
  }
}
