extension WritableFileSystem {
  /// Puts other bytes into a file, in one step: a reader finds either the old or the new ones,
  /// complete.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let folder = FilePaths.folder(of: path)
    let name = ".\(FilePaths.name(of: path)).apus"
    let draft = folder.isEmpty ? name : folder + "/" + name
    if try exists(draft) { try remove(draft) }
    try write(bytes, to: draft)
    do throws(FileError) {
      try rename(draft, to: path)
    } catch {
      try remove(draft)
      throw error
    }
  }
}
