package import Diagnostics
package import FileSystem
package import Schema

/// The files that content was loaded from, with what is needed to load one of them again.
package struct LoadedFiles: Sendable {
  let loader: ChunkLoader
  /// The files, in their order.
  let files: [LoadedFile]
  /// The results of the chunks, if they are kept; otherwise empty.
  let chunks: [LoadedChunk]

  /// The paths of the files, in order.
  package var paths: [String] { loader.files.map(\.path) }

  /// The index in the store of the first fragment of each file; where a file has none, that of the
  /// next one.
  package var firstFragments: [FragmentIndex] { files.map(\.fragment) }

  /// What identifies each file as it was read; nil for one that could not be.
  package var identities: [HashedFile?] { files.map(\.identity) }

  /// The source that was read from the first file.
  package var firstSource: SourceID { loader.firstSource }

  /// The source that was read from the file at a path, such as `Content/stores/centro.md`; nil
  /// where no collection uses it. Cost: O(log files).
  package func source(at path: String, in sources: SourceMap) -> SourceID? {
    var low = loader.firstSource
    var high = loader.firstSource + loader.files.count
    while low < high {
      let middle = low + low.distance(to: high) / 2
      let other = sources.path(of: middle)
      if other.equalsByBytes(path) { return middle }
      if other.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
