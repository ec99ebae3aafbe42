import Content
import FileSystem

/// Content that is named on the command line: a file, or a folder with everything in it.
struct ImportedContent {
  /// The files, by the paths that they have in a content folder: the last name of the path that
  /// was given comes first.
  let files: [(path: String, bytes: [UInt8])]

  /// The largest file that is read, in bytes.
  static let limit = 64 << 20

  /// Reads what is at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - others: Whether files that are not content, such as pictures, are also taken.
  ///   - excluded: The paths of files and folders in it that are not read.
  /// - Throws: Where something cannot be read, or a file has more than 64 MiB.
  init(
    at path: String, withOthers others: Bool = false, except excluded: [String] = []
  ) throws(FileError) {
    let whole = HostSystem.realPath(path)
    let name = FilePaths.name(of: whole)
    let parent = FilePaths.folder(of: whole)
    let disk = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
    guard try disk.status(of: name)?.kind == .folder else {
      files = [(name, try disk.read(name, limit: Self.limit))]
      return
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for file in try disk.tree(name).files where others || Self.isContent(file) {
      let whole = parent + "/" + file
      guard !excluded.contains(where: { whole == $0 || FilePaths.isBelow(whole, $0) }) else {
        continue
      }
      files.append((file, try disk.read(file, limit: Self.limit)))
    }
    self.files = files
  }

  /// Whether a file may hold entries, by its name.
  static func isContent(_ path: String) -> Bool { ContentFormat(path: path[...]) != nil }

  /// The files that are not content, such as pictures.
  var others: [(path: String, bytes: [UInt8])] {
    files.filter { !Self.isContent($0.path) }
  }

  /// The files that are content.
  var entries: [(path: String, bytes: [UInt8])] {
    files.filter { Self.isContent($0.path) }
  }
}
