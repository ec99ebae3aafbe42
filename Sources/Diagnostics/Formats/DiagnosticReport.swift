package import Escaping

/// All diagnostics of a run as one text for programs, in the order in which people read them.
package struct DiagnosticReport: Sendable {
  /// The formats that programs read.
  package enum Format: String, CaseIterable, Sendable {
    /// One JSON object; `docs/ci.md` says what is in it.
    case json
    /// Commands of GitHub Actions, one per line.
    case github
    /// SARIF 2.1.0, the exchange format of static analysis.
    case sarif
  }

  let ordered: [Diagnostic]
  private let sources: SourceMap
  private let folder: String
  private let lines: [SourceID: SourceLines]

  /// Makes a report of diagnostics whose spans lie in `sources`. Where a format wants paths
  /// relative to the working folder, `folder` is put before them; `.` adds nothing.
  package init(_ diagnostics: [Diagnostic], sources: SourceMap, folder: String = ".") {
    ordered = DiagnosticOrder(sources: sources).sorted(diagnostics)
    self.sources = sources
    self.folder = folder
    var lines: [SourceID: SourceLines] = [:]
    for span in ordered.flatMap(\.allSpans) where lines[span.source] == nil {
      lines[span.source] = SourceLines(sources[span.source])
    }
    self.lines = lines
  }

  /// The report in a format, ended by a line feed; empty for `github` when nothing is wrong.
  package func text(as format: Format) -> String {
    switch format {
    case .json: json.written(escaping: DisplayText.isInvisible) + "\n"
    case .github: github
    case .sarif: sarif.written(escaping: DisplayText.isInvisible) + "\n"
    }
  }

  /// The report as one JSON object, ended by a line feed, with further members that a command adds.
  package func json(
    with members: [(String, JSONNode)], as layout: JSONNode.Layout = .indented
  ) -> String {
    JSONNode.object(jsonMembers + members)
      .written(as: layout, escaping: DisplayText.isInvisible) + "\n"
  }

  /// Where a span starts and ends.
  struct Region {
    /// The path of the file, relative to the site.
    let path: String
    let start: SourceLocation
    let end: SourceLocation
  }

  func region(of span: Span) -> Region {
    let source = sources[span.source]
    let known = lines[span.source] ?? SourceLines(source)
    return Region(
      path: source.path, start: known.location(of: Int(span.start)),
      end: known.location(of: Int(max(span.start, span.end))))
  }

  /// The text that fixes a mistake, as it is written in the file.
  func replacement(of help: Diagnostic.Help) -> String? {
    help.span.flatMap { help.text(in: sources[$0.source]) }
  }

  /// The path of a file from the working folder.
  func fullPath(_ path: String) -> String {
    if folder == "." || folder == "./" { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}

extension Diagnostic {
  /// The letter of the severity and the number of the rule, such as `E0301`.
  package var name: String { (severity == .error ? "E" : "W") + code.number }

  /// All places that a drawing or a report of the diagnostic shows.
  var allSpans: [Span] {
    [span].compactMap { $0 } + places.map(\.span) + help.compactMap(\.span)
  }
}
