import FileSystem

/// Repairs what a build left behind that was killed or lost its disk.
struct Recovery<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths

  /// Completes the output folder, and empties the work folder except for the lock.
  func run() throws(FileError) {
    if try files.exists(paths.inPlace) {
      try InPlaceReplacement(files: files, paths: paths).resume()
    }
    if try files.exists(paths.moving + "/" + Manifest.fileName),
      let old = try files.manifest(at: paths.manifest)
    {
      try PartialUpdate(files: files, paths: paths, old: old).resume()
    }
    try removeEmptyFolders("")
    for folder in [paths.moving, paths.removed, paths.staging] { try files.removeTree(folder) }
    if try files.exists(paths.previous) {
      if try !files.exists(paths.output) {
        // Killed between two renames: the old tree is moved back.
        try files.rename(paths.previous, to: paths.output)
      } else {
        try remove(oldTree: paths.previous)
      }
    }
    if try files.exists(paths.next) { try remove(oldTree: paths.next) }
  }

  /// Removes the folders of the output that are empty since a file was moved out of them.
  private func removeEmptyFolders(_ folder: String) throws(FileError) {
    guard try files.exists(paths.removed + folder) else { return }
    for entry in try files.contents(of: paths.removed + folder) {
      if entry.kind == .folder {
        try removeEmptyFolders(folder + "/" + entry.name)
      } else {
        try files.removeEmptyFolders(paths.output + folder, below: paths.output)
      }
    }
  }

  private func remove(oldTree path: String) throws(FileError) {
    let tree = PreviousOutput(
      files: files, path: path, output: paths.output,
      manifest: try files.manifest(at: path + "/" + Manifest.fileName),
      newManifest: try files.manifest(at: paths.manifest))
    try tree.remove()
  }
}

extension FileSystem {
  /// The manifest at a path, nil where there is none or it cannot be read.
  func manifest(at path: String) throws(FileError) -> Manifest? {
    guard try status(of: path)?.kind == .file else { return nil }
    return Manifest(try read(path, limit: Manifest.sizeLimit))
  }
}
