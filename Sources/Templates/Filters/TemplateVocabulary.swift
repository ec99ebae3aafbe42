/// The names that the language has for itself, for documents and completion.
package enum TemplateVocabulary {
  /// All filters, sorted.
  package static var filters: [String] { FilterTable.names }

  /// All tests, sorted.
  package static var tests: [String] { Checker.testNames }
}
