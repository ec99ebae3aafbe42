import Diagnostics

// Elements that are opened and not closed, or closed and not opened.
extension Diagnostic {
  private static func nesting(
    _ message: String, at span: Span, _ places: [Place] = [], help: String
  ) -> Diagnostic {
    Diagnostic(.error, .htmlNesting, message, at: span, places: places, help: [Help(help)])
  }

  static func strayEnd(_ name: String, at span: Span) -> Diagnostic {
    nesting(
      "'</\(name)>' closes nothing", at: span,
      help: "remove it, or open '\(name)' where it belongs")
  }

  /// An element that is not closed before an end tag, or before the end of the page where there is
  /// none.
  static func unclosed(
    elementAt place: Int, before end: Tag?, in state: PageState
  ) -> Diagnostic {
    let element = state.open[place]
    let twin = state.twin(ofElementAt: place)
    let name = element.name
    let message = "'\(name)' is not closed"
    if twin == nil, let misfit = state.route.misfits[element.tag.span] {
      return nesting(
        message, at: element.tag.span, [Place(misfit, "this cannot stand in '\(name)'")],
        help: "write '</\(name)>' before what cannot stand in it")
    }
    return nesting(
      message, at: element.tag.span,
      (end.map { [Place($0.span, "'\($0.name)' ends here")] } ?? [])
        + places(ofTwin: twin, of: name),
      help: "write '</\(name)>'" + (end.map { " before '</\($0.name)>'" } ?? ""))
  }

  /// The place of a start tag in it that may be meant for its end tag.
  private static func places(ofTwin twin: Span?, of name: String) -> [Place] {
    twin.map { [Place($0, "if this is to close it, write '</\(name)>' here")] } ?? []
  }

  static func openOnSomeWays(_ name: String, closed end: Span, at span: Span) -> Diagnostic {
    nesting(
      "'\(name)' is closed in some branches only", at: span, [Place(end, "closed here")],
      help: "close it in every branch, or under the condition under which it is opened")
  }

  static func endedOnSomeWays(_ name: String, opened start: Span, at span: Span) -> Diagnostic {
    nesting(
      "'</\(name)>' closes an element that is opened in some branches only", at: span,
      [Place(start, "opened here")],
      help: "close it under the condition under which it is opened")
  }

  static func openAfterIteration(_ name: String, at span: Span) -> Diagnostic {
    nesting(
      "'\(name)' is opened in each iteration of a loop and not closed", at: span,
      help: "write '</\(name)>' before the end of the loop, or open it before the loop")
  }

  static func endedBeforeIteration(_ name: String, opened start: Span?, at span: Span) -> Diagnostic
  {
    nesting(
      "'</\(name)>' closes, in each iteration of a loop, an element opened before the loop",
      at: span,
      start.map { [Place($0, "opened here")] } ?? [],
      help: "open and close '\(name)' both inside the loop, or both outside")
  }

  static func closedVoid(_ name: String, at span: Span) -> Diagnostic {
    nesting("'\(name)' has no end tag", at: span, help: "remove '</\(name)>'")
  }

  static func selfClosed(_ name: String, at span: Span) -> Diagnostic {
    nesting(
      "'/>' does not close '\(name)': a browser takes it for '>'", at: span,
      help: "write '></\(name)>'")
  }

  static func misplacedDocumentPart(_ name: String, at span: Span) -> Diagnostic {
    nesting(
      "'<\(name)>' cannot stand here", at: span,
      help: "a page has one 'html', with one 'head' and then one 'body' in it")
  }
}
