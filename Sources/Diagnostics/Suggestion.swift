/// Finds what an author probably meant.
package enum Suggestion {
  /// The candidate closest to `typed`, or nil when none is close enough to be worth naming.
  ///
  /// Case and the separators `-` and `_` do not count; otherwise at most a third of the characters,
  /// and at least one, may differ by insertion, deletion, replacement or a swap of neighbours, and
  /// something has to be the same. Where others are as near as the nearest, none is named: either may
  /// have been meant. Texts over 64 bytes are never compared. Cost: the lengths of the candidates; the few that have nearly the same letters
  /// cost the product of the lengths. A search ends after `workLimit` bytes with the best candidate
  /// so far, so that the work is not quadratic where there are thousands of mistakes and thousands
  /// of names. Where the candidates are all entries or pages of a site,
  /// `DiagnosticLog.nearest(to:among:)` reads all of them, and limits the work of all suggestions
  /// together.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    var search = SuggestionSearch(for: typed, workLimit: workLimit)
    let nearest = search.nearest(among: candidates)
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// Whether a name was probably meant by `typed`, as `nearest(to:among:)` finds it. The work is not
  /// limited: it is asked where a secret would be shown otherwise.
  package static func isNear(_ typed: String, to name: String) -> Bool {
    nearest(to: typed, among: [name]) != nil
  }

  /// How many bytes one search may read: thousands of names.
  package static let workLimit = 50_000

  /// How many bytes a search for `typed` reads.
  package static func work(to typed: String, among candidates: [String]) -> Int {
    var search = SuggestionSearch(for: typed, workLimit: workLimit)
    _ = search.nearest(among: candidates)
    return search.work
  }
}
