import Diagnostics
import Escaping
import FileSystem
import SiteCompiler
import Theme

/// `apus theme`: which files of the theme there are and where each comes from, or copies one of
/// them to the site.
struct ThemeCommand {
  private enum Request {
    case list
    case copy(String)
  }

  private let request: Request
  private let form: OutputForm

  /// Reads what is to be done from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    let operands = arguments.operands
    form = try OutputForm(arguments)
    switch operands.first {
    case "list" where operands.count == 1: request = .list
    case "copy" where operands.count == 2:
      let name = TemplateFolder.name(ofTemplateAt: operands[1]) ?? operands[1]
      guard Self.names.contains(name) else { throw Self.unknown(name) }
      request = .copy(name)
    default:
      throw Arguments.Fault(
        message: "'list', or 'copy' and the name of a file, is expected",
        hint: "'apus theme list' names the files")
    }
  }

  /// The names of the files of the theme, below `Templates`.
  private static var names: [String] {
    Theme.files.paths.compactMap { TemplateFolder.name(ofTemplateAt: $0) }
  }

  private static func unknown(_ name: String) -> Arguments.Fault {
    Arguments.Fault(
      message: "the theme has no file \(Diagnostic.quoted(name))",
      hint: Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
        ?? "'apus theme list' names the files")
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    do throws(LocationFault) {
      output.write(try text())
      return .success
    } catch {
      return error.write(to: &errors)
    }
  }

  private func text() throws(LocationFault) -> String {
    let disk = try LocationFault.orFailure { () throws(FileError) in
      try DiskFileSystem(root: ".")
    }
    switch request {
    case .list:
      let files = try LocationFault.orFailure { () throws(FileError) in try list(disk) }
      return switch form {
      case .text: files.map { "\($0.place)\t\(DisplayText($0.name).text)\n" }.joined()
      case .json:
        OutputForm.json([
          (
            "files",
            .array(
              files.map {
                .object([("name", .string($0.name)), ("from", .string($0.place))])
              })
          )
        ])
      }
    case .copy(let name): return try copy(name, disk)
    }
  }

  /// Every file, with where it comes from.
  private func list(_ disk: DiskFileSystem) throws(FileError) -> [(place: String, name: String)] {
    var own: [String] = []
    if try disk.exists("Templates") {
      own = try disk.tree("Templates").files.map { String($0.dropFirst(10)) }
    }
    let inside = Set(Self.names)
    return inside.union(own).sorted { $0.precedesByBytes($1) }.map { name in
      let place =
        !own.contains(name) ? "inside" : inside.contains(name) ? "site, over inside" : "site"
      return (place, name)
    }
  }

  private func copy(_ name: String, _ disk: DiskFileSystem) throws(LocationFault) -> String {
    let path = TemplateFolder.path + "/" + name
    try disk.addFile(Theme.source(of: path) ?? [], at: path)
    return form == .json
      ? OutputForm.json([("made", .array([.string(path)]))])
      : "\(path): the site's own file wins over the one inside from now on\n"
  }
}

extension DiskFileSystem {
  /// Writes the file that a command was asked for, unless it already exists.
  func addFile(_ bytes: [UInt8], at path: String) throws(LocationFault) {
    let wasFree = try LocationFault.orFailure { () throws(FileError) in
      guard try !exists(path) else { return false }
      try writeNew(bytes, to: path)
      return true
    }
    guard !wasFree else { return }
    throw LocationFault(
      message: "there is '\(path)' already, and nothing is ever overwritten", code: .usage)
  }

  /// Writes a new file, and makes its folders where they do not exist.
  func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty ? "" : "/") + name
      if try !exists(folder) { try makeFolder(folder) }
    }
    try write(bytes.span, to: path)
  }
}
