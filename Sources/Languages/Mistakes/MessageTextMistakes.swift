package import Diagnostics

// What stands in texts of the interface: 0583 and 0589.

extension DiagnosticCode {
  package static let brokenPlaceholder = DiagnosticCode(
    "0583", "a brace in a text that names nothing",
    """
    In a text, `{name}` is a place that an argument fills; a name begins with a letter, and has
    letters, digits and `_`. A brace that is meant as such is written twice: `{{` and `}}`.
    """)
  package static let messageMarkup = DiagnosticCode(
    "0589", "markup in a text of the interface",
    """
    A text of the interface is text, in every language: templates write its `<` and `&` so that
    readers see them. Tags stand in the template, around the text or around its parameter, and a
    character is written as itself (`–`, not `&ndash;`).
    """)
}

extension Diagnostic {
  /// A brace that does not begin or end a parameter.
  package static func brokenPlaceholder(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .brokenPlaceholder, "this brace is not part of a parameter such as '{name}'",
      at: span,
      help: [
        Help("write a parameter as a name in braces: a letter, then letters, digits and '_'"),
        Help("or write a brace that is meant twice: '{{' or '}}'"),
      ])
  }

  /// A parameter with blanks in its braces.
  static func spacedPlaceholder(_ name: String, at span: Span, isExact: Bool) -> Diagnostic {
    let text = "{\(name)}"
    let words = "write '\(text)'"
    return Diagnostic(
      .error, .brokenPlaceholder, "a parameter has no blanks in its braces", at: span,
      help: [isExact ? Help(words, replace: span, with: text) : Help(words)])
  }

  /// A tag in a text.
  static func tagInMessage(_ tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .messageMarkup, "readers see \(quoted(tag)) as it is written here", at: span,
      help: [
        Help("write the tags in the template, around '{{ t(…) }}'"),
        Help("where only a part of the text is marked, give it a text with a key of its own"),
      ])
  }

  /// A character reference in a text.
  static func referenceInMessage(_ reference: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .messageMarkup, "readers see \(quoted(reference)) as it is written here", at: span,
      help: [
        Help(
          reference == "&nbsp;"
            ? "write a no-break space, which is '\\u00A0' in double quotes"
            : "write the character itself")
      ])
  }
}
