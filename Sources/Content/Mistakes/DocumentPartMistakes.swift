// Mistakes about Markdown as typed data: 0340 to 0349.

package import Diagnostics
import Markdown
import Schema

extension DiagnosticCode {
  package static let missingPart = DiagnosticCode(
    "0340", "a part of the document that the model asks for",
    """
    A field can stand in the text of a Markdown file: below a heading (`@Section`), after a
    label (`@Labelled`), as the heading itself (`@Heading`), as the first picture
    (`@FirstImage`). This document lacks a part that its model asks for. Write it, or write the
    field in the front matter. The files of translations have the same headings and labels: what
    readers see in their place is the label of the field in the message files. A heading or label that is nearly that of a field stays in the text,
    which is a warning; where the field is secret, it is an error.
    """)
  package static let unclaimedText = DiagnosticCode(
    "0341", "text that no field takes",
    """
    Everything an author writes reaches the page or is named. This part of the document stands
    where no field of the model takes it. Put it into a part that has a field, or give the model
    a field for it: `@Section("…")` for a heading, `@Body` for the rest. With `--lenient` it is
    a warning, and the text is left out.
    """)
  package static let repeatedPart = DiagnosticCode(
    "0342", "a part of the document that stands twice",
    """
    A section or a label that gives a field its value stands only once in a document: Apus
    cannot know which of two is meant.
    """)
  package static let lostMarkup = DiagnosticCode(
    "0343", "markup in a plain text",
    """
    A `String` that stands in the text of a Markdown file is its words: emphasis and code keep
    theirs, but a link loses its address, and a footnote, a picture, a struck-out word, the mark of
    a task, the number of a list or the title of a picture would be lost, and with them what the author said. Give the field the type
    `Markdown`, or say it in words. The same holds for a heading or a label that only names a
    field, and for text beside the link that refers to an entry. A `String` of front matter or of
    data is no HTML, no Markdown and no template: `&amp;`, `**words**` and `{{ name }}` are shown as
    they are typed.
    """)
}

