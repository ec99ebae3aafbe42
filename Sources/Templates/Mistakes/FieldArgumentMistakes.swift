// Mistakes about fields of elements that filters of lists are given.

import Diagnostics

extension Diagnostic {
  /// The name of a field where a filter or a test is named.
  static func fieldAsFilter(_ field: String, write use: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "\(quoted(field)) is a field of the elements, not what is done with them",
      at: span, help: [Help("write '\(use)'")])
  }

  /// A field that is named as if it were a variable.
  static func fieldWithoutQuotes(_ field: String, of filter: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(field)' is a field of the elements; there is no such name here",
      at: span, help: [.attribute(field, of: filter)])
  }

  /// A filter that takes no element of a list.
  static func takesNothing(_ filter: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .macroCall, "'\(filter)(0)' leaves no element of the list", at: span,
      help: [Help("write how many there are to be, or delete what shows them")])
  }
}

extension Diagnostic {
  /// A year that is written as numbers that say how much: with separators between its digits.
  static func yearAsQuantity(_ year: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .macroCall, "'number' separates the digits of a year, as in '2,026'", at: span,
      help: [
        Help("leave the filter out: '\(DisplayText(year).text)'", replace: span, with: year)
      ])
  }

  /// A part of a list or text, or a range of numbers, that ends before it begins.
  static func endsBeforeStart(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .macroCall, "\(quoted(written)) has no elements: it ends before it begins",
      at: span, help: [Help("write the smaller number first")])
  }
}

extension Diagnostic.Help {
  /// How a filter is given a field.
  static func attribute(_ field: String, of filter: String) -> Self {
    Self("write '\(filter)(attribute=\"\(field)\")'")
  }
}
