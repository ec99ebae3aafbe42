package import Diagnostics

extension DiagnosticCode {
  /// A cell or a definition that Markdown leaves out.
  package static let hiddenText = DiagnosticCode(
    "0415", "all of a text is shown",
    """
    CommonMark and its tables leave out what does not fit, without a word: the cells of a row beyond \
    those of the header, and a second definition of the same reference (`[label]: address`), of \
    which the first counts. A line right below a table is a row of it. A line such as `[Ana]: Hello` is a definition too, and shows nothing. A \
    bar within a cell is written `\\|`, in code too; a bracket that is meant as one `\\[`.
    """)
}

extension Diagnostic {
  /// Cells beyond those of the header.
  static func excessCells(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .hiddenText, "this row has more cells than the header, and these are not shown",
      at: span, help: [Help("write '\\|' for a bar within a cell, or add a column")])
  }

  /// A line of text right below a table, which is a row of it.
  static func textInTable(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .hiddenText, "this line is a row of the table above", at: span,
      help: [Help("leave a blank line before it, or write '|' between its cells")])
  }

  /// A second definition of a reference.
  static func shadowedDefinition(_ label: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .warning, .hiddenText, "'[\(label)]' is defined twice, and this definition is not used",
      at: span, places: [Place(first, "the one that is used")],
      help: [Help("give it another label")])
  }

  /// A definition of a reference that nothing refers to and that was meant as text.
  static func textAsDefinition(_ label: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .hiddenText,
      "this line defines the reference '[\(label)]', which is not used, and is not shown", at: span,
      help: [Help("to show it, write a backslash before the bracket: '\\[\(label)]:'")])
  }
}
