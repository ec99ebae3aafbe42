extension DiagnosticReport {
  /// One object: how many errors and warnings there are, and all of them.
  var json: JSONText {
    let errors = ordered.count { $0.severity == .error }
    return .object([
      ("version", .number(1)), ("errors", .number(errors)),
      ("warnings", .number(ordered.count - errors)),
      ("diagnostics", .array(ordered.map { .object(members(of: $0)) })),
    ])
  }

  private func members(of diagnostic: Diagnostic) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.name)),
      ("rule", .text(diagnostic.code.title)), ("message", .text(diagnostic.message)),
    ]
    if let span = diagnostic.span { members += place(span) }
    if let label = diagnostic.label { members.append(("label", .text(label))) }
    let places = diagnostic.places.map { other -> JSONText in
      .object(place(other.span) + [("label", .text(other.label))])
    }
    let help = diagnostic.help.map { help -> JSONText in
      var members: [(String, JSONText)] = [("message", .text(help.message))]
      if let span = help.span, let replacement = replacement(of: help) {
        members.append(("replacement", .object(place(span) + [("text", .text(replacement))])))
      }
      return .object(members)
    }
    return members + [
      ("places", .array(places)), ("notes", .array(diagnostic.notes.map { .text($0) })),
      ("help", .array(help)),
    ]
  }

  private func place(_ span: Span) -> [(String, JSONText)] {
    let region = region(of: span)
    return [
      ("path", .text(region.path)), ("line", .number(region.start.line)),
      ("column", .number(region.start.column)), ("endLine", .number(region.end.line)),
      ("endColumn", .number(region.end.column)),
    ]
  }
}
