// Mistakes about values in unsafe places: 0550 to 0559.

package import Diagnostics
import Escaping

extension DiagnosticCode {
  /// The codes of escaping by context, by number.
  package static let escaping: [DiagnosticCode] = [
    unsafePlace, differentContexts, unsafeText, unfinishedOutput, discardedValue,
  ]

  package static let unsafePlace = DiagnosticCode(
    "0550", "a value printed where none is safe",
    """
    How a value is escaped follows from where it stands: in element text, in a quoted attribute,
    in an address, in a CSS value, in a script behind the filter `json`. There are places where
    no escaping is safe, or where it would be guesswork: attributes without quotes, names of
    elements and attributes, comments, event handlers, JavaScript strings, CSS selectors,
    `srcdoc`, `base`, and what redirects or loads scripts. Move the value to a place where it is
    safe: quote the attribute, write `{{ … | json }}` in scripts, use a data attribute.
    """)
  static let differentContexts = DiagnosticCode(
    "0551", "branches that end in different contexts",
    """
    Both ends of an `if`, and the start and end of a loop body, must leave the output in the
    same place: all in element text, say, or all inside the same attribute. Otherwise what
    follows would be escaped rightly for one of them only. Close tags, quotes and comments in
    the branch that opens them.
    """)
  static let unsafeText = DiagnosticCode(
    "0552", "text that makes a value before it unsafe",
    """
    A value that was escaped for one purpose is put to another by the text after it: a `:` makes
    it the scheme of an address, `http-equiv` makes the `content` before it a header. Write that
    part in the template.
    """)
  static let unfinishedOutput = DiagnosticCode(
    "0553", "a template that ends inside a tag, an attribute or a comment",
    """
    A whole template leaves nothing open that a browser reads as one piece: a tag, the value of
    an attribute, a comment, the text of a script. Write the missing `>`, quote, `-->` or end
    tag.
    """)
  static let discardedValue = DiagnosticCode(
    "0554", "a value that cannot be published where it is printed",
    """
    An address that is printed has one of the schemes `http`, `https`, `mailto` and `tel`, or none,
    so that it runs no script; and a value in CSS is one keyword, one number with its unit or one
    `#hex` colour. A page would have `about:invalid#blocked` or `unset` in place of anything else.
    Write the value in one of these forms, or what is around it in the template: `calc(…)`, one
    declaration for each value, the whole address with its scheme.
    """)
}

