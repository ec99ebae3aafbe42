// Mistakes about groups and components that pages show.

import Diagnostics

extension Diagnostic {
  /// Two values of a field whose groups would have one address.
  static func groupCollision(
    _ value: String, _ other: String, key: String, areAlike: Bool, at span: Span, other place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .collision,
      "the values \(quoted(other)) and \(quoted(value)) would have one address: \(quoted(key))",
      at: span, label: "this one", places: [Place(place, "and this one")],
      help: [
        Help(
          areAlike
            ? "write both alike, or 'merge: true' at the page in site.yaml, which makes them one group"
            : "write one of them with other letters or digits: its address is made of those alone")
      ])
  }

  /// A path that names a field of components.
  static func nestedTooDeep(_ path: String, at span: Span?) -> Diagnostic {
    let parts = path.split(separator: ".").prefix(2).joined(separator: ".")
    return Diagnostic(
      .error, .pageShape, "\(quoted(path)) goes more than one level deep", at: span,
      notes: ["pages are made of entries, or of the components in one list of theirs"],
      help: span.map { [Help("write '\(parts)'", replace: $0, with: parts)] } ?? [])
  }
}
