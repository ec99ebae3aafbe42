package import Diagnostics
import Planning
import Templates

/// A place where somebody vouches for HTML.
package struct UnescapedUse: Sendable {
  /// What is said there.
  package enum Kind: Sendable {
    /// An expression with the filter `safe`.
    case safeFilter
    /// The setting of a collection whose Markdown may hold raw HTML.
    case rawHTML
  }

  package let kind: Kind
  package let span: Span

  /// All of a site.
  static func all(in templates: TemplateSet, _ site: SiteDefinition) -> [UnescapedUse] {
    templates.safeUses.map { UnescapedUse(kind: .safeFilter, span: $0) }
      + site.collections.compactMap { collection in
        collection.rawHTML.map { UnescapedUse(kind: .rawHTML, span: $0) }
      }
  }
}
