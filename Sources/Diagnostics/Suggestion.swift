/// Finds what an author probably meant.
package enum Suggestion {
  /// The candidate closest to `typed`, or nil when none is close enough to be worth naming.
  ///
  /// Case and the separators `-` and `_` do not count; otherwise at most a third of the
  /// characters, and at least one, may differ by insertion, deletion, replacement or a swap of
  /// neighbours, and something has to be the same. Among equals the first candidate wins. Texts
  /// over 64 bytes are never compared. Cost: the lengths of the candidates; the few that have
  /// nearly the same letters cost the product of the lengths. A search ends with the best of what
  /// it has seen when it has looked at `workLimit` bytes, so that mistakes by the thousand among
  /// names by the thousand take no square of them. Where the candidates are all entries or pages of
  /// a site, `DiagnosticLog.nearest(to:among:)` looks at all of them, and bounds the work of all
  /// suggestions together.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    var search = SuggestionSearch(for: typed, workLimit: workLimit)
    return search.nearest(among: candidates)
  }

  /// How many bytes one search looks at: thousands of names.
  package static let workLimit = 50_000

  /// How many bytes a search for `typed` looks at.
  package static func work(to typed: String, among candidates: [String]) -> Int {
    var search = SuggestionSearch(for: typed, workLimit: workLimit)
    _ = search.nearest(among: candidates)
    return search.work
  }
}
