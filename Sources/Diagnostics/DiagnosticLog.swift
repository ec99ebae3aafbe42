/// The diagnostics found so far, in the order in which they were found.
///
/// A stage takes it `inout`, reports what it finds and continues. Work done in parallel fills a log
/// of its own, and logs are merged afterwards; drawing sorts by place, so timing has no influence.
package struct DiagnosticLog: Sendable {
  /// What was reported.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of bytes that were compared for suggestions.
  package private(set) var suggestionWork = 0

  /// How many bytes may be compared for all suggestions of this log together.
  private let suggestionWorkLimit: Int

  /// How many bytes may be compared for all suggestions of a site together.
  ///
  /// It is enough for the hundred diagnostics that are printed at most, on a site of ten thousand
  /// pages.
  package static let suggestionWorkLimit = 20_000_000

  /// The limit of a log that a part of a site fills, such as 32 files of its content.
  static let suggestionWorkLimitOfPart = 2_000_000

  /// Makes an empty log, of a whole site or of a part of it.
  package init(isPart: Bool = false) {
    suggestionWorkLimit = isPart ? Self.suggestionWorkLimitOfPart : Self.suggestionWorkLimit
  }

  private init(suggestionWorkLimit: Int) { self.suggestionWorkLimit = suggestionWorkLimit }

  /// An empty log for work whose diagnostics are inspected before they are reported here: it has as
  /// much work for suggestions as is left. `merge` takes it back, or `countSuggestionWork(of:)`
  /// where its diagnostics are changed or left out.
  package func emptyPart() -> DiagnosticLog {
    DiagnosticLog(suggestionWorkLimit: max(suggestionWorkLimit - suggestionWork, 0))
  }

  /// Whether any diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// A position in a log.
  package struct Mark: Sendable {
    fileprivate let count: Int
  }

  /// The present position, to ask later what was reported since.
  package var mark: Mark { Mark(count: diagnostics.count) }

  /// Whether what was made since a mark is certain: errors may have hidden a part of it.
  package func certainty(since mark: Mark) -> Certainty {
    diagnostics[mark.count...].contains { $0.severity == .error } ? .uncertain : .certain
  }

  /// Records a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Removes what was reported in a source since a mark.
  package mutating func removeAll(in source: SourceID, since mark: Mark) {
    let kept = diagnostics[mark.count...].filter { $0.span?.source != source }
    diagnostics.replaceSubrange(mark.count..., with: kept)
  }

  /// Takes over all diagnostics of another log.
  package mutating func merge(_ other: DiagnosticLog) {
    diagnostics.append(contentsOf: other.diagnostics)
    countSuggestionWork(of: other)
  }

  /// The log of a text that is not in a source as it was read: `place` gives the place in the source
  /// of each place in it. Second places and edits are left out.
  package func moved(by place: (Span) -> Span) -> DiagnosticLog {
    var moved = self
    for index in diagnostics.indices {
      moved.diagnostics[index].span = diagnostics[index].span.map(place)
      moved.diagnostics[index].places = []
      moved.diagnostics[index].help = diagnostics[index].help.map { Diagnostic.Help($0.message) }
    }
    return moved
  }

  /// The log with all advice changed.
  package func advising(_ change: (Diagnostic.Help) -> Diagnostic.Help) -> DiagnosticLog {
    var changed = self
    for index in diagnostics.indices {
      changed.diagnostics[index].help = diagnostics[index].help.map(change)
    }
    return changed
  }

  /// Counts the work of another log without its diagnostics.
  package mutating func countSuggestionWork(of other: DiagnosticLog) {
    suggestionWork += other.suggestionWork
  }

  /// Whether there is work left for suggestions: otherwise candidates need not be gathered.
  package var maySuggest: Bool { suggestionWork < suggestionWorkLimit }

  /// The candidate closest to what was typed, as `Suggestion.nearest(to:among:)` finds it, but not
  /// `own`: mistakes in files look for suggestions only by this function. Nil where this log has no
  /// work left for suggestions.
  package mutating func nearest(
    to typed: String, among candidates: some Sequence<String>, except own: String? = nil
  ) -> String? {
    let nearest = allNearest(to: typed, among: candidates, except: own)
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The candidates closest to what was typed: more than one where they are equally near; none where
  /// there are too many of them, or this log has no work left.
  package mutating func allNearest(
    to typed: String, among candidates: some Sequence<String>, except own: String? = nil
  ) -> [String] {
    guard maySuggest else { return [] }
    var search = SuggestionSearch(for: typed)
    defer { suggestionWork += search.work }
    let nearest = search.nearest(among: candidates, except: own)
    return nearest.count <= SuggestionSearch.mostEqual ? nearest : []
  }

  /// Names to suggest, gathered while there is work left; nil where there is none.
  ///
  /// This is the limit where names are gathered again for each mistake: thousands of mistakes would
  /// otherwise each gather thousands of names.
  package mutating func gathered(_ names: () -> [String]) -> [String]? {
    guard maySuggest else { return nil }
    let all = names()
    countSuggestionWork(all.count * Self.workOfGathering)
    return all
  }

  /// The work of gathering one name, in bytes: it is copied, and sorted among others.
  private static let workOfGathering = 32

  /// Counts the work of gathering candidates, in bytes that were read.
  package mutating func countSuggestionWork(_ work: Int) { suggestionWork += work }
}
