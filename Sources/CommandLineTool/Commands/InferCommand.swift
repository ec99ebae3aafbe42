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
      for path in paths { files += try Self.files(at: path) }
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
    errors.write(report(of: inference))
    return .success
  }

  /// What was found, what does not fit, and the lines of `site.yaml`.
  private func report(of inference: ModelInference) -> String {
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
    return text + "\nin Content/site.yaml:\n\n" + inference.siteLines
  }

  /// The files at a path, by the paths that they have in a content folder.
  private static func files(
    at path: String
  ) throws(FileError) -> [(path: String, bytes: [UInt8])] {
    let whole = HostSystem.realPath(path)
    let name = FilePaths.name(of: whole)
    let parent = FilePaths.folder(of: whole)
    let disk = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
    guard try disk.status(of: name)?.kind == .folder else {
      return [(name, try disk.read(name, limit: limit))]
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for file in try disk.tree(name).files where ContentFormat(name: file[...]) != nil {
      files.append((file, try disk.read(file, limit: limit)))
    }
    return files
  }

  /// The largest file that is read.
  private static let limit = 64 << 20
}
