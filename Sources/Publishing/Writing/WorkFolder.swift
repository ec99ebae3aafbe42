import FileSystem

/// The folder in which a build prepares what it publishes, and the lock that excludes other builds.
struct WorkFolder<Files: WritableFileSystem>: Sendable {
  let files: Files
  let paths: OutputPaths
  private let lock: FileLock

  /// Makes and locks the folder; nil where another build holds it longer than `lockTimeout`.
  init?(_ files: Files, _ paths: OutputPaths, lockTimeout: Duration) throws(FileError) {
    let deadline = ContinuousClock.now + lockTimeout
    while true {
      do throws(FileError) {
        try files.makeFolders(paths.work)
        let rest = max(.zero, deadline - ContinuousClock.now)
        guard let lock = try files.lock(paths.lock, lockTimeout: rest) else { return nil }
        (self.files, self.paths, self.lock) = (files, paths, lock)
        return
      } catch {
        // A build that ends removes the folder, which may happen between making it and locking it.
        guard error.reason == .missing, ContinuousClock.now < deadline else { throw error }
      }
    }
  }

  /// Whether a build that did not end properly has left something.
  func hasRemains() throws(FileError) -> Bool {
    if try files.exists(paths.inPlace) { return true }
    return try files.contents(of: paths.work).contains {
      paths.work + "/" + $0.name != paths.lock
    }
  }

  /// Releases the lock, and leaves the folder to the next build.
  func release() { lock.release() }

  /// Releases the lock and removes the folder.
  func close() throws(FileError) {
    lock.release()
    try removeUnlessUsed(paths.work)
    try removeUnlessUsed(paths.workParent)
  }

  /// Removes a folder unless it is not empty or does not exist: another build may have started.
  private func removeUnlessUsed(_ folder: String) throws(FileError) {
    do throws(FileError) {
      try files.removeFolder(folder)
    } catch {
      guard error.reason == .folderNotEmpty || error.reason == .missing else { throw error }
    }
  }
}
