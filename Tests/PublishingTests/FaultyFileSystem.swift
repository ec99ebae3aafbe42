import FileSystem
import Synchronization

/// The reason for which an operation fails, nil where it does not: by the operation, the path it
/// is about and, where there are two, the path it comes from.
typealias Refusals =
  @Sendable (FileError.Operation, String, _ source: String?) -> FileError.Reason?

/// A file system that fails where a test wants it to.
final class FaultyFileSystem<Base: WritableFileSystem>: WritableFileSystem {
  /// What goes wrong.
  enum Fault: Sendable {
    case none
    /// The operation with this number fails, counted from 0.
    case one(Int, FileError.Reason)
    /// All operations from this number on fail, as for a process that was killed.
    case all(from: Int)
  }

  let base: Base
  let fault: Fault
  /// The errors of particular operations.
  let refusals: Refusals
  private let counter = Mutex(0)

  init(
    _ base: Base, _ fault: Fault = .none,
    refusals: @escaping Refusals = { _, _, _ in nil }
  ) {
    self.base = base
    self.fault = fault
    self.refusals = refusals
  }

  /// How many operations there were so far.
  var count: Int { counter.withLock { $0 } }

  private func step(
    _ operation: FileError.Operation, _ path: String, from source: String? = nil
  ) throws(FileError) {
    let number = counter.withLock { counter in
      counter += 1
      return counter - 1
    }
    switch fault {
    case .one(number, let reason): throw FileError(operation, path, reason)
    case .all(let start) where number >= start: throw FileError(operation, path, .deviceFailed)
    default: break
    }
    if let reason = refusals(operation, path, source) { throw FileError(operation, path, reason) }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try step(.read, path)
    return try base.read(path, limit: limit)
  }

  func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    try step(.read, path)
    try base.readPieces(of: path, body)
  }

  func tree(_ folder: String) throws(FileError) -> FileTree {
    try step(.list, folder)
    return try base.tree(folder)
  }

  func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try step(.list, folder)
    return try base.contents(of: folder)
  }

  func status(of path: String) throws(FileError) -> FileStatus? {
    try step(.examine, path)
    return try base.status(of: path)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try step(.makeFolder, path)
    try base.makeFolder(path)
  }

  func write(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try step(.write, path)
    try base.write(bytes, to: path)
  }

  func append(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try step(.write, path)
    try base.append(bytes, to: path)
  }

  func link(_ path: String, as other: String) throws(FileError) {
    try step(.link, other, from: path)
    try base.link(path, as: other)
  }

  func rename(_ path: String, to other: String) throws(FileError) {
    try step(.rename, other, from: path)
    try base.rename(path, to: other)
  }

  func exchange(_ path: String, with other: String) throws(FileError) {
    try step(.exchange, other, from: path)
    try base.exchange(path, with: other)
  }

  func remove(_ path: String) throws(FileError) {
    try step(.remove, path)
    try base.remove(path)
  }

  func removeFolder(_ path: String) throws(FileError) {
    try step(.remove, path)
    try base.removeFolder(path)
  }

  func synchronize() throws(FileError) {
    try step(.synchronize, "")
    try base.synchronize()
  }

  func lock(_ path: String, lockTimeout: Duration) throws(FileError) -> FileLock? {
    try step(.lock, path)
    return try base.lock(path, lockTimeout: lockTimeout)
  }
}
