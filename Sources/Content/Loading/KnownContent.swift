import Diagnostics
import FileSystem
import Schema

/// Content that was loaded before, with which the same site is loaded again: results that would be
/// the same are reused.
package struct KnownContent: Sendable {
  private let files: LoadedFiles
  /// The unchanged pictures of the content, by path.
  let pictures: [PathKey: FileReference]
  private let unchanged: Set<String>

  /// Makes it from content and the paths of files that are certainly unchanged since it was loaded;
  /// nil where the content was not kept.
  package init?(_ files: LoadedFiles, unchanged: Set<String>) {
    guard !files.chunks.isEmpty else { return nil }
    self.files = files
    self.unchanged = unchanged
    var pictures: [PathKey: FileReference] = [:]
    for chunk in files.chunks {
      for file in chunk.values.files where file.pixels != nil && unchanged.contains(file.path) {
        pictures[PathKey(file.path)] = file
      }
    }
    self.pictures = pictures
  }

  /// Whether the result of a loader for a chunk can differ from the known one only by its files and
  /// pictures.
  func isKnown(to loader: ChunkLoader) -> Bool { files.loader.makesTheSame(as: loader) }

  /// The chunk that begins with a file, if loading it again would give the same.
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
    // A file may have been replaced since then, without the chunk.
    for (index, source) in zip(range, chunk.sources) {
      guard read(files.loader.files[index]) == source.bytes else { return nil }
    }
    return chunk
  }
}

extension ChunkLoader {
  /// Whether it gives the same result as another one for the same files and pictures.
  fileprivate func makesTheSame(as other: ChunkLoader) -> Bool {
    firstSource == other.firstSource && firstBuffer == other.firstBuffer && files == other.files
      && definitions == other.definitions && folder.paths == other.folder.paths
      && options.isLenient == other.options.isLenient
      && options.maximumFileSize == other.options.maximumFileSize
      && options.markdown == other.options.markdown && plan.models == other.plan.models
  }
}
