public import Tables

/// A node of a `DocumentTree`.
@usableFromInline
package typealias NodeIndex = TableIndex<DocumentNode>

extension NodeIndex {
  /// The root of any tree that is not empty.
  package static var root: NodeIndex { NodeIndex(0) }
}
