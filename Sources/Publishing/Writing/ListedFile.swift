package import FileSystem

/// A file of a site that is being published.
package struct ListedFile: Sendable {
  /// Its path in the output folder.
  package let path: String
  package let hash: ContentHash
  /// The number of its bytes.
  package let size: Int
}
