#if canImport(Glibc)
  import Glibc
#endif

/// A regular file that is open for reading, for callers that hand it to the system.
package struct OpenFile: ~Copyable, Sendable {
  private let descriptor: Descriptor
  /// Its status when it was opened.
  let status: FileStatus
  /// How many bytes it held when it was opened.
  package var size: Int { status.size }
  /// When its bytes were last changed, in nanoseconds since 1970-01-01T00:00:00Z.
  package var modified: Int64 { status.modified }
  /// The identity that distinguishes it from every other file.
  package var identity: FileIdentity { status.identity }

  init(_ descriptor: consuming Descriptor, _ status: FileStatus) {
    self.descriptor = descriptor
    self.status = status
  }

  /// Returns the number by which the system knows the file, for a caller that will close it.
  package consuming func released() -> Int32 { descriptor.released() }
}

extension DiskFileSystem {
  /// Opens a regular file below the root, following links that stay there.
  package func open(_ path: String) throws(FileError) -> OpenFile {
    // Without O_NONBLOCK, opening a pipe would wait until something is written to it.
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
    let descriptor = try openBelow(path, flags, links: .followed, for: .read)
    guard let status = descriptor.status() else {
      throw FileError(.read, path, FileError.Reason(errno: errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return OpenFile(descriptor, FileStatus(status))
    case S_IFDIR: throw FileError(.read, path, .isFolder)
    default: throw FileError(.read, path, .notRegular)
    }
  }
}
