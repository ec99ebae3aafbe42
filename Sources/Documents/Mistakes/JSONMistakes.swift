// The rules of JSON.

package import Diagnostics

extension DiagnosticCode {
  static let jsonSyntax = DiagnosticCode(
    "0130", "JSON has a form",
    """
    JSON is read to the letter of RFC 8259. An object is `{"key": value, "key": value}`, an array \
    `[value, value]`: keys and texts in double quotes, commas between and not after, no comments. \
    What else a value may be: a number, `true`, `false` or `null`.
    """)
  static let jsonText = DiagnosticCode(
    "0131", "texts in JSON",
    """
    A text stands in double quotes on one line. A line end in it is written `\\n`, a quote `\\"`, a \
    backslash `\\\\`, any character `\\u` with four hexadecimal digits; a character above U+FFFF needs \
    two such escapes, a pair of surrogates, of which neither means anything alone.
    """)
  static let jsonNumber = DiagnosticCode(
    "0132", "numbers in JSON",
    """
    A number is written in decimal digits, with a minus, a fraction and an exponent where needed: \
    `0`, `-12`, `3.25`, `6.02e23`. There is no plus before it, no zero in front, no point without \
    digits on both sides, and no other base.
    """)
}

extension Diagnostic {
  static func emptyJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "the file is empty, where JSON was expected", at: span,
      help: [Help("write {} for an object without keys, or [] for an empty list")])
  }

  static func textAfterJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "text after the end of the value", at: span,
      help: [Help("a file holds one value: to hold several, write them in a list")])
  }

  static func unexpectedJSON(
    _ found: String, expected: String, at span: Span, opening: Span? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "expected \(expected), found \(found)", at: span,
      places: opening.map { [Place($0, "opened here")] } ?? [],
      help: found.hasPrefix("U+") ? [Help("delete it", replace: span, with: "")] : [])
  }

  package static func otherBase(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonNumber, "a number is written in decimal digits", at: span,
      help: [Help("write 31 for 0x1F")])
  }

  static func trailingComma(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "a trailing comma", at: span, label: "nothing follows it",
      help: [Help("delete the comma", replace: span, with: "")])
  }

  static func missingComma(at span: Span, after place: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "a comma is missing before this", at: span,
      help: [Help("write a comma between the two", replace: place, with: ",")])
  }

  /// A quote inside a text, which ends the text; `rest` is from there to the text's own end.
  static func quotesInText(at span: Span, rest: Span, escaped: String) -> Diagnostic {
    let shown = escaped.utf8.count <= 40 ? "write '\(DisplayText(escaped).text)': " : ""
    return Diagnostic(
      .error, .jsonSyntax, "this quote ends the text, which continues behind it", at: span,
      help: [
        Help(shown + "inside a text a quote is written \\\"", replace: rest, with: escaped)
      ])
  }

  static func jsonComment(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "comments are not JSON", at: span,
      help: [Help("delete the comment", replace: span, with: "")])
  }

  static func singleQuotedKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "keys use double quotes", at: span,
      help: [Help("write \"key\" for 'key'")])
  }

  static func singleQuotedText(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "texts use double quotes", at: span,
      help: [Help("write \"text\" for 'text'")])
  }

  /// A text in typographic quotation marks; `text` is what is between them, where that is clear.
  static func curlyQuotes(at span: Span, text: String?) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "texts use straight double quotes", at: span,
      help: [
        text.map {
          Help("write straight quotes: \"…\"", replace: span, with: "\"\($0)\"")
        } ?? Help("write straight quotes: \"…\"")
      ])
  }

  static func unquotedKey(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "the key '\(key)' needs quotes", at: span,
      help: [Help("write \"\(key)\"", replace: span, with: "\"\(key)\"")])
  }

  static func jsonWord(_ word: String, at span: Span, suggesting log: inout DiagnosticLog)
    -> Diagnostic
  {
    let words = ["true", "false", "null"]
    let replacement =
      switch word {
      case "undefined", "nil", "None", "NULL": "null"
      case "yes", "on": "true"
      case "no", "off": "false"
      default: log.nearest(to: word, among: words)
      }
    var help = replacement.map { Help("write \($0)", replace: span, with: $0) }
    if ["NaN", "Infinity", "inf", "nan"].contains(word) {
      help = Help("JSON has finite numbers only: write null", replace: span, with: "null")
    }
    return Diagnostic(
      .error, .jsonSyntax, "'\(word)' is not JSON: expected a value", at: span,
      help: [help ?? Help("if it is a text, put it in double quotes")])
  }

  static func unclosedJSON(isObject: Bool, at span: Span, end: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonSyntax, "the \(isObject ? "object" : "array") that starts here has no end",
      at: span, places: [Place(end, "the text ends here")],
      help: [Help("write '\(isObject ? "}" : "]")' where it ends")])
  }

  static func unclosedJSONString(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonText, "the text that starts here has no end", at: span,
      help: [Help("write '\"' where it ends")])
  }

  static func controlInJSONString(_ scalar: UInt32, at span: Span) -> Diagnostic {
    switch scalar {
    case 0x0A, 0x0D:
      Diagnostic(
        .error, .jsonText, "a line end in a text", at: span,
        help: [Help("write \\n for a line end, or close the text with '\"'")])
    case 0x09:
      Diagnostic(
        .error, .jsonText, "a tab in a text", at: span,
        help: [Help("write \\t", replace: span, with: "\\t")])
    default:
      controlCharacter(scalar, at: span)
    }
  }

  static func jsonEscape(_ letter: UInt8, at span: Span) -> Diagnostic {
    let isSeen = letter > 0x20 && letter < 0x7F
    let written = isSeen ? " '\\\(Character(Unicode.Scalar(letter)))'" : ""
    return Diagnostic(
      .error, .jsonText, "there is no escape\(written)", at: span,
      help: [Help("write '\\\\' for a backslash")])
  }

  static func shortUnicodeEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonText, "'\\u' needs four hexadecimal digits", at: span,
      help: [Help("write \\u00e9 for é, or the character itself")])
  }

  static func loneSurrogate(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonText, "half of a surrogate pair", at: span,
      label: "no character alone",
      help: [Help("write both halves, such as \\ud83d\\ude00, or the character itself")])
  }

  static func digitsMissing(
    after place: String? = nil, before next: String? = nil, at span: Span
  ) -> Diagnostic {
    let side = place.map { "after \($0)" } ?? next.map { "before \($0)" } ?? ""
    return Diagnostic(
      .error, .jsonNumber, "a digit is missing \(side)", at: span,
      help: [Help(next == nil ? "write a digit, such as 0" : "write 0.5 for .5")])
  }

  package static func leadingZero(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonNumber, "a number does not start with a zero", at: span,
      help: [
        Help("delete the zero", replace: span, with: ""),
        Help("if it is a code and not a number, put it in quotes"),
      ])
  }

  static func plusSign(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .jsonNumber, "a number has no plus before it", at: span,
      help: [Help("delete the plus", replace: span, with: "")])
  }
}
