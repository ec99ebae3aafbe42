/// A place to underline in a line.
struct SnippetMark {
  let span: Span
  let label: String?
  /// What it is underlined with.
  let sign: Character
  let style: DrawingStyle

  init(span: Span, label: String?, sign: Character, style: DrawingStyle) {
    self.span = span
    self.label = label.map { DisplayText($0).text }
    self.sign = sign
    self.style = style
  }
}

extension DiagnosticDrawing {
  /// The longest piece of a line that is drawn, in bytes.
  static var longestPiece: Int { 160 }

  /// The line in which the first mark starts, with all its marks, and, for a mark over several
  /// lines, the line in which it ends.
  func snippet(_ marks: [SnippetMark], gutter: Int) -> [String] {
    guard let first = marks.first else { return [] }
    let start = location(of: first.span)
    let end = endOfText(in: first.span)
    let last = location(of: end, in: first.span.source)
    let frame = paint(String(repeating: " ", count: gutter) + " │", .frame)
    guard marks.count == 1, last.line > start.line else {
      return [frame] + row(start, marks, gutter: gutter)
    }
    let source = first.span.source
    let head = SnippetMark(
      span: Span(source, Int(first.span.start), start.lineRange.upperBound), label: nil,
      sign: first.sign, style: first.style)
    let bytes = sources[source].bytes
    let textStart = last.lineRange.first { bytes[$0] > UInt8(ascii: " ") } ?? end
    let tail = SnippetMark(
      span: Span(source, min(textStart, end), end), label: first.label, sign: first.sign,
      style: first.style)
    let between =
      last.line > start.line + 1
      ? [paint(String(repeating: " ", count: max(0, gutter - 1)) + "⋮", .frame)] : []
    return [frame] + row(start, [head], gutter: gutter) + between
      + row(last, [tail], gutter: gutter)
  }

  /// A line of a source, and the lines below it that underline and explain places in it.
  private func row(_ location: SourceLocation, _ marks: [SnippetMark], gutter: Int) -> [String] {
    guard let first = marks.first else { return [] }
    let id = first.span.source
    let bytes = sources[id].bytes
    let line = location.lineRange
    let shown = piece(of: line, around: clamped(first.span, to: line), in: bytes)
    let cut = shown.lowerBound > line.lowerBound ? "…" : ""
    let tail = shown.upperBound < line.upperBound ? "…" : ""
    let number = String(location.line)
    let pad = String(repeating: " ", count: max(0, gutter - number.utf8.count))
    let drawn = marks.map { mark -> DrawnMark in
      let marked = clamped(clamped(mark.span, to: line), to: shown)
      let range = clamped(sources.secrets.widened(marked, of: id), to: shown)
      return DrawnMark(
        column: cut.count + sources.shown(shown.lowerBound..<range.lowerBound, of: id).width,
        width: max(1, sources.shown(range, of: id).width), mark: mark)
    }
    let text = cut + sources.shown(shown, of: id).text + tail
    let frame = paint(String(repeating: " ", count: gutter) + " │", .frame)
    return [paint(pad + number + " │", .frame) + (text.isEmpty ? "" : " " + text)]
      + comments(on: drawn).map { frame + " " + $0 }
  }

  /// A mark and its place in the drawn line, in columns.
  private struct DrawnMark {
    let column: Int
    let width: Int
    let mark: SnippetMark
  }

  /// A piece of text that starts at a column.
  private struct Piece {
    let column: Int
    let text: String
    let style: DrawingStyle
  }

  /// The underlines with the label of the rightmost beside it, and the labels of the others below
  /// theirs, from right to left.
  private func comments(on marks: [DrawnMark]) -> [String] {
    let ordered = marks.sorted { $0.column < $1.column }
    let underlines = ordered.enumerated().map { index, drawn in
      let label = index == ordered.count - 1 ? drawn.mark.label.map { " " + $0 } ?? "" : ""
      let signs = String(repeating: drawn.mark.sign, count: drawn.width)
      return Piece(column: drawn.column, text: signs + label, style: drawn.mark.style)
    }
    var lines = [line(of: underlines)]
    var waiting = ordered.dropLast().filter { $0.mark.label != nil }
    func bars() -> [Piece] {
      waiting.map { Piece(column: $0.column, text: "│", style: $0.mark.style) }
    }
    if !waiting.isEmpty { lines.append(line(of: bars())) }
    while let next = waiting.popLast() {
      let label = Piece(column: next.column, text: next.mark.label ?? "", style: next.mark.style)
      lines.append(line(of: bars() + [label]))
    }
    return lines
  }

  private func line(of pieces: [Piece]) -> String {
    var text = ""
    var column = 0
    for piece in pieces {
      text += String(repeating: " ", count: max(0, piece.column - column))
      text += paint(piece.text, piece.style)
      column = max(column, piece.column) + piece.text.unicodeScalars.count
    }
    return text
  }

  private func clamped(_ span: Span, to line: Range<Int>) -> Range<Int> {
    clamped(Int(span.start)..<max(Int(span.start), Int(span.end)), to: line)
  }

  private func clamped(_ range: Range<Int>, to line: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    return start..<min(max(range.upperBound, start), line.upperBound)
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
    var boundary = offset
    while boundary > 0, boundary > offset - 4, boundary < bytes.count,
      bytes[boundary] & 0xC0 == 0x80
    {
      boundary -= 1
    }
    return boundary
  }
}
