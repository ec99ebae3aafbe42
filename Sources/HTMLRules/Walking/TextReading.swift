import Diagnostics

/// A static text that is being read.
struct TextReading {
  let text: HTMLStaticText
  let span: Span
  let part: Int
  let guards: Guards

  /// Where bytes of it are written.
  func span(of range: Range<Int>) -> Span {
    let start = Int(span.start) + text.writtenOffset(of: range.lowerBound)
    let end = Int(span.start) + text.writtenOffset(of: range.upperBound)
    return Span(span.source, min(start, Int(span.end)), min(max(start, end), Int(span.end)))
  }

  /// Where the lexer finds bytes of it.
  func place(_ range: Range<Int>) -> TagLexer.Place {
    TagLexer.Place(part: part, offset: range.lowerBound, span: span(of: range), guards: guards)
  }
}
