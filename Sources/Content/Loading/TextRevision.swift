package import Diagnostics
package import Schema

/// A content file with other bytes, of which only Markdown differs: every other value, every link,
/// and so every key, order and address is what it was. Places may differ.
///
/// It is found by binding the old bytes and the new ones and comparing what they give, so that
/// nobody has to know which bytes of a file mean what.
package struct TextRevision: Sendable {
  /// The file with its new bytes, and the identity it has had.
  package let source: Source
  /// The texts of the new fragments, which become the last buffers of the store.
  package let buffers: [[UInt8]]
  /// The fragments that differ, with their index in the store.
  package let fragments: [(index: Int, fragment: Fragment)]
}

extension LoadedFiles {
  /// What becomes of a content file with other bytes.
  ///
  /// - Parameters:
  ///   - index: The index of the file's source.
  ///   - bytes: What the file holds now.
  ///   - sources: The sources, of which the file's has the old bytes.
  ///   - store: The site's values.
  /// - Returns: Nil where more than Markdown differs, or where there is anything to report of the
  ///   file, so that all content has to be loaded again.
  package func revision(
    ofSource index: Int, to bytes: [UInt8], in sources: SourceMap, _ store: ValueStore
  ) -> TextRevision? {
    let file = index - loader.firstSource
    // The texts of the new bytes, then what had to be decoded or rendered.
    let buffer = store.buffers.count
    let old = loader.load(file, holding: sources.sources[index].bytes, buffer: buffer + 1)
    let new = loader.load(file, holding: bytes, buffer: buffer + 1)
    let comparison = ChunkComparison(old: old, new: new)
    guard let changed = comparison.changedFragments() else { return nil }
    let fragments = changed.map { index in
      let fragment = new.values.fragments[index]
        .shifted(by: starts[file].fragment, slots: starts[file].slot)
        .moved(fromBuffer: UInt32(index), to: UInt32(buffer))
      return (index: starts[file].fragment + index, fragment: fragment)
    }
    return TextRevision(
      source: new.sources[0], buffers: [bytes, new.values.text], fragments: fragments)
  }
}
