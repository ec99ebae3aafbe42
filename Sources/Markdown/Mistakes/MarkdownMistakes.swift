package import Diagnostics

extension DiagnosticCode {
  /// The codes of the module Markdown, by number.
  package static let markdown: [DiagnosticCode] = [
    characterNotForPages, markdownNesting, emptyDestination, blockedScheme, malformedDestination,
    imageFromElsewhere, missingAlternativeText, htmlNotAllowed, footnotes, excerptMark,
    htmlLeftOpen, templateSyntaxInText, spacedDestination, hiddenText, undefinedReference,
    nearlyMarkdown, elementWithoutName, mistakenMarkup,
  ]

  /// A character that is not allowed in pages.
  package static let characterNotForPages = DiagnosticCode(
    "0402", "texts hold characters of pages",
    """
    Control characters and the code points that are not characters must not stand in a page, and \
    feeds cannot hold them at all. They mostly come in by copying from elsewhere. Delete them.
    """)

  /// Containers or brackets nest beyond the limits.
  static let markdownNesting = DiagnosticCode(
    "0403", "nesting has a bound",
    """
    At most 100 block quotes and list items may be open at once, and at most 1,000 brackets in a \
    paragraph. No text that a person wrote comes near; beyond, reading would take a time that \
    grows faster than the text.
    """)

  /// A link or image without a destination.
  static let emptyDestination = DiagnosticCode(
    "0404", "links and images lead somewhere",
    """
    A link without a destination, such as `[text]()`, leads nowhere, and an image without one \
    shows nothing. Write the destination, or leave the brackets out.
    """)

  /// A destination whose scheme is not allowed.
  package static let blockedScheme = DiagnosticCode(
    "0405", "destinations have a known scheme",
    """
    Links lead to `http`, `https`, `mailto` and `tel` addresses, to a path of the site, or to an \
    entry by the name of its collection and its slug or key (`recipes:apple-pie`); images come \
    from a path of the site. Other schemes, above all `javascript:` and `data:`, can run \
    programs in the reader's browser. The scheme is judged as browsers read it: after character \
    references, escapes and letter case.
    """)

  /// An address that browsers read differently from what it looks like.
  static let malformedDestination = DiagnosticCode(
    "0406", "destinations mean what they show",
    """
    An address that begins with two slashes or a backslash leads to another site, though it \
    looks like a path; control characters in an address are dropped by browsers; `https:` \
    without a host, `mailto:` without an address and `tel:` without a number lead nowhere. Write \
    the whole address, such as `https://example.org/`, or a path.
    """)

  /// An image that is fetched from another site.
  static let imageFromElsewhere = DiagnosticCode(
    "0407", "images are part of the site",
    """
    Pages load nothing from other sites: it tells them who reads the page, the picture is gone \
    when they take it away, and the policy of the theme's pages blocks it. Save it beside the text.
    """)

  /// HTML in a text where it is off.
  static let htmlNotAllowed = DiagnosticCode(
    "0409", "texts hold no HTML",
    """
    HTML in Markdown is left out unless the collection allows it, for it can break the page and \
    its safety. Most of it has a Markdown form: `**bold**`, `![text](image.svg)`, a line that ends \
    with a backslash for `<br>`. Where it is allowed, style sheets are not, nor styles with \
    addresses in them: their place is `Templates/assets`.
    """)

  /// A reference to a footnote that is not defined, or a definition without references.
  package static let footnotes = DiagnosticCode(
    "0410", "footnotes have a reference and a definition",
    """
    A footnote is written in two places: `[^name]` where it belongs, and `[^name]: Its text.` at \
    the start of a line anywhere in the document. A reference without a definition is shown as \
    typed, and a definition without a reference is not shown at all.
    """)

  /// A comment or another kind of HTML that is not closed.
  static let htmlLeftOpen = DiagnosticCode(
    "0412", "HTML that is opened is closed",
    """
    A comment, or an element such as `<pre>` or `<script>`, at the start of a line goes on over \
    blank lines until it is closed. Without its end it takes all of the text that follows, which \
    would be missing from the page. Close it, or write `&lt;` where the sign itself is meant.
    """)

