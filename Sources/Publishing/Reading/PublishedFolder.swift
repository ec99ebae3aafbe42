package import FileSystem

/// The files that Apus has written into a folder, for readers of the folder.
///
/// Nothing is locked: a concurrent build exchanges the folder as a whole.
package struct PublishedFolder: Sendable {
  /// The files that its manifest names, sorted by path.
  package let files: [ListedFile]

  /// Reads the manifest of a folder; nil where there is none, or it cannot be read.
  package init?(_ folder: String, in files: some FileSystem) throws(FileError) {
    let path = folder.isEmpty ? Manifest.fileName : folder + "/" + Manifest.fileName
    guard let manifest = try files.manifest(at: path) else { return nil }
    self.files = manifest.entries.map {
      ListedFile(path: manifest.path(of: $0), hash: $0.hash, size: $0.size)
    }
  }

  /// The paths in a folder that its manifest does not list, sorted.
  package func foreignPaths(
    in folder: String, of files: some FileSystem
  ) throws(FileError) -> [String] {
    var index = PathIndex(count: self.files.count)
    for (position, file) in self.files.enumerated() {
      index.insert(PathIndex.hash(file.path), position)
    }
    let tree = try files.tree(folder)
    let length = folder.isEmpty ? 0 : folder.utf8.count + 1
    let found = (tree.files + tree.problems.map(\.path) + tree.ignored).map { path in
      String(path.utf8.dropFirst(length)) ?? path
    }
    return found.filter { path in
      // Folders of tools are listed without their contents.
      path != Manifest.fileName
        && index.position(of: PathIndex.hash(path)) {
          self.files[$0].path.equalsByBytes(path)
        } == nil
        && !self.files.contains { FilePaths.isBelow($0.path, path) }
    }
  }
}
