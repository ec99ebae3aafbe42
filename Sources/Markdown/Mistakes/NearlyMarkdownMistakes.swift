import Diagnostics

extension DiagnosticCode {
  /// Text that is nearly Markdown.
  static let nearlyMarkdown = DiagnosticCode(
    "0417", "marks are written as CommonMark has them",
    """
    Text is shown as it is typed where a mark lacks a space, a bracket, an end or a cell \
    (`##Heading`, `1.One`, `2. Two` right below a text, `- [] task`, `**bold **`, `**bold **text`, `**bold`, `bold**`, `some *words`, `~~struck`, a backtick without a \
    second one, `&nbsp`, `https//example.org`, `[words](file.md`, `[words] (file.md)`, `[words(file.md)`, a table without its row of hyphens, without a \
    row above that, or with more cells in that than in the first) or is none in CommonMark and its tables, footnotes, \
    tasks and struck text (`::: note`, `[TOC]`, `[!NOTE]`, `==marked==`, `&unknown;`, `<file.md>`, \
    `: words` below a term, `*[HTML]: words`, `$$x$$`, `^[words]`, `[^two words]: words`, `x^2^`, `H~2~O`, `:smile:`, `+---+---+`), or belongs to \
    another tool (` ^37066d` at the end of a line, `name:: value`, `![words|100x145](x.png)`, \
    `!!! note`, `import X from './x'`, `++words++`). Write it as the advice says; to show it on purpose, write it as code or put a \
    backslash before it (`\\##`, `1\\.`). A fence of code without a second one takes all of the \
    text that follows, or all up to the end of the next code: close it. A line of hyphens right \
    below a text makes it a heading, also where it is a sentence.
    """)
}

extension Diagnostic {
  /// Text that is nearly Markdown.
  static func nearlyMarkdown(_ form: NearlyMarkdown.Form, at span: Span) -> Diagnostic {
    let (what, advice) = form.words
    let purpose =
      switch form {
      case .bullets: "leave a line free between the lines"
      case .numberedText: "write a backslash behind the number: '2\\.'"
      case .list, .noBreakSpace: "write a backslash in its first mark: '\\-' or '1\\.'"
      case .component: "write it as code"
      case .field: "write a backslash before its first colon"
      case .grid: "write it as code"
      default: "write a backslash before it"
      }
    return Diagnostic(
      .warning, .nearlyMarkdown, "\(what); it is shown as it is typed", at: span,
      help: [Help(advice), Help("to show it on purpose, \(purpose)")])
  }

