#if canImport(Glibc)
  import Glibc
#endif

extension DiskFileSystem {
  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    let opened = try openBelow(folder, O_RDONLY | O_DIRECTORY, links: .refused, for: .list)
    var entries: [FolderEntry] = []
    try readNames(opened, of: folder) { (name, kind) throws(FileError) in
      guard case .text(let text) = name else { throw name.problem(in: folder) }
      entries.append(FolderEntry(name: text, kind: kind))
    }
    entries.sort { $0.name.precedesByBytes($1.name) }
    return entries
  }

  /// Calls `body` for each name in a folder except `.` and `..`, in the system's order.
  func readNames(
    _ folder: consuming Descriptor, of path: String,
    _ body: (FoundName, FileKind) throws(FileError) -> Void
  ) throws(FileError) {
    let number = folder.released()
    guard let stream = unsafe Self.stream(of: number) else {
      let error = FileError(.list, path, FileError.Reason(errno: errno))
      _ = close(number)
      throw error
    }
    defer { unsafe closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        guard errno == 0 else { throw FileError(.list, path, FileError.Reason(errno: errno)) }
        return
      }
      let name = unsafe FoundName(entry)
      if case .text(let text) = name, text == "." || text == ".." { continue }
      let kind = FileKind(entryType: unsafe entry.pointee.d_type)
      try body(name, unsafe kind ?? self.kind(of: entry, in: number))
    }
  }

  /// A stream of the names in an open folder. Like all system calls, those made here may be
  /// interrupted.
  private static func stream(of folder: Int32) -> OpaquePointer? {
    while true {
      let stream = unsafe fdopendir(folder)
      if unsafe stream != nil || errno != EINTR { return unsafe stream }
    }
  }

  /// Asks for the kind of an entry where the file system does not tell it with the name.
  private func kind(of entry: UnsafeMutablePointer<dirent>, in folder: Int32) -> FileKind {
    var status = stat()
    let found = retried {
      unsafe fstatat(folder, FoundName.characters(of: entry), &status, AT_SYMLINK_NOFOLLOW)
    }
    return found == 0 ? FileStatus(status).kind : .other
  }
}

/// A name as the system gives it: any bytes but `/` and NUL.
enum FoundName {
  case text(String)
  /// Not UTF-8; shown with `\xFF` for the bytes beyond ASCII.
  case bytes(shown: String)

  init(_ entry: UnsafeMutablePointer<dirent>) {
    let characters = unsafe Self.characters(of: entry)
    if let text = unsafe String(validatingCString: characters) {
      self = .text(text)
      return
    }
    var shown = ""
    for index in unsafe 0..<strlen(characters) {
      let byte = unsafe UInt8(bitPattern: characters[index])
      if (0x20..<0x7F).contains(byte) {
        shown.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        shown += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    self = .bytes(shown: shown)
  }

  static func characters(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    return unsafe UnsafeRawPointer(entry).advanced(by: offset)
      .assumingMemoryBound(to: CChar.self)
  }

  /// The complaint about a name that is not text.
  func problem(in folder: String) -> FileError {
    let shown =
      switch self {
      case .text(let text): text
      case .bytes(let shown): shown
      }
    return FileError(.list, folder.isEmpty ? shown : folder + "/" + shown, .nameIsNotText)
  }
}

extension FileKind {
  /// Reads the type that comes with a name; nil where the file system does not tell.
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_UNKNOWN): return nil
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    default: self = .other
    }
  }
}
