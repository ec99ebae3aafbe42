import Diagnostics

// What a policy says that a browser does not read as it was meant.
extension Diagnostic {
  static func policySlip(_ slip: PolicySlip, nearest: String?, at span: Span) -> Diagnostic {
    let (message, advice) = words(of: slip, nearest: nearest)
    return Diagnostic(
      isCertain(slip, nearest: nearest) ? .error : .warning, .htmlPolicy, message, at: span,
      help: [Help(advice)])
  }

  /// Whether it changes what the policy allows, as far as is known.
  private static func isCertain(_ slip: PolicySlip, nearest: String?) -> Bool {
    switch slip {
    case .unquoted, .unknownKeyword, .comma, .directiveAmongSources, .noneBesideOthers,
      .repeatedDirective:
      true
    case .unknownDirective: nearest != nil
    case .onlyInHeader: false
    }
  }

  private static func words(
    of slip: PolicySlip, nearest: String?
  ) -> (message: String, advice: String) {
    switch slip {
    case .unquoted(let word):
      let bare = word.filter { $0.isASCII && !"'\"`".contains($0) }
      return (
        "a browser takes \(quoted(word)) in the policy for a host: keywords stand between "
          + "apostrophes", "write \"'\(bare)'\""
      )
    case .unknownKeyword(let word):
      return (
        "there is no keyword \(quoted(word)) of policies",
        nearest.map { "did you mean \"'\($0)'\"?" }
          ?? "write a keyword, such as \"'self'\", or a host without apostrophes"
      )
    case .comma(let word):
      return (
        "a browser takes the comma after \(quoted(String(word.dropLast()))) for a part of the source",
        "put spaces between sources, and ';' between directives"
      )
    case .directiveAmongSources(let word):
      return (
        "a browser takes \(quoted(word)) in the policy for a host, because no ';' is before it",
        "write '; \(word)'"
      )
    case .noneBesideOthers(let directive):
      return (
        "'none' has no effect beside other sources of \(quoted(directive))",
        "take it out, or the other sources"
      )
    case .unknownDirective(let name), .repeatedDirective(let name), .onlyInHeader(let name):
      return words(of: slip, directive: name, nearest: nearest)
    }
  }

  private static func words(
    of slip: PolicySlip, directive name: String, nearest: String?
  ) -> (message: String, advice: String) {
    switch slip {
    case .repeatedDirective:
      (
        "the directive \(quoted(name)) stands in the policy twice, and only the first counts",
        "write all its sources behind the first"
      )
    case .onlyInHeader:
      (
        "the directive \(quoted(name)) has no effect in a 'meta'",
        "let the host send it as a header, or take it out"
      )
    case .unknownDirective, .unquoted, .unknownKeyword, .comma, .directiveAmongSources,
      .noneBesideOthers:
      (
        "there is no directive \(quoted(name)) of policies, and browsers ignore it",
        nearest.map { "did you mean '\($0)'?" } ?? "take it out"
      )
    }
  }
}
