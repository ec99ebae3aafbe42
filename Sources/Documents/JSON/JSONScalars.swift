import Diagnostics
import Tables

// Strings and numbers: RFC 8259, sections 6 and 7.

extension JSONReader {
  /// Reads the string whose opening quote is at the offset.
  @inline(__always)
  mutating func readString(log: inout DiagnosticLog) -> Bool {
    let start = offset
    offset = endOfPlainText(from: start &+ 1)
    guard view[offset] == 0x22 else { return readHardString(from: start, log: &log) }
    offset &+= 1
    add(.string, start, offset, textStart: start &+ 1, count: offset &- start &- 2)
    return true
  }

  /// The offset of the first quote, backslash or control character from an offset on.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = ones << 7
    var offset = start
    while view.hasWord(at: offset) {
      let word = view.word(at: offset)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      // A byte's high bit is left where it was zero after the exclusive or, or below 0x20;
      // borrows may mark later bytes too, but the first mark is always right.
      let marks =
        ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
        | ((word &- ones &* 0x20) & ~word)
      guard marks & high == 0 else { return offset &+ (marks & high).trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while view[offset] >= 0x20, view[offset] != 0x22, view[offset] != 0x5C { offset &+= 1 }
    return offset
  }

  /// Reads the rest of a string that has an escape or a mistake.
  private mutating func readHardString(from start: Int, log: inout DiagnosticLog) -> Bool {
    let decodedStart = tree.decoded.count
    var plainStart = start + 1
    while true {
      appendDecoded(plainStart..<offset)
      switch view[offset] {
      case 0x22:
        offset += 1
        tree.nodes.append(
          DocumentNode(
            .string, isDecoded: true, start: start, end: offset, textStart: decodedStart,
            count: tree.decoded.count - decodedStart, next: tree.end + 1))
        return true
      case 0x5C: readEscape(log: &log)
      default:
        guard readControl(from: start, log: &log) else { return false }
      }
      guard !hasTooManyMistakes else { return false }
      plainStart = offset
      offset = endOfPlainText(from: offset)
    }
  }

  private mutating func appendDecoded(_ range: Range<Int>) {
    unsafe tree.decoded.append(contentsOf: view.pointer(to: range))
  }

  /// Refuses a control character in a string; false when the string has no end.
  private mutating func readControl(from start: Int, log: inout DiagnosticLog) -> Bool {
    guard offset < view.count else {
      log.report(.unclosedJSONString(at: span(start, endOfLine(from: start))))
      return false
    }
    let byte = view[offset]
    if byte == 0x0A || byte == 0x0D {
      // Without a quote in the rest of the text the string's end is missing.
      let hasQuote = (offset..<view.count).contains { view[$0] == 0x22 }
      guard hasQuote else {
        log.report(.unclosedJSONString(at: span(start, offset)))
        return false
      }
    }
    note(.controlInJSONString(UInt32(byte), at: span(offset, offset + 1)), log: &log)
    offset += 1
    return true
  }

  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < view.count, view[offset] != 0x0A, view[offset] != 0x0D { offset += 1 }
    return offset
  }

  // MARK: Escapes

  private mutating func readEscape(log: inout DiagnosticLog) {
    let start = offset
    let letter = view[offset + 1]
    offset += 2
    switch letter {
    case 0x22, 0x5C, 0x2F: tree.decoded.append(letter)
    case UInt8(ascii: "n"): tree.decoded.append(0x0A)
    case UInt8(ascii: "t"): tree.decoded.append(0x09)
    case UInt8(ascii: "r"): tree.decoded.append(0x0D)
    case UInt8(ascii: "b"): appendEscaped(0x08, from: start, log: &log)
    case UInt8(ascii: "f"): appendEscaped(0x0C, from: start, log: &log)
    case UInt8(ascii: "u"): readUnicodeEscape(from: start, log: &log)
    default:
      offset = min(start + 1, view.count)
      note(.jsonEscape(letter, at: span(start, start + 2)), log: &log)
    }
  }

