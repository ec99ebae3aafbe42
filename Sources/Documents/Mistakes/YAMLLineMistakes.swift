import Diagnostics

// What is wrong with the form of a line in YAML that lacks a sign.
extension Diagnostic {
  /// A key that a bracket follows without a colon.
  static func missingColon(behind key: String, before bracket: String, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .error, .yamlSyntax, "a ':' is missing behind the key \(quoted(key))", at: span,
      help: [Help("write '\(key): \(bracket)'", replace: span, with: ": " + bracket)])
  }

  /// A line that is a key and a value without a colon. Without another sign in its place, at `sign`,
  /// it may as well be a text.
  static func keyWithoutColon(_ key: String, sign: Span?, at span: Span) -> Diagnostic {
    let advice = "write a colon behind the key: \(quoted(key + ": …"))"
    return Diagnostic(
      .error, .yamlSyntax, "expected 'key: value', found a text without a key", at: span,
      help: sign.map { [Help(advice, replace: $0, with: ": ")] }
        ?? [Help(advice), Help("or, to continue the text above, indent the line")])
  }

  /// The first of several mappings or lists in brackets, each on a line of its own.
  static func elementWithoutDash(at span: Span, next: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "expected '- ' before each element of a list", at: span,
      places: [Place(next, "the next element begins here")],
      help: [Help("write '- ' before it, and before those on the lines below")])
  }
}
