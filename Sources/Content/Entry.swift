package import Diagnostics
package import Schema

/// A checked entry of a collection.
package struct Entry: Sendable, BitwiseCopyable {
  /// The slot of its record's header.
  package let slot: SlotIndex
  /// The file it was written in.
  package let source: SourceID
  /// Its slug, unique in its collection.
  package let slug: TextSlice
  /// The text of its key, unique in its collection; the slug where its model has no key.
  package let key: TextSlice
  /// Where it is written: its key's value, or the start of its file.
  package let span: Span
}
