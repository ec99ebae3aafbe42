import Diagnostics
import Escaping
import SiteCompiler

/// How a command writes its results.
enum OutputForm: String, CaseIterable {
  /// In lines, for people.
  case text
  /// As one JSON object, for programs: that of a report of mistakes, with the results of the
  /// command.
  case json

  /// The names of all.
  static let names = allCases.map(\.rawValue)

  /// Reads it from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let name = arguments.values[.format] else {
      self = .text
      return
    }
    guard let form = OutputForm(rawValue: name) else {
      throw Arguments.Fault(
        message: "--format is text or json here, not \(Diagnostic.quoted(name))",
        hint: Suggestion.nearest(to: name, among: Self.names).map { "did you mean '\($0)'?" })
    }
    self = form
  }

  /// The results of a command for programs: `members`, together with the mistakes that were found.
  static func json(
    _ members: [(String, JSONNode)], diagnostics: [Diagnostic] = [],
    sources: SourceMap = SourceMap()
  ) -> String {
    DiagnosticReport(diagnostics, sources: sources).json(with: members)
  }

  /// The same for a command that reads a site.
  static func json(_ members: [(String, JSONNode)], of site: CheckedSite) -> String {
    json(members, diagnostics: site.log.diagnostics, sources: site.sources)
  }
}

extension JSONNode {
  /// A text, or `null`.
  static func text(_ text: String?) -> JSONNode {
    if let text { .string(text) } else { .null }
  }
}