extension Diagnostic {
  /// A value printed where no value is safe; `context` continues "cannot be printed".
  package static func unsafePlace(context: String, help: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unsafePlace, "a value cannot be printed \(context)", at: span,
      help: [Diagnostic.Help(help)])
  }

  /// A value that its escaper replaces as a whole; printed at a second place where an author wrote it
  /// elsewhere.
  static func discarded(
    _ text: some Sequence<UInt8>, _ escaper: Escaper, at span: Span, printedAt print: Span? = nil
  ) -> Diagnostic {
    let shown = quoted(String(decoding: Array(text), as: UTF8.self))
    let isStyle = escaper == .styleValue
    let place =
      isStyle
      ? "a CSS value: a page would have 'unset' in its place"
      : "an address: a page would have 'about:invalid#blocked' in its place"
    let help =
      isStyle
      ? "print keywords, numbers with their units and '#hex' colours; write all else in the template"
      : escaper == .urlAfterPrefix
        ? "print the whole address, with its beginning"
        : "print an address with 'http:', 'https:', 'mailto:', 'tel:' or no scheme; write any other in the template"
    return Diagnostic(
      .error, .discardedValue, "\(shown) cannot be printed as \(place)", at: span,
      places: print.map { [Diagnostic.Place($0, "it is printed here")] } ?? [],
      help: [Diagnostic.Help(help)])
  }

  /// The same for a constant that a template prints; nil where nothing is wrong with it.
  static func discarded(_ value: TypedExpression, _ escaper: Escaper) -> Diagnostic? {
    guard let text = value.printedConstant, escaper.discards(text.span) else { return nil }
    return discarded(text, escaper, at: value.span)
  }

  /// A literal text with a tag or a character reference, printed as a part of a text.
  static func shownMarkup(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unprintable, "readers see \(quoted(text)) as it is written here", at: span,
      notes: ["what a template prints is escaped: texts are no HTML"],
      help: [
        Diagnostic.Help(
          text.contains("<")
            ? "write the tag in the template, outside of '{{ … }}': "
              + "'{% for x in list %}{{ x }}{% if not loop.last %}<br>{% endif %}{% endfor %}'"
            : "write the character itself in the text, or its name in the template, outside of "
              + "'{{ … }}'")
      ])
  }

  /// An address that is printed relative to a file whose readers take no such addresses:
  /// `robots.txt`, or XML.
  package static func relativeAddress(forRobots isRobots: Bool, at span: Span) -> Diagnostic {
    let help =
      isRobots
      ? [
        "for paths such as '/films/', write 'links: root' at the page in site.yaml",
        "for whole addresses, as behind 'Sitemap:', write '{{ … | absolute }}'",
      ]
      : [
        "write it whole: '{{ … | absolute }}'", "or write 'links: whole' at the page in site.yaml",
      ]
    return Diagnostic(
      .warning, .unprintable,
      "this address is written relative to the file, which its readers do not understand",
      at: span, help: help.map { Diagnostic.Help($0) })
  }

  /// An address without a host behind something that programs read without knowing where the file
  /// is, such as `Sitemap:`.
  package static func addressWithoutHost(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unprintable,
      "programs that read this address do not know where the file is: it has no host", at: span,
      help: [
        Help(
          "write it whole: '{{ … | absolute }}'; the address of the site is 'address' in 'site.yaml'"
        )
      ])
  }

  /// A date in a feed, a site map or a calendar in a form that their readers do not understand.
  static func wrongFeedDate(
    _ pattern: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unprintable,
      "programs that read this element do not understand this form of a date", at: span,
      help: [Help("write it by 'date(\"\(pattern)\")'")])
  }

  /// A date in a calendar in a form that its readers do not understand; it has a time for sure
  /// where `hasTime`.
  static func wrongCalendarDate(
    _ pattern: String, of property: String, hasTime: Bool, at span: Span
  ) -> Diagnostic {
    // `DTSTAMP` is always a moment (RFC 5545, section 3.8.7.2).
    let mayBeDay = !hasTime && property != "DTSTAMP"
    let day = Help("write a day as in '\(property);VALUE=DATE:{{ … | date(\"\(pattern)\") }}'")
    let moment = "\(pattern)'T'HHmmss'Z'"
    return Diagnostic(
      .warning, .unprintable,
      "programs that read this line do not understand this form of a date", at: span,
      help: (mayBeDay ? [day] : []) + [
        Help(
          "write a date with a time as in "
            + "'\(property):{{ … | date(\"\(moment)\", zone=\"UTC\") }}'")
      ])
  }

  /// Branches that end in different contexts, each with its name and its end.
  static func differentContexts(
    _ first: String, endingAt firstEnd: Span, _ second: String, endingAt secondEnd: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .differentContexts, "the branches end in different places of the output",
      at: secondEnd, label: "this one ends \(second)",
      places: [Diagnostic.Place(firstEnd, "this one ends \(first)")],
      help: [Diagnostic.Help("close in each branch what it opens")])
  }

  /// A loop body that ends in another context than that of its start.
  static func differentLoopContexts(
    start: String, startingAt startSpan: Span, end: String, endingAt endSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .differentContexts,
      "the body of the loop ends in another place of the output than it starts in", at: endSpan,
      label: "it ends \(end)", places: [Diagnostic.Place(startSpan, "it starts \(start)")],
      help: [Diagnostic.Help("close in the body what it opens")])
  }

  /// Something that a template opens in a branch or loop of another template and does not close.
  package static func leftOpen(_ end: String, at span: Span, usedAt use: Span) -> Diagnostic {
    Diagnostic(
      .error, .differentContexts, "what opens here is not closed", at: span,
      places: [Diagnostic.Place(use, "a branch or loop ends \(end)")],
      help: [Diagnostic.Help("close it where it is opened: with '>', '-->' or a quote")])
  }

  /// A loop or macro that calls itself in another context than that of its start.
  static func differentCallContexts(
    _ start: String, startingAt startSpan: Span, _ other: String, endingAt endSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .differentContexts,
      "what calls itself has to start and end in the same place of the output", at: endSpan,
      label: "here it is \(other)", places: [Diagnostic.Place(startSpan, "it starts \(start)")],
      help: [Diagnostic.Help("close in it what it opens, and call it where it started")])
  }

  /// Static text that makes a value before it unsafe.
  static func unsafeText(_ message: String, help: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .unsafeText, message, at: span, help: [Diagnostic.Help(help)])
  }

  /// A template that ends inside something, which was opened at a place if that is known; `context`
  /// continues "ends".
  static func unfinishedOutput(
    context: String, at end: Span, opened: Span? = nil
  ) -> Diagnostic {
    guard let opened else {
      return Diagnostic(
        .error, .unfinishedOutput, "the template ends \(context)", at: end,
        help: [Diagnostic.Help("close what is open: a tag, a quote, a comment, an element")])
    }
    return Diagnostic(
      .error, .unfinishedOutput, "what opens here is not closed", at: opened,
      notes: ["all that follows is \(context)"],
      help: [Diagnostic.Help("close it: with '>', a quotation mark, '-->' or an end tag")])
  }

  /// The value of an attribute without its second quotation mark, in which a tag begins.
  static func unclosedValue(
    _ message: String, help: String, at span: Span, tag: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unfinishedOutput, message, at: span,
      places: [Diagnostic.Place(tag, "this is in it")],
      help: [Diagnostic.Help(help)])
  }
}
