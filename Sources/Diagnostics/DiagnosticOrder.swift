/// The order in which diagnostics are reported: by path, offset, severity, code and message, which
/// depends neither on timing nor on the order of the stages. Those without a place come first.
package struct DiagnosticOrder: Sendable {
  private let sources: SourceMap

  /// Makes the order of diagnostics whose spans lie in `sources`.
  package init(sources: SourceMap) { self.sources = sources }

  /// The diagnostics in order, each once, with nothing secret in their words. A warning of what may be
  /// wrong is left out where an error with the same words says that it is.
  package func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let masked = diagnostics.map { diagnostic in
      sources.withoutSecrets(diagnostic).distinguishingForms(in: sources).namingFile(in: sources)
    }
    let keyed = masked.map { (key: Key($0, sources: sources), diagnostic: $0) }
    let ordered = keyed.sorted { $0.key < $1.key }.map(\.diagnostic)
    let errors = Set(ordered.lazy.filter { $0.severity == .error }.map(Mistake.init))
    return ordered.enumerated().filter { offset, diagnostic in
      if offset > 0, ordered[offset - 1] == diagnostic { return false }
      return diagnostic.severity != .warning || !errors.contains(Mistake(diagnostic))
    }.map(\.element)
  }

  /// What a diagnostic is about.
  private struct Mistake: Hashable {
    let code: DiagnosticCode
    let span: Span?
    let message: String

    init(_ diagnostic: Diagnostic) {
      (code, span, message) = (diagnostic.code, diagnostic.span, diagnostic.message)
    }
  }

  private struct Key: Comparable {
    let path: [UInt8]
    let offset: UInt32
    let severity: Diagnostic.Severity
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic, sources: SourceMap) {
      path = diagnostic.span.map { Array(sources.path(of: $0.source).utf8) } ?? []
      offset = diagnostic.span?.start ?? 0
      severity = diagnostic.severity
      code = diagnostic.code.number
      message = diagnostic.message
    }

    static func < (left: Key, right: Key) -> Bool {
      if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
      if left.offset != right.offset { return left.offset < right.offset }
      if left.severity != right.severity { return left.severity < right.severity }
      return (left.code, left.message) < (right.code, right.message)
    }
  }
}

extension Diagnostic {
  /// The diagnostic with the path of its file as the user sees it, who typed the site's folder.
  fileprivate func namingFile(in sources: SourceMap) -> Diagnostic {
    guard let file, !file.isEmpty, file != ".", sources.folder != "." else { return self }
    let path = sources.folder == "/" ? "/" + file : sources.folder + "/" + file
    func named(_ text: String) -> String { text.replacing(file, with: path, maxReplacements: 1) }
    var result = self
    result.message = named(message)
    result.notes = notes.map(named)
    result.help = help.map { help in help.span == nil ? Help(named(help.message)) : help }
    return result
  }
}
