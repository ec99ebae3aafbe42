// What is wrong with the form of a YAML text, and what to write.

package import Diagnostics

extension Diagnostic {
  /// Tabs at the beginning of a line, which has to be indented by this many spaces.
  static func tabIndent(at span: Span, spaces: Int) -> Diagnostic {
    let advice = spaces == 0 ? "delete it, to begin like the line above" : "indent with spaces"
    return Diagnostic(
      .error, .yamlSyntax, "a tab cannot indent", at: span,
      help: [Help(advice, replace: span, with: String(repeating: " ", count: spaces))])
  }

  static func commentNeedsSpace(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a comment needs a space before its '#'", at: span,
      help: [Help("write a space before it, or put the text in quotes")])
  }

  static func indicatorNeedsSpace(_ indicator: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a space is missing after '\(indicator)'", at: span,
      help: [
        Help("write a space after it", replace: span, with: indicator + " "),
        Help("or put the text in quotes"),
      ])
  }

  static func dashInFlow(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a list inside brackets has no dashes", at: span,
      help: [Help("separate the elements with commas; put a '-' that is a text in quotes")])
  }

  static func continuationIndent(needed: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax,
      "a line that continues a value is indented further than its key", at: span,
      help: [Help("indent it by at least \(needed) space\(needed == 1 ? "" : "s")")])
  }

  static func blankLineIndent(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "an empty line is indented further than the text that follows", at: span,
      help: [Help("delete the spaces of the empty line")])
  }

  /// A text that holds `: ` and so looks like a mapping inside a mapping.
  static func colonInText(at span: Span, text: Span, written: String) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a text with ': ' in it needs quotes", at: span,
      label: "this would start another key",
      help: [quoting(written, at: text)])
  }

  /// A text that starts with a character that means something else in YAML.
  static func reservedStart(
    _ character: String, at span: Span, text: Span, written: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a text that starts with '\(character)' needs quotes", at: span,
      help: [quoting(written, at: text)])
  }

  /// The sign for a text of several lines, between braces or brackets.
  static func blockTextInBrackets(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "no text of several lines can begin between braces or brackets",
      at: span,
      help: [
        Help("write each key on a line of its own, without the braces"),
        Help("or write the text on this line, between quotation marks"),
      ])
  }

  private static func quoting(_ written: String, at span: Span) -> Help {
    guard written.utf8.count <= 80, !written.contains("\"") || !written.contains("'") else {
      return Help("put the text in quotes")
    }
    let quoted =
      written.contains("\"") || written.contains("\\") ? "'\(written)'" : "\"\(written)\""
    guard !quoted.dropFirst().dropLast().contains("'") || quoted.hasPrefix("\"") else {
      return Help("put the text in quotes")
    }
    return Help("write \(quoted)", replace: span, with: quoted)
  }

  static func overIndented(at span: Span, above: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "this line is indented as if it belonged to the text above", at: span,
      places: [Place(above, "this text goes on in lines that are indented further")],
      help: [Help("indent the key like the one above, or end the line above with ':'")])
  }

  static func notAKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "expected 'key: value', found a text without a key", at: span,
      help: [
        Help("write a key before it; to continue the text above, indent the line")
      ])
  }

  package static func missingKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a key is missing before ':'", at: span,
      help: [Help("write the key, or put a text that starts with ':' in quotes")])
  }

  static func wrongIndent(
    indent: Int, expected: [Int], at span: Span, first: Span
  ) -> Diagnostic {
    let numbers = expected.map(String.init).joined(separator: " or ")
    return Diagnostic(
      .error, .yamlSyntax,
      "this line is indented by \(indent) space\(indent == 1 ? "" : "s"), the lines above by \(numbers)",
      at: span, places: [Place(first, "the lines that belong together start here")],
      help: [Help("indent it like the lines that it belongs to")])
  }

  /// `key` is the key behind the dash, where there is one.
  static func unexpectedItem(at span: Span, key: String?) -> Diagnostic {
    let asItem = "end the line of the key above with ':', without a value"
    return Diagnostic(
      .error, .yamlSyntax, "a list item where a key was expected", at: span,
      help: key.map {
        [
          Help("for a key, leave '- ' out before \(quoted($0 + ":"))"),
          Help("for an item of a list, \(asItem)"),
        ]
      } ?? [Help(asItem)])
  }

  /// `isKey` where it is a key, as what is behind the `- ` above may be.
  static func expectedItem(isKey: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "expected '- ' as on the lines above", at: span,
      help: [Help("write '- ' before it, or indent it differently from the list")]
        + (isKey ? [Help("or leave '- ' out above, if there are keys and no elements")] : []))
  }

  static func itemInText(at span: Span, above: Span) -> Diagnostic {
    Diagnostic(
      .warning, .yamlItemInText, "this line looks like a list item but is part of the text above",
      at: span, places: [Place(above, "the text starts here")],
      help: [Help("indent it like the other items, or put the text in quotes")])
  }

  /// `text` is what is before the `#`; nil where there is nothing.
  static func textCutByComment(at span: Span, text: Span?) -> Diagnostic {
    guard let text else {
      return Diagnostic(
        .warning, .yamlTextCut, "the value is empty, because this '#' begins a comment", at: span,
        help: [
          Help("put the value in quotes, such as \"#b23a1e\", or write a blank behind the '#'")
        ])
    }
    return Diagnostic(
      .warning, .yamlTextCut, "the text ends before this '#', which begins a comment", at: span,
      places: [Place(text, "all of the text")],
      help: [
        Help("put the text in quotes, or write '  # ' before a comment: two blanks, and one behind")
      ])
  }

  /// `value` is what probably begins with the `#`.
  static func flowCutByComment(at span: Span, value: String, place: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlTextCut,
      "this '#' begins a comment, and so the brackets are not closed", at: span,
      help: [quoting(value, at: place)])
  }

  static func listOnKeyLine(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "a list cannot start on the line of its key", at: span,
      help: [
        Help("start it on the next line, or write it in brackets: [one, two]"),
        Help("if it is a text, put it in quotes"),
      ])
  }

  /// Brackets that close nothing.
  static func closedTwice(_ closing: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "\(quoted(closing)) closes nothing that is open", at: span,
      help: [Help("remove it", replace: span, with: "")])
  }

  /// What follows a closing quote or bracket; `opening` is its opening one, when that is on another
  /// line, and `whole` what was probably meant as one text.
  static func textAfterClosing(
    _ closing: String, at span: Span, opening: Span?, whole: (span: Span, text: String)?
  ) -> Diagnostic {
    let rule =
      switch closing {
      case "'": "inside single quotes an apostrophe is written twice: 'it''s'"
      case "\"": "inside double quotes a quote is written \\\""
      default: "a text that starts with a bracket needs quotes"
      }
    let help = [Help(rule)] + (whole.map { [quoting($0.text, at: $0.span)] } ?? [])
    return Diagnostic(
      .error, .yamlSyntax,
      closing == "'" || closing == "\""
        ? "text after the closing quote" : "text after the closing '\(closing)'",
      at: span, places: opening.map { [Place($0, "opened here")] } ?? [], help: help)
  }

  static func unclosedQuote(_ quote: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "the text that starts here has no closing \(quote)", at: span,
      help: [Help("write \(quote) where it ends")])
  }

  static func quoteGoesOn(
    _ quote: String, at span: Span, line: Span, needed: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "the text that starts here has no closing \(quote) on its line",
      at: span,
      places: [Place(line, "so it would go on here, where the line is not indented")],
      help: [
        Help("write \(quote) where it ends"),
        Help("or indent the lines that it goes over by \(needed) space\(needed == 1 ? "" : "s")"),
      ])
  }

  static func unclosedBracket(
    _ closing: String, at span: Span, found: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax,
      "the \(closing == "]" ? "list" : "mapping") that starts here has no closing '\(closing)'",
      at: span, places: found.map { [Place($0, "expected ',' or '\(closing)' here")] } ?? [],
      help: [Help("write '\(closing)' where it ends")])
  }

  /// Something between brackets where an element has ended; `quote` is what ended it right before,
  /// if that may be a part of the text.
  static func missingFlowComma(
    _ closing: String, after quote: String?, at span: Span
  ) -> Diagnostic {
    let help =
      switch quote {
      case "'":
        [
          Help("inside single quotes an apostrophe is written twice: 'it''s'"),
          Help("or put the text in double quotes"),
        ]
      case "\"": [Help("inside double quotes a quote is written \\\"")]
      default: [Help("separate the elements with ',', or put the text in quotes")]
      }
    return Diagnostic(
      .error, .yamlSyntax, "expected ',' or '\(closing)' before this", at: span, help: help)
  }

  /// A sign in place of a value; `word` is the one behind a dash and a space.
  package static func emptyElement(
    _ found: String, before word: String? = nil, at span: Span
  ) -> Diagnostic {
    let dash = word.map { Help("write '-\(DisplayText($0).text)' without the space") }
    return Diagnostic(
      .error, .yamlSyntax,
      found == "," ? "an empty list element" : "expected a value, found '\(found)'", at: span,
      help: [
        dash,
        Help(
          found == ","
            ? "delete the comma, or write \"\" for an empty text"
            : "\(dash == nil ? "" : "or ")put a text that starts with '\(found)' in quotes"),
      ].compactMap { $0 })
  }

  static func yamlEscape(_ letter: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "there is no escape '\\\(letter)'", at: span,
      help: [Help("write '\\\\' for a backslash, or put the text in single quotes")])
  }

  static func yamlHexEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "hexadecimal digits are missing", at: span,
      help: [Help("write two after \\x, four after \\u, eight after \\U")])
  }

  static func yamlScalarEscape(isSurrogate: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax,
      isSurrogate ? "half of a surrogate pair" : "an escape for a character that does not exist",
      at: span, help: [Help("write the character itself, or \\U with its eight digits")])
  }

  static func afterBlockIndicator(_ indicator: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "the text after '\(indicator)' starts on the next line", at: span,
      help: [
        Help("write the text on the lines below, indented"),
        Help("if '\(indicator)' belongs to the text, put it in quotes"),
      ])
  }

  static func lessIndentedThanFirst(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "this line is indented less than the first", at: span,
      places: [Place(first, "the first line starts here")],
      help: [Help("indent all keys alike, best not at all")])
  }

  static func yamlTextAfterEnd(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSyntax, "text after the end of the value", at: span,
      help: [Help("write it as a key and a value, or delete it")])
  }
}
