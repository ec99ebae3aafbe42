import FileSystem

/// A file that is sent, as it was when a request came.
enum ServedFile: ~Copyable {
  /// A file of the disk.
  case open(OpenFile)
  /// A file in memory.
  case bytes([UInt8], FileStatus)

  /// How many bytes it holds.
  var size: Int {
    switch self {
    case .open(let file): file.size
    case .bytes(let bytes, _): bytes.count
    }
  }

  /// Its version, for browsers that have it.
  var version: FileVersion {
    switch self {
    case .open(let file): FileVersion(file)
    case .bytes(_, let status): FileVersion(status)
    }
  }
}

/// Files that a server can send.
protocol ServedFiles: FileSystem {
  /// A regular file, to be sent.
  func served(_ path: String) throws(FileError) -> ServedFile
}

extension DiskFileSystem: ServedFiles {
  func served(_ path: String) throws(FileError) -> ServedFile { .open(try open(path)) }
}

extension MemoryFileSystem: ServedFiles {
  func served(_ path: String) throws(FileError) -> ServedFile {
    let bytes = try read(path, limit: .max)
    guard let status = try status(of: path) else { throw FileError(.read, path, .missing) }
    return .bytes(bytes, status)
  }
}
