import Content
package import FileSystem

/// Content that is named on the command line: a file, or a folder with everything in it.
package struct ImportedContent {
  /// The files, by the paths that they have in a content folder: the last name of the path that
  /// was given comes first.
  package let files: [(path: String, bytes: [UInt8])]
  /// The files that the generator of their site does not read, each with what says so.
  package let ignored: [(path: String, origin: String)]

  /// The largest file that is read, in bytes.
  package static let limit = 64 << 20

  /// Reads what is at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - others: Whether files that are not content, such as pictures, are also taken.
  ///   - folder: The folder of the site to which it belongs, which says what is not read.
  /// - Throws: Where something cannot be read, or a file has more than 64 MiB.
  package init(
    at path: String, withOthers others: Bool = false, of folder: GeneratorFolder? = nil
  ) throws(FileError) {
    let whole = DiskPath.resolved(path)
    let name = FilePaths.name(of: whole)
    let parent = FilePaths.folder(of: whole)
    let disk = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
    guard let status = try disk.status(of: name) else { throw FileError(.read, path, .missing) }
    guard status.kind == .folder else {
      files = [(name, try disk.read(name, limit: Self.limit))]
      ignored = []
      return
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var ignored: [(path: String, origin: String)] = []
    for file in try disk.tree(name).files where others || Self.isContent(file) {
      let whole = parent + "/" + file
      guard folder?.isContent(whole) ?? true else { continue }
      if let origin = folder?.reasonToIgnore(whole) {
        ignored.append((file, origin))
      } else {
        files.append((file, try disk.read(file, limit: Self.limit)))
      }
    }
    self.files = files
    self.ignored = ignored
  }

  /// Whether a file may hold entries, by its name.
  package static func isContent(_ path: String) -> Bool { ContentFormat(path: path[...]) != nil }

  /// The files that are not content, such as pictures.
  package var others: [(path: String, bytes: [UInt8])] {
    files.filter { !Self.isContent($0.path) }
  }

  /// The files that are content.
  package var entries: [(path: String, bytes: [UInt8])] {
    files.filter { Self.isContent($0.path) }
  }
}
