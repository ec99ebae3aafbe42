/// The diagnostics found so far, in the order in which they were found.
///
/// A stage takes it `inout`, reports what it finds and goes on. Work done in parallel fills a
/// log of its own, and logs are merged afterwards; drawing sorts by place, so timing never shows.
package struct DiagnosticLog: Sendable {
  /// What was reported.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The bytes that were looked at for suggestions.
  package private(set) var suggestionWork = 0

  /// How many bytes are looked at for all suggestions of this log together.
  private let suggestionWorkLimit: Int

  /// How many bytes are looked at for all suggestions of a site together.
  ///
  /// It is enough for the hundred diagnostics that are printed at most, on a site of ten thousand
  /// pages.
  package static let suggestionWorkLimit = 50_000_000

  /// The limit of a log that a part of a site fills, such as 32 files of its content.
  package static let suggestionWorkLimitOfPart = 2_000_000

  /// Makes an empty log, of a whole site or of a part of it.
  package init(isPart: Bool = false) {
    suggestionWorkLimit = isPart ? Self.suggestionWorkLimitOfPart : Self.suggestionWorkLimit
  }

  /// Whether any diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Records a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Takes over all diagnostics of another log.
  package mutating func merge(_ other: DiagnosticLog) {
    diagnostics.append(contentsOf: other.diagnostics)
    suggestionWork += other.suggestionWork
  }

  /// Whether there is work left for suggestions: without it, nobody need gather candidates.
  package var maySuggest: Bool { suggestionWork < suggestionWorkLimit }

  /// The candidate closest to what was typed, as `Suggestion.nearest(to:among:)` finds it, but not
  /// `own`: the one way in which mistakes in files ask for what was meant. Nil where the suggestions of this log have taken all their work.
  package mutating func nearest(
    to typed: String, among candidates: some Sequence<String>, except own: String? = nil
  ) -> String? {
    guard maySuggest else { return nil }
    var search = SuggestionSearch(for: typed)
    defer { suggestionWork += search.work }
    return search.nearest(among: candidates, except: own)
  }

  /// Counts the work of gathering candidates, in bytes that were looked at.
  package mutating func countSuggestionWork(_ work: Int) { suggestionWork += work }
}
