import Content
package import Diagnostics
import Tables

/// A collection whose Markdown may hold raw HTML, and where it does.
package struct RawHTML: Sendable {
  /// The name of the collection.
  package let collection: String
  /// Each block of HTML by its first line, and each start of an element within text.
  package let places: [Span]

  /// The collections that allow raw HTML, in the order of `site.yaml`, each with its translations.
  static func all(in content: SiteContent) -> [RawHTML] {
    content.collections.tableIndices.compactMap { index in
      let collection = content.collections[index]
      guard collection.definition.allowsHTML, collection.definition.translation == nil else {
        return nil
      }
      let translations = content.collections.filter {
        $0.definition.translation?.original == index
      }
      return RawHTML(
        collection: collection.definition.name,
        places: ([collection] + translations).flatMap(\.rawHTML))
    }
  }
}
