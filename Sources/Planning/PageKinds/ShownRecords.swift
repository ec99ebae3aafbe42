package import Content
package import Schema

/// Records that have pages, one each.
package enum ShownRecords: Sendable, Hashable {
  case entries(of: CollectionIndex)
  /// The components in the list at a slot of the entries of a collection.
  case components(of: CollectionIndex, slot: FieldSlot)
}
