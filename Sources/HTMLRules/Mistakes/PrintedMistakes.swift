import Diagnostics

// Values that are printed where another is meant.
extension Diagnostic {
  static func addressAsText(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlNames, "'\(name)' is a text that is read out, and this is an address",
      at: span,
      help: [Help("print what the picture or link shows, such as '.alt' of a picture")])
  }

  static func exchangedSides(at width: Span, other height: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue, "'width' is the height of a picture, and 'height' its width", at: width,
      places: [Place(height, "and this is its width")],
      help: [Help("exchange the two values")])
  }

  /// An address that Apus writes relative to the page, behind the beginning of another.
  static func addressBehindBase(_ base: String, in name: String, at span: Span) -> Diagnostic {
    let isPart = base.contains("?") || base.lowercased().contains("mailto:")
    return Diagnostic(
      .error, .htmlValue,
      "'\(name)' has an address that is relative to the page behind \(quoted(base))", at: span,
      notes: ["addresses of the site lead from the page to another, such as '../notes/'"],
      help: [
        Help(
          (isPart
            ? "write '| absolute' behind it: '{{ … | absolute }}'"
            : "write '{{ … | absolute }}' in place of both, which is the absolute URL")
            + "; the address of the site is 'address' in 'site.yaml'")
      ])
  }

  static func relativeSharedAddress(
    _ name: String, _ address: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlValue,
      "'\(name)' expects an absolute URL, as in 'https://example.org/', "
        + (address.map { "found '\($0)'" } ?? "not an address that is relative to the page"),
      at: span,
      help: [
        Help(
          address == nil
            ? "write '| absolute' behind it; the address of the site is 'address' in 'site.yaml'"
            : "write the absolute URL")
      ])
  }
}
