import Diagnostics

extension ModelLexer {
  /// Reads a text in quotes, between `delimiter` signs `#`; the first quote is next.
  mutating func readString(delimiter: Int) -> (ModelToken.Kind, String) {
    let start = offset - delimiter
    offset += 1
    if peek() == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\"") {
      return skipMultilineString(from: start)
    }
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = peek()
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\""), hashes(after: 1) >= delimiter {
        offset += 1 + delimiter
        return (.string, String(decoding: text, as: UTF8.self))
      }
      if byte == UInt8(ascii: "\\"), hashes(after: 1) >= delimiter {
        readEscape(delimiter: delimiter, into: &text)
      } else {
        if byte < 0x20 || byte == 0x7F {
          log.report(.controlInModelText(at: Span(source, offset, offset + 1)))
        }
        text.append(byte)
        offset += 1
      }
    }
    log.report(.unclosedModelText("text in quotes", at: Span(source, start, offset)))
    unclosedEnd = offset
    return (.string, String(decoding: text, as: UTF8.self))
  }

  /// The number of signs `#` from `distance` on.
  private func hashes(after distance: Int) -> Int {
    var count = 0
    while peek(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private mutating func readEscape(delimiter: Int, into text: inout [UInt8]) {
    let start = offset
    offset += 1 + delimiter
    let letter = peek()
    offset = min(offset + 1, bytes.count)
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(letter)
    case UInt8(ascii: "u"):
      guard let scalar = readUnicodeEscape() else { fallthrough }
      text.append(contentsOf: String(scalar).utf8)
    default:
      if letter == UInt8(ascii: "\n") || letter == UInt8(ascii: "\r") { offset -= 1 }
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      // Most are those of a pattern, which then means what its author says.
      text += bytes[start..<offset]
      log.report(
        .wrongEscape(
          isInterpolation: letter == UInt8(ascii: "("), at: Span(source, start, offset)))
    }
  }

  /// Reads `{20AC}`; nil where it is not a scalar or U+0000.
  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard peek() == UInt8(ascii: "{") else { return nil }
    var end = offset + 1
    var value: UInt32 = 0
    while end < bytes.count, bytes[end].isHexDigit, end - offset <= 8 {
      let digit = bytes[end].isDigit ? bytes[end] & 0x0F : (bytes[end] & 0x0F) + 9
      value = value << 4 | UInt32(digit)
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), end > offset + 1, value > 0 else {
      return nil
    }
    offset = end + 1
    return Unicode.Scalar(value)
  }

  /// Skips a text of several lines between three quotes, which the model language lacks; the
  /// second of the opening quotes is next.
  private mutating func skipMultilineString(from start: Int) -> (ModelToken.Kind, String) {
    offset += 2
    let quote = UInt8(ascii: "\"")
    while offset < bytes.count, peek() != quote || peek(1) != quote || peek(2) != quote {
      offset += 1
    }
    offset = min(offset + 3, bytes.count)
    log.report(.multilineModelText(at: Span(source, start, offset)))
    return (.string, "…")
  }
}
