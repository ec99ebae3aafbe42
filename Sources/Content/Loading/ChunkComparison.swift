import Diagnostics
import Schema
import Tables

/// Two states of one file, each bound as a separate chunk, and what differs between them.
struct ChunkComparison {
  let old: LoadedChunk
  let new: LoadedChunk

  /// What differs between the chunks: only texts, each in place of another text.
  struct Change {
    /// The fragments, with their indices in the chunks.
    let fragments: [FragmentIndex]
    /// The slots of texts that are not Markdown.
    let texts: [SlotIndex]
  }

  /// What differs, where only texts differ, of which none shows the name of an entry, and there is
  /// nothing to report; nil otherwise.
  func change() -> Change? {
    guard old.log.diagnostics.isEmpty, new.log.diagnostics.isEmpty, showEqualPlaces,
      (old.files + new.files).allSatisfy(\.namelessLinks.isEmpty),
      haveEqualReferences, let texts = changedTexts,
      old.entries.elementsEqual(new.entries, by: isEqual)
    else { return nil }
    let fragments = zip(old.values.fragments, new.values.fragments)
    guard old.values.fragments.count == new.values.fragments.count,
      fragments.allSatisfy(isReplaceable)
    else { return nil }
    let changed = new.values.fragments.tableIndices.filter {
      !old.values.parts.isSame(
        old.values.fragments[$0], as: new.values.fragments[$0], of: new.values.parts, by: isEqual)
    }
    return Change(fragments: changed, texts: texts)
  }

  /// Whether a fragment of the old chunk surely has the same headings as one of the new chunk. Those
  /// of an excerpt are not known.
  func haveSameHeadings(_ first: Fragment, _ second: Fragment) -> Bool {
    !first.isExcerpt && !second.isExcerpt
      && old.values.parts.haveSameHeadings(first, second, of: new.values.parts, by: isEqual)
  }

  /// Whether what is known about the file apart from pages is equal: its raw HTML, and its secrets,
  /// which messages leave out.
  private var showEqualPlaces: Bool {
    old.secrets == new.secrets
      && old.values.rawHTML.map(\.collection) == new.values.rawHTML.map(\.collection)
  }

  /// The slots whose texts differ; nil where another value does.
  private var changedTexts: [SlotIndex]? {
    let (first, second) = (old.values.slots, new.values.slots)
    guard first.count == second.count else { return nil }
    var changed: [SlotIndex] = []
    for index in first.indices where !isEqual(first[index], second[index]) {
      guard first[index].tag == .text, second[index].tag == .text else { return nil }
      changed.append(SlotIndex(index))
    }
    return changed
  }

  private var haveEqualReferences: Bool {
    old.values.recordCount == new.values.recordCount
      && old.values.files == new.values.files
      && old.values.references.elementsEqual(new.values.references) { first, second in
        first.slot == second.slot && first.field == second.field && first.target == second.target
          && isEqual(first.text, second.text)
      }
  }

  private func isEqual(_ first: Value, _ second: Value) -> Bool {
    guard first.tag == second.tag else { return false }
    return first.tag.isText || first.tag == .tree
      ? isEqual(first.text, second.text) : first == second
  }

  private func isEqual(_ first: LoadedEntry, _ second: LoadedEntry) -> Bool {
    first.collection == second.collection && first.structure == second.structure
      && first.slot == second.slot && first.end == second.end
      && first.isWholeFile == second.isWholeFile && isEqual(first.slug, second.slug)
      && (first.slugSpan == nil) == (second.slugSpan == nil) && isEqual(first.key, second.key)
      && isEqual(first.keys, second.keys)
  }

  private func isEqual(_ first: EntryKeys, _ second: EntryKeys) -> Bool {
    (first.draft == nil) == (second.draft == nil)
      && first.publish?.seconds == second.publish?.seconds
      && first.expires?.seconds == second.expires?.seconds
      && first.aliases.map(\.path) == second.aliases.map(\.path)
  }

  /// Whether one fragment can replace the other: their links have the same targets. Of a text without
  /// links and ids it is not noted on which page its entry is, which links to its ids need.
  private func isReplaceable(_ first: Fragment, _ second: Fragment) -> Bool {
    first.excerpt == second.excerpt && first.isExcerpt == second.isExcerpt
      && first.owner == second.owner
      && !(first.holes.isEmpty && first.anchors.isEmpty && !second.anchors.isEmpty)
      && old.values.parts.leadsToSame(first, as: second, of: new.values.parts, by: isEqual)
  }

  private func isEqual(_ first: TextSlice?, _ second: TextSlice?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return bytes(first, of: old).elementsEqual(bytes(second, of: new))
  }

  /// The bytes of a slice: in the file, or in what was made from it.
  private func bytes(_ slice: TextSlice, of chunk: LoadedChunk) -> ArraySlice<UInt8> {
    switch slice.buffer {
    case chunk.values.buffer: chunk.values.text[slice.range]
    case chunk.values.htmlBuffer: chunk.values.html[slice.range]
    default: chunk.sources[0].bytes[slice.range]
    }
  }
}
