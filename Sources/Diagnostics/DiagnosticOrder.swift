/// The order in which diagnostics are reported: by path, offset, severity, code and message, which
/// depends neither on timing nor on the order of the stages. Those without a place come first.
package struct DiagnosticOrder: Sendable {
  private let sources: SourceMap

  /// Makes the order of diagnostics whose spans lie in `sources`.
  package init(sources: SourceMap) { self.sources = sources }

  /// The diagnostics in order, each once, with nothing secret in their words.
  package func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let masked = diagnostics.map { diagnostic in
      sources.withoutSecrets(diagnostic).distinguishingForms(in: sources).namingFile(in: sources)
    }
    let keyed = masked.map { (key: Key($0, sources: sources), diagnostic: $0) }
    let ordered = keyed.sorted { $0.key < $1.key }.map(\.diagnostic)
    return ordered.enumerated()
      .filter { $0.offset == 0 || ordered[$0.offset - 1] != $0.element }
      .map(\.element)
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
