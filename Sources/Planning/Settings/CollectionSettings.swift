package import Diagnostics

/// A collection as `site.yaml` declares it.
package struct CollectionSettings: Sendable {
  package let name: Spanned<String>
  package let model: Spanned<String>
  package let from: Spanned<String>
  /// A field's name, with `-` before it for the other direction.
  package let order: [Spanned<String>]
  /// The keys or slugs of the entries that come before all others.
  package let first: [Spanned<String>]
  /// The place that allows raw HTML in the collection's Markdown; nil where it is not allowed.
  package let rawHTML: Span?
  /// Whether the collection's Markdown gets typographic signs; nil for the setting of the site.
  package let hasTypography: Bool?
  /// The same entries in other languages.
  package let translations: [TranslationSettings]
}

/// The entries of a collection in another language, as `site.yaml` declares them.
package struct TranslationSettings: Sendable {
  /// A BCP 47 tag.
  package let language: Spanned<String>
  package let from: Spanned<String>
}
