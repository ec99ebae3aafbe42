import Diagnostics

// Addresses that are empty, or have nothing behind their scheme, where a value is missing.
extension Diagnostic {
  /// An address that is empty where a value is missing, or a condition does not hold.
  static func perhapsEmptyAddress(
    _ name: String, of element: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .htmlValue, "the address in '\(name)' is empty where its value is missing",
      at: span,
      notes: ["a browser takes an empty address for that of the page itself"],
      help: onlyWithAddress(name, of: element))
  }

  /// An address with nothing behind its scheme, perhaps only where a value is missing.
  static func bareScheme(
    _ scheme: String, in name: String, of element: String, isCertain: Bool, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .htmlValue,
      "nothing is behind '\(scheme)' in '\(name)'"
        + (isCertain ? "" : " where its value is missing"),
      at: span,
      help: isCertain
        ? [Help("write all of the address")] : onlyWithAddress(name, of: element))
  }

  /// How a template writes an attribute, or its element, only where there is an address.
  private static func onlyWithAddress(_ name: String, of element: String) -> [Help] {
    let attribute = Help(
      "write the attribute only where there is an address: "
        + "'{% if … %} \(name)=\"…\"{% endif %}'")
    switch (element, name) {
    case ("a", _):
      return [
        Help(
          "write the link only where there is an address: "
            + "'{% if … %}<a \(name)=\"…\">…</a>{% endif %}'"),
        Help("or only its attribute: '{% if … %} \(name)=\"…\"{% endif %}'"),
      ]
    case ("area", _), ("img", "srcset"), (_, "action"), (_, "formaction"), (_, "poster"),
      (_, "manifest"), (_, "imagesrcset"):
      return [attribute]
    default:
      return [
        Help(
          "write the whole element only where there is an address: "
            + "'{% if … %}<\(element) \(name)=\"…\">{% endif %}'")
      ]
    }
  }
}
