/// A file system in which some files have other bytes than those that are stored, to see what an
/// edit would do.
package struct EditedFileSystem<Original: FileSystem>: FileSystem {
  private let original: Original
  /// The bytes that files have instead, by path; each is a file of the original.
  private let edits: [String: [UInt8]]

  /// Makes the files of `original` with other bytes in some.
  package init(_ original: Original, edits: [String: [UInt8]]) {
    self.original = original
    self.edits = edits
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = edits[path] { return bytes }
    return try original.read(path, limit: limit)
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    if let bytes = edits[path] {
      try body(bytes.span)
    } else {
      try original.readPieces(of: path, body)
    }
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree { try original.tree(folder) }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try original.contents(of: folder)
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    try original.status(of: path)
  }

  package func fileStatus(of path: String) throws(FileError) -> FileStatus {
    try original.fileStatus(of: path)
  }

  package func isBuiltIn(_ path: String) throws(FileError) -> Bool {
    try original.isBuiltIn(path)
  }

  package func hasBuiltIn(_ path: String) throws(FileError) -> Bool {
    try original.hasBuiltIn(path)
  }

  package func readBuiltIn(_ path: String) throws(FileError) -> [UInt8]? {
    try original.readBuiltIn(path)
  }
}
