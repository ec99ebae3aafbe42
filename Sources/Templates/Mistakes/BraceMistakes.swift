import Diagnostics
import HTMLRules

// Values between another number of braces than two, and what is left of tags.
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

  /// The end of a tag that nothing opens.
  static func strayEnd(_ mark: String, at span: Span) -> Diagnostic {
    let (opening, what) =
      switch mark {
      case "%}": ("{%", "the tag")
      case "#}": ("{#", "the comment")
      default: ("{{", "the value")
      }
    return Diagnostic(
      .warning, .templateSyntax, "'\(mark)' closes nothing, and is published as it is written",
      at: span,
      help: [Help("write '\(opening)' before \(what) that it ends, or delete it"), shownBraces])
  }

  /// The beginning of a tag with a blank in it.
  static func spacedOpening(_ mark: String, at span: Span) -> Diagnostic {
    let written = mark.map(String.init).joined(separator: " ")
    return Diagnostic(
      .warning, .templateSyntax, "'\(written)' opens nothing, and is published as it is written",
      at: span,
      help: [Help("write '\(mark)', without a blank", replace: span, with: mark), shownBraces])
  }

  private static var shownBraces: Help {
    Help("or put it between '{% raw %}' and '{% endraw %}', if readers are to see it")
  }

  /// Typographic quotation marks around the value of an attribute, which become part of it.
  static func typographicQuotes(meant: String?, at span: Span) -> Diagnostic {
    let help =
      meant.map { Help("write '\(DisplayText($0).text)'", replace: span, with: $0) }
      ?? Help("write '\"' before the value and behind it")
    return Diagnostic(
      .error, .htmlAttribute,
      "the value of an attribute stands between straight quotation marks, not typographic ones",
      at: span, help: [help])
  }
}
