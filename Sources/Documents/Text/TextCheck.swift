package import Diagnostics
import Tables

/// What the characters of a text may be.
package struct TextRules: Sendable {
  /// Whether control characters other than tab, line feed and carriage return are refused.
  let refusesControls: Bool
  /// Whether lines may end with a line feed, after a carriage return or not, only.
  let refusesOddLineEnds: Bool
  /// Whether NUL is refused, and characters that hide what is written are named.
  let namesInvisible: Bool

  /// The text of an article: no NUL.
  package static let body = TextRules(
    refusesControls: false, refusesOddLineEnds: false, namesInvisible: true)
  /// JSON as content: no control characters.
  package static let json = TextRules(
    refusesControls: true, refusesOddLineEnds: false, namesInvisible: true)
  /// YAML: no control characters, and one kind of line break.
  package static let yaml = TextRules(
    refusesControls: true, refusesOddLineEnds: true, namesInvisible: true)
  /// Any valid UTF-8.
  package static let unicode = TextRules(
    refusesControls: false, refusesOddLineEnds: false, namesInvisible: false)
}

extension Source {
  /// Where the text starts: after the byte order mark, where there is one.
  package var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Checks the characters of a range of bytes, reports what is wrong with them, and returns
  /// whether there is no error.
  ///
  /// Invalid UTF-8 ends the check, since nothing after it can be trusted; at most 20 places of each
  /// other kind are reported. Linear in time.
  package func checkText(
    in range: Range<Int>, _ rules: TextRules, log: inout DiagnosticLog
  ) -> Bool {
    ByteView.over(bytes) { view in
      if range.lowerBound < 4, let encoding = otherEncoding {
        log.report(.otherEncoding(encoding, at: Span(id, 0, 0)))
        return false
      }
      if rules.refusesControls, let conflict = MergeConflict.first(in: self, range) {
        log.report(.mergeConflict(conflict))
        return false
      }
      var check = TextCheck(
        view: view, source: id, offset: range.lowerBound, end: min(range.upperBound, view.count),
        rules: rules)
      check.run(log: &log)
      return !check.failed
    }
  }
}

/// One walk through the characters of a text.
private struct TextCheck {
  let view: ByteView
  let source: SourceID
  var offset: Int
  let end: Int
  let rules: TextRules
  var failed = false
  private var errors = 0
  private var warnings = 0
  private let limit = DocumentLimits.mistakes

  init(view: ByteView, source: SourceID, offset: Int, end: Int, rules: TextRules) {
    self.view = view
    self.source = source
    self.offset = offset
    self.end = end
    self.rules = rules
  }

  mutating func run(log: inout DiagnosticLog) {
    while offset < end, errors < limit {
      skipPlain()
      guard offset < end else { return }
      let byte = view[offset]
      if byte < 0x80 {
        checkASCII(byte, log: &log)
        offset += 1
      } else {
        let length = sequenceLength(byte)
        guard length > 0 else { return reportInvalid(log: &log) }
        // Below U+0080 + 0x20 and in a few other rows are the characters with rules.
        if byte == 0xC2 || byte == 0xE2 || byte == 0xF3 {
          checkScalar(scalar(length), length, log: &log)
        }
        offset += length
      }
    }
  }

  /// Skips characters that no rule concerns, sixteen at a time.
  @inline(__always)
  private mutating func skipPlain() {
    while offset &+ ByteBlock.scalarCount <= end {
      let count = view.block(at: offset).countOfPrintingASCII
      offset &+= count
      if count == ByteBlock.scalarCount { continue }
      // Line feeds and tabs are the most frequent reason to stop.
      guard view[offset] == 0x0A || view[offset] == 0x09 else { return }
      offset &+= 1
    }
  }

  private mutating func checkASCII(_ byte: UInt8, log: inout DiagnosticLog) {
    switch byte {
    case 0x20..<0x7F, 0x09, 0x0A: return
    case 0x0D:
      if rules.refusesOddLineEnds, offset + 1 >= end || view[offset + 1] != 0x0A {
        report(.loneCarriageReturn(at: Span(source, offset, offset + 1)), log: &log)
      }
    case 0:
      // The first one is enough: a binary file is full of them, and of other control characters.
      if rules.namesInvisible {
        report(.nulByte(at: Span(source, offset, offset + 1)), log: &log)
        errors = limit
      }
    default:
      if rules.refusesControls {
        report(
          .controlCharacter(UInt32(byte), at: Span(source, offset, offset + 1)), log: &log)
      }
    }
  }

  private mutating func checkScalar(_ scalar: UInt32, _ length: Int, log: inout DiagnosticLog) {
    let span = Span(source, offset, offset + length)
    switch scalar {
    case 0x80...0x9F where rules.refusesControls:
      report(.controlCharacter(scalar, at: span), log: &log)
    case 0x2028...0x2029 where rules.refusesOddLineEnds:
      report(.lineSeparator(scalar, at: span), log: &log)
    case 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
      guard rules.namesInvisible, warnings < limit else { return }
      warnings += 1
      log.report(.invisibleCharacter(scalar, at: span))
    default: return
    }
  }

  private mutating func report(
    _ diagnostic: Diagnostic, log: inout DiagnosticLog
  ) {
    failed = true
    errors += 1
    log.report(diagnostic)
  }

  private mutating func reportInvalid(log: inout DiagnosticLog) {
    failed = true
    var length = 1
    while length < 3, offset + length < end, view[offset + length] & 0xC0 == 0x80 { length += 1 }
    let sequence = (offset..<offset + length).map { view[$0] }
    log.report(
      .invalidUTF8(
        at: Span(source, offset, offset + length), offset: offset, sequence: sequence))
  }

  /// The number of bytes of the character at the offset, zero when it is not valid
  /// (RFC 3629: no overlong form, no surrogate, nothing above U+10FFFF).
  @inline(__always)
  private func sequenceLength(_ first: UInt8) -> Int {
    let second = offset + 1 < end ? view[offset + 1] : 0
    switch first {
    case 0xC2...0xDF:
      return second & 0xC0 == 0x80 ? 2 : 0
    case 0xE0...0xEF:
      let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
      return (lowest...highest).contains(second) && isContinuation(2) ? 3 : 0
    case 0xF0...0xF4:
      let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      return (lowest...highest).contains(second) && isContinuation(2) && isContinuation(3) ? 4 : 0
    default: return 0
    }
  }

  @inline(__always)
  private func isContinuation(_ distance: Int) -> Bool {
    offset + distance < end && view[offset + distance] & 0xC0 == 0x80
  }

  private func scalar(_ length: Int) -> UInt32 {
    var scalar = UInt32(view[offset]) & (0x7F >> UInt32(length))
    for distance in 1..<length { scalar = scalar << 6 | UInt32(view[offset + distance] & 0x3F) }
    return scalar
  }
}
