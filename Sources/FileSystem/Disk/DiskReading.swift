#if canImport(Glibc)
  import Glibc
#endif

extension DiskFileSystem {
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try read(path, open(path), limit: limit)
  }

  package func readWithStatus(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus?) {
    let opened = try open(path)
    let status = opened.status
    return (try read(path, opened, limit: limit), status)
  }

  private func read(
    _ path: String, _ opened: consuming OpenFile, limit: Int
  ) throws(FileError) -> [UInt8] {
    guard opened.size <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
    // Asking for one byte more than the file has shows its end, or that it has grown since.
    let (size, capacity) = (opened.size, opened.size + 1)
    let file = Descriptor(opened.released())
    let bytes = try readAll(
      file, path, capacity: capacity, expected: size > 0 ? size : nil)
    guard bytes.count == capacity else { return bytes }
    return try readGrown(file, path, bytes, limit: limit)
  }

  /// Reads until the end of the file or until `capacity` bytes are there.
  private func readAll(
    _ file: borrowing Descriptor, _ path: String, capacity: Int, expected: Int? = nil
  ) throws(FileError) -> [UInt8] {
    let number = file.number
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let got = retried { unsafe Glibc.read(number, rest.baseAddress, rest.count) }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        count += got
        // As many bytes as the file should have, though one more was asked for: this is its end,
        // and another read is not needed.
        if count == expected { return }
      }
    }
    if let failure { throw FileError(.read, path, FileError.Reason(errno: failure)) }
    return bytes
  }

  private func readGrown(
    _ file: borrowing Descriptor, _ path: String, _ start: [UInt8], limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes = start
    while bytes.count <= limit {
      let more = try readAll(file, path, capacity: 65536)
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw FileError(.read, path, .tooLarge(limit: limit))
  }

  package func readPieces(
    of path: String, _ body: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    let file = Descriptor(try open(path).released())
    while true {
      let piece = try readAll(file, path, capacity: 1 << 20)
      if piece.isEmpty { return }
      try body(piece.span)
    }
  }

  package func read(_ part: Range<Int>, of path: String) throws(FileError) -> [UInt8] {
    let file = Descriptor(try open(path).released())
    let number = file.number
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: part.count) { buffer, count in
      while count < part.count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let got = retried {
          unsafe pread(number, rest.baseAddress, rest.count, off_t(part.lowerBound + count))
        }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw FileError(.read, path, FileError.Reason(errno: failure)) }
    return bytes
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    guard path.isEmpty || FilePaths.isProper(path) else {
      throw FileError(.examine, path, .leavesRoot)
    }
    var status = stat()
    let name = path.isEmpty ? "." : path
    let result = retried { unsafe fstatat(root.number, name, &status, AT_SYMLINK_NOFOLLOW) }
    guard result != 0 else {
      return FileStatus(status)
    }
    guard errno != ENOENT && errno != ENOTDIR else { return nil }
    throw FileError(.examine, path, FileError.Reason(errno: errno))
  }

  package func fileStatus(of path: String) throws(FileError) -> FileStatus {
    let file = try open(path)
    return file.status
  }
}
