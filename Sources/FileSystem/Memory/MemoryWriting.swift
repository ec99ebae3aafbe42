import Synchronization

extension MemoryFileSystem {
  package func makeFolder(_ path: String) throws(FileError) {
    try perform(.makeFolder, path) { state throws(FileError) in
      try state.checkNew(path, .makeFolder)
      state.addFolder(at: path)
    }
  }

  package func write(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    let copy = Array(copying: bytes)
    try perform(.write, path) { state throws(FileError) in
      try state.checkNew(path, .write)
      guard state.hasRoom(for: copy.count) else { throw FileError(.write, path, .diskFull) }
      state.addBody(copy, at: path)
    }
  }

  package func append(_ bytes: Span<UInt8>, to path: String) throws(FileError) {
    let copy = Array(copying: bytes)
    try perform(.write, path) { state throws(FileError) in
      let number = try state.file(path, .write)
      guard state.hasRoom(for: copy.count) else { throw FileError(.write, path, .diskFull) }
      state.appendToBody(number, copy)
    }
  }

  package func link(_ path: String, as other: String) throws(FileError) {
    try perform(.link, other) { state throws(FileError) in
      let number = try state.file(path, .link)
      try state.checkNew(other, .link)
      state.addName(other, of: number)
    }
  }

  package func rename(_ path: String, to other: String) throws(FileError) {
    try perform(.rename, other) { state throws(FileError) in
      guard let source = state.entry(at: path) else { throw FileError(.rename, other, .missing) }
      guard !path.equalsByBytes(other) else { return }
      switch (source, state.entry(at: other)) {
      case (_, nil): try state.checkNew(other, .rename)
      case (.file, .file): break
      case (.folder, .folder):
        guard state.folder(at: other)?.isEmpty != false else {
          throw FileError(.rename, other, .folderNotEmpty)
        }
      case (.file, .folder): throw FileError(.rename, other, .isFolder)
      case (.folder, .file): throw FileError(.rename, other, .isNotFolder)
      }
      try state.checkApart(path, other, .rename)
      state.removeEntry(at: other)
      state.move(path, to: other)
    }
  }

  package func exchange(_ path: String, with other: String) throws(FileError) {
    try perform(.exchange, other) { state throws(FileError) in
      guard state.entry(at: path) != nil, state.entry(at: other) != nil else {
        throw FileError(.exchange, other, .missing)
      }
      try state.checkApart(path, other, .exchange)
      state.exchange(path, with: other)
    }
  }

  package func remove(_ path: String) throws(FileError) {
    try perform(.remove, path) { state throws(FileError) in
      _ = try state.file(path, .remove)
      state.removeEntry(at: path)
    }
  }

  package func removeFolder(_ path: String) throws(FileError) {
    try perform(.remove, path) { state throws(FileError) in
      guard let entry = state.entry(at: path) else { throw FileError(.remove, path, .missing) }
      guard case .folder = entry else { throw FileError(.remove, path, .isNotFolder) }
      guard state.folder(at: path)?.isEmpty == true else {
        throw FileError(.remove, path, .folderNotEmpty)
      }
      state.removeEntry(at: path)
    }
  }

  package func synchronize() throws(FileError) { try perform(.synchronize, "") { _ in } }

  package func lock(_ path: String, lockTimeout: Duration) throws(FileError) -> FileLock? {
    let key = Array(path.utf8)
    let isOurs = try perform(.lock, path) { state throws(FileError) in
      if state.entry(at: path) == nil {
        try state.checkNew(path, .lock)
        state.addBody(Array("1\n".utf8), at: path)
      }
      return state.locks.insert(key).inserted
    }
    guard isOurs else { return nil }
    return FileLock { [self] in
      state.withLock { state in
        state.removeEntry(at: path)
        state.locks.remove(key)
      }
    }
  }
}

extension MemoryState {
  /// Throws unless nothing is at a path and its folder exists.
  fileprivate func checkNew(
    _ path: String, _ operation: FileError.Operation
  ) throws(FileError) {
    guard FilePaths.isProper(path) else { throw FileError(operation, path, .leavesRoot) }
    guard entry(at: path) == nil else { throw FileError(operation, path, .exists) }
    switch entry(at: FilePaths.folder(of: path)) {
    case .folder: return
    case .file: throw FileError(operation, path, .isNotFolder)
    case nil: throw FileError(operation, path, .missing)
    }
  }

  /// Throws where one of two paths is below the other, or the root.
  fileprivate func checkApart(
    _ path: String, _ other: String, _ operation: FileError.Operation
  ) throws(FileError) {
    guard !path.isEmpty, !FilePaths.isBelow(path, other), !FilePaths.isBelow(other, path) else {
      throw FileError(operation, other, .unsupported)
    }
  }

  /// The body's number of the file at a path.
  fileprivate func file(
    _ path: String, _ operation: FileError.Operation
  ) throws(FileError) -> Int {
    switch entry(at: path) {
    case .file(let number): return number
    case .folder: throw FileError(operation, path, .isFolder)
    case nil: throw FileError(operation, path, .missing)
    }
  }
}

extension Array where Element == UInt8 {
  /// Copies the bytes of a span.
  package init(copying span: Span<UInt8>) {
    self = unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
  }
}
