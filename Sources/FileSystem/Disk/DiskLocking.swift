#if canImport(Glibc)
  import Glibc
#endif

extension DiskFileSystem {
  package func lock(
    _ path: String, lockTimeout: Duration
  ) throws(FileError) -> FileLock? {
    let deadline = ContinuousClock.now + lockTimeout
    while true {
      if let lock = try tryLock(path) { return lock }
      guard ContinuousClock.now < deadline else { return nil }
      _ = usleep(10_000)
    }
  }

  /// Locks the file, or returns nil where another process holds it or has just removed it.
  private func tryLock(_ path: String) throws(FileError) -> FileLock? {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW
    let file = try openBelow(path, flags, mode: 0o644, links: .refused, for: .lock)
    guard retried({ flock(file.number, LOCK_EX | LOCK_NB) }) == 0 else {
      if errno == EWOULDBLOCK { return nil }
      throw FileError(.lock, path, FileError.Reason(errno: errno))
    }
    // A holder removes the file before letting go: a lock on a removed file excludes nobody.
    guard let held = file.status(), let named = try status(of: path),
      FileStatus(held).identity == named.identity
    else { return nil }
    try writeOwner(file, path)
    let (number, root) = (file.released(), root)
    return FileLock {
      _ = unsafe unlinkat(root.number, path, 0)
      _ = close(number)
    }
  }

  /// Writes the number of this process into the file, for the messages of others.
  private func writeOwner(_ file: borrowing Descriptor, _ path: String) throws(FileError) {
    let text = Array("\(getpid())\n".utf8)
    guard retried({ ftruncate(file.number, 0) }) == 0,
      retried({ unsafe pwrite(file.number, text, text.count, 0) }) == text.count
    else { throw FileError(.lock, path, FileError.Reason(errno: errno)) }
  }
}
