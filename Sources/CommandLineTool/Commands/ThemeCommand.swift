import Diagnostics
import Escaping
import FileSystem
import Planning
import SiteCompiler
import Theme

/// `apus theme`: which files of the theme there are and where each comes from, or copies one of
/// them to the site.
struct ThemeCommand {
  private enum Request {
    case list(SiteOptions)
    case copy(String)
  }

  private let request: Request
  private let form: OutputForm

  /// Reads what is to be done from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    let operands = arguments.operands
    form = try OutputForm(arguments)
    switch operands.first {
    case "list" where operands.count == 1:
      request = .list(try SiteOptions(arguments.withoutFirstOperand))
    case "copy" where operands.count == 2:
      let name = SiteFolder.name(ofTemplateAt: operands[1]) ?? operands[1]
      guard Self.names.contains(name) else { throw Self.unknown(name) }
      request = .copy(name)
    case "copy" where operands.count > 2:
      throw Arguments.Fault(
        message: "'copy' takes one file, and there are \(operands.count - 1)",
        hint: "write 'apus theme copy' once for each of them")
    case "copy":
      throw Arguments.Fault(
        message: "'copy' and the name of a file is expected",
        hint: "'apus theme list' names the files")
    default:
      throw Arguments.Fault(
        message: "'list', or 'copy' and the name of a file, is expected",
        hint: operands.first.flatMap { Suggestion.nearest(to: $0, among: ["list", "copy"]) }
          .map { "did you mean 'apus theme \($0)'?" } ?? "'apus theme list' names the files")
    }
  }

  /// The names of the files of the theme, below `Templates`.
  private static var names: [String] {
    Theme.files.paths.compactMap { SiteFolder.name(ofTemplateAt: $0) }
  }

  private static func unknown(_ name: String) -> Arguments.Fault {
    let whole = names.filter { $0.hasPrefix(name + ".") || $0.hasSuffix("/" + name) }
    return Arguments.Fault(
      message: "the theme has no file \(Diagnostic.quoted(name))",
      hint: (whole.count == 1 ? whole[0] : Suggestion.nearest(to: name, among: names))
        .map { "did you mean '\($0)'?" } ?? "'apus theme list' names the files")
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    do throws(LocationFault) {
      switch request {
      case .list(let options): output.write(text(of: try list(options, errors)))
      case .copy(let name): output.write(try copy(name))
      }
      return .success
    } catch {
      return error.write(to: &errors)
    }
  }

  /// A template or an asset of the site.
  private struct ListedFile {
    let name: String
    /// Where it comes from.
    let place: String
    /// Whether a page is made of it; nil where that is not known.
    let isUsed: Bool?
  }

  private func text(of files: [ListedFile]) -> String {
    switch form {
    case .text:
      return files.map { file in
        let use = file.isUsed.map { $0 ? "\tused" : "\t-" } ?? ""
        return "\(file.place)\t\(DisplayText(file.name).text)\(use)\n"
      }.joined()
    case .json:
      let files = files.map { file in
        JSONNode.object([
          ("name", .string(file.name)), ("from", .string(file.place)),
          ("used", file.isUsed.map(JSONNode.bool) ?? .null),
        ])
      }
      return OutputForm.json([("files", .array(files))])
    }
  }

  /// Every file, with where it comes from, and whether the pages of the site are made of it.
  private func list(
    _ options: SiteOptions, _ errors: OutputStream
  ) throws(LocationFault) -> [ListedFile] {
    let files = try options.siteFiles()
    let own = try LocationFault.orFailure { () throws(FileError) -> Set<String> in
      let disk = try DiskFileSystem(root: options.folder)
      guard try disk.exists(SiteFolder.templates) else { return [] }
      return Set(
        try disk.tree(SiteFolder.templates).files.compactMap {
          SiteFolder.name(ofTemplateAt: $0)
        })
    }
    let site = try SiteMessages(options: options).silentlyCheckedSite(errors)
    let used = site.usedTemplates(by: SiteCompiler(files, options: options.compiler))
    let inside = Set(Self.names)
    return inside.union(own).sorted { $0.precedesByBytes($1) }.map { name in
      let place =
        !own.contains(name) ? "inside" : inside.contains(name) ? "site, over inside" : "site"
      return ListedFile(name: name, place: place, isUsed: used.map { $0.contains(name) })
    }
  }

  private func copy(_ name: String) throws(LocationFault) -> String {
    let disk = try LocationFault.orFailure { () throws(FileError) in
      try DiskFileSystem(root: ".")
    }
    let path = SiteFolder.templates + "/" + name
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
