/// The drawing of one diagnostic: its headline, its places, its notes and help.
struct DiagnosticDrawing {
  let sources: SourceMap
  let usesColor: Bool
  private let lines: [SourceID: SourceLines]

  /// Makes the drawing of diagnostics whose spans lie in `sources`.
  init(of diagnostics: some Sequence<Diagnostic>, in sources: SourceMap, usesColor: Bool) {
    self.sources = sources
    self.usesColor = usesColor
    var lines: [SourceID: SourceLines] = [:]
    for diagnostic in diagnostics {
      for span in diagnostic.allSpans where lines[span.source] == nil {
        lines[span.source] = SourceLines(sources[span.source])
      }
    }
    self.lines = lines
  }

  /// Where it is, how severe it is, and what is wrong, in one line.
  func headline(of diagnostic: Diagnostic) -> String {
    let kind = "\(diagnostic.severity.rawValue)[\(diagnostic.name)]:"
    let place = diagnostic.span.map { paint(position(of: $0) + ":", .path) + " " } ?? ""
    return place + paint(kind, style(of: diagnostic)) + " "
      + paint(DisplayText(diagnostic.message).text, .message)
  }

  /// How many more diagnostics there are with the same words, and where the first of them are.
  func count(of others: some Swift.Collection<Diagnostic>) -> String {
    let places = others.compactMap(\.span).prefix(5).map { paint(position(of: $0), .path) }
    let more = others.count > places.count && !places.isEmpty ? ", …" : ""
    let list = places.isEmpty ? "" : ": " + places.joined(separator: ", ") + more
    return "… and \(others.count) more of the same" + list
  }

  /// The headline and everything below it, with a line feed at the end.
  func whole(_ diagnostic: Diagnostic) -> String {
    var text = [headline(of: diagnostic)]
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
    let gutter = spans.map { String(lastLine(of: $0)).utf8.count }.max() ?? 0
    var others = diagnostic.places[...]
    if let span = diagnostic.span {
      var marks = [
        SnippetMark(
          span: span, label: diagnostic.label, sign: "^", style: style(of: diagnostic))
      ]
      while let place = others.first, canShareLine(place, with: marks) {
        marks.append(SnippetMark(span: place.span, label: place.label, sign: "-", style: .frame))
        others = others.dropFirst()
      }
      text += snippet(marks, gutter: gutter)
    }
    for place in others {
      let path = paint(position(of: place.span), .path)
      text.append(String(repeating: " ", count: gutter) + " " + paint("→", .frame) + " " + path)
      let mark = SnippetMark(span: place.span, label: place.label, sign: "-", style: .frame)
      text += snippet([mark], gutter: gutter)
    }
    let indent = String(repeating: " ", count: gutter + 1)
    for note in diagnostic.notes {
      text.append(indent + paint("= note:", .frame) + " " + DisplayText(note).text)
    }
    for help in diagnostic.help {
      text.append(indent + paint("= help:", .help) + " " + DisplayText(help.message).text)
    }
    return text.joined(separator: "\n") + "\n"
  }

  /// Whether a place is drawn under the line that is already marked: it is in that line, does not
  /// overlap other marks, and no part of the line has to be cut.
  private func canShareLine(_ place: Diagnostic.Place, with marks: [SnippetMark]) -> Bool {
    let spans = marks.map(\.span) + [place.span]
    guard spans.allSatisfy({ $0.source == place.span.source }) else { return false }
    let first = location(of: spans[0])
    guard first.lineRange.count <= Self.longestPiece,
      spans.allSatisfy({ location(of: $0).line == first.line && lastLine(of: $0) == first.line })
    else { return false }
    return marks.allSatisfy { mark in
      max(mark.span.end, mark.span.start + 1) < place.span.start
        || max(place.span.end, place.span.start + 1) < mark.span.start
    }
  }

  private func style(of diagnostic: Diagnostic) -> DrawingStyle {
    diagnostic.severity == .error ? .error : .warning
  }

  private func position(of span: Span) -> String {
    let location = location(of: span)
    return "\(sources.shownPath(of: span.source)):\(location.line):\(location.column)"
  }

  /// Where a span starts.
  func location(of span: Span) -> SourceLocation { location(of: Int(span.start), in: span.source) }

  func location(of offset: Int, in source: SourceID) -> SourceLocation {
    lines[source]?.location(of: offset) ?? sources[source].location(of: offset)
  }

  /// The line in which a span ends, not counting whitespace and line breaks at its end.
  func lastLine(of span: Span) -> Int {
    location(of: endOfText(in: span), in: span.source).line
  }

  /// The offset after the last visible byte of a span.
  func endOfText(in span: Span) -> Int {
    let bytes = sources[span.source].bytes
    var end = min(Int(span.end), bytes.count)
    while end > Int(span.start), bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return max(end, Int(span.start))
  }

  func paint(_ text: String, _ style: DrawingStyle) -> String {
    usesColor ? style.colored(text) : text
  }
}
