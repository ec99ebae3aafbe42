import Diagnostics
import Escaping
import FileSystem
import Schema
import SiteCompiler

/// `apus schema`: the JSON Schema of a model's files, for editors.
struct SchemaCommand {
  private let model: String
  private let folder: String
  private let target: SchemaTarget
  private let isList: Bool
  private let color: ColorOption
  private let form: OutputForm

  /// Reads which schema is wanted from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let model = arguments.operands.first, arguments.operands.count <= 2 else {
      throw Arguments.Fault(message: "a model is expected, and at most a folder after it")
    }
    self.model = model
    folder = arguments.operands.count == 2 ? arguments.operands[1] : "."
    isList = arguments.flags.contains(.list)
    color = try ColorOption(arguments)
    form = try OutputForm(arguments)
    let name = arguments.values[.`for`] ?? SchemaTarget.yaml.rawValue
    guard let target = SchemaTarget(rawValue: name) else {
      throw Arguments.Fault(
        message: "--for is json, yaml or front-matter, not \(Diagnostic.quoted(name))")
    }
    self.target = target
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let export: SchemaExport
    do throws(FileError) {
      export = try SchemaExport(
        of: model, for: target, isList: isList, in: try DiskFileSystem(root: folder),
        options: CompilerOptions(now: 0))
    } catch {
      return FailureText().write(.unreadable(error), to: &errors)
    }
    switch form {
    case .text:
      var formatter = DiagnosticFormatter(sources: export.sources)
      formatter.usesColor = color.isUsed(on: errors)
      errors.write(formatter.text(of: export.log.diagnostics))
      if let schema = export.schema { output.write(schema.written() + "\n") }
    case .json:
      output.write(
        OutputForm.json(
          [("schema", export.schema ?? .null)], diagnostics: export.log.diagnostics,
          sources: export.sources))
    }
    return export.log.hasErrors ? .mistakes : .success
  }
}
