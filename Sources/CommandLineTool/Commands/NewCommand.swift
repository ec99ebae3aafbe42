import Content
import Diagnostics
import Escaping
import FileSystem
import Importing
import Schema
import SiteCompiler
import Theme

/// `apus new`: a finished site to start from, or a file for a new entry.
struct NewCommand {
  /// What is made.
  private enum Request {
    /// A site of a starter; nil for the usual one.
    case site(folder: String, Starter?)
    case siteOf(content: String, folder: String)
    case entry(model: String, title: String)
  }

  /// What was made.
  private struct Made {
    let folder: String
    /// The paths of the files, below the folder.
    let files: [String]
    /// What it is, in a few words; nil for an entry.
    var summary: String?
    var mistakes = 0
    var warnings = 0
    /// What was changed in existing content, one sentence each.
    var notes: [String] = []
  }

  private let request: Request
  private let form: OutputForm
  private var options = CompilerOptions(now: HostSystem.now)

  /// Reads what is to be made from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    let operands = arguments.operands
    let starter = arguments.values[.starter]
    let content = arguments.values[.from]
    if content != nil, starter != nil || operands.count != 1 {
      throw Arguments.Fault(
        message: "--from makes a new site in one folder of what is there, without a starter",
        hint: "write 'apus new my-site --from notes'")
    }
    form = try OutputForm(arguments)
    if let date = try SiteOptions.date(arguments) { options.setDate(date) }
    switch operands.count {
    case 1:
      request =
        if let content {
          .siteOf(content: content, folder: operands[0])
        } else {
          .site(folder: operands[0], try starter.map(Self.starter))
        }
    case 2 where starter == nil: request = .entry(model: operands[0], title: operands[1])
    case 2:
      throw Arguments.Fault(message: "--starter is for a new site, which has a folder only")
    case 0:
      throw Arguments.Fault(
        message: "a folder for the new site is expected, or a model and a title",
        hint: "write 'apus new my-site --starter blog', or 'apus new recipe \"Pea soup\"'")
    default:
      throw Arguments.Fault(
        message: "\(operands.count) words are too many: a model and a title are expected",
        hint: "write a title of several words in quotes: "
          + ShellText.line([
            "apus", "new", operands[0], operands.dropFirst().joined(separator: " "),
          ]))
    }
  }

  private static func starter(_ name: String) throws(Arguments.Fault) -> Starter {
    if let starter = Starter(rawValue: name) { return starter }
    let known = Starter.allCases.map(\.rawValue)
    throw Arguments.Fault(
      message: "there is no starter \(Diagnostic.quoted(name))",
      hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "the starters are: " + known.joined(separator: ", "))
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    do throws(LocationFault) {
      let made: Made
      switch request {
      case .site(let folder, let starter):
        if starter == nil { try refuseModel(folder) }
        let starter = starter ?? .blank
        made = Made(
          folder: folder,
          files: try Self.makeSite(of: starter.files(withID: Self.newID(for: folder)), in: folder),
          summary: starter.summary)
      case .siteOf(let content, let folder):
        let site = try SiteOfContent(at: content, named: FilePaths.name(of: folder), options)
        made = Made(
          folder: folder, files: try Self.makeSite(of: site.files, in: folder),
          summary: site.summary, mistakes: site.mistakes, warnings: site.warnings,
          notes: site.inference.notes + site.changes)
        if form == .text {
          errors.write(
            InferCommand.report(of: site.inference, with: site.changes, mistakes: site.shown))
        }
      case .entry(let model, let title):
        made = Made(folder: ".", files: [try makeEntry(of: model, title)])
      }
      output.write(form == .text ? Self.text(of: made) : Self.json(of: made))
      return .success
    } catch {
      return error.write(to: &errors)
    }
  }

  /// What was made, and what to do next.
  private static func text(of made: Made) -> String {
    guard let summary = made.summary else {
      return made.files.map { "\($0): write what its comments ask for, then 'apus check'\n" }
        .joined()
    }
    let count = Summary.counted(made.files.count, "file")
    let next = commands(for: made).map { "  \($0)\n" }.joined()
    let start = "\(made.folder): \(summary) (\(count))."
    let warnings = Summary.counted(made.warnings, "warning")
    guard made.mistakes > 0 else {
      let found =
        made.warnings == 0
        ? ""
        : " The content brings \(warnings) along: 'apus check' shows "
          + "\(made.warnings == 1 ? "it" : "them"), and 'apus build --strict' accepts none."
      return "\(start)\(found) Next:\n\n\(next)"
    }
    let mistakes = Summary.counted(made.mistakes, "mistake")
    let verb = made.mistakes == 1 ? "has" : "have"
    let found =
      made.warnings == 0
      ? "\(mistakes) along, which \(verb)"
      : "\(mistakes) and \(warnings) along; the \(made.mistakes == 1 ? "mistake" : "mistakes") \(verb)"
    return "\(start) The content brings \(found) to be mended before it is a site. Next:\n\n\(next)"
  }

  private static func json(of made: Made) -> String {
    OutputForm.json([
      ("folder", .string(made.folder)), ("made", .array(made.files.map { .string($0) })),
      ("mistakes", .integer(made.mistakes)), ("notes", .array(made.notes.map { .string($0) })),
      ("next", .array(commands(for: made).map { .string($0) })),
    ])
  }

  /// The commands to continue with.
  private static func commands(for made: Made) -> [String] {
    let enter = made.folder == "." ? [] : [ShellText.line(["cd", made.folder])]
    let isRight = made.summary != nil && made.mistakes == 0 && made.warnings == 0
    return enter + (isRight ? [] : ["apus check"]) + (made.summary == nil ? [] : ["apus serve"])
  }

  // MARK: Sites

  /// A name for what a site keeps on its readers' devices, which no other site has: that of its
  /// folder, and a few letters by chance.
  private static func newID(for folder: String) -> String {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(FilePaths.name(of: folder).utf8).span, to: &slug)
    // Letters of other scripts have up to four bytes.
    let name = String(decoding: slug, as: UTF8.self).prefix(20)
    // Without vowels, no word comes of them.
    let ending = String((0..<6).compactMap { _ in "bcdfghjkmnpqrstvwxz".randomElement() })
    return (name.split(separator: "-").map(String.init) + [ending]).joined(separator: "-")
  }

  /// Writes the files of a site, and returns their paths.
  private static func makeSite(
    of files: [(path: String, bytes: [UInt8])], in folder: String
  ) throws(LocationFault) -> [String] {
    // Git leaves out the site that is made; the cache says of itself that it is left out.
    let all = files + [(".gitignore", Array("/public/\n".utf8))]
    if let reason = HostSystem.makeFolder(folder) {
      throw LocationFault(message: "cannot make '\(folder)': \(reason)", code: .ioError)
    }
    let wasEmpty = try LocationFault.orFailure { () throws(FileError) in
      let disk = try DiskFileSystem(root: folder)
      guard try disk.contents(of: "").isEmpty else { return false }
      for file in all { try disk.writeNew(file.bytes, to: file.path) }
      return true
    }
    guard wasEmpty else {
      throw LocationFault(
        message: "'\(folder)' is not empty, and nothing is ever overwritten; name a new folder",
        code: .usage)
    }
    return all.map(\.path)
  }

  // MARK: Entries

  /// Refuses a folder with the name of a model or a collection of the site in the working folder:
  /// the user wants an entry, and its title is missing.
  private func refuseModel(_ name: String) throws(LocationFault) {
    guard let disk = try? DiskFileSystem(root: ".") else { return }
    do throws(NewEntry.Fault) {
      _ = try NewEntry(
        of: name, titled: name, in: SiteFiles(disk, above: Theme.files), options: options)
    } catch {
      // Everything else is the name of a folder.
      guard error.concernsEntries else { return }
      let help = [error.hint, "for a site in this folder, 'apus new ./\(name)'"].compactMap { $0 }
      throw LocationFault(
        message: error.message + "\napus: help: " + help.joined(separator: "; "), code: .usage)
    }
    throw LocationFault(
      message: "the title of the new entry is missing"
        + "\napus: help: write 'apus new \(name) \"A title\"'; "
        + "for a site in this folder, 'apus new ./\(name)'",
      code: .usage)
  }

  /// Writes the file of an entry, and returns its path.
  private func makeEntry(
    of model: String, _ title: String
  ) throws(LocationFault) -> String {
    let disk = try LocationFault.orFailure { () throws(FileError) in
      try DiskFileSystem(root: ".")
    }
    let entry: NewEntry
    do throws(NewEntry.Fault) {
      entry = try NewEntry(
        of: model, titled: title, in: SiteFiles(disk, above: Theme.files), options: options,
        minutesAheadOfUTC: HostSystem.minutesAheadOfUTC(at: options.now))
    } catch {
      let help = error.hint.map { "\napus: help: \($0)" } ?? ""
      throw LocationFault(message: error.message + help, code: .usage)
    }
    try disk.addFile(Array(entry.text.utf8), at: entry.path)
    return entry.path
  }
}
