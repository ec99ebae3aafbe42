package import Diagnostics

extension DiagnosticCode {
  package static let timeZone = DiagnosticCode(
    "0980", "unknown time zone",
    """
    `timezone:` in `site.yaml` names a time zone as the IANA Time Zone Database does: an area and \
    a city, such as `America/Sao_Paulo`, or `UTC`. Abbreviations such as `BRT` or `CET` and \
    offsets such as `+03:00` are not accepted, because they do not say when clocks change.
    """)
}

extension Diagnostic {
  /// A name that no time zone has; `city` is that of one zone with the abbreviation.
  static func unknownTimeZone(
    _ name: String, nearest: String?, city: String?, at span: Span?
  ) -> Diagnostic {
    let near = nearest.map { near in
      span.map { Help("did you mean '\(near)'?", replace: $0, with: near) }
        ?? Help("did you mean '\(near)'?")
    }
    let help = city.map { Help("write a city with these hours, such as '\($0)'") } ?? near
    return Diagnostic(
      .error, .timeZone, "expected the name of a time zone, found \(quoted(name))", at: span,
      help: [help ?? Help("write an area and a city, such as 'America/Sao_Paulo', or 'UTC'")])
  }
}
