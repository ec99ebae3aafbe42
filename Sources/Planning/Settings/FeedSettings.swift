/// The fields of entries that the items of a feed are made from, by name.
struct FeedSettings: Sendable {
  /// When the entry was published.
  let date: Spanned<String>
  /// When it was changed.
  let updated: Spanned<String>?
  let summary: Spanned<String>?
  let content: Spanned<String>?
  let image: Spanned<String>?
  let author: Spanned<String>?
}
