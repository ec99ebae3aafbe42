import Diagnostics

extension DiagnosticCode {
  /// Markup that means something else than what it looks like.
  static let mistakenMarkup = DiagnosticCode(
    "0419", "markup means what it looks like",
    """
    CommonMark reads some texts otherwise than they look. An item of a list is below another one \
    only where it is indented as far as the text of that one: three spaces below `1. `, two below \
    `- `. The numbers of an ordered list are counted from its first one, whatever the others are. \
    Two stars or underscores make what is between them italic or bold inside of words, too: \
    `3*4*5`, `__init__.py`, `src/*.js and lib/*.js`. A `##` alone is a heading without a text. Of what \
    is behind the fence of code only the first word counts, the language: `title="a.js"` is left \
    out. Write it as the advice says.
    """)
}

extension Diagnostic {
  /// Markup that means something else than what it looks like.
  static func mistakenMarkup(_ form: MistakenMarkup.Form, at span: Span) -> Diagnostic {
    let (what, advice) = form.words
    return Diagnostic(
      .warning, .mistakenMarkup, what, at: span, help: advice.map { Help($0) })
  }

  /// An item of an ordered list that is shown with another number.
  static func mistakenNumber(shown: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .mistakenMarkup, "this item is shown with the number \(shown)", at: span,
      help: [
        Help("write the numbers one after another, or 1 for each"),
        Help("to show this number, write a backslash behind its digits, and no list"),
      ])
  }
}

extension MistakenMarkup.Form {
  /// What a text of this form is, and what to write.
  fileprivate var words: (what: String, advice: [String]) {
    switch self {
    case .shallowItem(let missing):
      (
        "this item is not below the one above, but beside it",
        [
          "write \(missing) more space\(missing == 1 ? "" : "s") before it, so that it begins where the text of that one does",
          "or begin it where that one begins",
        ]
      )
    case .numberedItem: ("this item is shown with another number", [])
    case .product:
      (
        "the stars make what is between them italic",
        ["write a backslash before each: '3\\*4\\*5', or '×'"]
      )
    case .name:
      (
        "the underscores make this bold, and are not shown",
        ["write the name as code: '`__init__.py`'"]
      )
    case .glob(let stars):
      (
        "the stars make what is between them \(stars == 1 ? "italic" : "bold"), and are not shown",
        ["write each pattern as code: '`src/*.js`'"]
      )
    case .bracedLanguage:
      (
        "all of this is read as the language of the code",
        ["write the language alone, such as 'python'"]
      )
    case .codeAttributes:
      (
        "this is left out: only the language of the code counts",
        ["delete it, or write it in the text above the code"]
      )
    case .emptyHeading:
      ("this heading has no text", ["write its text behind it, or delete it"])
    }
  }
}
