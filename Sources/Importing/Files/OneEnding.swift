import FileSystem
import Tables

/// Gives files of one format and folder one ending, because a pattern of a collection takes one:
/// beside `a.md`, `b.markdown` becomes `b.md`.
struct OneEnding {
  private static let pairs = [("markdown", "md"), ("yml", "yaml")]

  /// The paths that files get, by the places of the files.
  private(set) var paths: [Int: String] = [:]
  /// What was done, one sentence each.
  private(set) var notes: [String] = []

  /// - Parameter all: The paths of all files.
  init(_ all: [String]) {
    var taken = Set(all)
    let folders = Set(all.map { [Self.folder(of: $0), Self.ending(of: $0)] })
    for (old, new) in Self.pairs {
      var renamed: [String] = []
      for (index, path) in all.enumerated() where Self.ending(of: path) == old {
        let other = path.dropLast(old.count) + new
        guard path.contains("/"), folders.contains([Self.folder(of: path), new]),
          taken.insert(String(other)).inserted
        else { continue }
        paths[index] = String(other)
        renamed.append(path)
      }
      guard !renamed.isEmpty else { continue }
      notes.append(
        "files with '.\(old)' beside others with '.\(new)' end with that, too, because a collection takes "
          + "one ending: \(NamedFiles.list(renamed.sorted()))")
    }
  }

  /// The folder that the pattern of a file names.
  private static func folder(of path: String) -> String {
    SourceFinder.namedFolder(of: path.split(separator: "/"))
  }

  private static func ending(of path: String) -> String {
    let name = FilePaths.name(of: path)
    return name.hasPrefix("_")
      ? "" : name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
  }
}

extension OneEnding {
  /// Renames the files whose ending is not that of their folder.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      let endings = OneEnding(imported.files.map(\.path))
      for (index, path) in endings.paths { imported.files[index].path = path }
      imported.notes += endings.notes
    }
  }
}
