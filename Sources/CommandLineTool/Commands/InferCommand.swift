import Content
import Diagnostics
import Escaping
import FileSystem
import Importing
import Planning
import SiteCompiler

/// `apus infer`: writes the model that content already follows.
struct InferCommand {
  private let paths: [String]
  private let model: String?
  private let color: ColorOption
  private let form: OutputForm

  /// Reads the paths from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard !arguments.operands.isEmpty else {
      throw Arguments.Fault(message: "a folder or file is expected, such as Content/recipes")
    }
    paths = arguments.operands
    model = arguments.values[.model]
    color = try ColorOption(arguments)
    form = try OutputForm(arguments)
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    if let settings = paths.first(where: Self.isSettings) {
      errors.write(
        "apus: error: '\(DisplayText(settings).text)' is the settings of a site, and holds no entries\n"
          + "apus: help: name a file or a folder with entries, such as Content/recipes\n")
      return .usage
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var others: [(path: String, bytes: [UInt8])] = []
    do throws(FileError) {
      for path in paths {
        let given = try ImportedContent(at: path, withOthers: true)
        files += given.entries.filter { file in
          let names = file.path.split(separator: "/")
          return names.count != 2 || !Self.isSettings(path + "/" + names[1])
        }
        others += given.others
      }
    } catch {
      let code = FailureText().write(.unreadable(error), to: &errors)
      // A path that was typed is wrong, as for all commands.
      return error.reason == .missing ? .usage : code
    }
    let progress = Progress("reading", on: errors)
    let inference = ModelInference(of: files, beside: others, named: model)
    progress.end()
    guard !inference.collections.isEmpty else {
      let advice = others.compactMap { ConvertedData.advice(on: $0.path) }
      for note in inference.notes + advice { errors.write("apus: \(DisplayText(note).text)\n") }
      errors.write("apus: error: no Markdown, JSON, YAML or CSV with entries is there\n")
      return .mistakes
    }
    if form == .json {
      output.write(Self.json(of: inference))
      return .success
    }
    output.write(inference.model)
    errors.write(Self.report(of: inference))
    errors.write("\nin Content/site.yaml:\n\n" + inference.siteLines)
    return .success
  }

  /// Whether a file says what a site is called and which pages it has, and lies beside the models.
  private static func isSettings(_ path: String) -> Bool {
    FilePaths.name(of: path) == FilePaths.name(of: SiteFolder.settings)
      && DiskPath.exists(FilePaths.folder(of: DiskPath.absolute(path)) + "/Models/.")
  }

  private static func json(of inference: ModelInference) -> String {
    let collections = inference.collections.map { collection -> JSONNode in
      .object([
        ("name", .string(collection.name)), ("model", .string(collection.model)),
        ("from", .string(collection.from)), ("entries", .integer(collection.count)),
      ])
    }
    return OutputForm.json(
      [
        ("model", .string(inference.model)), ("collections", .array(collections)),
        ("notes", .array(inference.notes.map { .string($0) })),
        ("site", .string(inference.siteLines)),
      ], diagnostics: inference.log.diagnostics, sources: inference.sources)
  }

  /// What was found, what does not fit, and what was done about it.
  ///
  /// - Parameters:
  ///   - inference: What was inferred.
  ///   - changes: What was done, one sentence each.
  ///   - mistakes: The drawn mistakes of the site that was made of it; nil where none was made.
  /// - Returns: The lines.
  static func report(
    of inference: ModelInference, with changes: [String] = [], mistakes: String? = nil
  ) -> String {
    var text = ""
    for collection in inference.collections {
      let count = "\(collection.count) \(collection.count == 1 ? "entry" : "entries")"
      text += "\(collection.model): \(count) from \(DisplayText(collection.from).text)\n"
    }
    for note in inference.notes + changes { text += "note: \(DisplayText(note).text)\n" }
    let errors = inference.log.diagnostics.filter { $0.severity == .error }
    if let mistakes { return errors.isEmpty ? text : text + mistakes }
    if !errors.isEmpty {
      var formatter = DiagnosticFormatter(sources: inference.sources)
      formatter.limit = 10
      text +=
        "mistakes in the content with this model:\n"
        + formatter.text(of: errors)
    }
    return text
  }
}
