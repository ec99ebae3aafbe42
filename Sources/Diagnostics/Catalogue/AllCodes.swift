extension DiagnosticCode {
  /// Every code there is, by number.
  package static let all: [DiagnosticCode] = []
}
