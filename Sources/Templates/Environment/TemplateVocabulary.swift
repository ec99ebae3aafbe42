/// The names of the language, for documentation and completion.
package enum TemplateVocabulary {
  /// All tags that begin something.
  package static let tags = [
    "if", "for", "set", "with", "include", "extends", "block", "macro", "import", "from", "call",
    "filter", "raw",
  ]

  /// All filters, sorted.
  package static var filters: [String] { FilterTable.names }

  /// All tests, sorted.
  package static var tests: [String] { ValueTest.names }

  /// The functions that every template has, besides those of the host.
  package static var functions: [String] { BuiltInFunction.all.map(\.name) + ["fields"] }

  /// The members of a duration.
  package static let durationMembers = ["seconds"]
}
