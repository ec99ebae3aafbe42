import Diagnostics
import Escaping

/// Splits a text at its parameters: `{name}`; a literal brace is written twice.
struct MessageTextParser {
  /// A piece of a text.
  enum Piece {
    case literal([UInt8])
    /// A name, and where it is in braces.
    case parameter(String, Span)
  }

  private let text: MessageEntry.Text
  private var offset = 0
  private(set) var pieces: [Piece] = []
  /// Whether it has braces that name nothing.
  private(set) var isBroken = false
  private var literal: [UInt8] = []

  /// Reads a text and reports markup, and braces without a name; they are kept as they are.
  init(_ text: MessageEntry.Text, reportingTo log: inout DiagnosticLog) {
    self.text = text
    let bytes = text.bytes
    if let markup = MessageMarkup(in: bytes) {
      let written = String(decoding: bytes[markup.range], as: UTF8.self)
      let place = span(markup.range)
      log.report(
        markup.kind == .tag
          ? .tagInMessage(written, at: place) : .referenceInMessage(written, at: place))
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
        literal.append(byte)
        offset += 2
      case UInt8(ascii: "{"): readParameter(reportingTo: &log)
      case UInt8(ascii: "}"):
        isBroken = true
        log.report(.brokenPlaceholder(at: span(offset..<offset + 1)))
        takeLiteral()
      default: takeLiteral()
      }
    }
    endLiteral()
  }

  private mutating func takeLiteral() {
    literal.append(text.bytes[offset])
    offset += 1
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = []
  }

  private mutating func readParameter(reportingTo log: inout DiagnosticLog) {
    let bytes = text.bytes
    var start = offset + 1
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    var close = end
    while close < bytes.count, bytes[close] == UInt8(ascii: " ") { close += 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    // Templates cannot write an argument whose name begins with a digit.
    guard close < bytes.count, bytes[close] == UInt8(ascii: "}"), !name.isEmpty,
      !isDigit(bytes[start])
    else {
      log.report(.brokenPlaceholder(at: span(offset..<(start > offset + 1 ? offset + 1 : end))))
      isBroken = true
      // The end of what is in these braces is no second mistake.
      let last = bytes[end...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      guard let last, bytes[last] == UInt8(ascii: "}") else { return takeLiteral() }
      while offset <= last { takeLiteral() }
      return
    }
    endLiteral()
    // What is meant is clear, and other texts may have the parameter.
    pieces.append(.parameter(name, span(offset..<close + 1)))
    if close > offset + name.utf8.count + 1 {
      let whole = span(offset..<close + 1)
      log.report(
        .spacedPlaceholder(name, at: whole, isExact: whole.range.count == close + 1 - offset))
    }
    offset = close + 1
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// The place of bytes of the text, or the whole text where escapes were decoded in it.
  private func span(_ range: Range<Int>) -> Span {
    let whole = text.span
    guard whole.range.count == text.bytes.count else { return whole }
    let start = whole.range.lowerBound
    return Span(whole.source, start + range.lowerBound, start + range.upperBound)
  }
}
