/// Draws diagnostics for people: what is wrong, the line it stands in with the place underlined,
/// the other places that matter, and what to write instead.
///
/// Diagnostics are drawn in the order of path, offset, severity and code, each once.
package struct DiagnosticFormatter: Sendable {
  /// The sources that spans lie in.
  package let sources: SourceMap
  /// Whether to colour the text with ANSI escape sequences.
  package var usesColor = false
  /// The number of diagnostics to draw at most; the rest is counted.
  package var limit = 100

  /// Makes a formatter of diagnostics whose spans lie in `sources`.
  package init(sources: SourceMap) { self.sources = sources }

  /// All diagnostics drawn, separated by blank lines, with a line that counts them at the end.
  /// Empty when there are none.
  package func text(of diagnostics: [Diagnostic]) -> String {
    let ordered = DiagnosticOrder(sources: sources).sorted(diagnostics)
    guard !ordered.isEmpty else { return "" }
    var text = ""
    for diagnostic in ordered.prefix(limit) { text += drawn(diagnostic) + "\n" }
    if ordered.count > limit { text += "… and \(ordered.count - limit) more\n\n" }
    return text + summary(of: ordered) + "\n"
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

  private func drawn(_ diagnostic: Diagnostic) -> String {
    let style: Style = diagnostic.severity == .error ? .error : .warning
    var lines = [headline(of: diagnostic, style: style)]
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
    let gutter = spans.map { number(ofLineAt: $0).count }.max() ?? 0
    if let span = diagnostic.span {
      lines += snippet(of: span, label: diagnostic.label, mark: "^", style: style, gutter: gutter)
    }
    for place in diagnostic.places {
      let path = paint(position(of: place.span), .path)
      lines.append(String(repeating: " ", count: gutter) + " " + paint("→", .frame) + " " + path)
      lines += snippet(
        of: place.span, label: place.label, mark: "-", style: .frame, gutter: gutter)
    }
    let indent = String(repeating: " ", count: gutter + 1)
    for note in diagnostic.notes { lines.append(indent + paint("= note:", .frame) + " " + note) }
    for help in diagnostic.help {
      lines.append(indent + paint("= help:", .help) + " " + help.message)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(of diagnostic: Diagnostic, style: Style) -> String {
    let letter = diagnostic.severity == .error ? "E" : "W"
    let kind = "\(diagnostic.severity.rawValue)[\(letter)\(diagnostic.code.number)]:"
    let place = diagnostic.span.map { paint(position(of: $0) + ":", .path) + " " } ?? ""
    return place + paint(kind, style) + " " + paint(diagnostic.message, .message)
  }

  /// The path, line and column of a span's start, such as `Content/site.yaml:3:7`.
  package func position(of span: Span) -> String {
    let source = sources[span.source]
    let location = source.location(of: Int(span.start))
    return "\(DisplayText(source.path).text):\(location.line):\(location.column)"
  }

  private func number(ofLineAt span: Span) -> String {
    String(sources[span.source].location(of: Int(span.start)).line)
  }
}

extension DiagnosticFormatter {
  /// The widest piece of a line that is drawn, in bytes.
  private static var longestPiece: Int { 160 }

  /// The line in which a span starts, between frames, with the span underlined.
  private func snippet(
    of span: Span, label: String?, mark: String, style: Style, gutter: Int
  ) -> [String] {
    let source = sources[span.source]
    let location = source.location(of: Int(span.start))
    let line = location.lineRange
    let start = min(max(Int(span.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(span.end), start), line.upperBound)
    let shown = piece(of: line, around: start..<end, in: source.bytes)
    let before = DisplayText(source.bytes[shown.lowerBound..<start])
    let inside = DisplayText(source.bytes[start..<min(end, shown.upperBound)])
    let after = DisplayText(source.bytes[min(end, shown.upperBound)..<shown.upperBound])
    let cut = (shown.lowerBound > line.lowerBound ? "…" : "")
    let tail = (shown.upperBound < line.upperBound ? "…" : "")
    let number = String(location.line)
    let pad = String(repeating: " ", count: max(0, gutter - number.utf8.count))
    let frame = paint(String(repeating: " ", count: gutter) + " │", .frame)
    let marks = String(repeating: mark, count: max(1, inside.width))
    let indent = String(repeating: " ", count: before.width + cut.count)
    let comment = label.map { " " + $0 } ?? ""
    return [
      frame,
      paint(pad + number + " │", .frame) + " " + cut + before.text + inside.text + after.text
        + tail,
      frame + " " + indent + paint(marks + comment, style),
    ]
  }

  /// The part of a line to show: all of it, or a window around the span when it is long.
  private func piece(
    of line: Range<Int>, around span: Range<Int>, in bytes: [UInt8]
  ) -> Range<Int> {
    guard line.count > Self.longestPiece else { return line }
    let lower = max(line.lowerBound, span.lowerBound - Self.longestPiece / 2)
    let upper = min(line.upperBound, lower + Self.longestPiece)
    return scalarBoundary(lower, in: bytes)..<scalarBoundary(max(upper, lower), in: bytes)
  }

  private func scalarBoundary(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

extension DiagnosticFormatter {
  /// What a piece of the drawing is, for its colour.
  private enum Style {
    case error, warning, help, path, message, frame

    /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117).
    var parameters: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .help: "1;32"
      case .path, .message: "1"
      case .frame: "1;34"
      }
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
  }
}
