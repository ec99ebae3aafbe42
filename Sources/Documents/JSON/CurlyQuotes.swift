import Diagnostics

/// Finds texts in typographic quotation marks where JSON has straight ones.
struct CurlyQuotes {
  let view: ByteView
  let source: Source

  /// The text that begins with such a mark at an offset, and what is wrong with it; nil where none
  /// does.
  ///
  /// It ends with the next mark, which may be a straight one; where none is on the line, it is the mark.
  func text(at start: Int) -> (span: Span, mistake: Diagnostic)? {
    guard let first = length(at: start) else { return nil }
    var end = start + first
    while end < view.count, view[end] != 0x0A {
      if let last = view[end] == 0x22 ? 1 : length(at: end) {
        let span = Span(source.id, start, end + last)
        let bytes = source.bytes[start + first..<end]
        let isPlain = !bytes.contains { $0 == 0x5C || $0 < 0x20 }
        let text = isPlain ? String(decoding: bytes, as: UTF8.self) : nil
        return (span, .curlyQuotes(at: span, text: text))
      }
      end += 1
    }
    let span = Span(source.id, start, start + first)
    return (span, .curlyQuotes(at: span, text: nil))
  }

  /// How many bytes a typographic quotation mark at an offset has; nil where none is.
  private func length(at place: Int) -> Int? {
    switch (view[place], view[place + 1], view[place + 2]) {
    case (0xE2, 0x80, 0x98...0x9F): 3
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _): 2
    default: nil
    }
  }
}
