/// Finds what an author probably meant.
package enum Suggestion {
  /// The candidate closest to `typed`, or nil when none is close enough to be worth naming.
  ///
  /// Case and the separators `-` and `_` do not count; otherwise at most a third of the
  /// characters, and at least one, may differ by insertion, deletion, replacement or a swap of
  /// neighbours, and something has to be the same. Among equals the first candidate wins. Texts
  /// over 64 bytes are never compared. Cost: the lengths of the candidates; the few that have
  /// nearly the same letters cost the product of the lengths. Where both what is typed and the
  /// candidates come from content, `DiagnosticLog.nearest(to:among:)` bounds the work of all
  /// suggestions together.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    var search = SuggestionSearch(for: typed)
    return search.nearest(among: candidates)
  }
}
