package import FileSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The reason for which an operation fails, nil where it does not: by the operation, the path it
/// is about and, where there are two, the path it comes from.
package typealias Refusals =
  @Sendable (FileError.Operation, String, _ source: String?) -> FileError.Reason?

/// A file system that fails where a test wants it to.
package final class FaultyFileSystem<Base: WritableFileSystem>: WritableFileSystem {
  /// What goes wrong.
  package enum Fault: Sendable {
    case none
    /// The operation with this number fails, counted from 0.
    case one(Int, FileError.Reason)
    /// All operations from this number on fail, as for a process that was killed.
    case all(from: Int)
    /// The process is killed before the operation with this number.
    case death(at: Int)
  }

  package let base: Base
  package let fault: Fault
  /// The errors of particular operations.
  package let refusals: Refusals
  /// Whether several moves are one operation, which the base makes as it does.
  package let movesAtOnce: Bool
  private let counter = Mutex(0)

  package init(
    _ base: Base, _ fault: Fault = .none, movesAtOnce: Bool = false,
    refusals: @escaping Refusals = { _, _, _ in nil }
  ) {
    self.base = base
    self.fault = fault
    self.movesAtOnce = movesAtOnce
    self.refusals = refusals
  }

  /// How many operations there were so far.
  package var count: Int { counter.withLock { $0 } }

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
    case .death(number): kill(getpid(), SIGKILL)
    default: break
    }
    if let reason = refusals(operation, path, source) { throw FileError(operation, path, reason) }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try step(.read, path)
    return try base.read(path, limit: limit)
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    try step(.read, path)
    try base.readPieces(of: path, body)
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    try step(.list, folder)
    return try base.tree(folder)
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try step(.list, folder)
    return try base.contents(of: folder)
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    try step(.examine, path)
    return try base.status(of: path)
  }

  package func makeFolder(_ path: String) throws(FileError) {
    try step(.makeFolder, path)
    try base.makeFolder(path)
  }

  package func write(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try step(.write, path)
    try base.write(bytes, to: path)
  }

  package func append(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try step(.write, path)
    try base.append(bytes, to: path)
  }

  package func link(_ path: String, as other: String) throws(FileError) {
    try step(.link, other, from: path)
    try base.link(path, as: other)
  }

  package func rename(_ path: String, to other: String) throws(FileError) {
    try step(.rename, other, from: path)
    try base.rename(path, to: other)
  }

  package func exchange(_ path: String, with other: String) throws(FileError) {
    try step(.exchange, other, from: path)
    try base.exchange(path, with: other)
  }

  package func perform(_ moves: [FileMove]) throws(FileError) {
    guard movesAtOnce, let first = moves.first else { return try performEach(moves) }
    try step(.rename, first.other, from: first.path)
    try base.perform(moves)
  }

  package func remove(_ path: String) throws(FileError) {
    try step(.remove, path)
    try base.remove(path)
  }

  package func removeFolder(_ path: String) throws(FileError) {
    try step(.remove, path)
    try base.removeFolder(path)
  }

  /// A scratch file in memory, which fails as the file system does.
  package func makeScratchFile() -> (any ScratchFile)? {
    FaultyScratchFile { operation throws(FileError) in try self.step(operation, "") }
  }

  package func synchronize() throws(FileError) {
    try step(.synchronize, "")
    try base.synchronize()
  }

  package func lock(_ path: String, lockTimeout: Duration) throws(FileError) -> FileLock? {
    try step(.lock, path)
    return try base.lock(path, lockTimeout: lockTimeout)
  }
}
