/// Two file systems seen as one: where both have a file at a path, that of the upper one is used.
///
/// A site is layered above the theme that comes with Apus. Folders are merged. `isBuiltIn` tells
/// which layer a file comes from.
package struct LayeredFileSystem<Upper: FileSystem, Lower: FileSystem>: FileSystem {
  /// The file system whose files are used first.
  package let upper: Upper
  private let lower: Lower

  /// Makes one file system of two.
  package init(_ upper: Upper, above lower: Lower) {
    self.upper = upper
    self.lower = lower
  }

  package func isBuiltIn(_ path: String) throws(FileError) -> Bool {
    // The lower layer is asked first: it is in memory, and most paths are not in it.
    guard try lower.exists(path) else { return false }
    return try !upper.exists(path)
  }

  package func hasBuiltIn(_ path: String) throws(FileError) -> Bool { try lower.exists(path) }

  package func readBuiltIn(_ path: String) throws(FileError) -> [UInt8]? {
    try lower.exists(path) ? lower.read(path, limit: .max) : nil
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try isBuiltIn(path) ? lower.read(path, limit: limit) : upper.read(path, limit: limit)
  }

  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    try isBuiltIn(path)
      ? lower.readWithStatus(path, limit: limit) : upper.readWithStatus(path, limit: limit)
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    if try isBuiltIn(path) {
      try lower.readPieces(of: path, body)
    } else {
      try upper.readPieces(of: path, body)
    }
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    guard try lower.exists(folder) else { return try upper.tree(folder) }
    guard try upper.exists(folder) else { return try lower.tree(folder) }
    let below = try lower.tree(folder)
    var tree = try upper.tree(folder)
    tree.files = Self.joined(tree.files, below.files)
    tree.folders = Self.joined(tree.folders, below.folders)
    return tree
  }

  private static func joined(_ first: [String], _ second: [String]) -> [String] {
    let known = Set(first)
    return (first + second.filter { !known.contains($0) }).sorted { $0.precedesByBytes($1) }
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    guard try lower.exists(folder) else { return try upper.contents(of: folder) }
    guard try upper.exists(folder) else { return try lower.contents(of: folder) }
    let entries = try upper.contents(of: folder)
    let known = Set(entries.map(\.name))
    let below = try lower.contents(of: folder).filter { !known.contains($0.name) }
    return (entries + below).sorted { $0.name.precedesByBytes($1.name) }
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    if let status = try upper.status(of: path) { return status }
    return try lower.status(of: path)
  }

  package func fileStatus(of path: String) throws(FileError) -> FileStatus {
    try isBuiltIn(path) ? lower.fileStatus(of: path) : upper.fileStatus(of: path)
  }
}