  /// A shortcode, a template tag or a list of attributes in a text.
  package static let templateSyntaxInText = DiagnosticCode(
    "0413", "texts are not templates",
    """
    Shortcodes (`{{< figure >}}`), tags and values of templates (`{% include %}`, `{{ site.title }}`), \
    lists of attributes (`{: .note}`, `{#anchor}`) and links of wikis (`[[Page]]`) mean something to \
    other programs. In a text \
    of Apus they are shown as typed. What changes from page to page belongs to a template, and what \
    a text needs beyond Markdown to a field of the model; a link names a file: `[Page](page.md)`. To \
    show such a mark, write it as code or put a backslash before it.
    """)

  /// A link whose destination has a space.
  static let spacedDestination = DiagnosticCode(
    "0414", "destinations with spaces",
    """
    A destination ends at its first space, so `[Terms](our terms.md)` is no link and is shown as it \
    is typed. A destination with spaces stands between angle brackets: `[Terms](<our terms.md>)`, \
    `[Ann](<people:Ann Lee>)`, or `[](<people:Ann Lee>)` to show the name; an anchor has `-` for each
    space.
    """)

  /// A link or an image by reference whose label is not defined.
  static let undefinedReference = DiagnosticCode(
    "0416", "references are defined in the same text",
    """
    `[the terms][terms]` and `[terms][]` are links only where the same text has the line \
    `[terms]: terms.md`; otherwise they are shown as they are typed. Each field of an entry, and \
    each section that the model takes from a file, is a text of its own. Write the definition, or \
    the destination behind the words: `[the terms](terms.md)`. Brackets that are meant as such have \
    a backslash before the first.
    """)

  /// A mark that does not end an excerpt.
  static let excerptMark = DiagnosticCode(
    "0411", "an excerpt ends once, between two blocks",
    """
    `<!-- more -->` on a line of its own ends what lists show of a text. It stands between two \
    blocks, neither inside a list or quotation nor in the middle of a paragraph, and once a text; \
    any other is ignored.
    """)
}

