package import Tables

/// A node of a `DocumentTree`.
package typealias NodeIndex = TableIndex<DocumentNode>

extension NodeIndex {
  /// The root of any tree that is not empty.
  package static var root: NodeIndex { NodeIndex(0) }
}
