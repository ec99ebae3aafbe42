import Diagnostics

// Elements and attributes that HTML does not have, and values that they cannot have.
extension Diagnostic {
  static func unknownElement(_ name: String, nearest: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlElement, "HTML has no element '\(name)'", at: span,
      help: [
        Help(
          nearest.map { "did you mean '\($0)'?" }
            ?? "an element of your own has a hyphen in its name")
      ])
  }

  static func obsoleteElement(_ name: String, advice: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlElement, "the element '\(name)' is obsolete", at: span, help: [Help(advice)])
  }

  static func duplicateAttribute(
    _ name: String, of element: String, first: Span, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlAttribute, "'\(element)' has the attribute '\(name)' twice", at: span,
      places: first == span ? [] : [Place(first, "the first one, which a browser takes")],
      help: [Help("write it once, with an 'if' inside of its value")])
  }

  static func repeatedAttribute(
    _ name: String, of element: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlAttribute,
      "'\(element)' has the attribute '\(name)' twice where the loop around it runs twice",
      at: span,
      help: [
        Help("write it once, with the loop inside of its value"),
        Help("or let the loop run once at most: '{% for … in … | take(1) %}'"),
      ])
  }

  /// What a browser repairs or ignores in a tag.
  static func tagFault(_ fault: TagFault) -> Diagnostic {
    func shown(_ byte: UInt8) -> String { "'\(Unicode.Scalar(byte))'" }
    let (message, help) =
      switch fault.kind {
      case .missingSpace:
        ("expected a space between two attributes", "write a space before the second")
      case .unexpectedInName(UInt8(ascii: "<")):
        ("expected '>' before this '<'", "close the tag that it stands in")
      case .unexpectedInName(let byte):
        (
          "\(shown(byte)) cannot stand in the name of an attribute",
          "delete it; within a value between such marks it is written '&#\(byte);'"
        )
      case .equalsBeforeName:
        ("expected the name of an attribute before '='", "write the name, or delete the '='")
      case .unexpectedInValue(let byte, let name):
        (
          "\(shown(byte)) cannot stand in a value without quotation marks",
          "put the whole value of '\(name)' between two of them, and delete what does not belong to it"
        )
      case .missingValue(let name):
        ("expected a value after '\(name)='", "write '\(name)=\"\"' where it is to be empty")
      case .slash: ("expected '>' after '/'", "delete the '/'")
      case .slashInEndTag: ("expected '>', found '/>'", "delete the '/'")
      case .unclosedEndTag: ("this end tag is not closed", "write '>' at its end")
      }
    return Diagnostic(.error, .htmlAttribute, message, at: fault.span, help: [Help(help)])
  }

  static func unknownAttribute(
    _ name: String, of element: String, nearest: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlAttribute, "'\(element)' has no attribute '\(name)'", at: span,
      help: [
        nearest.map { Help("did you mean '\($0)'?", replace: span, with: $0) }
          ?? Help(
            name == "markdown"
              ? "delete it, and leave a line free before and behind the Markdown inside"
              : "data for scripts is written 'data-\(name)'")
      ])
  }

  static func obsoleteAttribute(_ name: String, of element: String, at span: Span) -> Diagnostic {
    let isHarmless = AttributeTable.harmless.contains("\(element) \(name)")
    return Diagnostic(
      isHarmless ? .warning : .error, .htmlAttribute,
      "the attribute '\(name)' of '\(element)' is obsolete", at: span,
      help: [Help("set the look in the style sheet, and leave out what has no effect any more")])
  }

  static func foreignAttribute(_ name: String, of element: String, at span: Span) -> Diagnostic {
    // htmx reads both names.
    let data = "data-" + name
    return Diagnostic(
      .warning, .htmlAttribute, "'\(element)' has no attribute '\(name)'", at: span,
      help: [
        name.hasPrefix("hx-")
          ? Help("write '\(data)', which htmx reads as well", replace: span, with: data)
          : Help(
            "attributes for scripts begin with 'data-'; whether a library reads such names, and "
              + "how, its documentation says")
      ])
  }

  static func changedBase(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlAttribute,
      "'base' changes where the links of the page lead: they are written from the page", at: span,
      help: [Help("leave 'href' out")])
  }

  static func endTagWithAttributes(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlAttribute, "an end tag has no attributes", at: span,
      help: [Help("move it into the start tag of '\(name)'")])
  }

  static func wrongValue(
    _ attribute: TagAttribute, _ value: String, expected: String, nearest: String?,
    advice: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'\(attribute.name)' expects \(expected), found '\(value)'",
      at: attribute.span,
      help: (nearest.map { "did you mean '\($0)'?" } ?? advice).map { [Help($0)] } ?? [])
  }

  /// An empty address where HTML wants one.
  static func emptyAddress(_ name: String, of element: String, at span: Span) -> Diagnostic {
    let isOfForm = name == "action" || name == "formaction"
    return Diagnostic(
      .error, .htmlValue, "'\(name)' expects an address, and is empty", at: span,
      help: [
        Help(
          isOfForm
            ? "leave '\(name)' out: the form is then sent to its own page"
            : name == "poster" || name == "manifest" || name == "srcset" && element == "img"
              ? "write the address, or leave '\(name)' out"
              : "write the address, or leave '\(element)' out")
      ])
  }

  /// A link with an empty address.
  static func emptyLink(_ element: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlValue, "'\(element)' with an empty 'href' leads to its own page", at: span,
      help: [
        Help("write the address that it is to lead to; '#' leads to the top of the page"),
        Help("what only scripts react to is a 'button' with 'type=\"button\"'"),
      ])
  }

  /// An attribute that is on wherever it is written, with a value that is meant to switch it.
  static func alwaysPresent(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'\(name)' is on wherever it is written, whatever its value", at: span,
      help: [Help("write it only where it is to be on: '{% if … %} \(name){% endif %}'")])
  }

  static func secondSelected(first: Span, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue,
      "a second option of this 'select' is 'selected': a browser takes the last", at: span,
      places: [Place(first, "the first one")],
      help: [
        Help(
          "delete 'selected' of one of them; where several may be chosen, write 'multiple' in the "
            + "tag 'select'")
      ])
  }

  /// A date or a length of time in a form that is not for programs; the text is an example.
  static func wrongDateFormat(
    _ attribute: TagAttribute, _ text: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'\(attribute.name)' expects \(expected), not one as in '\(text)'",
      at: attribute.span,
      help: [
        Help(
          "print a date without a filter, and a length of time by 'duration(\"iso\")': so programs read it"
        )
      ])
  }

  /// A text of a `time` that is not a date; `isExample` where a value prints texts like it.
  static func wrongMoment(_ text: String, isExample: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue,
      "'time' without 'datetime' expects \(ValueForm.moment.description), "
        + (isExample ? "not one as in '\(text)'" : "found '\(text)'"),
      at: span,
      help: [Help("write it for programs in 'datetime=\"…\"', or use another element")])
  }

  static func missingAttribute(_ name: String, of element: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'\(element)' without '\(name)'", at: span,
      help: [Help("write '\(name)=\"…\"' in every branch")])
  }

  static func unknownAria(_ name: String, nearest: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlAria, "ARIA has no attribute '\(name)'", at: span,
      help: nearest.map { [Help("did you mean '\($0)'?", replace: span, with: $0)] } ?? [])
  }

  static func unknownRole(_ role: String, nearest: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlAria, "ARIA has no role '\(role)'", at: span,
      help: nearest.map { [Help("did you mean '\($0)'?")] } ?? [])
  }

  static func positiveTabindex(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlAria, "a positive 'tabindex' changes the order of the whole page", at: span,
      help: [Help("write 0, and put the element where it is to be reached")])
  }
}
