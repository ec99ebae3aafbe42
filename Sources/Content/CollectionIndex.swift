package import Tables

/// A collection of a site, or a translation of one: its position among the definitions.
package typealias CollectionIndex = TableIndex<Collection>

/// An entry of a collection.
package typealias EntryIndex = TableIndex<Entry>

extension [CollectionDefinition] {
  /// The element of a collection.
  subscript(collection: CollectionIndex) -> CollectionDefinition { self[collection.position] }
}
