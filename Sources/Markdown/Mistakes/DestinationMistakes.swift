// Destinations that do not lead where they seem to.

package import Diagnostics

extension Diagnostic {
  /// The name of an entry between `<` and `>` that is not a link, because it is not an address.
  static func entryInBrackets(_ entry: EntryInBrackets, at span: Span) -> Diagnostic {
    let reason =
      entry.hasSpace
      ? "the name of the entry has a space" : "no address begins with '\(entry.collection):'"
    let link = "[](<\(entry.text)>)"
    return Diagnostic(
      .warning, .spacedDestination, "this is not a link, because \(reason)", at: span,
      help: [Help("write \(quoted(link))")])
  }

  /// An address that begins with two slashes or a backslash.
  static func addressWithoutScheme(_ typed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .malformedDestination,
      "'\(typed)' leads to another site, though it looks like a path", at: span,
      help: [Help("write 'https:' before it, or a single slash for a path of this site")])
  }

  /// An address with a control character in it.
  static func controlCharacterInDestination(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .malformedDestination, "the destination holds a control character", at: span,
      help: [Help("delete it: browsers do, and then read another address")])
  }

  /// `http:` or `https:` without a host.
  package static func addressWithoutHost(_ typed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .malformedDestination, "'\(typed)' names no host", at: span,
      help: [Help("write the whole address, such as 'https://example.org/'")])
  }

  /// `mailto:` without an address, or `tel:` without a number.
  static func addressOfNobody(_ typed: String, _ scheme: String, at span: Span) -> Diagnostic {
    let isMail = scheme == "mailto"
    return Diagnostic(
      .error, .malformedDestination,
      "'\(typed)' has no \(isMail ? "address" : "number") behind '\(scheme):'", at: span,
      help: [Help("write '\(isMail ? "mailto:ana@example.org" : "tel:+442079460000")'")])
  }
}
