import Diagnostics

/// The bytes of a YAML text with its lines, words and blanks: the places that libyaml's events do
/// not give.
struct YAMLLines {
  let source: Source
  let view: ByteView
  /// The part of the source that is read.
  let range: Range<Int>

  /// The byte at an offset; zero past the end of the source.
  subscript(offset: Int) -> UInt8 { view[offset] }

  /// The span of a range of bytes, which may extend past the end of the text.
  func span(_ start: Int, _ end: Int) -> Span {
    let end = min(end, range.upperBound)
    return Span(source.id, min(start, end), end)
  }

  // MARK: Offsets

  /// The offset of the first byte that is not a space or a tab.
  func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, self[offset] == 0x20 || self[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// The offset of the first byte that is not a blank, line break or comment.
  func skipSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound {
      switch self[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case 0x23: offset = endOfLine(from: offset)
      default: return offset
      }
    }
    return offset
  }

  /// The offset of the line break after an offset, or the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, self[offset] != 0x0A, self[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// The offset of the first byte of the line that an offset lies in.
  func startOfLine(at offset: Int) -> Int {
    var offset = offset
    while offset > range.lowerBound, self[offset - 1] != 0x0A { offset -= 1 }
    return offset
  }

  /// The offset of the blank or line break after an offset.
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, self[offset] > 0x20 { offset += 1 }
    return offset
  }

  /// The start of a tag at an offset, or after an anchor at that offset.
  func tagStart(from offset: Int) -> Int {
    self[offset] == 0x26 ? skipSpace(from: endOfWord(from: offset)) : offset
  }

  /// The offset of a node whose anchor or tag is at an offset.
  func skipProperties(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, self[offset] == 0x26 || self[offset] == 0x21 {
      offset = skipSpace(from: endOfWord(from: offset))
    }
    return offset
  }

  /// Whether three dashes or full stops are at an offset.
  func isMarker(_ byte: UInt8, at offset: Int) -> Bool {
    self[offset] == byte && self[offset + 1] == byte && self[offset + 2] == byte
  }

  /// What is after the `|` or `>` of a block scalar: its chomping (`-`, `+`, or zero), whether its
  /// indentation is given, and where the rest of the line starts.
  func blockHeader(at start: Int) -> (chomping: UInt8, isIndentGiven: Bool, end: Int) {
    var header: (chomping: UInt8, isIndentGiven: Bool, end: Int) = (0, false, start + 1)
    while self[header.end] > 0x20, self[header.end] != 0x23 {
      let byte = self[header.end]
      if byte == 0x2B || byte == 0x2D { header.chomping = byte }
      if byte &- 0x31 < 9 { header.isIndentGiven = true }
      header.end += 1
    }
    return header
  }

  // MARK: Pieces

  /// The first colon with a blank after it.
  func separator(in range: Range<Int>) -> Int? {
    range.first { self[$0] == 0x3A && self[$0 + 1] <= 0x20 }
  }

  /// The line before one that is neither empty nor a comment, without its end.
  func lineAbove(_ line: Int) -> Range<Int>? {
    var line = line
    while line > range.lowerBound {
      let start = startOfLine(at: line - 1)
      let first = skipBlanks(from: start)
      if self[first] > 0x20, self[first] != 0x23 { return start..<endOfLine(from: start) }
      line = start
    }
    return nil
  }

  /// A range without the blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  /// The bytes of the character at an offset.
  func characterSpan(at offset: Int) -> Span {
    var end = min(offset + 1, range.upperBound)
    while end < range.upperBound, self[end] & 0xC0 == 0x80 { end += 1 }
    return span(min(offset, range.upperBound), end)
  }

  /// The character at an offset, as a text.
  func character(at offset: Int) -> String { string(characterSpan(at: offset).range) }
}
