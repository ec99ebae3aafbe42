import Content
import Diagnostics
import FileSystem
import SiteCompiler

/// `apus infer`: writes the model that content already follows.
struct InferCommand {
  private let paths: [String]
  private let model: String?
  private let color: ColorOption

  /// Reads the paths from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard !arguments.operands.isEmpty else {
      throw Arguments.Fault(message: "a folder or file is expected, such as Content/recipes")
    }
    paths = arguments.operands
    model = arguments.values["model"]
    color = try ColorOption(arguments)
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    var files: [(path: String, bytes: [UInt8])] = []
    do throws(FileError) {
      for path in paths { files += try GivenContent(at: path).files }
    } catch {
      return FailureText().write(.unreadable(error), to: &errors)
    }
    let progress = Progress("reading", on: errors)
    let inference = ModelInference(of: files, named: model)
    progress.end()
    guard !inference.collections.isEmpty else {
      for note in inference.notes { errors.write("apus: \(DisplayText(note).text)\n") }
      errors.write("apus: error: no Markdown, JSON or YAML with entries is there\n")
      return .mistakes
    }
    output.write(inference.model)
    errors.write(Self.report(of: inference))
    errors.write("\nin Content/site.yaml:\n\n" + inference.siteLines)
    return .success
  }

  /// What was found, and what does not fit.
  static func report(of inference: ModelInference) -> String {
    var text = ""
    for collection in inference.collections {
      let count = "\(collection.count) \(collection.count == 1 ? "entry" : "entries")"
      text += "\(collection.model): \(count) from \(DisplayText(collection.from).text)\n"
    }
    for note in inference.notes { text += "note: \(DisplayText(note).text)\n" }
    let errors = inference.log.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      var formatter = DiagnosticFormatter(sources: inference.sources)
      formatter.limit = 10
      text += "what no model takes:\n" + formatter.text(of: errors)
    }
    return text
  }
}
