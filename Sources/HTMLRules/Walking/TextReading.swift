import Diagnostics
import Escaping

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

  func place(_ offset: Int) -> TagLexer.Place {
    TagLexer.Place(
      part: part, offset: offset, span: span(of: offset..<offset + 1), guards: guards)
  }
}

extension PageWalker {
  /// Reads static text on one way.
  mutating func read(_ reading: TextReading, in state: inout PageState) {
    let bytes = reading.text.bytes
    var index = 0
    while index < bytes.count {
      if state.lexer.state == .data || state.lexer.isReadingRaw {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if let first = bytes[index..<end].firstIndex(where: { !isWhitespace($0) }) {
          readText(at: reading.span(of: first..<end), in: &state)
        }
        count(1 + (end - index) / 16)
        index = end
        guard index < bytes.count else { return }
      }
      switch state.lexer.advance(over: bytes[index], at: reading.place(index)) {
      case .nothing: break
      case .doctype: readDoctype(in: &state)
      case .tag: readTag(in: &state)
      }
      count(1)
      index += 1
    }
  }

  private mutating func readTag(in state: inout PageState) {
    guard let tag = state.lexer.tag else { return }
    state.lexer.tag = nil
    state.lexer.rawName = []
    count(2 + state.open.count + tag.attributes.comparisons)
    if tag.isEnd { end(tag, in: &state) } else { start(tag, in: &state) }
    state.lexer.isForeign = state.isForeign
  }
}

extension TagLexer {
  /// Whether it reads the text of a `title` or `script`, and no end tag has begun.
  var isReadingRaw: Bool { state == .raw(matched: 0) }
}