extension Diagnostic {
  /// A part of a document that the model requires and that is missing; `name` is that of its heading
  /// or label, `nearest` what was probably meant as it; `mayBeEmpty` where its field
  /// is a list without a rule about its length, `isNamedInTranslation` where it is a heading or label
  /// that a translation has to have.
  package static func missingPart(
    _ rule: FieldRule, part: String, name: String?, example: String,
    nearest: (text: String, span: Span)?, mayBeEmpty: Bool, isNamedInTranslation: Bool,
    at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .missingPart, "\(part) is missing, which gives '\(rule.field)'", at: span,
      places: rule.place("\(rule.model) asks for it here"), help: [Help("write \(example)")])
    if let nearest {
      diagnostic.places.insert(Place(nearest.span, "did you mean this?"), at: 0)
      // Its name is misspelt there.
      if let name, name != nearest.text, Suggestion.isNear(nearest.text, to: name),
        nearest.span.range.count == nearest.text.utf8.count
      {
        diagnostic.span = nearest.span
        diagnostic.label = "did you mean '\(name)'?"
        diagnostic.places.removeFirst()
        diagnostic.help = [
          Help("write '\(name)'", replace: nearest.span, with: name), Help("or write \(example)"),
        ]
      }
    }
    if isNamedInTranslation {
      diagnostic.notes = [
        "the headings and labels in the files of all languages are those of the model; what readers "
          + "see in their place is the text 'models.\(rule.model).\(rule.field)' of a message file"
      ]
    }
    if mayBeEmpty {
      diagnostic.help.append(
        Help("or give the field the value '= []' in the model, where it may be missing"))
    }
    return diagnostic
  }

  /// A section without anything below its heading, which is then shown nowhere.
  static func emptySection(
    _ name: String, of rule: FieldRule, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .missingPart,
      "nothing is below the heading \(quoted(name)), which gives '\(rule.field)'", at: span,
      help: [
        Help("write what belongs to it below it; a heading there has more '#' than this one"),
        Help("or delete the heading"),
      ])
  }

  /// A label without a value in its line, below which something is.
  static func valueBelowLabel(_ label: String, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .missingPart, "nothing is behind the label \(quoted(label)) in its line", at: span,
      notes: ["what is below it is not its value"],
      help: [Help("write the value behind the colon, in the same line, or remove the label")])
    diagnostic.isFreeOfValues = true
    return diagnostic
  }

  /// A block behind the value of a label that may be more of it.
  static func moreOfValue(
    _ rule: FieldRule, label: String, isInItem: Bool, at span: Span
  ) -> Diagnostic {
    let consequence = rule.isSecret ? "would be shown with the text" : "stays in the text"
    var diagnostic = Diagnostic(
      .error, .missingPart,
      "this is not read as a part of the value of \(quoted(label)), and \(consequence)", at: span,
      places: rule.place("'\(rule.field)' takes the paragraph of its label"),
      help: [
        Help("write the whole value in one paragraph"),
        Help(
          "if it is no part of the value, "
            + (isInItem ? "end the list before it" : "put a blank line before it")),
      ])
    diagnostic.isFreeOfValues = true
    return diagnostic
  }

  /// The label of an optional field where none is read.
  static func labelNotRead(
    _ rule: FieldRule, label: String, inValueOf other: String?, at span: Span
  ) -> Diagnostic {
    let place = other.map { "in the value of \(quoted($0))" } ?? "in another item"
    var diagnostic = Diagnostic(
      .warning, .missingPart,
      "the label \(quoted(label)) is not read \(place): it gives no '\(rule.field)'", at: span,
      places: rule.place("\(rule.model) has a place for it"),
      help: [Help("to give it, write '- \(label): …' in a line of its own, in no other item")])
    diagnostic.isFreeOfValues = true
    return diagnostic
  }

  /// A bold line that is meant as the heading of what is below it, and is an element of its own.
  static func boldElement(_ rule: FieldRule, of element: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .missingPart,
      "this is an element of '\(rule.field)', and no heading of what is below it", at: span,
      notes: ["a bold line is the heading of a list right below it"],
      help: [
        Help("for the heading of a \(element), write \(Placement.heading.example(inPart: true))")
      ])
  }

  /// A line below a label that could be a label too, or a part of the value.
  static func valueOrLabel(
    _ rival: String, at span: Span, of label: String, at place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unclaimedText,
      "\(quoted(rival)) is no label of a field: is it a part of the value of \(quoted(label))?",
      at: span,
      places: [Place(place, "the value begins here, and goes on to the end of its paragraph")],
      help: [
        Help("if it is, write it in the line above; if not, put a blank line before it")
      ])
  }

  /// A heading or label that is nearly the one of a field, and stays in the text.
  static func nearPart(
    _ rule: FieldRule, part: String, name: String, typed: String, at span: Span, isWritten: Bool
  ) -> Diagnostic {
    let places = rule.place("\(rule.model) has a place for it")
    if isWritten {
      return Diagnostic(
        .warning, .missingPart,
        "\(quoted(typed)) is nearly \(part), which is written as well: this one stays in the text",
        at: span, places: places,
        help: [Help("delete what belongs to one of them, or give this one another name")])
    }
    return Diagnostic(
      .warning, .missingPart,
      "\(quoted(typed)) is nearly \(part), and stays in the text: it gives no '\(rule.field)'",
      at: span, places: places,
      help: [Help("did you mean '\(name)'?", replace: span, with: name)])
  }

  /// What looks like the place of a secret field, where its field does not take it: it would be shown.
  /// Nothing of it is quoted.
  static func shownSecret(
    _ rule: FieldRule, part: String, example: String, name: String, _ place: ShownSecrets.Place,
    at span: Span
  ) -> Diagnostic {
    let isSlip = place == .slip
    let write =
      switch place {
      case .slip: Help("to keep it secret, write '\(name)'", replace: span, with: name)
      case .name:
        Help("to keep it secret, write \(example), in no other section, item or quotation")
      case .withinLine: Help("to keep it secret, write \(example) in a line of its own")
      case .outsideOfPart:
        Help("to keep it secret, write \(example) in the text that gives a \(rule.model)")
      }
    var diagnostic = Diagnostic(
      .error, .missingPart,
      isSlip
        ? "this is nearly \(part) of the secret '\(rule.field)', and would be shown with the text"
        : "\(part) of the secret '\(rule.field)' is not read here, and would be shown with the text",
      at: span, places: rule.place("\(rule.model) has a place for it"),
      help: [write, Help("to show it, give it quite another name")])
    diagnostic.isFreeOfValues = true
    return diagnostic
  }

  /// A heading with the name of the label of an optional field, or a label with that of its section.
  static func partOfAnotherKind(
    _ rule: FieldRule, part: String, example: String, typed: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .missingPart,
      "\(quoted(typed)) is not \(part), and stays in the text: it gives no '\(rule.field)'",
      at: span, places: rule.place("\(rule.model) has a place for it"),
      help: [Help("to give it, write \(example)")])
  }

  /// A part of a document without a field.
  package static func unclaimedText(
    of model: String, what: String, nearest: String?, takers: [String], unplaced: String? = nil,
    advice: String? = nil, at span: Span, isLenient: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      isLenient ? .warning : .error, .unclaimedText, "no field of \(model) takes \(what)",
      at: span)
    if let nearest {
      diagnostic.message += "; did you mean '\(nearest)'?"
    } else if !takers.isEmpty {
      diagnostic.notes = ["\(model) takes \(list(takers, joinedBy: "and"))"]
    }
    diagnostic.help = [
      Help(
        advice
          ?? unplaced.map { "for the field '\($0)', write '@Body' before its 'var' in \(model)" }
          ?? "move it to a part that has a field, or give \(model) a field for it")
    ]
    return diagnostic
  }

  /// A character reference of HTML in a plain text, which is shown as it is typed.
  static func referenceInText(
    _ typed: String, meaning: String, _ rule: FieldRule, isAddress: Bool, at span: Span,
    isExact: Bool
  ) -> Diagnostic {
    let isSpace = meaning.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    let advice = "write the character itself" + (isSpace ? ", a space" : ": '\(meaning)'")
    return Diagnostic(
      .warning, .lostMarkup,
      isAddress
        ? "\(quoted(typed)) is a part of this address, which is no HTML"
        : "\(quoted(typed)) is shown as it is typed: '\(rule.field)' is no HTML", at: span,
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: [
        isExact ? Help(advice, replace: span, with: meaning) : Help(advice)
      ] + (isAddress ? [] : [Help("to show it so, declare '\(rule.field)' as Markdown")]))
  }

  /// Markup of Markdown or of templates in a plain text, which is shown as it is typed.
  static func markupInText(
    _ typed: String, _ kind: PlainMarkup.Kind, _ rule: FieldRule, mayBeMarkdown: Bool, at span: Span
  ) -> Diagnostic {
    let (what, advice) =
      switch kind {
      case .emphasis, .strong: ("no Markdown", "write it without the stars")
      case .link: ("no Markdown", "write the words alone")
      case .template: ("no template", "write its value, or print it in the template")
      }
    var help = [Help(advice)]
    if mayBeMarkdown {
      help.append(
        Help(
          kind == .template
            ? "to show it so, declare '\(rule.field)' as Markdown, and write it as code: '`…`'"
            : "or declare '\(rule.field)' as Markdown"))
    }
    return Diagnostic(
      .warning, .lostMarkup,
      "\(quoted(typed)) is shown as it is typed: '\(rule.field)' is \(what)", at: span,
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"), help: help)
  }

  /// The title of an image that a field takes.
  static func lostTitle(_ title: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .lostMarkup,
      "the title \(quoted(title)) of this image is left out: a field holds an image without one",
      at: span, help: [Help("write it into the text, or between the brackets: '![…](…)'")])
  }

  /// What takes a text, and loses its markup.
  enum PlainTaker {
    /// The text of a field, and the type that would keep the markup; nil where none would do.
    case text(keptBy: String?)
    /// A picture.
    case picture
    /// The link or name of an entry.
    case entry
    /// Nothing: it only names a field.
    case name
  }

  /// Markup in a text of which only the words count.
  static func lostMarkup(
    _ markup: LostMarkup, of rule: FieldRule, takenAs taker: PlainTaker
  ) -> Diagnostic {
    let reason: String
    var advice = Help("write it without \(markup.kind.plural)")
    var places = rule.place("its field")
    switch taker {
    case .text(let type):
      reason =
        (markup.number == nil ? "" : "it begins a list, and ") + "'\(rule.field)' takes plain text"
      if let number = markup.number {
        let text = "\(number.dropLast())\\\(number.suffix(1))"
        advice = Help(
          "to keep it as a part of the text, write '\(text)'", replace: markup.span, with: text)
      } else if let type {
        advice = Help("\(advice.message), or give the field the type '\(type)', which keeps them")
      }
    case .picture:
      reason = "'\(rule.field)' takes a picture"
      advice = Help("write the picture without a link around it")
    case .entry:
      reason = "'\(rule.field)' takes an entry"
      advice = Help("write only the name of the entry, or a link to it")
    case .name:
      reason = "this text only names '\(rule.field)'"
      places = []
    }
    return Diagnostic(
      .warning, .lostMarkup, "\(markup.kind.words) is left out: \(reason)", at: markup.span,
      places: places, help: [advice])
  }

  /// A section or label that occurs twice.
  package static func repeatedPart(_ part: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .repeatedPart, "\(part) stands twice", at: span, label: "again here",
      places: [Place(first, "first here")])
  }
}

extension LostMarkup.Kind {
  /// What messages call one of them.
  fileprivate var words: String {
    switch self {
    case .footnote: "the footnote"
    case .picture: "the picture"
    case .link: "the address of this link"
    case .strikethrough: "the line through this text"
    case .task: "the mark of this task"
    case .html: "this HTML"
    case .number: "this number"
    case .heading: "that this is a heading"
    case .text: "the text beside the link"
    }
  }

  /// What messages call all of them.
  fileprivate var plural: String {
    switch self {
    case .footnote: "footnotes"
    case .picture: "pictures"
    case .link: "links"
    case .strikethrough: "'~~'"
    case .task: "'[x]'"
    case .html: "HTML"
    case .number: "numbers of lists"
    case .heading: "headings"
    case .text: "words beside the link"
    }
  }
}
