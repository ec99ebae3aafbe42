import FileSystem

/// Replaces the output folder by a complete staged tree.
struct TreeExchange<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  let hasOutput: Bool

  /// Makes the change. When it throws, the old tree is still in place.
  func run() throws(FileError) {
    guard hasOutput else { return try files.rename(paths.staging, to: paths.output) }
    try files.rename(paths.staging, to: paths.next)
    do throws(FileError) {
      try swap()
    } catch {
      // Under this name it is known to be worthless.
      try files.rename(paths.next, to: paths.staging)
      throw error
    }
  }

  private func swap() throws(FileError) {
    do throws(FileError) {
      try files.exchange(paths.next, with: paths.output)
    } catch {
      guard error.reason == .unsupported else { throw error }
      try files.rename(paths.output, to: paths.previous)
      do throws(FileError) {
        try files.rename(paths.next, to: paths.output)
      } catch {
        try files.rename(paths.previous, to: paths.output)
        throw error
      }
    }
  }
}
