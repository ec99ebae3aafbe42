package import Diagnostics
package import Schema
import Tables

/// A content file with new bytes, in which only texts differ: all other values, links and keys are
/// unchanged. Places may differ.
///
/// It is found by binding the old bytes and the new ones and comparing the results, so that no code
/// has to know which bytes of a file mean what.
package struct TextRevision: Sendable {
  /// The file with its new bytes, and its old identity.
  package let source: Source
  /// The texts of the new fragments, which become the last buffers of the store.
  package let buffers: [[UInt8]]
  /// The parts of the fragments, which are appended to the store's.
  package let parts: FragmentParts
  /// The fragments that differ, with their index in the store.
  package let fragments: [(index: FragmentIndex, fragment: Fragment)]
  /// The texts that differ and are not Markdown, with their slot in the store.
  package let texts: [(slot: SlotIndex, text: TextSlice)]
}

/// The HTML of a text before and after a change of its file, and where its holes are.
package struct TextChange: Sendable {
  /// One of the two.
  package struct Side: Sendable {
    package let html: [UInt8]
    /// The offsets of the holes in it.
    package let holes: [Int]
    /// Whether it has ids.
    package let hasAnchors: Bool
  }

  /// Its fragment, by its index in the file.
  package let index: FragmentIndex
  package let old: Side
  package let new: Side
  /// Whether both surely have the same headings, with the same anchors and at the same levels.
  package let hasSameHeadings: Bool
}

extension ContentLoader {
  /// The texts that another state of a file changes, where it changes nothing else.
  ///
  /// - Parameters:
  ///   - definitions: The collections of the site.
  ///   - sources: What was read before content, without diagnostics.
  ///   - path: The file.
  ///   - old: Its bytes when the site was built without diagnostics.
  ///   - new: Its bytes now.
  /// - Returns: Nil where all content has to be loaded again.
  package func textChanges(
    _ definitions: [CollectionDefinition], sources: SourceMap, ofFile path: String,
    from old: [UInt8], to new: [UInt8]
  ) -> [TextChange]? {
    var log = DiagnosticLog()
    let folder = contentFolder(log: &log)
    let alone = ContentFolder(
      files: files, path: options.folder, paths: [path], maximumFileSize: options.maximumFileSize)
    // Patterns that match no other file are not its concern.
    var ignored = DiagnosticLog()
    let found = FileFinder(
      definitions: definitions, folder: alone, knowsAllCollections: true
    ).find(log: &ignored)
    guard found.count == 1, log.diagnostics.isEmpty else { return nil }
    let source = sources.sources.count
    let loader = ChunkLoader(
      plan: BindingPlan(models: models), folder: folder, definitions: definitions,
      options: options, files: found, firstSource: SourceID(source),
      firstBuffer: BufferIndex(source + 1),
      secretFiles: SecretFiles(models: models, definitions: definitions))
    let before = loader.load(ContentFile.Index(0), holding: old, buffer: loader.firstBuffer)
    let after = loader.load(ContentFile.Index(0), holding: new, buffer: loader.firstBuffer)
    let comparison = ChunkComparison(old: before, new: after)
    guard let change = comparison.change(), change.texts.isEmpty else { return nil }
    var changes: [TextChange] = []
    for index in change.fragments {
      let (first, second) = (before.values.fragments[index], after.values.fragments[index])
      guard !first.holdsRawHTML, !second.holdsRawHTML else { return nil }
      changes.append(
        TextChange(
          index: index, old: before.side(of: first), new: after.side(of: second),
          hasSameHeadings: comparison.haveSameHeadings(first, second)))
    }
    return changes
  }
}

extension LoadedChunk {
  /// The HTML of a fragment of the only file, and its holes.
  fileprivate func side(of fragment: Fragment) -> TextChange.Side {
    TextChange.Side(
      html: Array(values.html[fragment.html.range]),
      holes: values.parts.holes[fragment.holes].map { Int($0.offset) },
      hasAnchors: !fragment.anchors.isEmpty)
  }
}

extension LoadedFiles {
  /// The revision of a content file with other bytes.
  ///
  /// - Parameters:
  ///   - source: The file's source.
  ///   - bytes: The bytes of the file now.
  ///   - sources: The sources, of which the file's has the old bytes.
  ///   - store: The site's values.
  /// - Returns: Nil where more than texts differs, or where there is anything to report about the
  ///   file, so that all content has to be loaded again.
  package func revision(
    of source: SourceID, to bytes: [UInt8], in sources: SourceMap, _ store: ValueStore
  ) -> TextRevision? {
    let file = ContentFile.Index(loader.firstSource.distance(to: source))
    let start = files[file.position]
    // The texts of the new bytes, then the HTML, then what had to be decoded.
    let buffer = store.buffers.tableIndices.upperBound
    let old = loader.load(file, holding: sources[source].bytes, buffer: buffer + 1)
    let new = loader.load(file, holding: bytes, buffer: buffer + 1)
    let comparison = ChunkComparison(old: old, new: new)
    guard let change = comparison.change() else { return nil }
    let fragments = change.fragments.map { index in
      let fragment = new.values.fragments[index]
        .shifted(
          by: start.fragment.position, slots: start.slot.position,
          parts: store.parts.counts
        )
        .moved(fromBuffer: ValueStore.buffer(of: source), to: buffer)
      return (index: start.fragment + index.position, fragment: fragment)
    }
    let texts = change.texts.map { slot in
      let text = new.values.slots[slot].text.moved(
        fromBuffer: ValueStore.buffer(of: source), to: buffer)
      return (slot: slot + start.slot.position, text: text)
    }
    return TextRevision(
      source: new.sources[0], buffers: [bytes, new.values.html, new.values.text],
      parts: new.values.parts.moved(fromBuffer: ValueStore.buffer(of: source), to: buffer),
      fragments: fragments, texts: texts)
  }
}
