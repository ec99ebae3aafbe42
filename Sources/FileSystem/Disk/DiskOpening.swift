#if canImport(Glibc)
  import Glibc
#endif
import CSystemCalls

extension DiskFileSystem {
  /// Whether symbolic links on the way to a file are followed.
  enum Links {
    /// Followed while they stay below the root.
    case followed
    /// Refused, wherever they are on the path.
    case refused
  }

  /// Opens what is at a path below the root.
  func openBelow(
    _ path: String, _ flags: Int32, mode: Int32 = 0, links: Links,
    for operation: FileError.Operation
  ) throws(FileError) -> Descriptor {
    guard !FilePaths.holdsNUL(path) else { throw FileError(operation, path, .nameIsNotText) }
    let flags = flags | O_CLOEXEC
    guard kernelStaysBelow else {
      return try openByNames(path, flags, mode: mode, for: operation)
    }
    let number = openBeneath(path, flags, mode, links)
    guard number < 0 else { return Descriptor(number) }
    switch errno {
    case EXDEV: throw FileError(operation, path, .leavesRoot)
    case ELOOP where links == .refused: throw FileError(operation, path, .isLink)
    default: throw FileError(operation, path, FileError.Reason(errno: errno))
    }
  }

  /// Lets the kernel open a path. Where a link has a `..` and something is renamed at the same
  /// moment, the kernel cannot decide and answers that the call should be repeated (EAGAIN).
  private func openBeneath(
    _ path: String, _ flags: Int32, _ mode: Int32, _ links: Links
  ) -> Int32 {
    var number: Int32 = -1
    for _ in 0..<1000 {
      number = retried {
        unsafe system_open_beneath(
          root.number, path.isEmpty ? "." : path, flags, mode, links == .refused)
      }
      if number >= 0 || errno != EAGAIN { break }
    }
    return number
  }

  /// Opens a path folder by folder, refusing symbolic links: for kernels without `openat2`.
  private func openByNames(
    _ path: String, _ flags: Int32, mode: Int32, for operation: FileError.Operation
  ) throws(FileError) -> Descriptor {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard !path.hasPrefix("/"), !names.contains("..") else {
      throw FileError(operation, path, .leavesRoot)
    }
    var folder = try openName(
      names.isEmpty ? "." : names[0], in: root.number, names.count > 1 ? nil : flags, mode,
      FileError(operation, path, .isLink))
    for (index, name) in names.enumerated().dropFirst() {
      folder = try openName(
        name, in: folder.number, index + 1 < names.count ? nil : flags, mode,
        FileError(operation, path, .isLink))
    }
    return folder
  }

  /// Opens one name in a folder; as a folder within a path where `flags` is nil.
  private func openName(
    _ name: String, in folder: Int32, _ flags: Int32?, _ mode: Int32, _ isLink: FileError
  ) throws(FileError) -> Descriptor {
    let flags = (flags ?? system_open_to_examine | O_DIRECTORY | O_CLOEXEC) | O_NOFOLLOW
    let number = retried { unsafe openat(folder, name, flags, mode_t(mode)) }
    guard number < 0 else { return Descriptor(number) }
    guard errno == ELOOP || (errno == ENOTDIR && isSymbolicLink(name, in: folder)) else {
      throw FileError(isLink.operation, isLink.path, FileError.Reason(errno: errno))
    }
    throw isLink
  }

  private func isSymbolicLink(_ name: String, in folder: Int32) -> Bool {
    let error = errno
    defer { errno = error }
    var status = stat()
    return retried { unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) } == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}
