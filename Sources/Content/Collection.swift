package import Diagnostics

/// A collection with its entries, in order.
package struct Collection: Sendable {
  /// What `site.yaml` says about it.
  package let definition: CollectionDefinition
  /// Its published entries, in its order.
  package let entries: [Entry]
  /// Where raw HTML is in the Markdown of its files; empty where it is not allowed.
  package let rawHTML: [Span]
}
