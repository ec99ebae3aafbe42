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
      guard case .file(let number) = entry, let body = state.bodies[number] else {
        throw FileError(.read, path, .isFolder)
      }
      return body
    }
  }

  package func tree(_ folder: String) throws(FileError) -> FileTree {
    try perform(.list, folder) { state throws(FileError) in
      try state.checkFolder(folder)
      let prefix = folder.isEmpty ? [] : Array(folder.utf8) + [UInt8(ascii: "/")]
      var tree = FileTree()
      for path in state.files.map(\.path) where path.utf8.starts(with: prefix) {
        let below = path.utf8.dropFirst(prefix.count)
        let names = below.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        if names.contains(where: FileTree.isIgnored) {
          tree.ignored.append(path)
        } else {
          tree.files.append(path)
        }
      }
      for (key, entry) in state.entries {
        guard case .folder = entry, key.bytes.starts(with: prefix) else { continue }
        let names = key.path.utf8.dropFirst(prefix.count).split(separator: UInt8(ascii: "/"))
        guard !names.contains(where: { FileTree.isIgnored(String(Substring($0))) }) else {
          continue
        }
        tree.folders.append(key.path)
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
      var found: [FolderEntry] = []
      for (key, entry) in state.entries {
        let path = key.path
        guard FilePaths.folder(of: path).equalsByBytes(folder) else { continue }
        let kind: FileKind = if case .folder = entry { .folder } else { .file }
        found.append(FolderEntry(name: FilePaths.name(of: path), kind: kind))
      }
      return found.sorted { $0.name.precedesByBytes($1.name) }
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
        guard let body = state.bodies[number] else { return nil }
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
      state.log.append(LogEntry(operation: operation, path: path))
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
