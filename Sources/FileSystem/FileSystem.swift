/// Files as all modules above this one see them.
///
/// A file system has a root, and every path is relative to it: names joined by `/`, no `.`, no
/// `..`, no empty name, `""` for the root itself. `DiskFileSystem` is a folder on disk,
/// `MemoryFileSystem` one in memory. Both may be used from several threads at once.
///
/// Not for the meaning of files: formats, models and addresses belong to the layers above.
package protocol FileSystem: Sendable {
  /// Returns the bytes of a regular file.
  ///
  /// Symbolic links are followed while they stay below the root. It never waits for anything but a
  /// regular file.
  /// - Throws: also where the file holds more than `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Returns the bytes of a regular file, and a status from before they were read: that of the file
  /// where a link points to it, or that of the link.
  func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?)

  /// Hands the bytes of a regular file to `body`, in order, in pieces of at most 1 MiB, so that
  /// a file of any size takes the same memory.
  func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError)

  /// Returns some bytes of a regular file, or fewer where it ends before.
  func read(_ part: Range<Int>, of path: String) throws(FileError) -> [UInt8]

  /// Lists every file below a folder, at any depth.
  ///
  /// Entries that cannot be used (a link out of the root, a device, a name that is not text) are
  /// listed in the tree's problems; the others are listed as usual.
  /// - Throws: where the folder itself cannot be opened.
  func tree(_ folder: String) throws(FileError) -> FileTree

  /// Lists all entries of one folder, of any kind, sorted by the bytes of the names.
  func contents(of folder: String) throws(FileError) -> [FolderEntry]

  /// Returns what is at a path, nil for nothing. A link at the end of the path is not followed; a
  /// link within the path is, wherever it points: the answer does not mean that the file may be
  /// read.
  func status(of path: String) throws(FileError) -> FileStatus?

  /// Returns the status of the regular file at a path. Symbolic links are followed as by `read`.
  /// - Throws: as `read` does where the file cannot be opened, and for anything but a regular file.
  func fileStatus(of path: String) throws(FileError) -> FileStatus

  /// Whether the file at a path comes with Apus, rather than from the author's folder.
  func isBuiltIn(_ path: String) throws(FileError) -> Bool

  /// Whether a file that comes with Apus has a path, also where the author's is used in place of
  /// it.
  func hasBuiltIn(_ path: String) throws(FileError) -> Bool

  /// Reads the file that comes with Apus at a path, also where the author's is used in place of it;
  /// nil where there is none.
  func readBuiltIn(_ path: String) throws(FileError) -> [UInt8]?
}

/// A file system that can also be changed.
///
/// Each operation is one step: done whole, or not at all and an error. Files are made with the
/// permissions 0644 and folders with 0755, whatever the user's mask.
package protocol WritableFileSystem: FileSystem {
  /// Makes a folder in a folder that exists.
  func makeFolder(_ path: String) throws(FileError)

  /// Makes a file with these bytes. There must be nothing at the path.
  func write(_ bytes: Span<UInt8>, to path: String) throws(FileError)

  /// Makes a file with these bytes that nobody but its owner may read. There must be nothing at the
  /// path.
  func writePrivately(_ bytes: Span<UInt8>, to path: String) throws(FileError)

  /// Adds bytes to the end of a file.
  func append(_ bytes: Span<UInt8>, to path: String) throws(FileError)

  /// Gives a file a second name, at which there must be nothing.
  func link(_ path: String, as other: String) throws(FileError)

  /// Moves a file or folder to another path, in one step; a file that was there is gone.
  func rename(_ path: String, to other: String) throws(FileError)

  /// Swaps what is at two paths, in one step.
  func exchange(_ path: String, with other: String) throws(FileError)

  /// Makes several moves, in their order: all of them, or none, with an error.
  ///
  /// On a disk they are made even if this process is killed meanwhile, unless the whole machine
  /// stops. Others may see the files between two moves.
  func perform(_ moves: [FileMove]) throws(FileError)

  /// Removes a file or a symbolic link.
  func remove(_ path: String) throws(FileError)

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(FileError)

  /// Makes an empty scratch file; nil where the file system cannot.
  func makeScratchFile() -> (any ScratchFile)?

  /// Waits until everything written so far is on the disk.
  func synchronize() throws(FileError)

  /// Makes the file at `path` if need be and locks it for this process, until it is unlocked or the
  /// process ends, for whatever reason.
  /// - Returns: nil where another process holds it for longer than `lockTimeout`.
  func lock(_ path: String, lockTimeout: Duration) throws(FileError) -> FileLock?
}

