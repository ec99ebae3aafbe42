import Diagnostics
import Escaping
import SiteCompiler

/// `apus build --dump STAGE`: writes the result of a stage of the compiler, and publishes nothing.
struct DumpCommand {
  private let stage: StageDump
  private let options: SiteOptions

  /// Reads it from a command line; nil where nothing is to be dumped.
  init?(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let name = arguments.values[.dump] else { return nil }
    let known = StageDump.allCases.map(\.rawValue)
    guard let stage = StageDump(rawValue: name) else {
      throw Arguments.Fault(
        message: "--dump is \(known.dropLast().joined(separator: ", ")) or "
          + "\(known[known.count - 1]), not \(Diagnostic.quoted(name))",
        hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
    self.stage = stage
    options = try SiteOptions(arguments)
    try options.format.refuseReports(by: "--dump")
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let site: CheckedSite
    do throws(LocationFault) {
      site = try SiteMessages(options: options).checkedSite(
        &output, &errors,
        with: { [("stage", .string(stage.rawValue)), ("text", .string(stage.text(of: $0)))] })
    } catch {
      return error.write(to: &errors)
    }
    if options.format == .text { output.write(stage.text(of: site)) }
    return site.isPublishable ? .success : .mistakes
  }
}
