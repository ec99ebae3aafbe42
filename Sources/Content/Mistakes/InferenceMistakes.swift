import Diagnostics

extension DiagnosticCode {
  static let plainData = DiagnosticCode(
    "0390", "data without a model",
    """
    `apus render` takes the types of plain data from its shape: the root is a mapping whose keys \
    are the names that the template knows, and the elements of a list are of one type.
    """)
}

extension Diagnostic {
  static func rootNotMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .plainData, "expected a mapping of the names that the template knows", at: span,
      help: [Help("write { \"name\": value }")])
  }

  static func mixedElements(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .plainData, "this element is of another type than those before it", at: span)
  }
}
