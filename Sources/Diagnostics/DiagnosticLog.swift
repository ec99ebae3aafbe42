/// The diagnostics found so far, in the order in which they were found.
///
/// A stage takes it `inout`, reports what it finds and goes on. Work done in parallel fills a
/// log of its own, and logs are merged afterwards; drawing sorts by place, so timing never shows.
package struct DiagnosticLog: Sendable {
  /// What was reported.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Makes an empty log.
  package init() {}

  /// Whether any diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Records a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Takes over all diagnostics of another log.
  package mutating func merge(_ other: DiagnosticLog) {
    diagnostics.append(contentsOf: other.diagnostics)
  }
}
