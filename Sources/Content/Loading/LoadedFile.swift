import FileSystem
import Schema
import Tables

/// A file that was loaded.
struct LoadedFile: Sendable {
  /// Where its values begin: in its chunk, or in the store once the chunk was added.
  var slot: SlotIndex
  /// Where its fragments begin.
  var fragment: FragmentIndex
  /// What identifies the file as it was read; nil where it could not be, or nobody asks for it.
  var identity: HashedFile?
  /// The destinations of the links in it that show the names of entries.
  var namelessLinks: [[UInt8]] = []
}

extension LoadedFile {
  /// The file that is loaded into a chunk next.
  init(after chunk: borrowing ValueChunk, identity: HashedFile?) {
    self.init(
      slot: chunk.end, fragment: chunk.fragments.tableIndices.upperBound, identity: identity)
  }
}
