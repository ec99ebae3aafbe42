import Synchronization

extension MemoryFileSystem {
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let body = try body(of: path)
    guard body.bytes.count <= limit else {
      throw FileError(.read, path, .tooLarge(limit: limit))
    }
    return body.bytes
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    let bytes = try self.body(of: path).bytes
    var start = 0
    while start < bytes.count {
      let end = min(start + 1 << 20, bytes.count)
      try body(bytes.span.extracting(start..<end))
      start = end
    }
  }

  private func body(of path: String) throws(FileError) -> MemoryState.Body {
    try perform(.read, path) { state throws(FileError) in
      guard let entry = state.entry(at: path) else { throw FileError(.read, path, .missing) }
      guard case .file(let number) = entry, let body = state.body(number) else {
        throw FileError(.read, path, .isFolder)
      }
      return body
    }
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    try perform(.list, folder) { state throws(FileError) in
      try state.checkFolder(folder)
      var tree = FileTree()
      let length = folder.isEmpty ? 0 : folder.utf8.count + 1
      state.folder(at: folder)?.forEach(below: folder) { path, item in
        let names = path.utf8.dropFirst(length).split(separator: UInt8(ascii: "/"))
        let isIgnored = names.contains { FileTree.isIgnored(String(Substring($0))) }
        switch item {
        case .file where isIgnored: tree.ignored.append(path)
        case .file: tree.files.append(path)
        case .folder where isIgnored: break
        case .folder: tree.folders.append(path)
        }
      }
      tree.files.sort { $0.precedesByBytes($1) }
      tree.folders.sort { $0.precedesByBytes($1) }
      tree.ignored.sort { $0.precedesByBytes($1) }
      return tree
    }
  }

  package func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    try perform(.list, folder) { state throws(FileError) in
      try state.checkFolder(folder)
      let found = state.folder(at: folder)
      let files = found?.files.keys.map { FolderEntry(name: $0.text, kind: .file) } ?? []
      let folders = found?.folders.keys.map { FolderEntry(name: $0.text, kind: .folder) } ?? []
      return (files + folders).sorted { $0.name.precedesByBytes($1.name) }
    }
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    try perform(.examine, path) { state throws(FileError) in
      switch state.entry(at: path) {
      case nil: return nil
      case .folder:
        return FileStatus(
          kind: .folder, size: 0, modified: 0, permissions: 0o755,
          identity: FileIdentity(device: 0, number: 0))
      case .file(let number):
        guard let body = state.body(number) else { return nil }
        return FileStatus(
          kind: .file, size: body.bytes.count, modified: body.modified, permissions: 0o644,
          identity: FileIdentity(device: 0, number: UInt64(number)))
      }
    }
  }

  /// Logs an operation and runs it while no other one runs.
  func perform<Result: Sendable>(
    _ operation: FileError.Operation, _ path: String,
    _ body: (inout MemoryState) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { state throws(FileError) in
      if state.isLogging { state.log.append(LogEntry(operation: operation, path: path)) }
      return try body(&state)
    }
  }
}

extension MemoryState {
  fileprivate func checkFolder(_ path: String) throws(FileError) {
    switch entry(at: path) {
    case .folder: return
    case .file: throw FileError(.list, path, .isNotFolder)
    case nil: throw FileError(.list, path, .missing)
    }
  }
}
