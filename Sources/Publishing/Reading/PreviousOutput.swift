import FileSystem

/// A tree that was the output folder until another one replaced it.
///
/// It contains files of Apus and second links to foreign files; both are removed. A foreign file
/// that was added or replaced while the site was published is moved into the new tree: foreign
/// files are never lost.
struct PreviousOutput<Files: WritableFileSystem> {
  let files: Files
  /// The path of the tree.
  let path: String
  /// The path of the new one.
  let output: String
  /// The manifest of the old tree.
  let manifest: Manifest?
  /// The manifest of the new tree.
  let newManifest: Manifest?

  /// Removes the tree. Parts of it may already be removed.
  func remove() throws(FileError) {
    try removeContents(of: "")
    // The manifest is removed last: without it, it would not be known which files are those of
    // Apus.
    try files.removeIfThere(path + "/" + Manifest.fileName)
    try files.removeFolder(path)
  }

  private func removeContents(of folder: String) throws(FileError) {
    for entry in try files.contents(of: path + folder) {
      let name = folder + "/" + entry.name
      if entry.kind == .folder {
        try removeContents(of: name)
        try files.removeFolder(path + name)
      } else if folder.isEmpty && entry.name == Manifest.fileName {
        continue
      } else if try isSuperfluous(name) {
        try files.remove(path + name)
      } else {
        try files.makingFolders(for: output + name) { () throws(FileError) in
          try files.rename(path + name, to: output + name)
        }
      }
    }
  }

  /// Whether a file belongs to Apus, or is also in the new tree, or was replaced by a page because
  /// the user forced it.
  private func isSuperfluous(_ name: String) throws(FileError) -> Bool {
    let address = String(name.dropFirst())
    if manifest?.position(of: address) != nil { return true }
    if newManifest?.position(of: address) != nil { return true }
    guard let new = try files.status(of: output + name) else { return false }
    let old = try files.status(of: path + name)
    return new.kind == .folder || old?.identity == new.identity
  }
}
