import Diagnostics
import Escaping
import SiteCompiler

/// `apus explain`: what a code of a message means, or of all of them.
struct ExplainCommand {
  /// The code; nil for all.
  private let code: DiagnosticCode?
  private let form: OutputForm

  /// Reads the code from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    form = try OutputForm(arguments)
    if arguments.flags.contains(.all), arguments.operands.isEmpty {
      code = nil
      return
    }
    guard let typed = arguments.operands.first, arguments.operands.count == 1 else {
      throw Arguments.Fault(
        message: "one code is expected, such as E0301",
        hint: "'apus explain --all' lists all")
    }
    guard let code = DiagnosticManual.code(typed: typed) else {
      let nearest = Self.codes(like: typed)
      throw Arguments.Fault(
        message: "there is no code \(Diagnostic.quoted(typed))",
        hint: nearest.isEmpty
          ? "a code is a letter and four digits, such as E0301; 'apus explain --all' lists all"
          : "did you mean \(Diagnostic.list(nearest, joinedBy: "or"))?")
    }
    self.code = code
  }

  /// The codes to suggest for one that does not exist, with the letter that was typed: those next to
  /// it, or one with a mistyped digit. Empty if no code is similar.
  private static func codes(like typed: String) -> [String] {
    let letter = typed.hasPrefix("W") || typed.hasPrefix("w") ? "W" : "E"
    let next = DiagnosticManual.neighbours(of: typed).map(\.number)
    let digits = String(typed.drop { !$0.isNumber })
    let mistyped = Suggestion.nearest(to: digits, among: DiagnosticCode.all.map(\.number))
    return (next.isEmpty ? [mistyped].compactMap { $0 } : next).map { letter + $0 }
  }

  func run(_ output: inout OutputStream) -> ExitCode {
    switch form {
    case .text: output.write(code.map(DiagnosticManual.page) ?? DiagnosticManual.document)
    case .json:
      let rules = (code.map { [$0] } ?? DiagnosticCode.all).map { code -> JSONNode in
        .object([
          ("code", .string(code.number)), ("rule", .string(code.title)),
          ("explanation", .string(code.explanation)),
        ])
      }
      output.write(OutputForm.json([("rules", .array(rules))]))
    }
    return .success
  }
}
