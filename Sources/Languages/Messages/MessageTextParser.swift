import Diagnostics
import Escaping

/// Splits a text at its parameters: `{name}`; a literal brace is written twice.
struct MessageTextParser {
  /// A piece of a text.
  enum Piece {
    case literal([UInt8])
    case parameter(String)
  }

  private let text: MessageEntry.Text
  private var offset = 0
  private(set) var pieces: [Piece] = []
  private var literal: [UInt8] = []

  /// Reads a text and reports braces without a name; they are kept as they are.
  init(_ text: MessageEntry.Text, reportingTo log: inout DiagnosticLog) {
    self.text = text
    let bytes = text.bytes
    while offset < bytes.count {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
        literal.append(byte)
        offset += 2
      case UInt8(ascii: "{"): readParameter(reportingTo: &log)
      case UInt8(ascii: "}"):
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
    var end = offset + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), end > offset + 1 else {
      log.report(.brokenPlaceholder(at: span(offset..<end)))
      return takeLiteral()
    }
    endLiteral()
    pieces.append(.parameter(String(decoding: bytes[offset + 1..<end], as: UTF8.self)))
    offset = end + 1
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// The place of bytes of the text, or the whole text where escapes were decoded in it.
  private func span(_ range: Range<Int>) -> Span {
    let whole = text.span
    guard whole.range.count == text.bytes.count else { return whole }
    let start = whole.range.lowerBound
    return Span(whole.source, start + range.lowerBound, start + range.upperBound)
  }
}
