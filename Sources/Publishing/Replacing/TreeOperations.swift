package import FileSystem

extension WritableFileSystem {
  /// Makes a folder and its parent folders, where they are missing.
  func makeFolders(_ path: String) throws(FileError) {
    do throws(FileError) {
      try makeFolder(path)
    } catch {
      switch error.reason {
      case .exists: return
      case .missing where path.utf8.contains(UInt8(ascii: "/")):
        try makeFolders(FilePaths.folder(of: path))
        try makeFolderUnlessThere(path)
      default: throw error
      }
    }
  }

  /// Makes a folder, which another thread may already have made.
  func makeFolderUnlessThere(_ path: String) throws(FileError) {
    do throws(FileError) {
      try makeFolder(path)
    } catch {
      guard error.reason == .exists else { throw error }
    }
  }

  /// Runs an operation that makes something at a path, and makes the folder it needs first
  /// where that is missing.
  package func makingFolders(
    for path: String, _ operation: () throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try operation()
    } catch {
      guard error.reason == .missing else { throw error }
      try makeFolders(FilePaths.folder(of: path))
      try operation()
    }
  }

  /// Removes a folder with its contents; does nothing where the path does not exist.
  func removeTree(_ path: String) throws(FileError) {
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try contents(of: path)
    } catch {
      guard error.reason == .missing else { throw error }
      return
    }
    for entry in entries {
      let path = path + "/" + entry.name
      if entry.kind == .folder { try removeTree(path) } else { try remove(path) }
    }
    try removeFolder(path)
  }

  /// Removes a file; does nothing where the path does not exist.
  package func removeIfThere(_ path: String) throws(FileError) {
    do throws(FileError) {
      try remove(path)
    } catch {
      guard error.reason == .missing else { throw error }
    }
  }

  /// Removes a folder and its parent folders below `top`, as far as they are empty.
  func removeEmptyFolders(_ path: String, below top: String) throws(FileError) {
    var folder = path
    while folder.utf8.count > top.utf8.count {
      do throws(FileError) {
        try removeFolder(folder)
      } catch {
        switch error.reason {
        case .folderNotEmpty: return
        case .missing: break
        default: throw error
        }
      }
      folder = FilePaths.folder(of: folder)
    }
  }

  /// Copies a file by its bytes.
  func copy(_ path: String, to other: String) throws(FileError) {
    try write([], to: other)
    try readPieces(of: path) { piece throws(FileError) in try append(piece, to: other) }
  }
}