  private mutating func readUnicodeEscape(from start: Int, log: inout DiagnosticLog) {
    guard let first = hexadecimal(at: start + 2) else {
      return note(.shortUnicodeEscape(at: span(start, start + 2)), log: &log)
    }
    offset = start + 6
    guard (0xD800...0xDFFF).contains(first) else {
      return appendEscaped(first, from: start, log: &log)
    }
    guard first < 0xDC00, view[offset] == 0x5C, view[offset + 1] == UInt8(ascii: "u"),
      let second = hexadecimal(at: offset + 2), (0xDC00...0xDFFF).contains(second)
    else { return note(.loneSurrogate(at: span(start, offset)), log: &log) }
    offset += 6
    appendEscaped(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), from: start, log: &log)
  }

  private mutating func appendEscaped(
    _ scalar: UInt32, from start: Int, log: inout DiagnosticLog
  ) {
    if rules.isProfile, scalar == 0 { note(.nulEscape(at: span(start, offset)), log: &log) }
    guard let scalar = Unicode.Scalar(scalar) else { return }
    tree.decoded.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
  }

  /// The number that four hexadecimal digits at an offset make.
  private func hexadecimal(at offset: Int) -> UInt32? {
    var number: UInt32 = 0
    for position in offset..<offset + 4 {
      switch view[position] {
      case let byte where byte >= 0x30 && byte <= 0x39: number = number << 4 | UInt32(byte - 0x30)
      case let byte where byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66:
        number = number << 4 | UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return number
  }

  // MARK: Numbers

  /// Reads the number that starts at the offset.
  @inline(__always)
  mutating func readNumber(log: inout DiagnosticLog) -> Bool {
    let start = offset
    if view[offset] == 0x2D { offset &+= 1 }
    let first = view[offset]
    skipDigits()
    let digits = offset &- start
    if view[offset] == 0x2E || view[offset] | 0x20 == 0x65 || !isDigit(first)
      || first == 0x30 && digits > 1
    {
      return readHardNumber(from: start, log: &log)
    }
    return addNumber(from: start, log: &log)
  }

  @inline(__always)
  private mutating func skipDigits() { while isDigit(view[offset]) { offset &+= 1 } }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  private mutating func addNumber(from start: Int, log: inout DiagnosticLog) -> Bool {
    let count = offset &- start
    if rules.isProfile, count > DocumentLimits.numberLength {
      note(
        .numberTooLong(count: count, limit: DocumentLimits.numberLength, at: span(start, offset)),
        log: &log)
    }
    add(.number, start, offset, textStart: start, count: count)
    return true
  }

  /// Reads a number that has a fraction, an exponent or a mistake.
  private mutating func readHardNumber(from start: Int, log: inout DiagnosticLog) -> Bool {
    offset = view[start] == 0x2D ? start + 1 : start
    let first = offset
    skipDigits()
    guard offset > first else {
      return recoverNumber(
        .digitsMissing(after: "the minus", at: span(offset, offset + 1)), log: &log)
    }
    if view[first] == 0x30, offset > first + 1 {
      note(.leadingZero(at: span(first, first + 1)), log: &log)
    }
    if view[offset] == 0x2E {
      offset += 1
      guard isDigit(view[offset]) else {
        return recoverNumber(
          .digitsMissing(after: "the point", at: span(offset, offset + 1)), log: &log)
      }
      skipDigits()
    }
    if view[offset] | 0x20 == 0x65 {
      offset += 1
      if view[offset] == 0x2B || view[offset] == 0x2D { offset += 1 }
      guard isDigit(view[offset]) else {
        return recoverNumber(
          .digitsMissing(after: "the exponent's 'e'", at: span(offset, offset + 1)), log: &log)
      }
      skipDigits()
    }
    return !hasTooManyMistakes && addNumber(from: start, log: &log)
  }
}
