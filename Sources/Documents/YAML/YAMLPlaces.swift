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

  /// What is wrong with a key that is a mapping or a list: it is a text in braces, as templates
  /// have them, or a key after a question mark.
  func complexKey(_ start: Int, _ end: Int) -> Diagnostic {
    if start > range.lowerBound, view[start] == 0x7B, view[start - 1] == 0x7B {
      return reserved(at: start - 1, length: 2)
    }
    var offset = start
    while offset > range.lowerBound, view[offset - 1] == 0x20 { offset -= 1 }
    guard offset > range.lowerBound, view[offset - 1] == 0x3F else {
      return .complexKey(at: span(start, end))
    }
    return .complexKey(at: span(offset - 1, offset))
  }

  /// Refuses a directive, so that libyaml never sees one: it compares each with all others.
  mutating func refuseDirective(at offset: Int, log: inout DiagnosticLog) {
    let offset = skipSpace(from: offset)
    guard view[offset] == 0x25, startOfLine(at: offset) == offset else { return }
    fail(.yamlDirective(at: span(offset, endOfLine(from: offset))), log: &log)
  }

  /// Refuses what stands after the end of the document.
  mutating func endDocument(at end: Int, _ isExplicit: Bool, log: inout DiagnosticLog) {
    var offset = skipSpace(from: end)
    var isEnded = isExplicit
    while isMarker(0x2E, at: offset) {
      offset = skipSpace(from: offset + 3)
      isEnded = true
    }
    guard offset < range.upperBound else { return checkGap(to: offset, log: &log) }
    fail(
      isEnded || isMarker(0x2D, at: offset)
        ? .secondDocument(at: span(offset, endOfLine(from: offset))) : documentEnd(at: offset),
      log: &log)
  }

  /// Whether three dashes or full stops stand at an offset.
  private func isMarker(_ byte: UInt8, at offset: Int) -> Bool {
    view[offset] == byte && view[offset + 1] == byte && view[offset + 2] == byte
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
