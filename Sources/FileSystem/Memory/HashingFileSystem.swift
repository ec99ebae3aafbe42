import Synchronization

/// A file system that has the hash of each file that was read from it with `read`, so that a build
/// can say which bytes a site was made of. Who reads a file with `readHashed` gets the hash
/// instead. Listings of folders are kept.
package struct HashingFileSystem<Files: FileSystem>: FileSystem {
  private let files: Files
  private let known = Known()

  private final class Known: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var files: [PathKey: HashedFile] = [:]
    var trees: [PathKey: FileTree] = [:]
    var isUnchanged = true
  }

  /// Wraps another file system.
  package init(_ files: Files) { self.files = files }

  /// Whether each file that was read more than once has had the same bytes each time.
  package var isUnchanged: Bool { known.state.withLock { $0.isUnchanged } }

  /// A file as it was when it was read first; nil where it was not read, or only in pieces.
  package func hashedFile(_ path: String) -> HashedFile? {
    known.state.withLock { $0.files[PathKey(path)] }
  }

  private func note(_ file: HashedFile, at path: String) {
    known.state.withLock { state in
      if let first = state.files[PathKey(path)] {
        if first.hash != file.hash { state.isUnchanged = false }
      } else {
        state.files[PathKey(path)] = file
      }
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let (bytes, file) = try files.readHashed(path, limit: limit)
    note(file, at: path)
    return bytes
  }

  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    try files.readWithStatus(path, limit: limit)
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    try files.readPieces(of: path, body)
  }

  package func read(_ part: Range<Int>, of path: String) throws(FileError) -> [UInt8] {
    try files.read(part, of: path)
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    if let tree = known.state.withLock({ $0.trees[PathKey(folder)] }) { return tree }
    let tree = try files.tree(folder)
    known.state.withLock { $0.trees[PathKey(folder)] = tree }
    return tree
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try files.contents(of: folder)
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    try files.status(of: path)
  }

  package func fileStatus(of path: String) throws(FileError) -> FileStatus {
    try files.fileStatus(of: path)
  }

  package func isBuiltIn(_ path: String) throws(FileError) -> Bool { try files.isBuiltIn(path) }

  package func hasBuiltIn(_ path: String) throws(FileError) -> Bool { try files.hasBuiltIn(path) }

  package func readBuiltIn(_ path: String) throws(FileError) -> [UInt8]? {
    try files.readBuiltIn(path)
  }
}
