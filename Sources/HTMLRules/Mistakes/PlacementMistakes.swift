import Diagnostics

// Elements and text that are where the content models do not allow them.
extension Diagnostic {
  private static func placement(
    _ message: String, at span: Span, _ places: [Place] = [], help: String
  ) -> Diagnostic {
    Diagnostic(.error, .htmlPlacement, message, at: span, places: places, help: [Help(help)])
  }

  static func misplaced(
    _ name: String, in parent: String, parent span: Span, at place: Span
  ) -> Diagnostic {
    placement(
      "'\(name)' cannot stand in '\(parent)'", at: place, [Place(span, "'\(parent)' starts here")],
      help: help(for: name, in: parent))
  }

  /// A start tag in an element of its own name, in which none may be.
  static func twin(_ name: String, opened start: Span, at place: Span) -> Diagnostic {
    placement(
      "'\(name)' cannot stand in '\(name)'", at: place, [Place(start, "'\(name)' starts here")],
      help: "if this is to close it, write '</\(name)>'; otherwise write '</\(name)>' before it")
  }

  /// What to do about an element in the wrong parent.
  private static func help(for name: String, in parent: String) -> String {
    if name == "style" {
      return "write its rules into a style sheet under 'Templates/assets', and link that"
    }
    if let rule = ElementTable.rules[name], !rule.parents.isEmpty {
      return "put '\(name)' in \(alternatives(rule.parents))"
    }
    guard let rule = ElementTable.rules[parent] else { return "move it out of '\(parent)'" }
    switch rule.content {
    case .only where !rule.children.isEmpty:
      return "'\(parent)' holds \(alternatives(rule.children))"
    case .phrasing: return "'\(parent)' holds text and what stands in a line of it"
    case .text, .code: return "'\(parent)' holds text only"
    case .only, .flow, .transparent, .metadata, .anything, .nothing:
      return "move it out of '\(parent)'"
    }
  }

  private static func alternatives(_ names: Set<String>) -> String {
    let quoted = names.sorted().map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  static func endsParagraph(
    _ name: String, paragraph: Span, at span: Span
  ) -> Diagnostic {
    placement(
      "'\(name)' cannot stand in 'p': a browser ends the paragraph before it", at: span,
      [Place(paragraph, "the paragraph starts here")],
      help: "close the paragraph before it, or write 'div' instead of 'p'")
  }

  static func notInHead(_ name: String, before tag: Span, at span: Span) -> Diagnostic {
    placement(
      "'\(name)' cannot stand in 'head': a browser ends the head before it", at: span,
      [Place(tag, "too late for this tag")], help: "move it into 'body'")
  }

  static func forbiddenInside(
    _ name: String, ancestor: String, start: Span, at span: Span
  ) -> Diagnostic {
    placement(
      "'\(name)' cannot stand inside '\(ancestor)'", at: span,
      [Place(start, "'\(ancestor)' starts here")],
      help: name == ancestor
        ? "if this is to close it, write '</\(name)>'; otherwise write '</\(name)>' before it"
        : "close '\(ancestor)' before it")
  }

  static func misplacedSibling(
    _ name: String, _ problem: String, parent: Span, at span: Span
  ) -> Diagnostic {
    let isRule = !problem.hasSuffix("twice")
    return placement(
      isRule ? "'\(name)' is not where it belongs: it \(problem)" : "'\(name)' \(problem)",
      at: span, [Place(parent, "in this element")],
      help: isRule ? "move it" : "remove one of them")
  }

  static func misplacedText(
    _ what: String, in parent: String, parent span: Span, at place: Span
  ) -> Diagnostic {
    let isTable = ElementTable.tableParts.contains(parent)
    return placement(
      "\(what) cannot stand in '\(parent)'"
        + (isTable ? ": a browser moves it in front of the table" : ""),
      at: place, [Place(span, "'\(parent)' starts here")], help: help(for: "", in: parent))
  }

  static func blocksInside(_ parent: String, parent span: Span, at place: Span) -> Diagnostic {
    placement(
      "Markdown cannot stand in '\(parent)': it is printed as paragraphs and other blocks",
      at: place, [Place(span, "'\(parent)' starts here")],
      help: parent == "p" || parent == "span"
        ? "write 'div' instead of '\(parent)'" : "print its text: '| plain'")
  }

  static func missingChild(_ child: String, of name: String, at span: Span) -> Diagnostic {
    placement("'\(name)' without '\(child)'", at: span, help: "put a '\(child)' into it")
  }
}
