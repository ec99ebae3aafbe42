import Diagnostics

// Values between another number of braces than two.
extension Diagnostic {
  /// The path to a value between single braces, which is published as it is written; it needs
  /// quotation marks where it is the value of an attribute that has none.
  static func singleBraces(
    _ path: String, needsQuotes: Bool, at span: Span
  ) -> Diagnostic {
    let value = "{{ \(DisplayText(path).text) }}"
    let meant = needsQuotes ? "\"\(value)\"" : value
    return Diagnostic(
      .warning, .templateSyntax, "what is between single braces is published as it is written",
      at: span,
      help: [
        Help("print the value: '\(meant)'", replace: span, with: meant),
        Help("or put it between '{% raw %}' and '{% endraw %}', if readers are to see the braces"),
      ])
  }

  /// A value between three braces, as other template languages print HTML.
  static func tripleBraces(_ written: String?, at span: Span) -> Diagnostic {
    let meant = written.map { "{{ \(DisplayText($0).text) }}" } ?? "{{ … }}"
    return Diagnostic(
      .error, .templateSyntax, "a value is printed between two braces, not three", at: span,
      notes: ["Markdown and what templates print is HTML by its type, and all else is escaped"],
      help: [
        written == nil
          ? Help("write '\(meant)'") : Help("write '\(meant)'", replace: span, with: meant)
      ])
  }
}
