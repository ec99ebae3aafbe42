import Diagnostics
import Escaping
import SiteCompiler

/// How a command writes its results.
enum OutputForm: Hashable {
  /// In lines, for people.
  case text
  /// As one JSON object, for programs: that of a report of mistakes, with the results of the
  /// command.
  case json

  /// Reads it from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    switch arguments.values["format"] {
    case nil, "text": self = .text
    case "json": self = .json
    case .some(let name):
      throw Arguments.Fault(
        message: "--format is text or json here, not \(Diagnostic.quoted(name))",
        hint: Suggestion.nearest(to: name, among: ["text", "json"]).map { "did you mean '\($0)'?" })
    }
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
