package import Diagnostics
import Planning
import Templates

/// A place where HTML is printed without being escaped.
package struct UnescapedUse: Sendable {
  /// The kind of place.
  package enum Kind: Sendable {
    /// An expression with the filter `safe`.
    case safeFilter
    /// The setting of a collection whose Markdown may hold raw HTML.
    case rawHTML
    /// Raw HTML in the Markdown of such a collection.
    case html
  }

  package let kind: Kind
  package let span: Span

  package init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// All of a site's templates and settings.
  static func all(in templates: TemplateSet, _ site: SiteDefinition) -> [UnescapedUse] {
    templates.safeUses.map { UnescapedUse(kind: .safeFilter, span: $0) }
      + site.collections.compactMap { collection in
        collection.rawHTML.map { UnescapedUse(kind: .rawHTML, span: $0) }
      }
  }
}
