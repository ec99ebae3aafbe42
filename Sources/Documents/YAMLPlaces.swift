import Diagnostics

// Where things are that libyaml's events do not tell of.

extension YAMLTreeBuilder {
  /// The offset of the first byte that is not a space or a tab.
  func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, view[offset] == 0x20 || view[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// The offset of the first byte that is no blank, line end or comment.
  func skipSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound {
      switch view[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case 0x23: offset = endOfLine(from: offset)
      default: return offset
      }
    }
    return offset
  }

  /// The offset of the line end after an offset, or the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, view[offset] != 0x0A, view[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// The offset of the first byte of the line that an offset lies in.
  func startOfLine(at offset: Int) -> Int {
    var offset = offset
    while offset > range.lowerBound, view[offset - 1] != 0x0A { offset -= 1 }
    return offset
  }

  /// The offset of the blank or line end after an offset.
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, view[offset] > 0x20 { offset += 1 }
    return offset
  }

  /// Where the tag is that stands at an offset, or after an anchor that stands there.
  func tagStart(from offset: Int) -> Int {
    view[offset] == 0x26 ? skipSpace(from: endOfWord(from: offset)) : offset
  }

  /// The offset of a node whose anchor or tag stands at an offset.
  func skipProperties(from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound, view[offset] == 0x26 || view[offset] == 0x21 {
      offset = skipSpace(from: endOfWord(from: offset))
    }
    return offset
  }

  /// The question mark before a key, where there is one; else the key.
  func complexKeySpan(_ start: Int, _ end: Int) -> Span {
    var offset = start
    while offset > range.lowerBound, view[offset - 1] == 0x20 { offset -= 1 }
    guard offset > range.lowerBound, view[offset - 1] == 0x3F else { return span(start, end) }
    return span(offset - 1, offset)
  }

  /// Refuses a directive, so that libyaml never sees one: it compares each with all others.
  mutating func refuseDirective(at offset: Int, log: inout DiagnosticLog) {
    let offset = skipSpace(from: offset)
    guard view[offset] == 0x25, startOfLine(at: offset) == offset else { return }
    fail(.yamlDirective(at: span(offset, endOfLine(from: offset))), log: &log)
  }

  /// Refuses what stands after the end of the document.
  mutating func endDocument(at end: Int, log: inout DiagnosticLog) {
    var offset = skipSpace(from: end)
    while view[offset] == 0x2E, view[offset + 1] == 0x2E, view[offset + 2] == 0x2E {
      offset = skipSpace(from: offset + 3)
    }
    guard offset < range.upperBound else { return checkGap(to: offset, log: &log) }
    fail(.secondDocument(at: span(offset, endOfLine(from: offset))), log: &log)
  }

  /// Reports escapes for NUL, which a text cannot hold.
  func reportNULEscapes(in text: Range<Int>, log: inout DiagnosticLog) {
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard view[offset] == 0x5C else {
        offset += 1
        continue
      }
      let length =
        switch view[offset + 1] {
        case UInt8(ascii: "x"): 4
        case UInt8(ascii: "u"): 6
        case UInt8(ascii: "U"): 10
        default: 2
        }
      let digits = view[offset + 1] == 0x30 ? offset + 1 : offset + 2
      if length > 2 || digits == offset + 1,
        (digits..<offset + length).allSatisfy({ view[$0] == 0x30 })
      {
        log.report(.nulEscape(at: span(offset, offset + length)))
      }
      offset += length
    }
  }
}
