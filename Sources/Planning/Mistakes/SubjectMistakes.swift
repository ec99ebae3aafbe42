// Mistakes about groups and components that pages show.

import Diagnostics

extension Diagnostic {
  /// Two values of a field whose groups would have one address.
  static func groupCollision(
    _ value: String, _ other: String, key: String, areAlike: Bool, onPage page: String,
    at span: Span, other place: Span
  ) -> Diagnostic {
    let isSpaced = value.trimmed == other.trimmed
    var help = [
      Help(
        isSpaced
          ? "remove the spaces before and behind the value" : ownAddress(of: value, onPage: page))
    ]
    if areAlike, !isSpaced {
      help.insert(
        Help(
          "write both alike, or 'merge: true' in site.yaml at page \(quoted(page)) and at all "
            + "others with the groups of this field, which makes them one group"), at: 0)
    }
    return Diagnostic(
      .error, .collision,
      "the values \(quoted(other)) and \(quoted(value)) would have one address: \(quoted(key))",
      at: span, label: "this one", places: [Place(place, "and this one")], help: help)
  }

  /// A value whose group would have no address.
  static func groupWithoutAddress(
    _ value: String, onPage page: String, at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic.badAddress(value, "has no letter or digit for an address", at: span)
    diagnostic.help = [Help(ownAddress(of: value, onPage: page))]
    return diagnostic
  }

  /// What to write so that the group of a value has an address of its own.
  private static func ownAddress(of value: String, onPage page: String) -> String {
    let key = "'" + value.replacing("'", with: "''") + "'"
    return "give it an address of its own at page \(quoted(page)) in site.yaml: "
      + "values: { \(key): { slug: … } }"
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

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
