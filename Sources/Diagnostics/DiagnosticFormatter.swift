/// Draws diagnostics for people: what is wrong, the line it is in with the place underlined, the
/// other places that matter, and what to write instead.
///
/// Diagnostics are drawn in the order of path, offset, severity and code, each once. Diagnostics
/// with the same words are drawn in full a few times; the rest are counted, with their first
/// places. Where there are still too many, each kind of mistake in each file is told before another
/// of the same kind and file is.
package struct DiagnosticFormatter: Sendable {
  /// The sources that spans lie in.
  package let sources: SourceMap
  /// Whether to colour the text with ANSI escape sequences.
  package var usesColor = false
  /// The number of diagnostics to draw at most; the rest are counted.
  package var limit = 100
  /// How to see those that are not drawn, said after their number; nil says nothing.
  package var wayToRest: String?
  /// The number of diagnostics with the same words that are drawn in full.
  var wholeDrawings = 3

  /// Makes a formatter of diagnostics whose spans lie in `sources`.
  package init(sources: SourceMap) { self.sources = sources }

  /// All diagnostics drawn, separated by blank lines, with a line that counts them at the end.
  /// Empty when there are none.
  package func text(of diagnostics: [Diagnostic]) -> String {
    let ordered = DiagnosticOrder(sources: sources).sorted(diagnostics)
    guard !ordered.isEmpty else { return "" }
    let drawings = drawings(ofOrdered: ordered).map { $0.text + "\n" }
    return drawings.joined() + summary(of: ordered) + "\n"
  }

  /// A part of a text of diagnostics.
  package struct Drawing: Hashable, Sendable {
    /// What is drawn, with a line feed at its end.
    package let text: String
    /// The place that it is about, if it is about one.
    package let span: Span?
  }

  /// All diagnostics drawn, each by itself, in the order and number in which `text(of:)` has them.
  package func drawings(of diagnostics: [Diagnostic]) -> [Drawing] {
    drawings(ofOrdered: DiagnosticOrder(sources: sources).sorted(diagnostics))
  }

  private func drawings(ofOrdered ordered: [Diagnostic]) -> [Drawing] {
    let alike = Dictionary(grouping: ordered, by: Words.init)
    var shown: [Diagnostic] = []
    var times: [Words: Int] = [:]
    for diagnostic in ordered {
      times[Words(diagnostic), default: 0] += 1
      if times[Words(diagnostic), default: 0] <= wholeDrawings { shown.append(diagnostic) }
    }
    shown = mostVaried(shown)
    let drawing = DiagnosticDrawing(of: shown, in: sources, usesColor: usesColor)
    var drawings: [Drawing] = []
    var untold = ordered.count
    times = [:]
    for diagnostic in shown {
      drawings.append(Drawing(text: drawing.whole(diagnostic), span: diagnostic.span))
      untold -= 1
      let words = Words(diagnostic)
      times[words, default: 0] += 1
      guard times[words] == wholeDrawings, let all = alike[words], all.count > wholeDrawings else {
        continue
      }
      let count = drawing.count(of: all.dropFirst(wholeDrawings)) + "\n"
      drawings.append(Drawing(text: count, span: nil))
      untold -= all.count - wholeDrawings
    }
    if untold > 0 {
      let way = wayToRest.map { ": " + $0 } ?? ""
      drawings.append(Drawing(text: "… and \(untold) more\(way)\n", span: nil))
    }
    return drawings
  }

  /// As many diagnostics as may be drawn, in their order: first of each code in each file, then
  /// second ones, and so on.
  private func mostVaried(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    var ranks: [Kind: Int] = [:]
    let ranked = diagnostics.enumerated().map { offset, diagnostic in
      let rank = ranks[Kind(diagnostic), default: 0]
      ranks[Kind(diagnostic)] = rank + 1
      return (rank: rank, offset: offset)
    }
    let chosen = ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.prefix(limit)
    return chosen.map(\.offset).sorted().map { diagnostics[$0] }
  }

  /// How many errors and warnings there are: `2 errors, 1 warning`.
  package func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.joined(separator: ", ")
  }

  /// The path, line and column of a span's start, such as `Content/site.yaml:3:7`.
  package func position(of span: Span) -> String {
    let source = sources[span.source]
    let location = source.location(of: Int(span.start))
    return "\(sources.shownPath(of: span.source)):\(location.line):\(location.column)"
  }

  /// A kind of mistake in a file.
  private struct Kind: Hashable {
    let code: DiagnosticCode
    let source: SourceID?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      source = diagnostic.span?.source
    }
  }

  /// What two diagnostics have in common that differ only in their place.
  private struct Words: Hashable {
    let code: DiagnosticCode
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
    }
  }
}
