import Diagnostics
import Schema

/// Content that was loaded before, by which the same site is loaded again: what would be made the
/// same is taken over.
package struct KnownContent: Sendable {
  private let files: LoadedFiles
  /// The pictures of the content that hold what they held, by path.
  let pictures: [String: FileReference]
  private let unchanged: Set<String>

  /// Makes it of content and of the paths of files that certainly hold what they held when it was
  /// loaded; nil where the content was not remembered.
  package init?(_ files: LoadedFiles, unchanged: Set<String>) {
    guard !files.chunks.isEmpty else { return nil }
    self.files = files
    self.unchanged = unchanged
    var pictures: [String: FileReference] = [:]
    for chunk in files.chunks {
      for file in chunk.values.files where file.pixels != nil && unchanged.contains(file.path) {
        pictures[file.path] = file
      }
    }
    self.pictures = pictures
  }

  /// Whether what a loader makes of a chunk depends on its files and pictures alone, as far as it can
  /// differ from what is known.
  func isKnown(to loader: ChunkLoader) -> Bool { files.loader.makesTheSame(as: loader) }

  /// The chunk that begins with a file, if it would be loaded the same again.
  ///
  /// - Parameters:
  ///   - range: The files of the chunk.
  ///   - read: Reads a file, nil where that is not possible.
  /// - Returns: The chunk; nil where it has to be loaded.
  func chunk(_ range: Range<Int>, reading read: (ContentFile) -> [UInt8]?) -> LoadedChunk? {
    let chunk = files.chunks[range.lowerBound / files.loader.size]
    guard chunk.log.diagnostics.isEmpty, chunk.uncertain.isEmpty,
      chunk.values.files.allSatisfy({ unchanged.contains($0.path) })
    else { return nil }
    // A file may have been revised since then, without the chunk.
    for (index, source) in zip(range, chunk.sources) {
      guard read(files.loader.files[index]) == source.bytes else { return nil }
    }
    return chunk
  }
}

extension ChunkLoader {
  /// Whether it makes of the same files and pictures what another one makes of them.
  fileprivate func makesTheSame(as other: ChunkLoader) -> Bool {
    firstSource == other.firstSource && firstBuffer == other.firstBuffer && files == other.files
      && definitions == other.definitions && folder.paths == other.folder.paths
      && options.isLenient == other.options.isLenient
      && options.maximumFileSize == other.options.maximumFileSize
      && options.markdown == other.options.markdown && plan.models == other.plan.models
  }
}
