import Diagnostics

// What begins with `<` in static text and is no tag.
extension PageReader {
  /// Reports a slash that is separated from the `<` before it, as in `< /p>`.
  mutating func checkEndTag(at start: Int, in reading: TextReading, state: PageState) {
    let bytes = reading.text.bytes
    guard state.lexer.state == .data, bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[start + 1] | 0x20,
      let before = bytes[..<start].lastIndex(where: { $0 != 0x20 }), before < start - 1,
      bytes[before] == UInt8(ascii: "<")
    else { return }
    let span = reading.span(of: before..<start + 1)
    record.findings.report(.markupFault(MarkupFault(kind: .spacedEndTag, span: span)))
  }
}
