import FileSystem

/// Changes the files of an output folder one by one, where the folder cannot be moved as a whole:
/// it is a mount point, or is in a lower layer of an overlay.
///
/// All changed files and then the new manifest are gathered in a folder within the output folder.
/// From that moment on the new site is certain: if the build is killed, the next one continues from
/// here. Until then the old site stays.
struct InPlaceReplacement<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths

  private var gathered: String { paths.inPlace }
  private var gatheredManifest: String { gathered + "/" + Manifest.fileName }

  /// Gathers the staged files with these paths, and the staged manifest, and replaces.
  func run(_ changed: [String]) throws(FileError) {
    do throws(FileError) {
      try files.makeFolders(gathered)
      for path in changed { try gather(path) }
      try gather(Manifest.fileName)
    } catch {
      try files.removeTree(gathered)
      throw error
    }
    try replace()
  }

  /// Finishes or undoes what a killed build began.
  func resume() throws(FileError) {
    guard try files.manifest(at: gatheredManifest) != nil else {
      return try files.removeTree(gathered)
    }
    try replace()
  }

  private func gather(_ path: String) throws(FileError) {
    let (source, target) = (paths.staging + "/" + path, gathered + "/" + path)
    try files.makingFolders(for: target) { () throws(FileError) in
      do throws(FileError) {
        try files.rename(source, to: target)
      } catch {
        guard error.reason == .otherFileSystem else { throw error }
        try copyWhole(source, to: target)
      }
    }
  }

  /// Copies to a name that is ignored, then renames: an incomplete manifest must never be used.
  private func copyWhole(_ source: String, to target: String) throws(FileError) {
    let half = gathered + "/.half"
    try files.removeIfThere(half)
    try files.copy(source, to: half)
    try files.rename(half, to: target)
  }

  private func replace() throws(FileError) {
    let new = try files.manifest(at: gatheredManifest)
    if let old = try files.manifest(at: paths.manifest) {
      for entry in old.entries {
        let path = old.path(of: entry)
        guard new?.position(of: path) == nil else { continue }
        try files.removeIfThere(paths.output + "/" + path)
        try files.removeEmptyFolders(
          FilePaths.folder(of: paths.output + "/" + path), below: paths.output)
      }
    }
    try move("")
    try files.rename(gatheredManifest, to: paths.manifest)
    try files.removeTree(gathered)
  }

  private func move(_ folder: String) throws(FileError) {
    for entry in try files.contents(of: gathered + folder) {
      let name = folder + "/" + entry.name
      if entry.kind == .folder {
        try move(name)
      } else if name != "/" + Manifest.fileName {
        try files.makingFolders(for: paths.output + name) { () throws(FileError) in
          try files.rename(gathered + name, to: paths.output + name)
        }
      }
    }
  }
}
