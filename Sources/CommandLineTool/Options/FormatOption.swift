import Diagnostics

/// How mistakes are reported.
enum FormatOption: Hashable {
  /// Drawn for people, on standard error.
  case text
  /// As one text for programs, on standard output, where nothing else is then written.
  case report(DiagnosticReport.Format)

  /// The names of all.
  static let names = ["text"] + DiagnosticReport.Format.allCases.map(\.rawValue)

  /// Reads it from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let name = arguments.values[.format], name != "text" else {
      self = .text
      return
    }
    guard let format = DiagnosticReport.Format(rawValue: name) else {
      throw Arguments.Fault(
        message: "--format is text, json, github or sarif, not \(Diagnostic.quoted(name))",
        hint: Suggestion.nearest(to: name, among: Self.names).map { "did you mean '\($0)'?" })
    }
    self = .report(format)
  }

  /// Refuses formats that can only report mistakes, for an option that writes more.
  func refuseReports(by option: String) throws(Arguments.Fault) {
    guard case .report(let format) = self, format != .json else { return }
    throw Arguments.Fault(
      message: "with \(option), --format is text or json, not \(format.rawValue)")
  }
}
