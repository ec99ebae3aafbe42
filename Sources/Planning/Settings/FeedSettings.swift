/// The fields of entries that the items of a feed are made from, by name.
package struct FeedSettings: Sendable {
  /// When the entry was published.
  package let date: Spanned<String>
  /// When it was changed.
  package let updated: Spanned<String>?
  package let summary: Spanned<String>?
  package let content: Spanned<String>?
  package let image: Spanned<String>?
  package let author: Spanned<String>?
}
