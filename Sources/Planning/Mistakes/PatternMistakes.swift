package import Diagnostics

extension DiagnosticCode {
  package static let pattern = DiagnosticCode(
    "0601", "fields in an address or title",
    """
    Addresses and titles of pages are patterns: text with fields in braces, such as \
    `{recipe.slug}/step/{number}/`. A name in braces is a field of the entry or component that \
    the page shows, or `number` (the place among its siblings), or `key` (the value of a group). \
    A reference puts the name of the entry to which it leads there, in an address its slug, and \
    `{film.year}` a field of that entry. \
    In an address a field must always have a value, so an optional one does not fit, and only \
    slugs, texts, whole numbers and choices can be part of one. Where a field of a title has no \
    value, the page is called after what it shows, as without a title, and it has no description \
    where a field of that has none. A title without a field would be the same on all pages of its \
    kind.
    """)
}

extension Diagnostic {
  static func patternBraceOpen(at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pattern, "'{' is not closed", at: span,
      help: [Help("close the name with '}', such as '{slug}'")])
  }

  static func patternBraceClosed(at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pattern, "'}' closes nothing", at: span,
      help: [Help("write '{' before the name that it closes, or leave it out")])
  }

  /// A field in braces as other programs write it: `{{ title }}`.
  static func patternFieldForm(
    _ written: String, name: String, at span: Span?, isExact: Bool
  ) -> Diagnostic {
    let text = "{\(name)}"
    let words = "write '\(text)'"
    let help = span.map { Help(words, replace: $0, with: text) }
    return Diagnostic(
      .error, .pattern,
      "a field stands in one pair of braces, without blanks: \(quoted(written))", at: span,
      help: [isExact ? help ?? Help(words) : Help(words)])
  }

  /// A title or description that is nothing but the name of a field: its braces were forgotten.
  static func patternWithoutBraces(_ name: String, at span: Span?) -> Diagnostic {
    let text = "\"{\(name)}\""
    return Diagnostic(
      .error, .pattern, "without braces, all pages would have the text \(quoted(name)) itself",
      at: span, notes: ["it is the name of a field"],
      help: [
        span.map { Help("write \(text)", replace: $0, with: text) } ?? Help("write \(text)")
      ])
  }

  /// A title without a field for several pages.
  static func constantTitle(
    _ title: String, of page: String, count: Int, example: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .pattern, "all \(count) pages of \(quoted(page)) are called \(quoted(title))",
      at: span,
      help: [
        Help("write a field in braces, such as \"{\(example)}\""),
        Help("or leave 'title' out: each page is then called after what it shows"),
      ])
  }

  /// A name in braces that no field has.
  static func unknownPatternField(
    _ name: String, at span: Span?, suggestion: FieldSuggestion?, known: [String]
  ) -> Diagnostic {
    // A page without content has no fields.
    let advice = known.isEmpty ? [Help("write the text itself, without braces")] : []
    return Diagnostic(
      .error, .pattern, "there is no \(quoted(name)) to put here", at: span,
      notes: known.isEmpty
        ? ["the page shows no entry, whose fields could be put here"]
        : ["known here: " + known.prefix(12).joined(separator: ", ")],
      help: suggestion.map { [$0.help(replacing: span)] } ?? advice)
  }

  static func patternFieldType(
    _ name: String, type: String, isAddress: Bool, at span: Span?
  ) -> Diagnostic {
    let year = type.hasPrefix("Date") ? "write '{\(name).year}', or " : ""
    return Diagnostic(
      .error, .pattern,
      "\(quoted(name)) is of type \(type), which cannot be part of "
        + (isAddress ? "an address" : "a title"),
      at: span,
      help: [
        Help(
          isAddress
            ? "use a field that always has a value: a slug, text, whole number or choice, or "
              + "'.year', '.month' or '.day' of a date" : year + "use a text, number or choice")
      ])
  }
}
