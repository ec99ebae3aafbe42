#if canImport(Glibc)
  import Glibc
#endif
import CSystemCalls

extension DiskFileSystem {
  package func makeFolder(_ path: String) throws(FileError) {
    try unsafe changing(path, .makeFolder) { unsafe mkdirat(root.number, $0, 0o755) }
    guard maskInterferes else { return }
    try unsafe changing(path, .makeFolder) { unsafe fchmodat(root.number, $0, 0o755, 0) }
  }

  package func write(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try write(bytes, to: path, permissions: 0o644)
  }

  package func writePrivately(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    try write(bytes, to: path, permissions: 0o600)
  }

  private func write(
    _ bytes: Span<UInt8>, to path: String, permissions: mode_t
  ) throws(FileError) {
    try checkStaysBelow(path, .write)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try openBelow(path, flags, mode: Int32(permissions), links: .refused, for: .write)
    do throws(FileError) {
      if maskInterferes, retried({ fchmod(file.number, permissions) }) != 0 {
        throw FileError(.write, path, FileError.Reason(errno: errno))
      }
      try append(bytes, to: file, path)
    } catch {
      _ = unsafe unlinkat(root.number, path, 0)
      throw error
    }
  }

  package func append(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    let file = try openBelow(path, O_WRONLY | O_APPEND | O_NOFOLLOW, links: .refused, for: .write)
    try append(bytes, to: file, path)
  }

  /// Writes all bytes, in as many calls as the system wants, and closes the file.
  private func append(
    _ bytes: Span<UInt8>, to file: consuming Descriptor, _ path: String
  ) throws(FileError) {
    let number = file.number
    let failure: Int32? = unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let taken = retried { unsafe Glibc.write(number, rest.baseAddress, rest.count) }
        guard taken > 0 else { return taken < 0 ? errno : ENOSPC }
        written += taken
      }
      return nil
    }
    if let failure { throw FileError(.write, path, FileError.Reason(errno: failure)) }
    guard file.close() else { throw FileError(.write, path, FileError.Reason(errno: errno)) }
  }

  package func link(_ path: String, as other: String) throws(FileError) {
    try unsafe changing(path, and: other, .link) { source, target in
      unsafe linkat(root.number, source, root.number, target, 0)
    }
  }

  package func rename(_ path: String, to other: String) throws(FileError) {
    try unsafe changing(path, and: other, .rename) { source, target in
      unsafe renameat(root.number, source, root.number, target)
    }
  }

  package func exchange(_ path: String, with other: String) throws(FileError) {
    try unsafe changing(path, and: other, .exchange) { source, target in
      unsafe system_exchange(root.number, source, target)
    }
  }

  package func remove(_ path: String) throws(FileError) {
    try unsafe changing(path, .remove) { unsafe unlinkat(root.number, $0, 0) }
  }

  package func removeFolder(_ path: String) throws(FileError) {
    try unsafe changing(path, .remove) { unsafe unlinkat(root.number, $0, AT_REMOVEDIR) }
  }

  package func synchronize() throws(FileError) {
    guard retried({ system_sync(root.number) }) == 0 else {
      throw FileError(.synchronize, rootPath, FileError.Reason(errno: errno))
    }
  }

  /// Runs a call that changes one path, after making sure that the path stays below the root.
  private func changing(
    _ path: String, _ operation: FileError.Operation, _ call: (UnsafePointer<CChar>) -> Int32
  ) throws(FileError) {
    try checkStaysBelow(path, operation)
    let result = unsafe path.withCString { name in retried { unsafe call(name) } }
    guard result == 0 else { throw FileError(operation, path, FileError.Reason(errno: errno)) }
  }

  private func changing(
    _ path: String, and other: String, _ operation: FileError.Operation,
    _ call: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(FileError) {
    try checkStaysBelow(path, operation)
    try checkStaysBelow(other, operation)
    let result = unsafe path.withCString { name in
      unsafe other.withCString { otherName in retried { unsafe call(name, otherName) } }
    }
    guard result == 0 else { throw FileError(operation, other, FileError.Reason(errno: errno)) }
  }

  private func checkStaysBelow(
    _ path: String, _ operation: FileError.Operation
  ) throws(FileError) {
    guard FilePaths.isProper(path) else { throw FileError(operation, path, .leavesRoot) }
  }
}