/// A change of names.
package struct FileMove: Hashable, Sendable {
  /// The path of what is moved.
  package let path: String
  /// Where it goes.
  package let other: String
  /// Whether what is there is moved to `path` in return.
  let isExchange: Bool

  /// Makes a move.
  package init(_ path: String, to other: String) {
    (self.path, self.other, isExchange) = (path, other, false)
  }

  /// Makes an exchange.
  package init(_ path: String, with other: String) {
    (self.path, self.other, isExchange) = (path, other, true)
  }

  /// The move that undoes this one.
  package var inverse: FileMove {
    isExchange ? self : FileMove(other, to: path)
  }
}

extension FileSystem {
  /// Returns the status of a file, unless there are links to follow.
  package func fileStatus(of path: String) throws(FileError) -> FileStatus {
    guard let status = try status(of: path) else { throw FileError(.examine, path, .missing) }
    switch status.kind {
    case .file: return status
    case .folder: throw FileError(.examine, path, .isFolder)
    case .symbolicLink: throw FileError(.examine, path, .isLink)
    case .other: throw FileError(.examine, path, .notRegular)
    }
  }

  /// No file comes with Apus, unless a file system says otherwise.
  package func isBuiltIn(_ path: String) throws(FileError) -> Bool { false }

  /// No file comes with Apus, unless a file system says otherwise.
  package func hasBuiltIn(_ path: String) throws(FileError) -> Bool { false }

  /// No file comes with Apus, unless a file system says otherwise.
  package func readBuiltIn(_ path: String) throws(FileError) -> [UInt8]? { nil }

  /// Asks for the status and reads the file then, unless a file system can do both at once.
  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    let status = try status(of: path)
    return (try read(path, limit: limit), status)
  }

  /// Reads the file up to the end of what is asked for, unless a file system can do better.
  package func read(_ part: Range<Int>, of path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = 0
    try readPieces(of: path) { piece throws(FileError) in
      let wanted = part.clamped(to: offset..<offset + piece.count)
      for index in wanted { bytes.append(piece[index - offset]) }
      offset += piece.count
    }
    return bytes
  }

  /// Whether a file or folder, of whatever kind, is at a path.
  package func exists(_ path: String) throws(FileError) -> Bool {
    try status(of: path) != nil
  }
}

extension WritableFileSystem {
  /// Writes a file like any other: here files have no owners.
  package func writePrivately(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try write(bytes, to: path)
  }

  package func perform(_ moves: [FileMove]) throws(FileError) { try performEach(moves) }

  /// What is not on a disk takes memory anyway.
  package func makeScratchFile() -> (any ScratchFile)? { nil }

  /// Makes moves one after the other, and undoes those that were made when one fails.
  package func performEach(_ moves: [FileMove]) throws(FileError) {
    for (index, move) in moves.enumerated() {
      do throws(FileError) {
        try perform(move)
      } catch {
        for made in moves[..<index].reversed() { try perform(made.inverse) }
        throw error
      }
    }
  }

  private func perform(_ move: FileMove) throws(FileError) {
    if move.isExchange {
      try exchange(move.path, with: move.other)
    } else {
      try rename(move.path, to: move.other)
    }
  }

  /// Makes a file with these bytes. There must be nothing at the path.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes.span, to: path)
  }

  /// Makes a file with this text. There must be nothing at the path.
  package func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8).span, to: path)
  }
}