extension Diagnostic {
  /// A mark of an excerpt inside a paragraph or container.
  static func excerptMarkInside(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .excerptMark, "this mark ends no excerpt: it stands inside another block",
      at: span, help: [Help("write it on a line of its own between two blocks")])
  }

  /// A second mark of an excerpt.
  static func secondExcerptMark(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .warning, .excerptMark, "this mark ends no excerpt: it is not the first", at: span,
      places: [Diagnostic.Place(first, "the excerpt ends here")], help: [Help("delete it")])
  }

  /// A character that is not allowed in pages.
  package static func characterNotForPages(_ scalar: UInt32, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .characterNotForPages,
      "\(unicodeName(scalar)) is not a character that pages can hold", at: span,
      help: [Help("delete it", replace: span, with: "")])
  }

  /// A character without width that belongs to no script.
  package static func zeroWidthCharacter(_ scalar: UInt32, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .invisibleCharacter, "zero-width character \(unicodeName(scalar))", at: span,
      label: "it shows nothing", help: [Help("delete it", replace: span, with: "")])
  }

  /// Too many open block quotes and list items.
  static func containersNestedTooDeep(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, .markdownNesting, "more than \(limit) block quotes and list items are open here",
      at: span, help: [Help("nest less deeply")])
  }

  /// Too many open brackets.
  static func tooManyOpenBrackets(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, .markdownNesting, "more than \(limit) brackets are open in this paragraph",
      at: span, help: [Help("write '\\[' for a bracket that opens no link")])
  }

  /// A link or image without a destination.
  static func emptyDestination(
    _ role: DestinationRole, isHTML: Bool, at span: Span
  ) -> Diagnostic {
    let (message, thing) =
      switch role {
      case .link: ("this link has no destination", "where it leads")
      case .image: ("this image has no file", "its path")
      case .file: ("this element has no file", "its path")
      }
    let marks = isHTML ? "quotes" : "parentheses"
    let rest = role == .link && !isHTML ? ", or leave the brackets out" : ""
    return Diagnostic(
      .error, .emptyDestination, message, at: span,
      help: [Help("write \(thing) between the \(marks)\(rest)")])
  }

  /// A destination whose scheme is not allowed; `place` is where the scheme alone is written, and
  /// `collections` are those whose entries it may name instead.
  static func blockedScheme(
    _ scheme: String, _ role: DestinationRole, suggestion: String?, collections: [String] = [],
    at span: Span, place: Span?
  ) -> Diagnostic {
    let (subject, remedy) =
      switch role {
      case .link: ("a link cannot lead to", "write one of these, or a path")
      case .image: ("an image cannot come from", "write the path of an image file")
      case .file: ("a file cannot come from", "write the path of a file")
      }
    var help = Help(remedy)
    if let suggestion {
      let question = "did you mean '\(suggestion):'?"
      help = place.map { Help(question, replace: $0, with: suggestion) } ?? Help(question)
    }
    let list = role.schemes.dropLast().map { "'\($0):'" }.joined(separator: ", ")
    let last = role.schemes.last.map { "'\($0):'" } ?? ""
    var notes = ["allowed are \(list) and \(last) addresses, and paths of the site"]
    if !collections.isEmpty {
      notes.append(
        "an entry is named by its collection, as in \(self.list(collections.map { $0 + ":…" }))")
    }
    return Diagnostic(
      .error, .blockedScheme, "\(subject) a '\(scheme):' address", at: span, notes: notes,
      help: [help])
  }

  /// An image that is on another site.
  static func imageFromElsewhere(_ typed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .imageFromElsewhere, "the image '\(typed)' is on another site",
      at: span, help: [Help("save it beside the text and write its path")])
  }

  /// HTML in a text where it is off.
  static func htmlNotAllowed(
    tag: String, extent: HTMLExtent, inSite: Bool, at span: Span
  ) -> Diagnostic {
    let isElement = !tag.isEmpty
    if isElement, !ElementTags.mayBe(tag) { return .tagOfNoElement(tag, at: span) }
    let advice = htmlAdvice[tag.lowercased()].map { [Help($0)] } ?? []
    let setting =
      inSite ? "write 'raw-html: true' for the collection in 'site.yaml'" : "use --raw-html"
    let keeping = Help("to keep it\(inSite ? " in a text of the type 'Markdown'" : ""), \(setting)")
    return Diagnostic(
      .warning, .htmlNotAllowed,
      isElement ? "the HTML element '<\(tag)>' is left out" : "this HTML is left out", at: span,
      notes: [
        "HTML in texts is off; \(extent.rawValue)"
      ],
      help: advice + [keeping])
  }

  /// What looks like a tag, and is a part of code or a word to be replaced.
  private static func tagOfNoElement(_ tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlNotAllowed, "'<\(tag)>' is left out: it is read as HTML", at: span,
      notes: ["HTML has no element '\(tag)'"],
      help: [
        Help("write code between backticks: '`List<\(tag)>`'"),
        Help("or write a backslash before it: '\\<\(tag)>'"),
      ])
  }

  static func styleSheetInText(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlNotAllowed, "a text cannot hold a style sheet", at: span,
      notes: ["HTML has 'style' in 'head' only, and what it leads to is not published"],
      help: [Help("write it into a file of 'Templates/assets', which the template links to")])
  }

  static func styleAddressInText(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlNotAllowed, "a style in a text cannot lead to a file", at: span,
      notes: ["what it leads to is not published"],
      help: [
        Help("write it into a style sheet of 'Templates/assets', and give the element a class")
      ])
  }

  /// What other generators would replace in a text.
  static func templateSyntaxInText(_ syntax: TemplateSyntax, at span: Span) -> Diagnostic {
    let (what, advice) =
      switch syntax {
      case .shortcode:
        ("a shortcode", "write what it stands for in Markdown, or give the model a field for it")
      case .tag: ("a template tag", "write what it would make, or move it to the template")
      case .expression:
        ("a template expression", "write its value, or print it in the template")
      case .attributes:
        ("a list of attributes", "delete it: headings have anchors, and templates have the style")
      case .wikiLink:
        ("a link of a wiki", "write '[words](file.md)', or '![words](picture.png)' for a picture")
      }
    return Diagnostic(
      .warning, .templateSyntaxInText, "\(what) in a text is shown as it is typed", at: span,
      help: [Help(advice), Help("to show it on purpose, write it as code: '`…`'")])
  }

  /// A destination with a space; `rest` is what follows the space.
  static func spacedDestination(_ destination: ArraySlice<UInt8>, at span: Span) -> Diagnostic {
    let start = destination.prefix { !$0.isBlank }
    let rest = destination[start.endIndex...].drop(while: \.isBlank)
    let quotes = ["“", "”", "„", "‘", "’", "«"]
    let advice =
      if rest.first == UInt8(ascii: "="), rest.dropFirst().first?.isASCIIDigit == true {
        "delete '\(String(decoding: rest.prefix(20), as: UTF8.self))': a picture has a size of its own"
      } else if quotes.contains(where: { rest.starts(with: $0.utf8) }) {
        "write straight quotation marks around the title: '[words](destination \"title\")'"
      } else if rest.first == UInt8(ascii: "#") {
        "delete the space before '#'"
      } else if start.contains(UInt8(ascii: "#")), !rest.contains(UInt8(ascii: "/")) {
        "write '-' for each space, as anchors have it"
      } else {
        "write '<' before it and '>' behind it"
      }
    return Diagnostic(
      .warning, .spacedDestination, "this is not a link, because its destination has a space",
      at: span, help: [Help(advice)])
  }

  /// Text with the form of a link by reference whose label is not defined.
  static func undefinedReference(
    _ label: String, isImage: Bool, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .undefinedReference,
      "this is no \(isImage ? "image" : "link"), because '\(label)' is not defined in this text",
      at: span,
      help: [
        Help(
          "write '[\(label)]: DESTINATION' on a line of its own, or '(DESTINATION)' for the label"),
        Help("if brackets are meant, write a backslash before the first"),
      ])
  }

  /// How much of a text is left out with HTML.
  enum HTMLExtent: String {
    case tag = "what stands between the tags is kept as text"
    case toBlankLine = "all of it is left out up to the next blank line"
    case toClosing = "all of it is left out up to the end of the line on which it is closed"

    /// How much is left out with an element, or a block that begins with it.
    init(of html: ArraySlice<UInt8>, isInline: Bool) {
      self = isInline ? .tag : HTMLBlockEnd(of: html) == nil ? .toBlankLine : .toClosing
    }
  }

  /// A comment or another kind of HTML that is not closed.
  static func htmlLeftOpen(_ what: String, closing: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlLeftOpen, "\(what) that starts here is not closed", at: span,
      notes: ["without its end, all of the text that follows would be left out"],
      help: [Help("write '\(closing)' where it ends")])
  }

  private static let htmlAdvice = [
    "br": "end the line with a backslash instead; a cell of a table has one line: write two rows",
    "b": "write '**text**' instead", "strong": "write '**text**' instead",
    "i": "write '*text*' instead", "em": "write '*text*' instead",
    "s": "write '~~text~~' instead", "del": "write '~~text~~' instead",
    "code": "write '`text`' instead", "hr": "write '---' on a line of its own instead",
    "img": "write '![what it shows](path)' instead", "a": "write '[text](address)' instead",
    "table": "write a table with '|' between its cells instead",
  ]

  /// A reference to a footnote that is not defined.
  static func undefinedFootnote(
    _ label: String, suggestion: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .footnotes, "no footnote is called '\(label)'", at: span,
      help: [
        suggestion.map { Help("did you mean '\($0)'?", replace: span, with: "[^\($0)]") }
          ?? Help("write '[^\(label)]: Its text.' on a line of its own")
      ])
  }

  /// A footnote without references.
  static func unusedFootnote(_ label: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .footnotes, "nothing refers to the footnote '\(label)', so it is not shown",
      at: span, help: [Help("write '[^\(label)]' where it belongs")])
  }

  /// A second footnote with the same name.
  static func footnoteDefinedTwice(
    _ label: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .footnotes, "a second footnote is called '\(label)', and it is not shown",
      at: span, places: [Diagnostic.Place(first, "the first one")],
      help: [Help("give it another name")])
  }
}
