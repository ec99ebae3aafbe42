import Synchronization

/// A file system in which files that are needed twice are read once; listings of folders are kept.
///
/// So a build uses the very bytes that it has hashed. If it hashes its inputs first, their bytes are
/// kept until they are compiled. If it compiles them first, their hashes are kept, which takes far
/// less memory.
package struct ReadOnceFileSystem<Files: FileSystem>: FileSystem {
  private let files: Files
  private let kept: Kept

  /// What was read.
  private final class Kept: Sendable {
    let state: Mutex<State>

    init(_ mode: Mode) { state = Mutex(State(mode: mode)) }
  }

  private struct State {
    var contents: [String: [UInt8]] = [:]
    var trees: [String: FileTree] = [:]
    var notes: [String: ReadNote?] = [:]
    var mode: Mode
  }

  /// What is kept of a file that is read.
  package enum Mode: Sendable {
    /// Its bytes, until the second reader gets them.
    case bytes
    /// The hash of its bytes.
    case notes
    case nothing
  }

  /// The contents of a file when it was read.
  package struct ReadNote: Sendable {
    package let hash: ContentHash
    /// The status of the file before it was read.
    package let status: FileStatus?
  }

  /// Wraps another file system.
  package init(_ files: Files, keeping mode: Mode) {
    self.files = files
    kept = Kept(mode)
  }

  /// Keeps nothing of the files that are read from now on.
  package func stopKeeping() { kept.state.withLock { $0.mode = .nothing } }

  /// The contents of a file when it was read; nil if that was not noted, or if it was read twice with
  /// different contents.
  package func note(of path: String) -> ReadNote? {
    kept.state.withLock { $0.notes[path] ?? nil }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = kept.state.withLock({ $0.contents.removeValue(forKey: path) }) {
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
      return bytes
    }
    switch kept.state.withLock({ $0.mode }) {
    case .nothing: return try files.read(path, limit: limit)
    case .bytes:
      let bytes = try files.read(path, limit: limit)
      keep(bytes, of: path)
      return bytes
    case .notes: return try readWithStatus(path, limit: limit).bytes
    }
  }

  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    let read = try files.readWithStatus(path, limit: limit)
    switch kept.state.withLock({ $0.mode }) {
    case .nothing: break
    case .bytes: keep(read.bytes, of: path)
    case .notes: note(ReadNote(hash: ContentHash(of: read.bytes), status: read.status), of: path)
    }
    return read
  }

  private func keep(_ bytes: [UInt8], of path: String) {
    kept.state.withLock { $0.contents[path] = bytes }
  }

  private func note(_ note: ReadNote, of path: String) {
    kept.state.withLock { state in
      guard let known = state.notes[path] else { return state.notes[path] = .some(note) }
      if known?.hash != note.hash { state.notes[path] = .some(nil) }
    }
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
