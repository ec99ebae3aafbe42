import Diagnostics
import FileSystem

/// Decides whether an output folder is one that Apus may replace.
struct OutputCheck<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  /// How messages name the output folder.
  let typed: String
  let options: PublicationOptions

  /// What is wrong with the folder, nil where it is absent, empty or ours.
  func problem() throws(FileError) -> Diagnostic? {
    if let kind = try files.status(of: paths.workParent)?.kind, kind != .folder {
      return .unusableOutput(beside(paths.workParent), words(kind))
    }
    guard let kind = try files.status(of: paths.output)?.kind else { return nil }
    guard kind == .folder else { return .unusableOutput(typed, words(kind)) }
    let entries = try files.contents(of: paths.output)
    guard let first = entries.first, !options.isForced else { return nil }
    guard !entries.contains(where: { OutputPaths.isReserved($0.name) }) else {
      guard let record = options.partRecord else { return nil }
      let names = Set(entries.map(\.name))
      let holdsPart = names.contains(record) && !names.contains("index.html")
      return holdsPart == options.isPart ? nil : .otherSite(typed, isPart: holdsPart)
    }
    return .foreignOutput(typed, example: typed + "/" + first.name)
  }

  /// The path of what lies beside the output folder.
  private func beside(_ name: String) -> String {
    guard let slash = typed.lastIndex(of: "/") else { return name }
    return typed[...slash] + name
  }

  private func words(_ kind: FileKind) -> String {
    switch kind {
    case .file: "a file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .other: "a device, a socket or a pipe"
    }
  }
}
