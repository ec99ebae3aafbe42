import FileSystem

/// Puts a complete staged tree in the place of the output folder.
struct TreeExchange<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  let hasOutput: Bool

  /// Makes the change. When it throws, the old tree is in its place.
  func run() throws(FileError) {
    guard hasOutput else { return try files.rename(paths.staging, to: paths.output) }
    try files.rename(paths.staging, to: paths.next)
    do throws(FileError) {
      try swap()
    } catch {
      // Under this name it is known to be worth nothing.
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
