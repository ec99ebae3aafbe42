import Diagnostics

// What may not be at the beginning or end of a document, or in a text.

extension YAMLTreeBuilder {
  /// Refuses a directive, so that libyaml never sees one: it compares each with all others.
  mutating func refuseDirective(at offset: Int, log: inout DiagnosticLog) {
    let offset = lines.skipSpace(from: offset)
    guard lines[offset] == 0x25, lines.startOfLine(at: offset) == offset else { return }
    fail(.yamlDirective(at: lines.span(offset, lines.endOfLine(from: offset))), log: &log)
  }

  /// Refuses what is after the end of the document.
  mutating func endDocument(at end: Int, isExplicit: Bool, log: inout DiagnosticLog) {
    var offset = lines.skipSpace(from: end)
    var isEnded = isExplicit
    while lines.isMarker(0x2E, at: offset) {
      offset = lines.skipSpace(from: offset + 3)
      isEnded = true
    }
    guard offset < lines.range.upperBound else { return checkGap(to: offset, log: &log) }
    fail(
      isEnded || lines.isMarker(0x2D, at: offset)
        ? .secondDocument(at: lines.span(offset, lines.endOfLine(from: offset)))
        : syntax.documentEnd(at: offset),
      log: &log)
  }

  /// Reports escapes for NUL, which a text cannot hold.
  func reportNULEscapes(in text: Range<Int>, log: inout DiagnosticLog) {
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard lines[offset] == 0x5C else {
        offset += 1
        continue
      }
      let length =
        switch lines[offset + 1] {
        case UInt8(ascii: "x"): 4
        case UInt8(ascii: "u"): 6
        case UInt8(ascii: "U"): 10
        default: 2
        }
      let digits = lines[offset + 1] == 0x30 ? offset + 1 : offset + 2
      if length > 2 || digits == offset + 1,
        (digits..<offset + length).allSatisfy({ lines[$0] == 0x30 })
      {
        log.report(.nulEscape(at: lines.span(offset, offset + length)))
      }
      offset += length
    }
  }
}