  /// A list with one item, whose number is that of a year.
  static func yearAsList(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .nearlyMarkdown, "a number and a full stop at the start of a text begin a list",
      at: span,
      help: [
        Help("for a sentence, write a backslash before the full stop: '1998\\.'"),
        Help("for a list, begin with a smaller number"),
      ])
  }

  /// A text that is a heading because of the line of hyphens below it.
  static func headingByUnderline(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .nearlyMarkdown, "this text is a heading, because hyphens are right below it",
      at: span,
      help: [
        Help("for a line across the page, leave a line free above the hyphens"),
        Help("for a heading, write '## ' before it and delete the hyphens"),
      ])
  }

  /// A fence of code that nothing closes before the next code begins.
  static func unclosedFence(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .nearlyMarkdown,
      "the code that starts here is not closed, and takes all up to the end of the next code",
      at: span,
      help: [
        Help("write the same signs on a line of their own where it ends"),
        Help("to show a line that starts code, write one sign more in this line and in the last"),
      ])
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
    case .deepHeading: ("this is no heading", "write at most six '#'")
    case .list: ("this is no list", "write a space behind the mark of each item")
    case .numberedText:
      (
        "this is no list, because right below a text a list begins with 1",
        "leave a line free above it"
      )
    case .strong: ("this is not bold", "write '**' without a space inside: '**words**'")
    case .strongBeforeWord:
      (
        "this is not bold, because a space stands before its second '**'",
        "write the space behind the second '**': '**words** words'"
      )
    case .entity:
      ("this is the name of no character", "write the character itself, or '&amp;' for '&'")
    case .openEntity:
      ("this is no character, because it has no ';'", "write ';' behind it, or '&amp;' for '&'")
    case .brokenAddress:
      ("this begins no address", "write 'https://'")
    case .container:
      ("this is no block with a name", "write a block quote: '> ' before each line")
    case .contents:
      ("this is no table of contents", "delete it: the page's template can show the contents")
    case .alert:
      ("this mark has no meaning", "write it as a text: '> **Note**'")
    case .highlight: ("this is not marked", "write '**' or '*' in place of '=='")
    case .openLink: ("this is no link, because it has no ')'", "write ')' behind the destination")
    case .openBracket:
      ("this is no link, because it has no '>'", "write '>' where the destination ends")
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
    case .unopenedStrong:
      ("this is not bold, because nothing begins it", "write '**' where it begins")
    case .openEmphasis: ("this is not emphasised, because it has no end", "write '*' where it ends")
    case .besidePunctuation:
      (
        "this is not bold, because a '**' stands between a letter and the punctuation inside",
        "write the punctuation outside of the bold text, or a space before or behind it"
      )
    case .noBreakSpace:
      (
        "this mark has no meaning, because a space at which no line breaks follows it",
        "write a plain space in its place"
      )
    case .bullets: ("this is no list", "write '- ' before each item in place of the sign")
    case .rows:
      (
        "this is no table, because it has no row of hyphens",
        "write '| --- | --- |' below the first row"
      )
    case .headless:
      (
        "this is no table, because no row is right above its row of hyphens",
        "write the row with the names of the columns right above it, with as many cells"
      )
    case .innerRule:
      (
        "a table has one row of hyphens, below its first row",
        "delete this row, or begin a new table after a blank line"
      )
    case .partedRow:
      ("this row is not part of the table above", "delete the blank line before it")
    case .grid:
      (
        "this is no table",
        "write rows between bars, '| a | b |', and '| --- | --- |' below the first"
      )
    case .definition:
      ("this defines no term", "write an item of a list: '- **Term**: words'")
    case .task: ("this is no task", "write '- [ ] words' or '- [x] words'")
    case .abbreviation:
      ("this explains no abbreviation", "write the words where the abbreviation is first used")
    case .formula: ("this is no formula", "write it in words and signs, or show a picture of it")
    case .inlineNote:
      ("this is no footnote", "write '[^1]' here, and '[^1]: Its text.' on a line of its own")
    case .footnoteName:
      (
        "this is no footnote, because its name has a space",
        "write '-' for each space, here and where it is referred to"
      )
    case .raised: ("this is not raised", "write the sign itself, such as '²'")
    case .lowered: ("this is not lowered", "write the sign itself, such as '₂'")
    case .openStruck: ("this is not struck, because it has no end", "write '~~' where it ends")
    case .emoji: ("this is no emoji", "write the sign itself")
    case .openCode:
      ("this is no code, because nothing closes it", "write as many backticks where it ends")
    case .blockID:
      ("this names no block", "delete it: a link leads to a heading, as in '[words](#heading)'")
    case .field:
      (
        "this is no field",
        "write it as 'name: value' in the front matter, or with one colon to show it"
      )
    case .imageSize:
      (
        "this is no size, but belongs to the words that stand in for the image",
        "delete it: the page's style sheet says how large images are"
      )
    case .admonition:
      (
        "this begins no note", "write a block quote: '> ' before each line, without indentation"
      )
    case .component:
      ("this is the code of a script", "delete it: Markdown has no components")
    case .inserted: ("this is not marked as new", "write '**' or '*' in place of '++'")
    case .delimiterRow:
      (
        "this is no table, because the row above has another number of cells",
        "write as many cells as in the row above: '| --- | --- |'"
      )
    case .misplacedRow:
      (
        "this is no table, because this row is not indented like the text above",
        "begin the rows of the table where that text begins"
      )
    }
  }
}
