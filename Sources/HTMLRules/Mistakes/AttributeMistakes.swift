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
    _ attribute: TagAttribute, _ value: String, expected: String, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'\(attribute.name)' expects \(expected), found '\(value)'",
      at: attribute.span, help: nearest.map { [Help("did you mean '\($0)'?")] } ?? [])
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
