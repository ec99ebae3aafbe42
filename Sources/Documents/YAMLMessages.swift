import Diagnostics

extension YAMLTreeBuilder {
  /// Words what libyaml found wrong.
  func report(_ problem: YAMLProblem, log: inout DiagnosticLog) {
    let offset = offsets.offset(of: problem.index, in: view)
    log.report(.yamlSyntax(problem.words, at: span(offset, min(offset + 1, range.upperBound))))
  }
}
