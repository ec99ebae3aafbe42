// The rules of separated values.

package import Diagnostics

extension DiagnosticCode {
  package static let csv = DiagnosticCode(
    "0135", "CSV has a form",
    """
    The first line of a CSV file names the columns, each once; each further line is an entry, with as \
    many cells. Cells stand between commas (or semicolons, or tabs, whichever comes first in the \
    first line; or bars where it has none of them). One that holds a comma, a line end or a \
    quotation mark stands in quotation marks, where two of them mean one: `"Bread, ""dark"", sliced"`.
    """)
}

extension Diagnostic {
  static func emptyCSV(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv, "the file is empty, where CSV was expected", at: span,
      help: [Help("write the names of the columns in its first line")])
  }

  static func namelessColumn(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv, "a column has no name", at: span,
      help: [Help("write the name of a field, or delete the column")])
  }

  /// A line with another number of cells than the first; `separator` is the sign between them.
  static func unevenLine(
    _ count: Int, expected: Int, separator: UInt8, at span: Span
  ) -> Diagnostic {
    let (one, several) = words(for: separator)
    return Diagnostic(
      .error, .csv,
      "expected \(expected) \(expected == 1 ? "cell" : "cells"), as in the first line, "
        + "found \(count)", at: span,
      help: [
        Help(
          count > expected
            ? "write a cell that holds \(one) in quotation marks, or delete what is too much"
            : "write nothing between two \(several) for a cell that is empty")
      ])
  }

  /// The first line has another separator than the next, which parts some of its cells as well.
  static func otherSeparator(_ separator: UInt8, than other: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv,
      "\(words(for: separator).one) here, where the next line has \(words(for: other).several)",
      at: span, notes: ["the first separator of the first line is that of the file"],
      help: [Help("write \(words(for: other).one) between these names")])
  }

  /// What a separator is called, one and several.
  private static func words(for separator: UInt8) -> (one: String, several: String) {
    switch separator {
    case UInt8(ascii: ";"): ("a semicolon", "semicolons")
    case UInt8(ascii: "\t"): ("a tab", "tabs")
    case UInt8(ascii: "|"): ("a bar", "bars")
    case UInt8(ascii: ","): ("a comma", "commas")
    default: ("the sign that 'sep=' names", "of these signs")
    }
  }

  static func unclosedCell(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv, "the cell that starts here has no closing quotation mark", at: span,
      help: [Help("write '\"' at its end, and '\"\"' for one inside of it")])
  }

  static func textAfterCell(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv, "text after a cell in quotation marks", at: span,
      help: [Help("write the whole cell in quotation marks, and '\"\"' for one inside of it")])
  }
}
