import CSystemCalls
import Synchronization

/// A file system in which files that are needed twice are read once: the bytes that the first
/// reader got are kept for the second, and then released; listings of folders are kept.
///
/// So a build uses the very bytes that it has hashed.
package struct ReadOnceFileSystem<Files: FileSystem>: FileSystem {
  private let files: Files
  private let kept = Kept()

  /// What was read.
  private final class Kept: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var contents: [String: [UInt8]] = [:]
    var trees: [String: FileTree] = [:]
    var isKeeping = true
    /// How many bytes were handed on since memory was last given back.
    var handedOn = 0
    /// Whether memory was given back.
    var isLarge = false

    /// The bytes that were kept of a file, which are now its reader's.
    mutating func take(_ path: String) -> [UInt8]? {
      guard let bytes = contents.removeValue(forKey: path) else { return nil }
      handedOn += bytes.count
      if handedOn > ReadOnceFileSystem.returnedPiece {
        handedOn = 0
        isLarge = true
        system_return_freed_memory()
      }
      return bytes
    }
  }

  /// After how many bytes memory is given back: `malloc` does not use what files have held for larger
  /// pieces.
  private static var returnedPiece: Int { 64 << 20 }

  /// Wraps another file system.
  package init(_ files: Files) { self.files = files }

  /// Stops keeping the bytes of files that are read from now on.
  package func stopKeeping() { kept.state.withLock { $0.isKeeping = false } }

  /// Forgets the bytes that no second reader has asked for, and gives back the memory of many.
  package func forget() {
    let isLarge = kept.state.withLock { state in
      state.contents = [:]
      state.isKeeping = false
      return state.isLarge
    }
    if isLarge { system_return_freed_memory() }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = kept.state.withLock({ $0.take(path) }) {
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
      return bytes
    }
    let bytes = try files.read(path, limit: limit)
    keep(bytes, of: path)
    return bytes
  }

  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    let read = try files.readWithStatus(path, limit: limit)
    keep(read.bytes, of: path)
    return read
  }

  private func keep(_ bytes: [UInt8], of path: String) {
    kept.state.withLock { if $0.isKeeping { $0.contents[path] = bytes } }
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    try files.readPieces(of: path, body)
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    if let tree = kept.state.withLock({ $0.trees[folder] }) { return tree }
    let tree = try files.tree(folder)
    kept.state.withLock { $0.trees[folder] = tree }
    return tree
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try files.contents(of: folder)
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    try files.status(of: path)
  }

  package func isBuiltIn(_ path: String) throws(FileError) -> Bool { try files.isBuiltIn(path) }
}
