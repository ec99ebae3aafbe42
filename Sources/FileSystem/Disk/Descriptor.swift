#if canImport(Glibc)
  import Glibc
#endif

/// An open file or folder, closed when it goes out of scope.
struct Descriptor: ~Copyable {
  /// The number by which the system knows it.
  let number: Int32

  /// Takes over an open file.
  init(_ number: Int32) { self.number = number }

  deinit { _ = Glibc.close(number) }

  /// Returns the status of the file; nil with `errno` set where it fails.
  borrowing func status() -> stat? {
    var status = stat()
    return retried { unsafe fstat(number, &status) } == 0 ? status : nil
  }

  /// Gives up the file without closing it.
  consuming func released() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Closes the file and returns whether everything written to it was taken.
  consuming func close() -> Bool { Glibc.close(released()) == 0 || errno == EINTR }
}

/// An open file or folder that several values share, closed with the last of them.
final class SharedDescriptor: Sendable {
  /// The number the system knows it by.
  let number: Int32

  /// Takes over an open file.
  init(_ descriptor: consuming Descriptor) { number = descriptor.released() }

  deinit { _ = close(number) }

  /// The identity that distinguishes it from every other file or folder; nil where the system does
  /// not tell it.
  var identity: FileIdentity? {
    var status = stat()
    guard retried({ unsafe fstat(number, &status) }) == 0 else { return nil }
    return FileStatus(status).identity
  }
}

extension DiskFileSystem {
  /// The identity that distinguishes the root from every other folder, also from one that replaces
  /// it.
  package var rootIdentity: FileIdentity? { root.identity }
}

extension FileStatus {
  /// Reads the system's answer.
  init(_ status: stat) {
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    self.init(
      kind: kind, size: Int(status.st_size),
      modified: Self.nanoseconds(status.st_mtim), changed: Self.nanoseconds(status.st_ctim),
      permissions: UInt16(status.st_mode & 0o777),
      identity: FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
