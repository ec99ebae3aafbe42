import Escaping

extension DiagnosticReport {
  /// One object: how many errors and warnings there are, and the list of them.
  var json: JSONNode { .object(jsonMembers) }

  /// The members of that object.
  var jsonMembers: [(String, JSONNode)] {
    let errors = ordered.count { $0.severity == .error }
    return [
      ("version", .integer(1)), ("errors", .integer(errors)),
      ("warnings", .integer(ordered.count - errors)),
      ("diagnostics", .array(ordered.map { .object(members(of: $0)) })),
    ]
  }

  private func members(of diagnostic: Diagnostic) -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("code", .string(diagnostic.name)),
      ("rule", .string(diagnostic.code.title)), ("message", .string(diagnostic.message)),
    ]
    if let span = diagnostic.span { members += place(span) }
    if let label = diagnostic.label { members.append(("label", .string(label))) }
    let places = diagnostic.places.map { other -> JSONNode in
      .object(place(other.span) + [("label", .string(other.label))])
    }
    let help = diagnostic.help.map { help -> JSONNode in
      var members: [(String, JSONNode)] = [("message", .string(help.message))]
      if let span = help.span, let replacement = replacement(of: help) {
        members.append(("replacement", .object(place(span) + [("text", .string(replacement))])))
      }
      return .object(members)
    }
    return members + [
      ("places", .array(places)), ("notes", .array(diagnostic.notes.map { .string($0) })),
      ("help", .array(help)),
    ]
  }

  private func place(_ span: Span) -> [(String, JSONNode)] {
    let region = region(of: span)
    return [
      ("path", .string(region.path)), ("line", .integer(region.start.line)),
      ("column", .integer(region.start.column)), ("endLine", .integer(region.end.line)),
      ("endColumn", .integer(region.end.column)),
    ]
  }
}
