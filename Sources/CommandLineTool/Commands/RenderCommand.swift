import Diagnostics
import Escaping
import FileSystem
import Languages
import Schema
import SiteCompiler

/// `apus render`: one Markdown text or template, outside of a site.
struct RenderCommand {
  private let path: String
  private let data: String?
  private let model: (name: String, folder: String)?
  private let rules: Trial.MarkdownRules
  private let date: BuildDate?
  private let color: ColorOption
  private let form: OutputForm

  /// Reads what to render from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw Arguments.Fault(message: "one file is expected, or '-' for standard input")
    }
    self.path = path
    data = arguments.values[.data]
    color = try ColorOption(arguments)
    form = try OutputForm(arguments)
    date = try SiteOptions.date(arguments)
    var rules = Trial.MarkdownRules()
    rules.allowsHTML = arguments.flags.contains(.rawHTML)
    rules.isCommonMark = arguments.flags.contains(.commonmark)
    rules.typography = arguments.values[.typography]
    if let tag = rules.typography, !LanguageTag.isWellFormed(tag) {
      throw Arguments.Fault(
        message: "--typography is a language such as pt-BR, not \(Diagnostic.quoted(tag))")
    }
    self.rules = rules
    switch (arguments.values[.model], arguments.values[.models]) {
    case (nil, nil): model = nil
    case (let name?, let folder?): model = (name, folder)
    default: throw Arguments.Fault(message: "--model and --models go together")
    }
    if path == "-" || path.hasSuffix(".md") {
      if data != nil || model != nil {
        throw Arguments.Fault(message: "--data and --model are for templates")
      }
    } else if data == nil {
      throw Arguments.Fault(message: "a template needs --data FILE")
    }
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let trial: Trial
    do throws(FileError) {
      trial = try self.trial()
    } catch {
      return FailureText().write(.unreadable(error), to: &errors)
    }
    switch form {
    case .text:
      var formatter = DiagnosticFormatter(sources: trial.sources)
      formatter.usesColor = color.isUsed(on: errors)
      errors.write(formatter.text(of: trial.log.diagnostics))
      output.write(bytes: trial.output)
    case .json:
      output.write(
        OutputForm.json(
          [("output", .string(String(decoding: trial.output, as: UTF8.self)))],
          diagnostics: trial.log.diagnostics, sources: trial.sources))
    }
    return trial.log.hasErrors ? .mistakes : .success
  }

  private func trial() throws(FileError) -> Trial {
    if path == "-" {
      let bytes = try StandardInput.read(limit: Self.limit)
      return Trial(markdown: Trial.File(path: StandardInput.name, bytes: bytes), rules: rules)
    }
    if path.hasSuffix(".md") { return Trial(markdown: try file(path), rules: rules) }
    let (folder, name) = Self.split(path)
    let templates = try Self.templates(from: name, in: DiskFileSystem(root: folder))
    var models: (files: [Trial.File], name: String)?
    if let model {
      let folder = try DiskFileSystem(root: model.folder)
      var found: [Trial.File] = []
      for path in try folder.tree("").files where path.hasSuffix(".swift") {
        found.append(Trial.File(path: path, bytes: try folder.read(path, limit: Self.limit)))
      }
      models = (found, model.name)
    }
    return Trial(
      template: name, among: templates, data: try file(data ?? ""), models: models, date: date)
  }

  private static let limit = 64 << 20

  /// A template, and the files in its folder that it refers to, directly or indirectly.
  private static func templates(
    from name: String, in files: DiskFileSystem
  ) throws(FileError) -> [Trial.File] {
    var found = [Trial.File(path: name, bytes: try files.read(name, limit: limit))]
    var next = 0
    while next < found.count {
      for path in names(in: found[next].bytes) where !found.contains(where: { $0.path == path }) {
        guard try files.status(of: path)?.kind == .file else { continue }
        found.append(Trial.File(path: path, bytes: try files.read(path, limit: limit)))
      }
      next += 1
    }
    return found
  }

  /// The texts in quotes of a template that may be paths of files.
  private static func names(in bytes: [UInt8]) -> [String] {
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 == 0x22 || $0 == 0x27 }
    return parts.compactMap { part in
      guard part.count < 200, part.contains(UInt8(ascii: ".")), !part.contains(where: { $0 < 0x20 })
      else { return nil }
      let name = String(decoding: part, as: UTF8.self)
      let isPath = name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      return isPath ? name : nil
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  private func file(_ path: String) throws(FileError) -> Trial.File {
    let (folder, name) = Self.split(path)
    let bytes = try DiskFileSystem(root: folder).read(name, limit: Self.limit)
    return Trial.File(path: path, bytes: bytes)
  }
}
