import Content
import FileSystem
import Languages

/// Folders beside each other that have the tags of languages as names, and files of the same names:
/// `en/tea.md` and `de/tea.md`.
struct LanguageFolders {
  /// What they are, one sentence for the folders of each folder.
  let notes: [String]

  /// Finds such folders among the paths of files.
  init(_ paths: [String]) {
    var files: [String: [String: Set<Substring>]] = [:]
    for path in paths where ContentFormat(path: path[...]) == .markdown {
      for slash in path.indices where path[slash] == "/" {
        let folder = String(path[..<slash])
        guard LanguageTag.isCommon(FilePaths.name(of: folder)) else { continue }
        let inside = path[path.index(after: slash)...]
        files[FilePaths.folder(of: folder), default: [:]][folder, default: []].insert(inside)
      }
    }
    notes = files.sorted { $0.key < $1.key }.compactMap { _, folders in
      let named = folders.keys.sorted()
      let paired = named.filter { folder in
        let own = folders[folder, default: []]
        return named.contains { $0 != folder && Self.arePairs(own, folders[$0, default: []]) }
      }
      return paired.isEmpty ? nil : Self.note(on: paired)
    }
  }

  /// Whether at least half of the files of the smaller of two folders are in the other one.
  private static func arePairs(_ first: Set<Substring>, _ second: Set<Substring>) -> Bool {
    first.intersection(second).count * 2 >= min(first.count, second.count)
  }

  private static func note(on folders: [String]) -> String {
    "the same files are in \(NamedFiles.list(folders)), which have the names of languages: "
      + "their texts are entries beside each other here; to make them translations, see "
      + "'translations' and 'languages' in docs/site.md"
  }
}

extension LanguageFolders {
  /// Tells of such folders.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      imported.notes += LanguageFolders(imported.files.map(\.path)).notes
    }
  }
}
