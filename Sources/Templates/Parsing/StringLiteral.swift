import Diagnostics
import Tables

/// What the bytes between the quotes of a string mean.
enum StringLiteral {
  /// The text of a literal: its escapes are those of Python.
  static func decoded(
    _ content: ArraySlice<UInt8>, at source: SourceID, reportingTo log: inout DiagnosticLog
  ) -> [UInt8] {
    guard content.contains(UInt8(ascii: "\\")) else { return Array(content) }
    var bytes: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
        bytes.append(content[index])
        index += 1
        continue
      }
      let start = index
      index += 2
      switch content[start + 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        appendOctal(content[(start + 1)...], &index, &bytes)
      // Names of characters are not known.
      case UInt8(ascii: "N"): log.report(.badEscape(at: Span(source, start, index)))
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        bytes.append(content[start + 1])
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "x"): appendScalar(2, content, &index, &bytes, start, source, &log)
      case UInt8(ascii: "u"): appendScalar(4, content, &index, &bytes, start, source, &log)
      case UInt8(ascii: "U"): appendScalar(8, content, &index, &bytes, start, source, &log)
      default: bytes += content[start..<index]
      }
    }
    return bytes
  }

  /// Appends the character with the number of up to three octal digits.
  private static func appendOctal(
    _ content: ArraySlice<UInt8>, _ index: inout Int, _ bytes: inout [UInt8]
  ) {
    let digits = content.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    index = digits.endIndex
    let number = digits.reduce(into: UInt32(0)) { $0 = $0 * 8 + UInt32($1 - UInt8(ascii: "0")) }
    if let scalar = Unicode.Scalar(number) { bytes += Array(String(scalar).utf8) }
  }

  private static func appendScalar(
    _ digits: Int, _ content: ArraySlice<UInt8>, _ index: inout Int, _ bytes: inout [UInt8],
    _ start: Int, _ source: SourceID, _ log: inout DiagnosticLog
  ) {
    let end = min(index + digits, content.endIndex)
    let text = String(decoding: content[index..<end], as: UTF8.self)
    index = end
    guard let number = UInt32(unsigned: text, radix: 16), let scalar = Unicode.Scalar(number),
      text.utf8.count == digits
    else {
      log.report(.badEscape(at: Span(source, start, end)))
      return
    }
    bytes += Array(String(scalar).utf8)
  }
}
