import Diagnostics

// Character references.
extension Diagnostic {
  static func referenceFault(
    _ fault: ReferenceFault, nearest: String?, at span: Span
  ) -> Diagnostic {
    let ampersand = Help("a '&' that is shown is written '&amp;'")
    switch fault.kind {
    case .unknownName:
      let meant = nearest.map {
        Help("did you mean '&\($0);'?", replace: span, with: "&\($0);")
      }
      return reference(
        "there is no character '&\(fault.name);'", [meant, ampersand], at: span)
    case .missingSemicolon:
      let meant = Help("write '&\(fault.name);'", replace: span, with: "&\(fault.name);")
      return reference(
        "expected ';' after '&\(fault.name)'",
        [meant, fault.name.hasPrefix("#") ? nil : ampersand], at: span)
    case .noCharacter(let shown):
      let meant =
        shown.map { Help("write '\($0)', which browsers show for it", replace: span, with: $0) }
        ?? Help("delete it: browsers show a sign for a missing character, or nothing")
      return reference("there is no character '&\(fault.name);'", [meant], at: span)
    }
  }

  private static func reference(_ message: String, _ help: [Help?], at span: Span) -> Diagnostic {
    Diagnostic(.error, .htmlCharacters, message, at: span, help: help.compactMap(\.self))
  }
}
