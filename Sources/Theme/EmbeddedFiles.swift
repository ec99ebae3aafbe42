package import FileSystem

/// Files that were embedded in the program when it was built, by their paths.
///
/// They are read straight from the program's constant data; opening the archive costs reading one
/// line per file. The archive begins with one line per file (path, number of bytes, whether they
/// are written as Latin-1), followed by an empty line and all contents.
package struct EmbeddedFiles: FileSystem {
  /// Where the bytes of a file are in the archive.
  private struct Entry {
    let range: Range<Int>
    let isLatin1: Bool
    let number: UInt64
  }

  private let archive: StaticString
  private let entries: [String: Entry]
  /// The paths of all folders, except that of the root.
  private let folders: Set<String>
  /// The paths of all files, sorted by their bytes.
  package let paths: [String]

  /// Opens an archive, as `FileEmbedder` writes it.
  init(_ archive: StaticString) {
    self.archive = archive
    let bytes = unsafe UnsafeBufferPointer(
      start: archive.utf8Start, count: archive.utf8CodeUnitCount)
    var lines: [(path: String, count: Int, isLatin1: Bool)] = []
    var offset = 0
    while offset < bytes.count, unsafe bytes[offset] != UInt8(ascii: "\n") {
      let end = unsafe bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = unsafe String(decoding: bytes[offset..<end], as: UTF8.self)
      let parts = line.split(separator: "\t")
      precondition(parts.count == 3, "the archive of the theme has a broken table")
      lines.append((String(parts[0]), Int(parts[1]) ?? 0, parts[2] == "latin1"))
      offset = end + 1
    }
    var start = offset + 1
    var entries: [String: Entry] = [:]
    for line in lines {
      entries[line.path] = Entry(
        range: start..<start + line.count, isLatin1: line.isLatin1,
        number: UInt64(entries.count + 1))
      start += line.count
    }
    self.entries = entries
    paths = lines.map(\.path)
    var folders: Set<String> = []
    for path in paths {
      var folder = FilePaths.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = FilePaths.folder(of: folder)
      }
    }
    self.folders = folders
  }

  /// The bytes of a file; nil where there is none.
  package func bytes(of path: String) -> [UInt8]? {
    guard let entry = entries[path] else { return nil }
    let written = unsafe UnsafeBufferPointer(
      start: archive.utf8Start + entry.range.lowerBound, count: entry.range.count)
    guard entry.isLatin1 else { return unsafe Array(written) }
    return unsafe Self.latin1(of: written)
  }

  /// The Latin-1 bytes of a text in UTF-8 whose characters are all below U+0100.
  private static func latin1(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = unsafe text[index]
      if byte < 0x80 {
        bytes.append(byte)
        index += 1
      } else {
        unsafe bytes.append(byte << 6 | text[index + 1] & 0x3F)
        index += 2
      }
    }
    return bytes
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
