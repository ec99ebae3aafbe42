/// The entry that the destination of a link names: `recipes:apple-pie`, with or without an anchor
/// or a query.
package struct EntryDestination {
  /// The name of its collection.
  package let collection: String
  /// Its slug or its key.
  package let name: String

  /// Reads a destination; nil where it names no entry of these collections.
  package init?(_ destination: String, in collections: Set<String>) {
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    guard let colon = destination[..<end].firstIndex(of: ":") else { return nil }
    collection = String(destination[..<colon].drop { $0 == " " })
    name = String(destination[destination.index(after: colon)..<end])
    guard collections.contains(collection) else { return nil }
  }
}
