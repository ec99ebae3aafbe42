import FileSystem
import Incremental

/// The inputs of an earlier build: their digest, and the stamps by which files are recognised that
/// have not changed since.
struct EarlierInputs: Sendable {
  /// What was hashed: `InputDigest.written`.
  let digest: [UInt8]
  let stamps: InputStamps
}

/// The hashes of the files of an earlier build, where these are the same files in the same order.
struct KnownHashes: Sendable {
  private let known: EarlierInputs
  /// The place of each file's hash in the digest.
  private let places: [Int]

  /// Nil where the digest is about other files, another program or other options: then most files
  /// have to be read anyway.
  init?(_ known: EarlierInputs, after start: [UInt8], of paths: [String]) {
    let text = known.digest
    guard text.starts(with: start) else { return nil }
    var places: [Int] = []
    places.reserveCapacity(paths.count)
    var place = start.count
    for path in paths {
      guard let hash = DigestEntry.placeOfHash(of: path, at: place, in: text) else { return nil }
      places.append(hash)
      place += DigestEntry.size(of: path)
    }
    guard place == text.count else { return nil }
    (self.known, self.places) = (known, places)
  }

  /// A file if it still has the same stamp.
  func file(
    _ index: Int, at path: String, in files: some FileSystem
  ) throws(FileError) -> HashedFile? {
    let status = try files.status(of: path)
    guard known.stamps.trusts(index, FileStamp(status)),
      let hash = DigestEntry.hash(at: places[index], in: known.digest)
    else { return nil }
    return HashedFile(hash: hash, status: status)
  }
}
