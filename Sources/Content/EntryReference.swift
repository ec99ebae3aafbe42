/// Where an entry is in a `SiteContent`.
package struct EntryReference: Sendable, Hashable, BitwiseCopyable {
  /// Its collection.
  package let collection: CollectionIndex
  /// Which of the collection's entries it is.
  package let entry: EntryIndex

  package init(collection: CollectionIndex, entry: EntryIndex) {
    self.collection = collection
    self.entry = entry
  }
}
