import Tables

/// A file to load and the collections that it belongs to.
struct ContentFile: Sendable, Equatable {
  /// A file among those of a site's content.
  typealias Index = TableIndex<ContentFile>

  /// Its path from the root of the file system.
  let path: String
  let format: ContentFormat
  /// Its uses, one per collection, in the order of the definitions.
  var uses: [Use]

  /// What a collection takes from a file.
  struct Use: Sendable, Equatable {
    let collection: CollectionIndex
    /// The list or entry to take, nil for the whole file.
    let selection: String?
  }
}
