extension DiagnosticCode {
  /// Every code there is, by number.
  package static let all: [DiagnosticCode] = [
    documents, models, content, markdown, templates, escaping, messages, pages, output,
  ].flatMap { $0 }.sorted { $0.number < $1.number }
}
