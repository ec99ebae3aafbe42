// Mistakes about the form of templates.

package import Diagnostics

extension Diagnostic {
  static func unclosedTag(_ name: String, closing: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "the \(name) that opens here is not closed", at: span,
      help: [Help("close it with '\(closing)'")])
  }

  static func templateNotUTF8(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "the template is not UTF-8: this byte belongs to no character",
      at: span, help: [Help("save the file as UTF-8")])
  }

  static func wrongClosing(closes mark: String, at span: Span) -> Diagnostic {
    let what = mark == "%}" ? "a tag" : "an expression"
    return Diagnostic(
      .error, .templateSyntax, "\(what) is closed with '\(mark)'", at: span,
      help: [Help("write '\(mark)' here", replace: span, with: mark)])
  }

  package static func unclosedString(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "the text that starts here is not closed", at: span,
      help: [Help("write the same quote at its end")])
  }

  /// A sign of no expression, after the token before it.
  static func unexpectedCharacter(
    _ quoted: String, after token: Token?, at span: Span
  ) -> Diagnostic {
    let isFirst = token.map { $0.kind == .printBegin && $0.end == span.start } ?? false
    // '{{! … }}' is a comment in other template languages.
    if quoted == "'!'", isFirst {
      return Diagnostic(
        .error, .templateSyntax, "'!' cannot stand in an expression", at: span,
        help: [Help("write a comment as '{# … #}'")])
    }
    if quoted == "'$'" {
      return Diagnostic(
        .error, .templateSyntax, "'$' cannot stand in an expression", at: span,
        help: [Help("names have no '$': '{% set name = value %}' gives one, '{{ name }}' shows it")]
      )
    }
    let meant = [
      "'&&'": "and", "'&'": "and", "'!'": "not ", "'“'": "\"", "'”'": "\"", "'„'": "\"",
      "'«'": "\"", "'»'": "\"", "'‘'": "'", "'’'": "'", "'`'": "'", "'×'": "*", "'−'": "-",
      "'≠'": "!=", "'≤'": "<=", "'≥'": ">=", "'<U+00A0>'": " ", "'<U+202F>'": " ",
      "'<U+2003>'": " ", "'<U+2009>'": " ", "'<U+3000>'": " ",
    ][quoted]
    return Diagnostic(
      .error, .templateSyntax, "\(quoted) cannot stand in an expression", at: span,
      help: meant.map { text in
        let isQuote = text == "\"" || text == "'"
        let word =
          isQuote
          ? "a straight quote"
          : text == " " ? "an ordinary space" : "'\(text.prefix { $0 != " " })'"
        return [Help("write \(word)", replace: span, with: text)]
      } ?? [])
  }

  static func badNumber(_ quoted: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "\(quoted) is not a number", at: span,
      notes: ["a name starts with a letter, a whole number has at most 64 bits"])
  }

  static func numberOutOfRange(_ digits: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "\(quoted(digits)) is beyond the numbers that a Double can be",
      at: span)
  }

  /// A name for something that is read as a value wherever it stands.
  static func nameOfValue(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "'\(word)' is a value, and cannot be the name of another", at: span,
      help: [Help("give it another name")])
  }

  static func badEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "this escape stands for no character", at: span,
      help: [Help("write the character itself, or '\\u' and four hexadecimal digits")])
  }

  /// A quotation mark that is doubled in a text, as YAML has it.
  static func doubledQuote(_ quote: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax,
      "this ends a text and begins another, and no quotation mark is printed", at: span,
      help: [
        Help(
          "for a quotation mark, write '\\\(quote)'", replace: span, with: "\\\(quote)"),
        Help("to join two texts, write '~' between them"),
      ])
  }

  static func unexpectedToken(
    _ found: String, expected: String, at span: Span, advice: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "expected \(expected), found \(found)", at: span,
      help: advice.map { [$0] } ?? [])
  }

  /// A word that looks like the end of the innermost tag.
  static func misspeltEnd(_ name: String, meant: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "there is no tag \(quoted(name))", at: span,
      help: [Help("write '\(meant)'", replace: span, with: meant)])
  }

  static func emptyExpression(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "nothing to print", at: span,
      help: [Help("write a value between the braces, or leave them out", replace: span, with: "")])
  }

  static func expressionTooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting, "the expression is nested deeper than \(limit)", at: span,
      help: [Help("set parts of it to variables first")])
  }

  static func tagsTooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting, "tags are nested deeper than \(limit)", at: span,
      help: [Help("put the inner part into a template of its own and include it")])
  }

  static func colonAfterFilter(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "the arguments of a filter stand in parentheses", at: span,
      help: [Help("write '\(name)(…)' instead of '\(name): …'")])
  }

  static func unknownTag(_ name: String, at span: Span, suggesting log: inout DiagnosticLog)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .error, .templateSyntax, "there is no tag \(quoted(name))", at: span)
    if let advice = tagsOfOthers[name] {
      diagnostic.help = [Help(advice)]
    } else if let nearest = log.nearest(to: name, among: tagNames) {
      diagnostic.help = [Help("did you mean '\(nearest)'?", replace: span, with: nearest)]
    } else {
      diagnostic.notes = ["the tags are \(list(tagNames, joinedBy: "and"))"]
    }
    return diagnostic
  }

  private static let tagNames = [
    "if", "elif", "else", "for", "set", "with", "include", "extends", "block", "macro", "import",
    "from", "call", "filter", "raw",
  ]

  /// The names here for tags of other template languages.
  private static let tagsOfOthers = [
    "elsif": "write 'elif'", "elseif": "write 'elif'", "elseIf": "write 'elif'",
    "foreach": "write 'for'", "asyncEach": "write 'for'", "ifAsync": "write 'if'",
    "print": "write '{{ … }}'", "echo": "write '{{ … }}'",
    "while": "loops go through a list: write 'for n in range(…)'", "let": "write 'set'",
    "var": "write 'set'", "const": "write 'set'", "layout": "write 'extends'",
    "section": "write 'block'", "yield": "write 'block'", "function": "write 'macro'",
    "unless": "write 'if not …'", "assign": "write 'set name = …'",
    "capture": "write '{% set name %}…{% endset %}'", "comment": "write '{# … #}'",
    "render": "write 'include'", "partial": "write 'include'", "verbatim": "write 'raw'",
    "case": "write 'if', 'elif' and 'else'", "switch": "write 'if', 'elif' and 'else'",
    "load": "filters and functions need no loading; macros are brought in with 'from'",
    "do": "an expression has no effect here; write 'set' to keep its value",
    "break": "loops run to their end; choose their elements with 'for … if …'",
    "continue": "loops run to their end; choose their elements with 'for … if …'",
    "autoescape": "every value is escaped for the place it stands in; there is nothing to turn on",
    "trans": "write 't(\"key\")' with a text of the message files",
    "component": "write a macro, and 'call' where it takes a body",
    "embed": "write a macro, and 'call' where it takes a body",
    "cycle": "write '{{ loop.cycle(…) }}'", "end": "write 'endif', 'endfor' or 'endblock'",
    "range": "write 'for … in …'", "tablerow": "write 'for … in …'",
    "highlight": "write a block of code in Markdown",
  ]

  static func nothingToEnd(_ name: String, open: String?, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .templateSyntax, "'\(name)' ends or continues nothing here", at: span)
    if let open { diagnostic.notes = ["the tag that is open here is '\(open)'"] }
    if name == "elif", open == "if" {
      diagnostic.help = [Help("write '{% elif … %}' before '{% else %}'")]
    }
    return diagnostic
  }

  static func unclosedBlock(
    _ name: String, at span: Span, before place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "'\(name)' is not closed", at: span,
      places: place.map { [Place($0, "it should be closed before this")] } ?? [],
      help: [Help("write '{% end\(name) %}' where it ends")])
  }

  static func misplacedExtends(inside tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "'extends' stands inside '\(tag)'", at: span,
      help: [Help("write it at the top of the template: the layout is the same for all pages")])
  }

  static func secondExtends(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "a template extends one other template", at: span,
      places: [Place(first, "it extends this one already")])
  }

  static func secondBlock(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "the block \(quoted(name)) is defined twice", at: span,
      places: [Place(first, "it is defined here first")],
      help: [Help("print it a second time with '{{ self.\(name)() }}'")])
  }

  static func secondMacro(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the macro \(quoted(name)) is defined twice", at: span,
      places: [Place(first, "it is defined here first")])
  }

  static func wrongEndOfBlock(
    _ typed: String, block: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "this ends the block '\(block)', not \(quoted(typed))", at: span,
      help: [Help("write '\(block)'", replace: span, with: block)])
  }

  static func parameterAfterDefault(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the parameter \(quoted(name)) needs a default", at: span,
      notes: ["the parameters before it have one"])
  }

  static func callOfNoMacro(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "'call' needs the call of a macro", at: span,
      help: [Help("write '{% call name(…) %}'")])
  }
}
