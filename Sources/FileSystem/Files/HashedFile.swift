/// What identifies a file as it was when it was read.
package struct HashedFile: Sendable {
  /// The hash of its bytes.
  package let hash: ContentHash
  /// Its status from before it was read; nil where there is none, or nobody asked for it.
  package let status: FileStatus?

  /// Makes what identifies a file.
  package init(hash: ContentHash, status: FileStatus?) {
    (self.hash, self.status) = (hash, status)
  }
}

extension FileSystem {
  /// Returns the bytes of a regular file, and what identifies it.
  /// - Throws: also where the file holds more than `limit` bytes.
  package func readHashed(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], file: HashedFile) {
    let (bytes, status) = try readWithStatus(path, limit: limit)
    return (bytes, HashedFile(hash: ContentHash(of: bytes), status: status))
  }
}
