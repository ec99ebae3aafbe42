package import FileSystem

/// Files that were embedded in the program when it was built, by their paths.
///
/// An archive begins with one line per file (path, number of bytes), followed by an empty line and
/// all contents. Opening it costs reading these lines.
package struct EmbeddedFiles: FileSystem {
  /// The bytes of an archive.
  enum Archive: Sendable {
    /// In the constant data of the program, where they are read in place.
    case constant(StaticString)
    case unpacked([UInt8])

    /// Gives all bytes to a function.
    func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
      switch self {
      case .constant(let text):
        unsafe body(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      case .unpacked(let bytes): unsafe bytes.withUnsafeBufferPointer { unsafe body($0) }
      }
    }
  }

  /// Where the bytes of a file are in the archive.
  private struct Entry {
    let range: Range<Int>
    let number: UInt64
  }

  private let archive: Archive
  private let entries: [String: Entry]
  /// The paths of all folders, except that of the root.
  private let folders: Set<String>
  /// The paths of all files, sorted by their bytes.
  package let paths: [String]

  /// Opens an archive, as `FileEmbedder` writes it.
  init(_ archive: Archive) {
    self.archive = archive
    let (lines, first) = unsafe archive.withBytes { unsafe Self.table(of: $0) }
    var start = first
    var entries: [String: Entry] = [:]
    for line in lines {
      entries[line.path] = Entry(
        range: start..<start + line.count, number: UInt64(entries.count + 1))
      start += line.count
    }
    self.entries = entries
    paths = lines.map(\.path).sorted { $0.precedesByBytes($1) }
    var folders: Set<String> = []
    for path in paths {
      var folder = FilePaths.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = FilePaths.folder(of: folder)
      }
    }
    self.folders = folders
  }

  /// The lines of an archive, and where the contents begin.
  private static func table(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> (lines: [(path: String, count: Int)], start: Int) {
    var lines: [(path: String, count: Int)] = []
    var offset = 0
    while offset < bytes.count, unsafe bytes[offset] != UInt8(ascii: "\n") {
      let end = unsafe bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = unsafe String(decoding: bytes[offset..<end], as: UTF8.self)
      let parts = line.split(separator: "\t")
      precondition(parts.count == 2, "the archive of the theme has a broken table")
      lines.append((String(parts[0]), Int(parts[1]) ?? 0))
      offset = end + 1
    }
    return (lines, offset + 1)
  }

  /// The bytes of a file; nil where there is none.
  package func bytes(of path: String) -> [UInt8]? {
    entries[path].map { entry in
      unsafe archive.withBytes { unsafe Array($0[entry.range]) }
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = bytes(of: path) else { throw FileError(.read, path, .missing) }
    guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
    return bytes
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    let bytes = try read(path, limit: .max)
    try body(bytes.span)
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    let found = paths.filter { FilePaths.isBelow($0, folder) }
    guard !found.isEmpty else { throw FileError(.list, folder, .missing) }
    let folders = folders.filter { FilePaths.isBelow($0, folder) }
    return FileTree(files: found, folders: folders.sorted { $0.precedesByBytes($1) })
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    let tree = try tree(folder)
    func direct(_ paths: [String], _ kind: FileKind) -> [FolderEntry] {
      paths.filter { FilePaths.folder(of: $0) == folder }
        .map { FolderEntry(name: FilePaths.name(of: $0), kind: kind) }
    }
    return (direct(tree.files, .file) + direct(tree.folders, .folder))
      .sorted { $0.name.precedesByBytes($1.name) }
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    let kind: FileKind
    if entries[path] != nil {
      kind = .file
    } else if path.isEmpty || folders.contains(path) {
      kind = .folder
    } else {
      return nil
    }
    return FileStatus(
      kind: kind, size: entries[path]?.range.count ?? 0, modified: 0, permissions: 0o444,
      identity: FileIdentity(device: 0, number: entries[path]?.number ?? 0))
  }

  package func isBuiltIn(_ path: String) throws(FileError) -> Bool { entries[path] != nil }
}
