import Diagnostics
import Schema
import Tables

/// An entry as its file gives it, before it is compared with the others.
struct LoadedEntry: Sendable {
  let collection: CollectionIndex
  let structure: StructureID
  /// The slot of its record's header.
  var slot: SlotIndex
  /// The end of the slots that were bound for it.
  var end: SlotIndex
  let source: SourceID
  /// Its slug; empty where it has to be made from the key.
  var slug: TextSlice
  /// Where its slug is written; nil where it is made from a file's name or from the key.
  var slugSpan: Span?
  /// The text of its key; nil where its model has none.
  var key: TextSlice?
  /// Where it is written: its key, or the start of its file or element.
  let span: Span
  let keys: EntryKeys
  /// Whether it is a whole file rather than an element of a list.
  let isWholeFile: Bool

  /// Shifts the slots of the entry by the position of its chunk in the store.
  mutating func shift(by shift: Int) {
    slot = slot + shift
    end = end + shift
  }
}

extension LoadedEntry {
  /// Why the entry is left out of a build, and where that is written; nil where it is kept.
  func omission(_ options: ContentOptions) -> (reason: Omission.Reason, span: Span)? {
    if let draft = keys.draft, !options.includesDrafts { return (.draft, draft) }
    if let publish = keys.publish, publish.seconds > options.now, !options.includesScheduled {
      return (.scheduled(publish.seconds), publish.span)
    }
    if let expires = keys.expires, expires.seconds <= options.now, !options.includesExpired {
      return (.expired(expires.seconds), expires.span)
    }
    return nil
  }
}
