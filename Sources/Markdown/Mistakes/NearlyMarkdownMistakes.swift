package import Diagnostics

extension DiagnosticCode {
  /// Text that is nearly Markdown.
  package static let nearlyMarkdown = DiagnosticCode(
    "0417", "marks are written as CommonMark has them",
    """
    Text is shown as it is typed where a mark lacks a space, a bracket or a cell (`##Heading`, \
    `1.One`, `**bold **`, `[words](file.md`, a table whose second line has more cells than its \
    first) or is none in CommonMark and its tables, footnotes and struck text (`::: note`, `[TOC]`, \
    `[!NOTE]`, `==marked==`, `&unknown;`, `<file.md>`). Write it as the advice says; to show it on \
    purpose, write it as code or put a backslash before it (`\\##`, `1\\.`).
    """)
}

extension Diagnostic {
  /// Text that is nearly Markdown.
  static func nearlyMarkdown(_ form: NearlyMarkdown.Form, at span: Span) -> Diagnostic {
    let (what, advice) =
      switch form {
      case .heading: ("this is no heading", "write a space behind '#'")
      case .list: ("this is no list", "write a space behind the mark of each item")
      case .strong: ("this is not bold", "write '**' without a space inside: '**words**'")
      case .entity:
        ("this is the name of no character", "write the character itself, or '&amp;' for '&'")
      case .container:
        ("this is no block with a name", "write a block quote: '> ' before each line")
      case .contents:
        ("this is no table of contents", "delete it: the page's template can show the contents")
      case .alert:
        ("this mark has no meaning", "write it as a text: '> **Note**'")
      case .highlight: ("this is not marked", "write '**' or '*' in place of '=='")
      case .openLink: ("this is no link, because it has no ')'", "write ')' behind the destination")
      case .bracketedPath:
        ("this is no link", "write '[words](destination)'")
      case .delimiterRow:
        (
          "this is no table, because the row above has another number of cells",
          "write as many cells as in the row above: '| --- | --- |'"
        )
      }
    let mark = form == .list ? "in its first mark: '\\-' or '1\\.'" : "before it"
    return Diagnostic(
      .warning, .nearlyMarkdown, "\(what); it is shown as it is typed", at: span,
      help: [Help(advice), Help("to show it on purpose, write a backslash \(mark)")])
  }
}
