import FileSystem

/// A tree that was the output folder until another took its place.
///
/// It holds files of Apus, which go, and second names of files of others, which go as well. Should
/// somebody have added or replaced a file of theirs while the site was published, it is moved
/// into the new tree: what is not Apus's is never lost.
struct PreviousOutput<Files: WritableFileSystem> {
  let files: Files
  /// Where the tree lies.
  let path: String
  /// Where the new one lies.
  let output: String
  /// What of the old tree is Apus's.
  let manifest: Manifest?
  /// What of the new tree is Apus's.
  let newManifest: Manifest?

  /// Removes the tree. It may be gone in part already.
  func remove() throws(FileError) {
    try removeContents(of: "")
    // The manifest goes last: without it nobody could tell whose the other files are.
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

  /// Whether a file is Apus's, or is in the new tree too, or has a page of the new tree in its
  /// place because the user forced it.
  private func isSuperfluous(_ name: String) throws(FileError) -> Bool {
    let address = String(name.dropFirst())
    if manifest?.position(of: address) != nil { return true }
    if newManifest?.position(of: address) != nil { return true }
    guard let new = try files.status(of: output + name) else { return false }
    let old = try files.status(of: path + name)
    return new.kind == .folder || old?.identity == new.identity
  }
}
