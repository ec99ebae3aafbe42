package import Diagnostics

extension DiagnosticCode {
  /// Text that is nearly Markdown.
  package static let nearlyMarkdown = DiagnosticCode(
    "0417", "marks are written as CommonMark has them",
    """
    Text is shown as it is typed where a mark lacks a space, a bracket, an end or a cell \
    (`##Heading`, `1.One`, `**bold **`, `**bold`, `[words](file.md`, `[words] (file.md)`, a table \
    whose second line has more cells than its first) or is none in CommonMark and its tables, \
    footnotes and struck text (`::: note`, `[TOC]`, `[!NOTE]`, `==marked==`, `&unknown;`, \
    `<file.md>`). Write it as the advice says; to show it on purpose, write it as code or put a \
    backslash before it (`\\##`, `1\\.`). A fence of code without a second one takes all of the \
    text that follows: close it.
    """)
}

extension Diagnostic {
  /// Text that is nearly Markdown.
  static func nearlyMarkdown(_ form: NearlyMarkdown.Form, at span: Span) -> Diagnostic {
    let (what, advice) = form.words
    let mark = form == .list ? "in its first mark: '\\-' or '1\\.'" : "before it"
    return Diagnostic(
      .warning, .nearlyMarkdown, "\(what); it is shown as it is typed", at: span,
      help: [Help(advice), Help("to show it on purpose, write a backslash \(mark)")])
  }

  /// A fence of code that takes the rest of the text, because no other one closes it.
  static func openFence(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .nearlyMarkdown,
      "the code that starts here is not closed, and takes all of the text that follows", at: span,
      help: [Help("write the same signs on a line of their own where it ends")])
  }
}

extension NearlyMarkdown.Form {
  /// What a text of this form is not, and what to write.
  fileprivate var words: (what: String, advice: String) {
    switch self {
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
    case .bracketedPath, .reversedLink:
      ("this is no link", "write '[words](destination)'")
    case .spacedLink:
      ("this is no link, because of the space before '('", "write '(' right behind ']'")
    case .spacedAddress:
      ("this is no link, because an address has no spaces", "write '%20' for each space")
    case .brokenTitle:
      (
        "this is no link, because its title is not closed, or something follows it",
        "write one title between quotation marks: '[words](destination \"title\")'"
      )
    case .openStrong: ("this is not bold, because it has no end", "write '**' where it ends")
    case .besidePunctuation:
      (
        "this is not bold, because a '**' stands between a letter and the punctuation inside",
        "write the punctuation outside of the bold text, or a space before or behind it"
      )
    case .delimiterRow:
      (
        "this is no table, because the row above has another number of cells",
        "write as many cells as in the row above: '| --- | --- |'"
      )
    }
  }
}
