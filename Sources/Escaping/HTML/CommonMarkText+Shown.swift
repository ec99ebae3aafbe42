extension CommonMarkText {
  /// Appends what a reader sees of the HTML that is written for plain Markdown: its text, without
  /// markup. Blocks begin on new lines, the lines of a paragraph are joined, and there is no
  /// whitespace at the ends. Linear in the size of the HTML.
  ///
  /// Plain Markdown gives `p`, `h1` to `h6`, `ul`, `ol`, `blockquote`, `pre`, and `li` with one
  /// line of text, and in them `em`, `strong`, `code` and `a`. Other HTML needs a full reader.
  package static func appendShown(ofHTML html: Span<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    var isInParagraph = false
    var isInCodeBlock = false
    var offset = 0
    while offset < html.count {
      let byte = html[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "<"):
        let isEnd = offset < html.count && html[offset] == UInt8(ascii: "/")
        let name = name(in: html, from: isEnd ? offset + 1 : offset)
        while offset < html.count, html[offset] != UInt8(ascii: ">") { offset += 1 }
        offset += 1
        if name == .paragraph { isInParagraph = !isEnd }
        if name == .codeBlock { isInCodeBlock = !isEnd }
        if name != .other, !isEnd { startLine(of: start, in: &output) }
      case UInt8(ascii: "\n") where !isInCodeBlock:
        // All others separate elements.
        if isInParagraph, output.count > start { output.append(0x20) }
      case UInt8(ascii: "&"):
        let (character, length) = reference(in: html, from: offset)
        output.append(character)
        offset += length
      default:
        if output.count > start || !isSpace(byte) { output.append(byte) }
      }
    }
    while output.count > start, let last = output.last, isSpace(last) { output.removeLast() }
  }

  /// What an element means for the text in it.
  private enum Name {
    case paragraph, codeBlock, otherBlock, other
  }

  private static func name(in html: Span<UInt8>, from offset: Int) -> Name {
    guard offset + 1 < html.count else { return .other }
    switch (html[offset], html[offset + 1]) {
    case (UInt8(ascii: "p"), UInt8(ascii: ">")): return .paragraph
    case (UInt8(ascii: "p"), _): return .codeBlock
    case (UInt8(ascii: "l"), _), (UInt8(ascii: "h"), _): return .otherBlock
    default: return .other
    }
  }

  private static func startLine(of start: Int, in output: inout [UInt8]) {
    if output.count > start, output.last != 0x0A { output.append(0x0A) }
  }

  /// The character that the reference after an `&` stands for, and the reference's length.
  private static func reference(in html: Span<UInt8>, from offset: Int) -> (UInt8, Int) {
    guard offset + 1 < html.count else { return (UInt8(ascii: "&"), 0) }
    switch (html[offset], html[offset + 1]) {
    case (UInt8(ascii: "a"), _): return (UInt8(ascii: "&"), 4)
    case (UInt8(ascii: "l"), _): return (UInt8(ascii: "<"), 3)
    case (UInt8(ascii: "g"), _): return (UInt8(ascii: ">"), 3)
    case (UInt8(ascii: "q"), _): return (UInt8(ascii: "\""), 5)
    default: return (UInt8(ascii: "&"), 0)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
